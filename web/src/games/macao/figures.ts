/** What is printed on cards and board: ours, generated from the title's data by scripts/figures.py, or a table's own. */

import { createContext, useContext } from "react";
import { patched, type Patch } from "../../board/patch";
import { cell, centre, inset, outline, rounded, type Point } from "./geometry";
import raw from "./data/figures.json";
import { COLORS, type Color, type Cubes, type Kind } from "./types";

export interface CardFigures {
  kind: Kind;
  office?: string;
  cost: Cubes;
  tribute: [number, number];
  timing: "action" | "passive" | "cards" | "dice" | "game_end";
  works: Timing; // the same, told by the rules
  limit: string;
  estimated: string[];
  rulings: string[];
}

/** The color of an office is the color of its cubes. */
export function officeColor({ kind, cost }: CardFigures): Color | undefined {
  return kind === "office" ? COLORS.find((color) => cost[color]) : undefined;
}

export const TIMINGS = [
  "action",
  "waits",
  "part",
  "automatic",
  "always",
  "cards",
  "dice",
  "game_end",
] as const;
export type Timing = (typeof TIMINGS)[number];

/** As the server sends them. */
export interface Figures {
  data: string; // the same for the same figures
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
    limits: Record<string, [string, Record<string, string>]>;
    ties: Record<string, string>;
  };
}

const UNKNOWN: CardFigures = {
  kind: "person",
  cost: {},
  tribute: [0, 0],
  timing: "passive",
  works: "always",
  limit: "",
  estimated: [],
  rulings: [],
};

export interface Cell {
  id: string;
  dark: boolean;
  cost: Cubes;
  path: string;
  middle: Point;
}

/** Figures with what is drawn from them, on a board of 1340 by 640: sea, wall and city. */
export interface Printed extends Figures {
  card: (id: string) => CardFigures;
  /** Where places at sea lie on the whole board. */
  sea: Record<string, Point>;
  bricks: Record<string, Point>;
  /** Everything inside the city wall. */
  cityBorder: Point[];
  /** Quarters as the Voronoi cells of their coordinates. */
  cells: Cell[];
}

interface Box {
  x: [number, number];
  y: [number, number];
}

export const SEA: Box = { x: [174, 789], y: [78, 598] };
const CITY: Box = { x: [946, 1278], y: [52, 588] };
const WALL: Box = { x: [866, 866], y: [40, 616] };
const AROUND = 44; // between the middle of a quarter and the city wall

export function printed(figures: Figures): Printed {
  const quarters = Object.entries(figures.quarters);
  const sites = spread(
    quarters.map(([, { x, y }]): Point => [x, y]),
    CITY,
  );
  const cityBorder = outline(sites, AROUND, CITY.x[0] - AROUND);
  const cells = quarters.map(([id, quarter], i) => {
    const shape = inset(cell(sites[i]!, sites, cityBorder), 2.2);
    return { id, dark: quarter.dark, cost: quarter.cost, path: rounded(shape, 8), middle: centre(shape) };
  });
  const bricks = Object.fromEntries(
    spread(Object.values(figures.wall), WALL).map((point, i) => [Object.keys(figures.wall)[i]!, point]),
  );
  const card = (id: string) => figures.cards[id] ?? UNKNOWN;
  return { ...figures, card, sea: seaIn(figures, SEA), bricks, cityBorder, cells };
}

/** Places at sea within a box. A space between two ports lies on the line between them, where no label is. */
export function seaIn({ places, edges }: Figures, box: Box): Record<string, Point> {
  const isPort = (id: string) => !/^s\d+$/.test(id);
  const beside = (id: string) => edges.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  const names = Object.keys(places);
  const between = names.filter((id) => !isPort(id) && beside(id).length === 2 && beside(id).every(isPort));
  const others = names.filter((id) => !between.includes(id));
  const found: Record<string, Point> = {};
  spread(
    others.map((id) => places[id]!),
    box,
  ).forEach((point, i) => (found[others[i]!] = point));
  for (const id of between) {
    const [a, b] = beside(id).map((port) => found[port]!) as [Point, Point];
    found[id] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  }
  return found;
}

/** The same points, so that they fill a box. */
function spread(points: Point[], { x, y }: Box): Point[] {
  const scale = (values: number[], [from, to]: [number, number]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => from + ((to - from) * (value - least)) / (most - least || 1);
  };
  const across = scale(
    points.map((point) => point[0]),
    x,
  );
  const down = scale(
    points.map((point) => point[1]),
    y,
  );
  return points.map((point): Point => [across(point[0]), down(point[1])]);
}

/** Those that come with the page. */
export const ours = printed(raw as unknown as Figures);

/** Ours with an owner's corrections of the cards, which come as a JSON merge patch. */
export function corrected(differs: Record<string, unknown> | undefined): Printed {
  const patches = (differs?.["card"] ?? {}) as Record<string, Patch>;
  if (Object.keys(patches).length === 0) return ours;
  const cards = { ...ours.cards };
  for (const [id, patch] of Object.entries(patches)) {
    const old = cards[id];
    if (!old) continue;
    const { source, ...figures } = patch;
    const isFound = (field: string) => (source as Patch | undefined)?.[field] === "found";
    const estimated = old.estimated.filter((field) => !isFound(field));
    const card = patched(old, figures) as CardFigures;
    const works = old.works === old.timing ? (card.timing as Timing) : old.works;
    cards[id] = { ...card, works, estimated };
  }
  return { ...ours, cards, card: (id) => cards[id] ?? UNKNOWN };
}

/** The figures of the table; ours where nobody says otherwise. */
export const FiguresContext = createContext<Printed>(ours);

export function useFigures(): Printed {
  return useContext(FiguresContext);
}

/** A quarter or a space at sea as people call it: 7 for q07, 1 for s01. */
export function shortId(id: string): string {
  return /^[qs]\d+$/.test(id) ? String(Number(id.slice(1))) : id;
}

/** Which form of a text belongs to a card at a table with these options. */
export function effectForm(id: string, options: Record<string, unknown>): string {
  if (id === "captain" && options["captain_points"] === 2) return "two";
  const found = ours.options.effects[id];
  return found ? (found[1][JSON.stringify(options[found[0]])] ?? "text") : "text";
}

/** How often a card works at a table with these options; "" for one that always does. */
export function limitOf(id: string, { works, limit }: CardFigures, options: Record<string, unknown>): string {
  if (works === "always") return "";
  const found = ours.options.limits[id];
  return found?.[1][JSON.stringify(options[found[0]])] ?? limit;
}

/** Which rulings belong to a card at a table with these options. */
export function rulingsOf(id: string, options: Record<string, unknown>): string[] {
  return ours.card(id).rulings.map((ruling) => {
    if (ruling === "tie") return options[ours.options.ties[id] ?? ""] === false ? "tie_fails" : "tie_counts";
    return formOf(ruling, options);
  });
}

/** A form may depend on another option. */
function formOf(ruling: string, options: Record<string, unknown>): string {
  const form = ours.options.forms[ruling];
  return form
    ? formOf(form[1][JSON.stringify(options[form[0]])] ?? Object.values(form[1])[0]!, options)
    : ruling;
}
