/** Which cards of the list are shown, and in which order. */

import { fitsEstimates } from "../../board/estimates";
import { holds, plain } from "../../kit/finding";
import type { ToldCard } from "../../table/cardList";
import type { CardFigures } from "./figures";
import { total, type Color } from "./types";

export interface Row extends ToldCard {
  number: number; // in the list of all cards
  figures: CardFigures;
}

export const SORTS = ["number", "name", "cost"] as const;
export type Sort = (typeof SORTS)[number];

/** "" stands for any. */
export interface Wanted {
  text: string;
  kind: string;
  office: string;
  timing: string;
  color: string;
  cubes: string;
  estimated: string; // a field, or "nothing"
  sort: Sort;
}

export const ANYTHING: Wanted = {
  text: "",
  kind: "",
  office: "",
  timing: "",
  color: "",
  cubes: "",
  estimated: "",
  sort: "number",
};

/** What is estimated about a card, apart from its name, which is always ours to translate. */
export function estimates({ estimated }: CardFigures): string[] {
  return estimated.filter((field) => field !== "name");
}

function fits({ figures, name, rule, rulings }: Row, wanted: Wanted): boolean {
  const { kind, office, works, cost } = figures;
  if (wanted.kind && kind !== wanted.kind) return false;
  if (wanted.office && office !== wanted.office) return false;
  if (wanted.timing && works !== wanted.timing) return false;
  if (wanted.color && !cost[wanted.color as Color]) return false;
  if (wanted.cubes && total(cost) !== Number(wanted.cubes)) return false;
  if (!fitsEstimates(estimates(figures), wanted.estimated)) return false;
  return holds([name, rule, ...rulings].join(" "), wanted.text);
}

const byName = (a: Row, b: Row) => plain(a.name).localeCompare(plain(b.name));

const ORDERS: Record<Sort, (a: Row, b: Row) => number> = {
  number: (a, b) => a.number - b.number,
  name: byName,
  cost: (a, b) => total(a.figures.cost) - total(b.figures.cost) || byName(a, b),
};

export function chosen(rows: readonly Row[], wanted: Wanted): Row[] {
  return rows.filter((row) => fits(row, wanted)).sort(ORDERS[wanted.sort]);
}
