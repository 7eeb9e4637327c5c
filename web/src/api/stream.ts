/** One viewer's stream of a table: the view as it is now, and what led there. */
import { changed, shared, type Change } from "./changes";
import type { Full, Position, Update, View } from "./types";

export interface Step {
  n: number;
  time: number;
  events: { type: string; seat?: number; cause?: string; [field: string]: unknown }[];
  log?: string[];
  log_seats?: (number | null)[]; // whose deed each line tells
  log_about?: string[][]; // cards and places that each line names
}

export interface Stream {
  n: number;
  view: View;
  position: Position;
  at: number; // our own time when the position came, for clocks
  steps: Step[]; // what this page has heard, the newest last
}

const KEPT = 2000; // steps; a longer game is read in its replay

/** The name of a viewer's stream in `known`. */
export function streamKey(seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "watch" : String(seat);
}

/** A whole view; steps we know already are not told twice. */
export function withFull(old: Stream | undefined, full: Full, now: number): Stream {
  const known = old && old.n <= full.n ? old : undefined; // an older one was taken back by the server
  const last = known?.n ?? -1;
  const fresh = (full.steps as Step[]).filter((step) => step.n > last);
  return {
    n: full.n,
    view: shared(old?.view, full.view as View),
    position: shared(old?.position, full.position),
    at: now,
    steps: [...(known?.steps ?? []), ...fresh].slice(-KEPT),
  };
}

/** The next number, or several that were told in one go; the same stream for what we know already, null for a gap. */
export function withUpdate(old: Stream | undefined, update: Update, now: number): Stream | null {
  if (!old) return null;
  const [earlier, last] = [(update.earlier ?? []) as Step[], update.step as Step];
  if (last.n <= old.n) return old;
  if ((earlier[0] ?? last).n !== old.n + 1) return null; // a gap, or steps of which some are known already
  return {
    n: last.n,
    view: changed(old.view, update.changes as unknown as Change[]),
    position: shared(old.position, update.position),
    at: now,
    steps: [...old.steps, ...earlier, last].slice(-KEPT),
  };
}
