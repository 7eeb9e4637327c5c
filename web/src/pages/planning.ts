/** Plans for the own next turn, as the server keeps them: nobody else hears of them. */
import { useCallback, useMemo } from "react";
import { send } from "../api/store";
import type { Position } from "../api/types";
import type { Foreseen, Named } from "../table/face";

interface Kept {
  actions?: Named[];
  auto_pass?: boolean;
}

const NOTHING: never[] = [];

/** What may be planned now, what is planned, and how to plan something else. */
export function usePlanning(id: string, seat: number | null, position: Position | undefined, waits: boolean) {
  const kept = position?.plan as Kept | null | undefined;
  const autoPass = kept?.auto_pass ?? false;
  const plan = useCallback(
    (moves: Named[]) => {
      if (seat === null) return;
      send({ type: "plan", table: id, seat, actions: moves as never, auto_pass: autoPass });
    },
    [id, seat, autoPass],
  );
  const ahead = (waits ? position?.ahead : undefined) as Foreseen[] | undefined;
  return useMemo(
    () => ({ ahead: ahead ?? NOTHING, planned: (waits && kept?.actions) || NOTHING, plan }),
    [ahead, waits, kept, plan],
  );
}
