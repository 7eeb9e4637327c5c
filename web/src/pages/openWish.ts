/** What is asked of the server when a table is opened, from what the form says. */
import type { Option, TableAsked, TableInfo, Title } from "../api/types";
import { waysOf } from "./ways";

export type SeatWish = TableAsked["seats"][number];

/** How a table is played, and before whose eyes. */
export interface Company {
  rated: boolean;
  clock: string;
  isPublic: boolean;
  spectators: boolean;
  delay: string; // seconds until those who look on see hands
  hints: boolean | null; // null: nobody has said anything
  name: string;
}

/** Clocks that are offered; `clock-<name>` is their text. */
export const CLOCKS = ["none", "move-60", "game-600", "game-1200", "move-86400", "move-259200"];

export const AMONG_FRIENDS: Company = {
  rated: false,
  clock: "none",
  isPublic: false,
  spectators: true,
  delay: "0",
  hints: null,
  name: "",
};

/** The part of the wish that is about company. */
export function wishFor({ rated, clock, isPublic, spectators, delay, hints, name }: Company) {
  return {
    name,
    public: isPublic,
    spectators,
    clock: clockOf(clock),
    rated,
    hands_delay: spectators && !rated ? Number(delay) || null : null,
    hints: rated ? false : (hints ?? undefined),
  };
}

/** The same, read from a table that is there. */
export function companyOf(info: TableInfo): Company {
  const { kind, seconds, increment } = info.clock as { kind?: string; seconds?: number; increment?: number };
  const usual = `${kind}-${seconds}`;
  const isUsual = CLOCKS.includes(usual) && (increment ?? 0) === (clockOf(usual)?.increment ?? 0);
  return {
    rated: info.rated ?? false,
    clock: kind === undefined ? "none" : isUsual ? usual : `${usual}-${increment ?? 0}`,
    isPublic: info.public,
    spectators: info.spectators,
    delay: String(info.hands_delay ?? 0),
    hints: info.hints ?? false,
    name: info.name,
  };
}

const INCREMENTS: Record<string, number> = { "600": 5, "1200": 10 };

/** A scenario is chosen above, and what a campaign brings along is its own page's business. */
export function isAsked(option: Option, title: Title): boolean {
  return option.kind !== "archive" && !(waysOf(title).length > 0 && option.name === title.preset_option);
}

/** Only what differs from the usual is said, so that presets keep their word. */
export function withOption(options: Record<string, unknown>, option: Option, value: unknown) {
  const rest = { ...options };
  if (value === undefined) delete rest[option.name];
  else rest[option.name] = value;
  return rest;
}

/** Options under the heads of their groups, in their order. */
export function byGroup(options: Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.group, [...(found.get(option.group) ?? []), option]);
  return [...found];
}

/** The clock that a choice such as `game-600` stands for; an own one names its increment, as `game-432000-86400`. */
export function clockOf(choice: string): TableAsked["clock"] {
  const [kind, seconds, more] = choice.split("-");
  if ((kind !== "move" && kind !== "game") || !seconds) return null;
  const increment = more === undefined ? (INCREMENTS[seconds] ?? 0) : Number(more);
  return { kind, seconds: Number(seconds), increment: kind === "game" ? increment : 0 };
}

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 };
export type Unit = keyof typeof SECONDS;
export const UNITS = Object.keys(SECONDS) as Unit[];

/** So much time for a move, or for a game with so much more for each move. */
export interface OwnClock {
  kind: "move" | "game";
  time: number;
  unit: Unit;
  more: number;
  moreUnit: Unit;
}

const LEAST = 5;
const LONGEST = 30 * SECONDS.day;
const MOST_MORE = 7 * SECONDS.day;

/** As a choice, within what the server takes. */
export function ownClock({ kind, time, unit, more, moreUnit }: OwnClock): string {
  const seconds = Math.min(LONGEST, Math.max(LEAST, time * SECONDS[unit]));
  const increment = kind === "game" ? Math.min(MOST_MORE, more * SECONDS[moreUnit]) : 0;
  return `${kind}-${seconds}-${increment}`;
}

/** One person among bots: there a hint is nobody's disadvantage. */
export function isAlone(seats: SeatWish[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}
