/** All that lies before a seat, over the board: opened by a tap on the seat in the head. */

import { useEffect, useRef } from "react";
import { create } from "zustand";
import { Zone } from "../../table/zones";
import { Captain } from "./Captain";
import { useNow, useSetting } from "./play";

const useSheet = create<{ seat: number | null; opener: Element | null }>(() => ({
  seat: null,
  opener: null,
}));

export function openSheet(seat: number): void {
  useSheet.setState({ seat, opener: document.activeElement });
}

/** The focus goes back to where it was. */
function closeSheet(): void {
  const { opener } = useSheet.getState();
  useSheet.setState({ seat: null, opener: null });
  if (opener?.isConnected) (opener as HTMLElement).focus?.({ preventScroll: true });
}

export function SeatSheet() {
  const { say, names } = useSetting();
  const seat = useSheet((sheet) => sheet.seat);
  const isThere = useNow(({ view }) => seat !== null && seat < view.seats.length);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat === null) return;
    close.current?.focus({ preventScroll: true });
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeSheet();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [seat]);
  useEffect(() => closeSheet, []); // another table, other seats
  if (seat === null || !isThere) return null;
  return (
    <Zone name="sheet">
      <div className="mb mb-over" onClick={(event) => event.target === event.currentTarget && closeSheet()}>
        <div className="mb-seat-sheet" role="dialog" aria-label={names[seat]}>
          <button
            ref={close}
            type="button"
            className="mb-close"
            aria-label={say("close")}
            onClick={closeSheet}
          >
            ×
          </button>
          <Captain seat={seat} />
        </div>
      </div>
    </Zone>
  );
}
