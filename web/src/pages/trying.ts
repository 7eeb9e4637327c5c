/** Steps that are put together in private, one after the other, and sent as one. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { shared } from "../api/changes";
import { isWaiting, send, untry, type TableState } from "../api/store";
import { streamKey } from "../api/stream";
import type { View } from "../api/types";
import { choicesOf, refusedOf } from "../table/choices";
import type { Choice, Named, RefusedChoice } from "../table/face";

interface Trying {
  view: View; // as it would be
  choices: Choice[];
  refused: RefusedChoice[];
  prompt: string;
  tried: Named[]; // what nobody has heard of yet
  isSending: boolean; // what was sent is being done
  act: (name: Named) => void;
  untry: () => void; // the last of them is not wanted after all
}

export function useTrying(
  id: string,
  table: TableState,
  seat: number | null,
  tries: (name: Named) => boolean,
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
  const act = useCallback(
    (name: Named) => {
      if (!tries(name)) return sendAll([...tried, name]);
      if (decision === undefined || seat === null || isSending || isWaiting(id)) return;
      // What leaves nothing to choose and could not be taken back is done, without asking again.
      send({ type: "try", table: id, seat, decision, actions: [...tried, name] as never, do: true });
    },
    [tries, sendAll, tried, decision, seat, id, isSending],
  );
  const from = shown ?? position;
  const choices = useShared(useMemo(() => choicesOf(from), [from]));
  const refused = useShared(useMemo(() => refusedOf(from), [from]));
  return {
    view: (shown?.view ?? stream?.view ?? {}) as View,
    choices,
    refused,
    prompt: from?.prompt ?? "",
    tried,
    isSending,
    act,
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
