/** Which cards of the list are shown, and in which order. */

import { fitsEstimates } from "../../board/estimates";
import { holds, plain } from "../../kit/finding";
import type { ToldCard } from "../../table/cardList";
import type { Figures } from "./figures";
import type { Op } from "./types";

/** Kinds of pieces that the list tells beside the project cards. */
export const KINDS = ["prestige", "career", "port", "tile"] as const;
export type Kind = "project" | (typeof KINDS)[number];
export const DECKS = ["A", "B", "U", "C"];
export const EFFECTS = [
  "immediate",
  "trigger",
  "modifier",
  "assistant",
  "village_action",
  "combat_action",
  "synergy_bonus",
  "income_condition",
  "endgame",
];
/** What an effect brings, by the op that does it; several ops bring the same. */
const BRINGS: Record<string, string> = {
  doubloons: "doubloons",
  vp: "vp",
  vp_per: "vp",
  combat: "combat",
  figure: "figure",
  explore: "explore",
  influence: "influence",
  noble_rank: "influence",
  disc: "disc",
  income_doubloons: "income",
  income_vp: "vp_income",
  village_actions: "village",
  fight: "fight",
  liberate: "liberate",
  place_marker: "place_marker",
  draw_object: "draw_object",
  move_again: "move",
  city_action: "city",
  quests_on_card: "quest",
  fulfil_top_quest: "quest",
};
export const BROUGHT = [...new Set(Object.values(BRINGS))];

export interface Row extends ToldCard {
  number: number; // in the order of the data
  kind: Kind;
  pile: string; // the deck of a project card, the kind of anything else
  cost: number;
  vp: number;
  good: string;
  object: string;
  synergies: string[];
  effects: string[];
  brings: string[];
  hasNeeds: boolean;
  estimated: string[];
}

export const SORTS = ["number", "name", "cost", "vp"] as const;
export type Sort = (typeof SORTS)[number];

/** "" stands for any. */
export interface Wanted {
  text: string;
  pile: string;
  good: string;
  object: string;
  synergy: string;
  effect: string;
  brings: string;
  needs: string; // "some" or "none"
  estimated: string; // a field, or "nothing"
  sort: Sort;
}

export const ANYTHING: Wanted = {
  text: "",
  pile: "",
  good: "",
  object: "",
  synergy: "",
  effect: "",
  brings: "",
  needs: "",
  estimated: "",
  sort: "number",
};

function kindOf(figures: Figures, id: string): Kind {
  if (id in figures.buildings) return "prestige";
  if (id in figures.careers) return "career";
  if (id in figures.ports) return "port";
  return id in figures.tiles ? "tile" : "project";
}

/** Everything of one kind inside a figure, however deep: all values of a field such as "op". */
function valuesOf(field: string, inside: unknown): string[] {
  if (Array.isArray(inside)) return inside.flatMap((part) => valuesOf(field, part));
  if (typeof inside !== "object" || inside === null) return [];
  return Object.entries(inside).flatMap(([name, part]) =>
    name === field && typeof part === "string" ? [part] : valuesOf(field, part),
  );
}

/** Synergies that a card gives or waits for. */
function synergiesIn(effects: Record<string, unknown>[]): string[] {
  const given = valuesIn(effects).filter(({ op }) => op === "synergy");
  return [...given.map(({ kind }) => String(kind)), ...valuesOf("need", effects)];
}

/** All ops inside an effect. */
function valuesIn(inside: unknown): Op[] {
  if (Array.isArray(inside)) return inside.flatMap(valuesIn);
  if (typeof inside !== "object" || inside === null) return [];
  const own = "op" in inside ? [inside as Op] : [];
  return [...own, ...Object.values(inside).flatMap(valuesIn)];
}

const effectKind = (effect: Record<string, unknown>) =>
  EFFECTS.find((kind) => kind in effect) ?? Object.keys(effect)[0] ?? "";

const unique = (list: string[]) => [...new Set(list)];

const NOTHING = { cost: 0, vp: 0, good: "", object: "", synergies: [], effects: [], hasNeeds: false };

export function rowsOf(cards: readonly ToldCard[], figures: Figures): Row[] {
  const order = [figures.cards, figures.buildings, figures.careers, figures.ports, figures.tiles].flatMap(
    (kind) => Object.keys(kind),
  );
  const numbers = new Map(order.map((id, index) => [id, index + 1]));
  return cards.map((told) => ({ ...told, number: numbers.get(told.id) ?? 0, ...partsOf(figures, told.id) }));
}

type Parts = Omit<Row, keyof ToldCard | "number">;

function partsOf(figures: Figures, id: string): Parts {
  const kind = kindOf(figures, id);
  const card = figures.cards[id];
  if (kind !== "project" || !card) return otherParts(figures, kind, id);
  return {
    kind,
    pile: card.deck,
    cost: card.cost,
    vp: card.vp,
    good: card.good,
    object: card.object,
    synergies: unique(synergiesIn(card.effects)),
    effects: unique(card.effects.map(effectKind)),
    brings: bringsOf(card.effects),
    // that an assistant takes a figure goes without saying
    hasNeeds: (card.requires ?? []).some((need) => !("figure_for_assistant" in need)),
    estimated: card.estimated ?? [],
  };
}

function otherParts(figures: Figures, kind: Kind, id: string): Parts {
  const piece = figures.buildings[id] ?? figures.careers[id] ?? figures.ports[id] ?? figures.tiles[id];
  const building = figures.buildings[id];
  return {
    ...NOTHING,
    ...(building && { cost: building.cost, vp: building.vp, effects: ["endgame"] }),
    kind,
    pile: kind,
    brings: bringsOf(piece),
    estimated: piece?.estimated ?? [],
  };
}

function bringsOf(inside: unknown): string[] {
  return unique(valuesOf("op", inside).flatMap((op) => BRINGS[op] ?? []));
}

function fits(row: Row, wanted: Wanted): boolean {
  if (wanted.pile && row.pile !== wanted.pile) return false;
  if (wanted.good && row.good !== wanted.good) return false;
  if (wanted.object && row.object !== wanted.object) return false;
  if (wanted.synergy && !row.synergies.includes(wanted.synergy)) return false;
  if (wanted.effect && !row.effects.includes(wanted.effect)) return false;
  if (wanted.brings && !row.brings.includes(wanted.brings)) return false;
  if (wanted.needs && row.hasNeeds !== (wanted.needs === "some")) return false;
  if (!fitsEstimates(row.estimated, wanted.estimated)) return false;
  return holds([row.id, row.name, row.rule, ...row.rulings].join(" "), wanted.text);
}

const byName = (a: Row, b: Row) => plain(a.name).localeCompare(plain(b.name)) || a.number - b.number;

const ORDERS: Record<Sort, (a: Row, b: Row) => number> = {
  number: (a, b) => a.number - b.number,
  name: byName,
  cost: (a, b) => a.cost - b.cost || byName(a, b),
  vp: (a, b) => b.vp - a.vp || byName(a, b),
};

export function chosen(rows: readonly Row[], wanted: Wanted): Row[] {
  return rows.filter((row) => fits(row, wanted)).sort(ORDERS[wanted.sort]);
}
