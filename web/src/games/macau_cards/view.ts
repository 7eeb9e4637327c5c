/** What the server shows of a table of Macau, as `view.py` of the title writes it. */

export interface SeatView {
  seat: number;
  hand_size: number;
  miss_debt: number;
  exposed: boolean;
  place: number;
  total: number;
  round_points: number;
  known: string[];
  vouched_suits: string[];
  vouched_ranks: string[];
}

export interface Laid {
  card: string;
  as: string;
}

export interface Attack {
  kind: string; // draw, skip or duel
  total: number;
  cards: string;
  route: string;
  author: number;
  target: number | null; // whom it hits with the cards laid so far
  amount: number; // how hard
  answerable: boolean;
  asked: number[];
}

export interface OpenWindow {
  kind: "macau" | "challenge" | "war";
  owner: number;
  about: string[];
  you_may_react: boolean;
}

/** What a card does first at this table: one of these. */
export interface CardSign {
  draws?: number;
  skips?: true;
  cancels?: true;
  calls?: "suit" | "rank";
  must_be_covered?: true;
  reverses?: true;
  stands_for?: "any";
  passes_on?: number;
  goes_on?: "any";
}

export interface MacauView {
  signs: Record<string, CardSign>;
  phase: string;
  current: number;
  direction: string;
  dealer: number;
  round: number;
  turn: number;
  seats: SeatView[];
  stock_size: number;
  discard: Laid[];
  face: string | null;
  requirement: { kind: string; value: string | null; turns_left: number; also: string[] };
  attack: Attack | null;
  play: { play_size: number; slipped: number };
  solo: { seat: number; turns: number } | null;
  window: OpenWindow | null;
  options: { scoring?: string; target_points?: number };
  said_macau: boolean;
  said_multi: boolean;
  over: boolean;
  places: number[] | null;
  hand?: string[];
  drawn?: string | null;
}

export type Say = (key: string, words?: Record<string, string | number>) => string;

/** Phases in which the cards of the present play still lie open as one play. */
const OPEN = ["continue", "cover", "cover_drawn", "choose_suit", "choose_rank", "challenge_window"];

/** How many cards on top of the discard pile belong to the play that goes on. */
export function playLength(view: MacauView): number {
  if (!OPEN.includes(view.phase)) return 0;
  return Math.min(view.play.play_size, view.discard.length);
}

export function isForPoints(view: MacauView): boolean {
  return view.options.scoring === "points";
}
