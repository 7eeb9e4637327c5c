/** What is printed on cards and board, generated from the title's data by scripts/figures.py. */

import { cell, centre, inset, outline, rounded, type Point } from "./geometry";
import raw from "./data/figures.json";
import type { Cubes, Kind } from "./types";

export interface CardFigures {
  kind: Kind;
  office?: string;
  cost: Cubes;
  tribute: [number, number];
  timing: "action" | "passive" | "cards" | "dice" | "game_end";
  limit: string;
  estimated: string[];
  rulings: string[];
}

interface Figures {
  fingerprint: string;
  estimated: string[];
  quarters: Record<string, { x: number; y: number; dark: boolean; cost: Cubes; neighbours: string[] }>;
  wall: Record<string, Point>;
  tribute: { min: number; max: number; from: Point; to: Point };
  places: Record<string, Point>;
  edges: [string, string][];
  start: string;
  cards: Record<string, CardFigures>;
  options: {
    effects: Record<string, [string, Record<string, string>]>;
    forms: Record<string, [string, Record<string, string>]>;
    ties: Record<string, string>;
  };
}

export const figures = raw as unknown as Figures;

const UNKNOWN: CardFigures = {
  kind: "person",
  cost: {},
  tribute: [0, 0],
  timing: "passive",
  limit: "",
  estimated: [],
  rulings: [],
};

export function card(id: string): CardFigures {
  return figures.cards[id] ?? UNKNOWN;
}

export interface Cell {
  id: string;
  dark: boolean;
  cost: Cubes;
  path: string;
  middle: Point;
}

const sites: Point[] = Object.values(figures.quarters).map((q) => [q.x, q.y]);
/** Everything inside the city wall. */
export const cityBorder: Point[] = outline(sites, 38, 662);

/** Quarters as the Voronoi cells of their coordinates. */
export const cells: Cell[] = Object.entries(figures.quarters).map(([id, quarter], i) => {
  const shape = inset(cell(sites[i]!, sites, cityBorder), 2.2);
  return { id, dark: quarter.dark, cost: quarter.cost, path: rounded(shape, 7), middle: centre(shape) };
});

/** Which form of a text belongs to a card at a table with these options. */
export function effectForm(id: string, options: Record<string, unknown>): string {
  if (id === "captain" && options["captain_points"] === 2) return "two";
  const found = figures.options.effects[id];
  return found ? (found[1][JSON.stringify(options[found[0]])] ?? "text") : "text";
}

/** Which rulings belong to a card at a table with these options. */
export function rulingsOf(id: string, options: Record<string, unknown>): string[] {
  return card(id).rulings.map((ruling) => {
    if (ruling === "tie")
      return options[figures.options.ties[id] ?? ""] === false ? "tie_fails" : "tie_counts";
    const form = figures.options.forms[ruling];
    return form ? (form[1][JSON.stringify(options[form[0]])] ?? Object.values(form[1])[0]!) : ruling;
  });
}
