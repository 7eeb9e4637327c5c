/** A game once more, as it comes from the server: its steps, its facts, and keys to go through it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as http from "../api/http";
import { asProblem, type Problem, type StepShown } from "../api/types";
import type { Step } from "../table/face";
import { useAsk } from "./asking";

/** In the place of a seat: what everybody may see. */
export const NOBODY = "watch";

/** One step, or none; steps that were seen are kept, and the next one is asked for ahead of time. */
export function useStep(source: http.Source, number: number | null, seat: string, language: string) {
  const kept = useRef(new Map<string, Promise<StepShown>>());
  const [state, setState] = useState<{ shown: StepShown | null; problem: Problem | null }>({
    shown: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  const { kind, id, key } = source;
  useEffect(() => {
    if (number === null) return;
    let current = true;
    const ask = (step: number) => {
      const name = `${step} ${seat} ${language}`;
      const found =
        kept.current.get(name) ?? http.step({ kind, id, key }, step, seat === NOBODY ? null : seat, language);
      kept.current.set(name, found);
      found.catch(() => kept.current.delete(name));
      return found;
    };
    ask(number).then(
      (shown) => {
        if (!current) return;
        setState({ shown, problem: null });
        if (number < shown.of) ask(number + 1).catch(() => undefined);
      },
      (error: unknown) => current && setState({ shown: null, problem: asProblem(error) }),
    );
    return () => {
      current = false;
    };
  }, [kind, id, key, number, seat, language, round]);
  return { ...state, again: () => setRound(round + 1) };
}

/** Steps for a face: only one that follows the last is animated. */
export function useHeard(shown: StepShown | null, seat: string): Step[] {
  const heard = useRef<{ seat: string; steps: Step[] }>({ seat, steps: [] });
  return useMemo(() => {
    if (!shown) return [];
    const step: Step = {
      n: shown.step,
      time: shown.time ?? 0,
      events: shown.events as Step["events"],
      log: shown.log,
    };
    const before = heard.current;
    const follows = before.seat === seat && before.steps.at(-1)?.n === shown.step - 1;
    heard.current = { seat, steps: follows ? [...before.steps, step].slice(-50) : [{ ...step, events: [] }] };
    return heard.current.steps;
  }, [shown, seat]);
}

/** Title, names and figures of the game. */
export function useFacts(source: http.Source, language: string) {
  const { kind, id, key } = source;
  return useAsk(
    useCallback(async () => {
      if (kind === "records") {
        const record = await http.uploaded(id);
        return { title: record.title, names: record.players, data: record.data };
      }
      const { table } = await http.table(id, key, language);
      return { title: table.title, names: table.seats.map((seat) => seat.name), data: table.data };
    }, [kind, id, key, language]),
  );
}

/** The arrow keys go step by step, wherever nothing else wants them. */
export function useArrows(move: (by: number) => void) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.target !== document.body && !(event.target as HTMLElement)?.matches?.("main")) return;
      if (event.key === "ArrowRight") latest.current(1);
      if (event.key === "ArrowLeft") latest.current(-1);
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}
