/** A game looked at again: what the chart shows, and what is said about a step. */
import type { Analysis, JudgedChoice } from "../api/types";
import { localeOf, useTexts } from "../i18n";
import type { Choice } from "./face";

/** A seat's chance to win before a turn of its own, or at the end. */
export interface Moment {
  step: number;
  seat: number;
  chance: number;
}

/**
 * Each seat's chance when its turns began, as it could know it, and the end. What others think of it is left
 * out: they know other cards, and lines would jump with every turn.
 */
export function momentsOf(analysis: Analysis, last: number): Moment[] {
  const found: Moment[] = [];
  let turn = 0;
  for (const { step, seat, chances, turn: now } of analysis.choices) {
    if (now !== turn) found.push({ step: step - 1, seat, chance: chances[seat] ?? 0 });
    turn = now;
  }
  analysis.final?.forEach((chance, seat) => found.push({ step: last, seat, chance }));
  return found;
}

/** What the judge says about this step, or about the costliest part of it; nothing where it was no choice. */
export const choiceAt = (analysis: Analysis, step: number): JudgedChoice | undefined =>
  analysis.choices.filter((choice) => choice.step === step).sort((a, b) => b.lost - a.lost)[0];

/** Whether a loss is more than the search itself may be wrong by. */
export const isClear = (choice: JudgedChoice): boolean => Math.abs(choice.lost) >= choice.doubt;

/** Choices that clearly cost something, in their order. */
export const costly = (analysis: Analysis): JudgedChoice[] =>
  analysis.choices.filter((one) => !one.agrees && one.lost > 0 && isClear(one));

/**
 * What a seat might try another time: its costliest clear losses, each of another kind where there are several, the
 * dearest first.
 */
export function nextTime(analysis: Analysis, seat: number, most = 3): JudgedChoice[] {
  const own = costly(analysis)
    .filter((one) => one.seat === seat)
    .sort((a, b) => b.lost - a.lost);
  const others = own.filter(
    (one, index) => own.findIndex((other) => kindOf(other) === kindOf(one)) === index,
  );
  const rest = own.filter((one) => !others.includes(one));
  return [...others, ...rest].slice(0, most).sort((a, b) => b.lost - a.lost);
}

/** What was missed: the kind of the better action. */
const kindOf = ({ best }: JudgedChoice): unknown => best.action.type;

/** A chance as the language writes it: 35%, 35 %. */
export const percent = (chance: number): string => inLanguage(chance, { style: "percent" });

/** A figure with one digit behind the sign that the language has for it. */
export const decimal = (amount: number, digits = 1): string =>
  inLanguage(amount, { minimumFractionDigits: digits, maximumFractionDigits: digits });

function inLanguage(amount: number, form: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeOf(useTexts.getState().language), form).format(amount);
}

/** With its sign, and one digit: small losses add up. */
export function signed(part: number, digits = 1): string {
  const rounded = Number(part.toFixed(digits));
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "±";
  return `${sign}${decimal(Math.abs(rounded), digits)}`;
}

/** A part of a hundred with its sign, as the language writes it: +3%, +3 %. */
export function signedPercent(part: number): string {
  const sign = signed(100 * part, 0).charAt(0);
  return `${sign}${percent(Math.abs(part))}`;
}

/** The moment that lies nearest. */
export function nearest(moments: Moment[], step: number): Moment | undefined {
  return [...moments].sort((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))[0];
}

/** The choice that an advised action is, among those that are open. */
export function choiceFor(choices: Choice[], action: object): Choice | undefined {
  const wanted = written(action);
  return choices.find((choice) => written(choice.name) === wanted);
}

/** The same text for the same value, in whatever order its fields came. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
