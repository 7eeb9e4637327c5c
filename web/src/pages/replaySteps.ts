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

/** What keys do beside a game that is looked at again. */
export interface Ways {
  move: (by: number) => void;
  turn?: (by: number) => void; // to whoever acts next
  play?: () => void;
  mistake?: () => void;
}

/** What has a use of its own for arrows, spaces and letters. */
const TAKES =
  "input, textarea, select, [contenteditable], [role=tab], [role=menu], [role=listbox], [role=dialog]";
const PRESSED = "button, a, summary, [role=button], [data-place]"; // by a space

/** Arrows go step by step, with Shift to whoever acts next; a space plays, M goes to the next costly choice. */
export function useKeys(ways: Ways) {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : document.body;
      if (at.closest(TAKES)) return;
      const { move, turn = move, play, mistake } = latest.current;
      const go = event.shiftKey ? turn : move;
      if (event.key === "ArrowRight") go(1);
      else if (event.key === "ArrowLeft") go(-1);
      else if (event.key === " " && play && !at.closest(PRESSED)) {
        event.preventDefault(); // else the page scrolls
        play();
      } else if (event.key.toLowerCase() === "m") mistake?.();
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}
