/** Clocks in words, wherever a table is told of. */
import type { Say } from "../i18n";
import { CLOCKS } from "./openWish";

interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

const OVER_DAYS: Record<string, number> = { move: 3600, game: 86_400 };

/** How much time everybody has. */
export function clockWords(say: Say, clock: object): string {
  const { kind, seconds = 0, increment = 0 } = clock as Clock;
  const usual = `${kind}-${seconds}`;
  if (CLOCKS.includes(usual)) return say(`clock-${usual}`);
  const days = seconds >= 86_400 && seconds % 86_400 === 0;
  if (kind === "move" && days) return say("clock-each-move-days", { days: seconds / 86_400 });
  if (kind === "move") return say("clock-each-move", { minutes: Math.round(seconds / 60) });
  if (kind === "game" && days) return say("clock-each-game-days", { days: seconds / 86_400 });
  if (kind === "game") return say("clock-each-game", { minutes: Math.round(seconds / 60), increment });
  return say("clock-none");
}

/** Whether nobody has to stay: a game over days. */
export function isOverDays(clock: object): boolean {
  const { kind = "", seconds = 0 } = clock as Clock;
  return seconds >= (OVER_DAYS[kind] ?? Infinity);
}
