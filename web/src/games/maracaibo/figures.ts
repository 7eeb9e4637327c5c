/** What is printed on cards, tiles and board: ours, generated from the title's data by scripts/figures.py, or a table's own. */

import { createContext, useContext } from "react";
import raw from "./data/figures.json";
import type { Barrier, Cost, Good, Nation, Ops, Thing, View } from "./types";
import type { Words } from "./words";

/** Every piece may name the fields that are our estimates. */
interface Marked {
  estimated?: string[];
}

interface LocationFigures extends Marked {
  number: number;
  kind: "start" | "village" | "city" | "homeward";
  x: number;
  y: number;
  zone?: Nation;
  annexable: boolean;
  flag?: Ops;
  action?: Ops;
  rounds?: number[];
  market_goods?: Good[];
  market_capacity?: number[]; // by the number of players
  city_tile_slot?: boolean;
  city_with_legacy?: string;
  requires_legacy?: string;
  requires_barrier?: Barrier;
  must_stop?: boolean;
  ends_round?: boolean;
}

interface CityTileFigures extends Marked {
  helm: boolean;
  action: Ops;
  market_goods: Good[];
  market_capacity: number;
}

interface SpaceFigures extends Marked {
  region: number;
  x: number;
  y: number;
  next: string[];
  reward: Ops;
  quest_slot: boolean;
  start?: boolean;
  end?: boolean;
  branch?: "upper" | "lower";
}

interface RuinFigures extends Marked {
  x: number;
  y: number;
  next: string[];
  pay_objects?: Thing[];
  reward: Ops;
  vp_by_order?: number[];
  end?: boolean;
}

interface BarrierFigures extends Marked {
  from: string;
  to: string;
  x: number;
  y: number;
  reward_by_order: Ops[];
}

interface UpgradeFigures extends Marked {
  slot: number;
  x: number;
  y: number;
  discs: number;
  immediate: Ops;
  permanent: Record<string, unknown>[];
}

export interface CardFigures extends Marked {
  deck: "A" | "B" | "U" | "C";
  cost: number;
  vp: number;
  good: Good;
  object: Thing;
  number?: number; // of a story card
  categories: string[];
  requires?: Record<string, unknown>[];
  effects: Record<string, unknown>[];
}

export interface ArrowFigures {
  from: string;
  to: string;
  branch: "main" | "upper" | "lower";
  cost: number;
  requires_legacy?: string;
  rounds?: number[];
}

interface TokenFigures extends Marked, Record<Nation, number> {
  modifier?: { who: "most" | "fewest"; n: number };
  bonus?: Ops;
  cost?: Cost & { n: number };
}

interface JacquesCard extends Marked {
  deck: "A" | "B";
  vp: number;
  areas: { do: "city_disc" | "quest" | "explore" | "end_round"; [field: string]: unknown }[];
}

interface JeanCard extends Marked {
  deck: "A" | "B" | "C";
  steps: number;
  route: "upper" | "lower";
  display_card: number;
  actions: { do: string; rounds: [number, number]; [field: string]: unknown }[];
}

/** As the server sends them. */
export interface Figures {
  data: string; // the same for the same figures
  canvas: [number, number];
  ship_canvas: [number, number];
  hand_limit: number;
  most_movement: number;
  locations: Record<string, LocationFigures>;
  city_tiles: Record<string, CityTileFigures>;
  spaces: Record<string, SpaceFigures>;
  barriers: Record<Barrier, BarrierFigures>;
  upgrades: Record<string, UpgradeFigures>;
  cards: Record<string, CardFigures>;
  buildings: Record<string, Marked & { cost: number; vp: number; figures: number; endgame: Ops }>;
  careers: Record<
    string,
    Marked & {
      tasks: { when: string; n?: number; barrier?: Barrier }[];
      task_reward: Ops;
      task_figure: number;
      complete_reward: Ops;
    }
  >;
  ports: Record<
    string,
    Marked & {
      nation?: Nation;
      immediate_cost: Cost;
      immediate_gain: Ops;
      ongoing: { kind: string; [field: string]: unknown };
    }
  >;
  tokens: Record<string, TokenFigures>;
  quests: Record<string, Marked & { cost: Thing[]; reward: Ops }>;
  tiles: Record<
    string,
    Marked & {
      place: string;
      on_stop?: Ops;
      combat_actions?: { id: string; cost: number; do: Ops }[];
      combat_points?: number;
      combat_points_solo?: number;
    }
  >;
  ruins: Record<string, RuinFigures>;
  hints: Record<string, Marked & { colour: "green" | "red"; objects?: Thing[] }>;
  search_cards: Record<
    string,
    Marked & { players: number[]; green: Ops[]; red: Ops[]; found_when_left: number }
  >;
  jacques: Record<string, JacquesCard>;
  jean: Record<string, JeanCard>;
  scenarios: Record<
    string,
    Marked & {
      mode: "competitive" | "cooperative";
      modules: string[];
      nation_scoring: boolean;
      win?: string[];
    }
  >;
  chapters: Record<
    string,
    Marked & { location: string; cost: Cost; reward: Ops; need_by_players: number[]; scenario?: string }
  >;
  arrows: ArrowFigures[];
  passage: { from: string; to: string; cost: number; requires_legacy: string };
  tracks: {
    influence: {
      max: number;
      rank_thresholds: number[];
      rank_values: number[];
      marker_columns: number[];
      column_points: number[];
      dominance_bonus: number[];
      most_influence_vp: number;
    };
    doubloon_income: { start: number; max: number };
    vp_income: { start: number; max: number };
    combat: { start: number; max: number };
  };
  village: { actions_by_movement: number[]; take_doubloons: number; discard_hand_doubloons: number };
  combat: Record<string, unknown>;
  resistance: { spaces: Ops[]; full_doubloons: number; full_vp_per_combat_token: number };
  explorer_end: { vp_by_order: number[] };
  last_purchase: { doubloons: number; final_vp: number };
  object_tables: Record<string, Record<Thing, Ops>>;
  /** Names and effects by language; only a table with its own figures brings them along. */
  words?: Record<string, Words>;
}

// ---- where things are drawn ----

type Spot = [x: number, y: number];

/** From the printed board to the chart of the page, which is lower and has its tracks closer together. */
export const onSea = (x: number, y: number): Spot => [Math.round(x * 1.0704 - 27), Math.round(y - 56)];
const onTrack = (x: number, y: number): Spot => [
  Math.round(93 + (x - 148) * 0.975),
  Math.round(737 + ((y - 884) * 26) / 48),
];
const inRuin = (x: number): Spot => [onTrack(x, 0)[0], 808];
/** Cities that would cover a neighbor where they are printed. */
const MOVED: Record<string, Spot> = {
  "9a": [1262, 642],
  "14": [730, 640],
  "17": [345, 494],
  "18a": [98, 566],
};

function moved<Thing extends { x: number; y: number }>(
  things: Record<string, Thing>,
  spot: (thing: Thing, id: string) => Spot,
): Record<string, Thing> {
  return Object.fromEntries(
    Object.entries(things).map(([id, thing]) => {
      const [x, y] = spot(thing, id);
      return [id, { ...thing, x, y }];
    }),
  );
}

/** The same figures with the places of our chart. */
export function onChart(figures: Figures): Figures {
  return {
    ...figures,
    locations: moved(figures.locations, ({ x, y }, id) => MOVED[id] ?? onSea(x, y)),
    spaces: moved(figures.spaces, ({ x, y }) => onTrack(x, y)),
    barriers: moved(figures.barriers, ({ x, y }) => onTrack(x, y)) as Figures["barriers"],
    ruins: moved(figures.ruins, ({ x }) => inRuin(x)),
  };
}

/** Those that come with the page. */
export const ours = onChart(raw as unknown as Figures);

/** The figures of the table; ours where nobody says otherwise. */
export const FiguresContext = createContext<Figures>(ours);

export function useFigures(): Figures {
  return useContext(FiguresContext);
}

// ---- what lies where, by what is printed and what the view says ----

export interface Market {
  goods: Good[];
  discs: number;
  capacity: number;
}

/** Whether a place is on the board in this game and in this round. */
export function isOnBoard(figures: Figures, view: View, id: string): boolean {
  const place = figures.locations[id]!;
  return !place.requires_legacy || !!view.legacy[place.requires_legacy];
}

export function isCity(figures: Figures, view: View, id: string): boolean {
  const place = figures.locations[id]!;
  const charter = place.city_with_legacy;
  return place.kind === "city" || (!!charter && !!view.legacy[charter]) || dutchCity(figures, view) === id;
}

/** Whether a place is drawn as a city with its market; the Dutch city has none, and is drawn as the village it was. */
export function isWalled(figures: Figures, view: View, id: string): boolean {
  return isCity(figures, view, id) && dutchCity(figures, view) !== id;
}

/** The place of the Dutch city, where its tile lies. */
function dutchCity(figures: Figures, view: View): string | null {
  return view.legacy["L36"] ? figures.tiles["L36"]!.place : null;
}

/** The goods that a city wants and the discs that lie there; null without a market. */
export function marketOf(figures: Figures, view: View, id: string): Market | null {
  const place = figures.locations[id]!;
  const there = view.locations.find(({ location }) => location === id);
  if (!there || !isCity(figures, view, id)) return null;
  const tile = there.city_tile ? figures.city_tiles[there.city_tile] : undefined;
  const goods = tile?.market_goods ?? place.market_goods ?? [];
  const capacity = tile?.market_capacity ?? place.market_capacity?.[view.seats.length - 1] ?? 0;
  return goods.length ? { goods, discs: there.market, capacity } : null;
}

const NO_ACTION: Ops = [];

/** What a city or a space on the way home does. */
export function actionOf(figures: Figures, view: View, id: string): Ops {
  const there = view.locations.find(({ location }) => location === id);
  const tile = there?.city_tile ? figures.city_tiles[there.city_tile] : undefined;
  if (tile) return tile.action;
  return figures.locations[id]!.kind === "village" && !isCity(figures, view, id)
    ? NO_ACTION
    : (figures.locations[id]!.action ?? NO_ACTION);
}

/** The rank that so much influence has. */
export function rankOf(figures: Figures, influence: number): number {
  const { rank_thresholds, rank_values } = figures.tracks.influence;
  const passed = rank_thresholds.filter((threshold) => influence >= threshold).length;
  return passed ? rank_values[passed - 1]! : 0;
}
