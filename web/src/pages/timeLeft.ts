/** How much time is left, in the words of a language: days, hours or minutes, one of them. */
import { localeOf } from "../i18n";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const SHORT = 3 * HOUR; // below it is told in red

export interface Left {
  text: string;
  isShort: boolean;
}

/** What is left until a moment; never less than nothing. */
export function timeLeft(until: number, now: number, language: string): Left {
  const left = Math.max(0, until - now);
  return { text: lengthOf(left, language), isShort: left < SHORT };
}

/** A length in its largest unit, rounded down: somebody who has 47 hours has one day. */
export function lengthOf(length: number, language: string): string {
  const [unit, size] =
    length >= 2 * DAY ? ["day", DAY] : length >= HOUR ? ["hour", HOUR] : ["minute", MINUTE];
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
  }).format(Math.floor(length / (size as number)));
}

/** A day, or with the hour where it is near. */
export function dayOf(moment: number, language: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(localeOf(language), options).format(moment);
}
