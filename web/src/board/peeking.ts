/** What is pointed at or asked about; apart from the rest, so that pointing does not draw the whole table again. */
import { useEffect, type ReactNode } from "react";
import { create } from "zustand";
import type { Targets } from "./targets";

export interface Open {
  place: string;
  anchor: Element;
  pinned: boolean;
  about: () => ReactNode;
  title: string;
  /** Whether something could be done there when it was opened. */
  offered?: boolean;
  /** Where a finger may have meant one of several things: those. */
  near?: { name: string; element: Element }[];
}

export const usePeek = create<{ open: Open | null; setOpen: (open: Open | null) => void }>((set) => ({
  open: null,
  setOpen: (open) => set({ open }),
}));

/** Closes the box; the focus goes back to the thing it was about. */
export function closePeek(): void {
  const { open, setOpen } = usePeek.getState();
  setOpen(null);
  if (open?.anchor.isConnected) (open.anchor as HTMLElement | SVGElement).focus?.({ preventScroll: true });
}

/** What was asked about may be gone when the table has moved on. */
export function useClosing(targets: Targets): void {
  useEffect(() => {
    const { open, setOpen } = usePeek.getState();
    if (open && (!open.anchor.isConnected || (open.offered && !targets.get(open.place)?.choices.length)))
      setOpen(null);
  }, [targets]);
}
