/** Steps that are put together in private, one after the other, and sent as one. */
import { useCallback, useEffect, useMemo } from "react";
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
  const newest = own.at(-1);
  const shown = own.filter((one) => one.turn).at(-1);
  const tried = useMemo(() => (shown?.actions ?? []) as Named[], [shown]);
  const plan = position?.plan as { actions?: Named[]; auto_pass?: boolean } | null | undefined;
  const autoPass = plan?.auto_pass ?? false;

  const sendAll = useCallback(
    (actions: Named[]) => {
      // Asked of the store itself: two presses may come before this is drawn again.
      if (decision === undefined || seat === null || isWaiting(id)) return;
      if (actions.length === 1) send({ type: "act", table: id, seat, decision, action: actions[0] as never });
      else send({ type: "plan", table: id, seat, decision, actions: actions as never, auto_pass: autoPass });
    },
    [decision, seat, id, autoPass],
  );
  const act = useCallback(
    (name: Named) => {
      if (!tries(name)) return sendAll([...tried, name]);
      if (decision === undefined || seat === null || isWaiting(id)) return;
      send({ type: "try", table: id, seat, decision, actions: [...tried, name] as never });
    },
    [tries, sendAll, tried, decision, seat, id],
  );
  // What leaves nothing to choose and could not be taken back is done.
  useEffect(() => {
    if (newest && !newest.turn) sendAll(newest.actions as Named[]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [newest]);

  const from = shown ?? position;
  const choices = useMemo(() => choicesOf(from), [from]);
  const refused = useMemo(() => refusedOf(from), [from]);
  return {
    view: (shown?.view ?? stream?.view ?? {}) as View,
    choices,
    refused,
    prompt: from?.prompt ?? "",
    tried,
    isSending: Boolean(decision && plan?.actions?.length),
    act,
    untry: useCallback(() => untry(id), [id]),
  };
}
