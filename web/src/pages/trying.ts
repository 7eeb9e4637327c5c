/** Steps that are put together in private, one after the other, and sent as one. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { shared } from "../api/changes";
import { ask, isWaiting, send, tellRefusal, untry, type TableState } from "../api/store";
import { streamKey } from "../api/stream";
import type { View } from "../api/types";
import { choicesOf, refusedOf } from "../table/choices";
import type { Ahead, Choice, Named, RefusedChoice } from "../table/face";

const NO_VIEW: View = {};

interface Trying {
  view: View; // as it would be
  choices: Choice[];
  refused: RefusedChoice[];
  prompt: string;
  tried: Named[]; // what nobody has heard of yet
  isSending: boolean; // what was sent is being done
  act: (name: Named) => void;
  together: (names: Named[]) => void; // all of them as one, or none
  ask: (names: Named[]) => Promise<Ahead | null>; // only to look
  whole: (undoable: number) => number; // steps that one press takes back: what was done together goes together
  untry: () => void; // the last of them is not wanted after all
}

export function useTrying(
  id: string,
  table: TableState,
  seat: number | null,
  tries: (name: Named, view: View) => boolean,
): Trying {
  const stream = table.streams[streamKey(seat)];
  const position = stream?.position;
  const decision = position?.turn?.decision;
  const own = table.tried.filter((one) => one.seat === seat && one.decision === decision);
  const shown = own.filter((one) => one.turn).at(-1);
  const tried = useMemo(() => (shown?.actions ?? []) as Named[], [shown]);
  const plan = position?.plan as { actions?: Named[]; auto_pass?: boolean } | null | undefined;
  const autoPass = plan?.auto_pass ?? false;
  const isSending = Boolean(decision && plan?.actions?.length);

  const sendAll = useCallback(
    (actions: Named[]) => {
      // Asked of the store itself: two presses may come before this is drawn again.
      if (decision === undefined || seat === null || isSending || isWaiting(id)) return;
      if (actions.length === 1) send({ type: "act", table: id, seat, decision, action: actions[0] as never });
      else send({ type: "plan", table: id, seat, decision, actions: actions as never, auto_pass: autoPass });
    },
    [decision, seat, id, isSending, autoPass],
  );
  const undoable = position?.undo ?? 0;
  const view = (shown?.view ?? stream?.view ?? NO_VIEW) as View;
  const done = useRef<{ until: number; steps: number }[]>([]);
  const act = useCallback(
    (name: Named) => {
      done.current = done.current.filter(({ until }) => until <= undoable);
      if (!tries(name, view)) return sendAll([...tried, name]);
      if (decision === undefined || seat === null || isSending || isWaiting(id)) return;
      // What leaves nothing to choose and could not be taken back is done, without asking again.
      send({ type: "try", table: id, seat, decision, actions: [...tried, name] as never, do: true });
    },
    [tries, view, sendAll, tried, decision, seat, id, isSending, undoable],
  );
  const look = useCallback(
    async (names: Named[]) => {
      if (decision === undefined || seat === null) return null;
      const found = await ask({ table: id, seat, decision, actions: [...tried, ...names] as never });
      return "turn" in found ? { view: found.view, choices: choicesOf(found) } : null;
    },
    [decision, seat, id, tried],
  );
  const isAsking = useRef(false);
  const together = useCallback(
    async (names: Named[]) => {
      if (decision === undefined || seat === null || isAsking.current) return;
      const actions = [...tried, ...names];
      isAsking.current = true;
      // Asked first, since a plan would stop in the middle, at what cannot be done.
      const found = await ask({ table: id, seat, decision, actions: actions as never });
      isAsking.current = false;
      if (!("turn" in found)) return tellRefusal(id, found);
      const steps = actions.length;
      const before = done.current.filter(({ until }) => until <= undoable);
      done.current = [...before, { until: undoable + steps, steps }];
      sendAll(actions);
    },
    [sendAll, tried, undoable, decision, seat, id],
  );
  const whole = useCallback(
    (steps: number) => done.current.find(({ until }) => until === steps)?.steps ?? Math.min(1, steps),
    [],
  );
  const from = shown ?? position;
  const choices = useShared(useMemo(() => choicesOf(from), [from]));
  const refused = useShared(useMemo(() => refusedOf(from), [from]));
  return {
    view,
    choices,
    refused,
    prompt: from?.prompt ?? "",
    tried,
    isSending,
    act,
    together: useCallback((names: Named[]) => void together(names), [together]),
    ask: look,
    whole,
    untry: useCallback(() => untry(id), [id]),
  };
}

/** The same as before wherever it is equal. */
function useShared<Value>(value: Value): Value {
  const last = useRef(value);
  const found = useMemo(() => shared(last.current, value), [value]);
  useEffect(() => {
    last.current = found;
  }, [found]);
  return found;
}
