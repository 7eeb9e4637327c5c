/** What each kind of event looks and sounds like: a table for each title, in its folder as events.tsx. */
import type { ReactNode } from "react";
import type { SoundName } from "../kit/sound";
import type { Step } from "../table/face";
import { MOTIONS, type MotionName, type OwnMotionName, type Still } from "./motions";

export type Event = Step["events"][number];

/** A piece on its way between places; the first place of a list that can be seen is meant. */
export interface Flight {
  piece: ReactNode;
  from: string[];
  to: string[];
  motion?: MotionName; // where it is another than that of its row
}

/** One row; `events` are all of the step. `piece` tells of it beside a sentence, where nothing that flies does. */
export type Row<Context> = {
  sound: SoundName | null;
  still: Still;
  piece?: (event: Event, context: Context) => ReactNode;
} & (
  | { motion: MotionName; show: (event: Event, context: Context, events: Event[]) => Flight[] }
  | { motion: OwnMotionName | null; show?: undefined } // the thing moves itself, or nothing does
);

export type Rows<Context> = Record<string, Row<Context>>;

/** An event as it is shown: what flies how, and what is heard. */
export interface Told {
  motion: MotionName | null;
  sound: SoundName | null;
  still: Still;
  flights: Flight[];
}

/** What has no row is told by the log alone. */
export function toldOf<Context>(rows: Rows<Context>, events: Event[], context: Context): Told[] {
  return events.flatMap((event): Told[] => {
    const row = rows[event.type];
    if (!row) return [];
    const { sound, still } = row;
    if (!row.show) return [{ motion: null, sound, still, flights: [] }];
    return [{ motion: row.motion, sound, still, flights: row.show(event, context, events) }];
  });
}

/** When each event of a few begins, in seconds of the calm pace: one after the other, but not for long. */
const APART = 0.09;
const LAST = 1.1;

export const beginOf = (nth: number): number => Math.min(nth * APART, LAST);

/** What is heard of them, and when: a piece is heard when it lands. */
export function soundsOf(told: Told[], share: number): { name: SoundName; after: number }[] {
  return told.flatMap(({ sound, motion }, i) => {
    if (!sound) return [];
    const lands = motion ? MOTIONS[motion].seconds * MOTIONS[motion].lands : 0;
    return [{ name: sound, after: (beginOf(i) + lands) * share }];
  });
}
