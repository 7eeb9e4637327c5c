/** The view of Maracaibo as the server sends it. */

export const NATIONS = ["france", "spain", "england"] as const;
export type Nation = (typeof NATIONS)[number];
export const GOODS = ["tobacco", "corn", "sugar", "cocoa"] as const;
export type Good = (typeof GOODS)[number];
export const OBJECTS = ["book", "spyglass", "herbs", "lantern", "rope"] as const;
export type Thing = (typeof OBJECTS)[number]; // an object on a card
export const SYNERGIES = ["medal", "anchor", "wheel", "crown", "barrel"] as const;
export type Synergy = (typeof SYNERGIES)[number];
export const BARRIERS = ["yellow", "red", "green"] as const;
export type Barrier = (typeof BARRIERS)[number];
type Automa = "jacques" | "jean";

/** A seat, or the automa where one plays along. */
export type Captain = number | "automa";

export interface Bought {
  card: string;
  placed: string | null; // the location of its assistant, or the nation of its agent
  mark: number;
}

export interface SeatView {
  seat: number;
  doubloons: number;
  vp: number;
  income: number;
  vp_income: number;
  combat: number;
  figures: number; // in the own supply
  general: number; // in the general supply
  career_figures: number;
  extra_hand: number; // how much the hand limit is raised
  deliveries: number;
  liberations: number;
  chapter_discs: number;
  final_vp: number;
  influence: Record<Nation, number>;
  surrendered: Nation | null;
  ship: string;
  discs: Record<string, number>; // left on each upgrade of the ship board
  career: string | null;
  tasks_done: boolean[];
  port: string | null;
  synergies: Synergy[];
  combat_tokens: string[];
  resistance: (Nation | null)[];
  reacts: string[];
  helps: string[];
  tile_discs: string[];
  quests: string[];
  card_quests: string[];
  explorer: string;
  track_figure: string | null; // of Roatan
  ruin: string | null;
  ruin_fresh: boolean;
  ruin_spent: boolean;
  hand_size: number;
  hand?: string[]; // where hands are open
  planned: string[];
  tableau: Bought[];
}

interface LocationView {
  location: string;
  markers: Partial<Record<Nation, number>>;
  market: number; // discs there
  city_tile: string | null;
  quests: string[];
  hints: number;
}

export interface AutomaView {
  name: Automa;
  vp: number;
  explorer: string;
  influence: Record<Nation, number>;
  quests: number;
  quests_taken: string[];
  discs: number;
  cards: number;
  ship: string | null;
  deck_size: number;
  unseen: Partial<Record<"A" | "B" | "C", number>>; // cards of the deck that nobody has seen, on top
  under: { round: number; cards: string[] }[]; // below them those that everybody has seen: layers from the top
  shown: string[];
  countdown: number;
}

interface SearchView {
  green: (string | null)[]; // a hint, or "free", "covered", "none"
  red: (string | null)[];
  removed: string[];
  luysa: "hidden" | "found" | "freed";
  luysa_at: string | null;
}

/** What is asked, and of whom; which other fields there are depends on `what`. */
interface Pending {
  what: string;
  seat: number;
  location?: string | null;
  points?: number;
  left?: number;
  steps?: number;
  stage?: string;
  token?: string | null;
  second?: string | null;
  nation?: Nation | null;
  value?: number;
  stance?: "undecided" | "for" | "against";
  card?: string | null;
  port?: string | null;
  quest?: string | null;
  needs?: Record<string, number>;
  [field: string]: unknown;
}

/** What has to be reached together, or against an automa. */
export interface Goal {
  condition: "all_markers_removed" | "all_above_jacques" | "luysa_freed";
  met: boolean; // now; it may change until the end
  markers?: number;
  vp?: number;
  automa_vp?: number;
  luysa?: "hidden" | "found" | "freed";
}

export type Phase =
  "choosing" | "turns" | "last_purchase" | "income" | "dropping" | "refilling" | "ransom" | "over";

export interface View {
  viewer: number | null;
  options: {
    scenario: string;
    automa: Automa;
    level: number;
    open_hands: boolean;
    promos: boolean;
    archive: { chapter: number; legacy: string[]; [field: string]: unknown } | null;
    [field: string]: unknown;
  };
  data: string;
  modules: string[]; // in play: home_ports, resistance, uprising, freeing, search
  cooperative: boolean;
  goals: Goal[];
  phase: Phase;
  turn: number;
  round: number;
  current: Captain | null;
  start_seat: number;
  round_over: boolean;
  ender: Captain | null;
  pending: Pending | null;
  stack: Pending[];
  this_turn: { stance: string; freed: string[]; village_kinds: string[]; [field: string]: unknown };
  seats: SeatView[];
  automa: AutomaView | null;
  display: (string | null)[];
  pile_size: number;
  discards: string[];
  being_bought: Bought[];
  prestige: ({ building: string; invested: number[] } | null)[];
  locations: LocationView[];
  nations: Record<Nation, { on_track: number; lost: number }>;
  legacy: Record<string, number>;
  fleets_used: string[];
  crossed: Record<Barrier, number>;
  arrived: number;
  ruin_arrived: number;
  quest_pile: { size: number; top: string | null };
  track_quests: Record<string, string[]>;
  token_piles: number[];
  tokens_in_fight: string[];
  search: SearchView | null;
  over: boolean;
  places: number[] | null;
  conditions: { condition: string; met: boolean }[];
  // what only the viewer knows
  hand?: string[];
  choosing?: {
    step: "career" | "port" | "plan" | "discards" | "done";
    careers: (string | null)[];
    ports: (string | null)[];
    set_aside: string[];
  };
  drop?: "keep" | "drop" | null;
}

/** What waits where a ship would stop; it comes with each choice to sail. */
export interface Stop {
  points: number;
  way: string[]; // the locations over which the ship sails, the stop as the last
  village_actions: number;
  city: boolean;
  market_space: number;
  quests: string[];
  assistants: string[];
  tiles: string[];
  hints: number;
  markers: number;
  ends_round: boolean;
}

/** One step of an effect, as the data files write it. */
export interface Op {
  op: string;
  n?: number;
  [field: string]: unknown;
}
export type Ops = Op[];
export type Cost = Record<string, unknown>;

/** The hand of a seat, as far as the viewer knows it. */
export function handOf(view: View, seat: number): string[] | null {
  if (view.viewer === seat && view.hand) return view.hand;
  return view.seats[seat]?.hand ?? null;
}
