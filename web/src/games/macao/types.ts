/** The view of Macao as the server sends it. */

export const COLORS = ["red", "blue", "green", "gray", "violet", "black"] as const;
export type Color = (typeof COLORS)[number];
export const GOODS = ["jade", "lacquerware", "paper", "porcelain", "rice", "silk", "spices", "tea"] as const;
export type Good = (typeof GOODS)[number];
export type Cubes = Partial<Record<Color, number>>;
export type Kind = "office" | "building" | "person";

export interface SeatView {
  seat: number;
  gold: number;
  prestige: number;
  punish_markers: number;
  supply: Cubes;
  rose: Cubes[];
  tableau: string[];
  active: { card: string; used: number }[];
  cargo: Partial<Record<Good, number>>;
  jokers: number;
  ship: string;
  /** Places the ship can reach this turn, with the cubes the way costs. */
  reach?: Record<string, number>;
  wall: number;
  wall_height: number;
  passed: boolean;
  this_round: { free_steps: number; [field: string]: unknown };
}

export interface PortView {
  port: string;
  good: Good;
  slots: number[];
  delivered: number[];
}

export interface QuarterView {
  quarter: string;
  owner: number | null;
  tile: Good | "joker" | null;
}

export interface View {
  viewer: number | null;
  options: Record<string, unknown>;
  data: string;
  round: number;
  phase: string;
  current: number | null;
  order: number[];
  order_at: number;
  tribute: { price: number; gain: number };
  dice: Partial<Record<Color, number>>;
  offer: string[];
  discard: string[];
  stack_size: number;
  offices: { round: number; cards: string[]; waiting: boolean }[];
  city: QuarterView[];
  ports: PortView[];
  wall: { space: number; discs: number[] }[];
  seats: SeatView[];
  choice: { first: Color; second: Color; targets: number[]; extra: number[]; asked: number } | null;
  payment: { left: number; from: Color; for: string; argument: number | string } | null;
  over: boolean;
  places: number[] | null;
}

/** Steps in which position 1 of the rose belongs to the round at hand: it has not turned yet. */
const BEFORE_THE_TURN = ["start_cards", "start_cubes", "pick", "overflow", "dice", "explorer", "master"];

/** In which round the cubes of a position of the rose reach the arrow. */
export function roundOf(view: View, position: number): number {
  const before = BEFORE_THE_TURN.includes(view.phase);
  return Math.max(view.round, before ? 1 : 0) + position - (before ? 1 : 0);
}

export function total(cubes: Cubes | undefined): number {
  return COLORS.reduce((sum, color) => sum + (cubes?.[color] ?? 0), 0);
}
