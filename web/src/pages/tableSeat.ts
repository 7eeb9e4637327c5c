/** Whose eyes a table is seen with, and what lasts long enough to be shown. */
import { useEffect, useState } from "react";
import type { TableState } from "../api/store";
import type { TableInfo } from "../api/types";
import { seatToShow } from "../table/seat";

/** The seat that is shown; where several people share the device, a curtain falls between them. */
export function useSeat(yours: number[], streams: TableState["streams"]) {
  const [shown, setShown] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null); // the seat whose curtain is open
  const seat = seatToShow(yours, streams, shown);
  useEffect(() => {
    if (seat !== shown) setShown(seat);
  }, [seat, shown]);
  const veiled = yours.length > 1 && seat !== open;
  return {
    seat,
    veiled,
    unveil: () => setOpen(seat),
    look: (wanted: number) => {
      setShown(wanted);
    },
  };
}

/** Whether something has lasted for so many milliseconds: what is over sooner is not worth drawing. */
export function useLate(is: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [is, after]);
  return is && late;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Whether people come back to this table over days, as the server sees it. */
export function isSlow(clock: TableInfo["clock"]): boolean {
  const { kind, seconds } = clock as { kind?: "move" | "game"; seconds?: number };
  return kind !== undefined && (seconds ?? 0) >= (kind === "move" ? HOUR : DAY);
}
