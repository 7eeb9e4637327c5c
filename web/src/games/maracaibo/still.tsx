/** Pieces outside of a table, for the rules, the list of cards and the page of pieces: drawn as in the game. */

import { useMemo, type ReactNode } from "react";
import type { Choice, RefusedChoice } from "../../table/face";
import { CardPictures } from "./CardPicture";
import { ours } from "./figures";
import { PlayProvider, type Play } from "./play";
import { targetsOf } from "./targets";
import type { SeatView, View } from "./types";
import type { Words } from "./words";

/** Two upgrades free, two half so. */
const DISCS = Object.fromEntries(
  Object.entries(ours.upgrades).map(([id, { slot, discs }]) => [
    id,
    slot % 5 === 4 ? 0 : slot % 5 === 2 ? 1 : discs,
  ]),
);

export function seat(number: number): SeatView {
  return {
    seat: number,
    doubloons: 11 + number,
    vp: 23 - number,
    income: 10,
    vp_income: 3,
    combat: 4,
    figures: 3 - number,
    general: 2,
    career_figures: 2,
    extra_hand: 1,
    deliveries: 2,
    liberations: 1,
    chapter_discs: 0,
    final_vp: 0,
    influence: { france: 4, spain: 0, england: 11 - 3 * number },
    surrendered: null,
    ship: number ? "7" : "12",
    discs: DISCS,
    career: `CR${number + 1}`,
    tasks_done: [true, false, false],
    port: "HP02",
    synergies: ["anchor", "crown"],
    combat_tokens: ["K01", "K14"],
    resistance: ["france", null, "spain", null],
    reacts: [],
    helps: [],
    tile_discs: [],
    quests: ["Q01", "Q02"],
    card_quests: [],
    explorer: number ? "E3" : "E7",
    track_figure: null,
    ruin: null,
    ruin_fresh: false,
    ruin_spent: false,
    hand_size: 4,
    planned: number ? ["A012"] : ["B003"],
    tableau: number
      ? [{ card: "A007", placed: null, mark: 0 }]
      : [
          { card: "A001", placed: null, mark: 0 },
          { card: "A022", placed: "7", mark: 0 },
          { card: "B073", placed: null, mark: 2 },
          { card: "U017", placed: null, mark: 16 },
        ],
  };
}

/** A moment somewhere in the middle of a game. */
export const MOMENT: View = {
  viewer: 0,
  options: {
    scenario: "all_inclusive",
    automa: "jacques",
    level: 1,
    open_hands: false,
    promos: false,
    archive: null,
  },
  data: ours.data,
  phase: "turns",
  turn: 9,
  round: 2,
  current: 0,
  start_seat: 1,
  round_over: false,
  ender: null,
  pending: null,
  stack: [],
  this_turn: { stance: "undecided", freed: [], village_kinds: [] },
  seats: [seat(0), seat(1), seat(2)],
  automa: null,
  display: ["A005", "B021", "U006", "U016"],
  pile_size: 61,
  discards: ["A003", "A004"],
  being_bought: [],
  prestige: [{ building: "PB1", invested: [1] }, { building: "PB7", invested: [] }, null, null],
  locations: Object.keys(ours.locations).map((location) => ({
    location,
    markers: location === "6" ? { france: 1 } : location === "9" ? { spain: 1, england: 1 } : {},
    market: location === "11" ? 1 : 0,
    city_tile:
      ({ "4": "CT01", "5": "CT03", "13": "CT05", "14": "CT07" } as Record<string, string>)[location] ?? null,
    quests: location === "8" ? ["Q05"] : location === "16" ? ["Q06"] : [],
    hints: 0,
  })),
  nations: {
    france: { on_track: 11, lost: 1 },
    spain: { on_track: 12, lost: 0 },
    england: { on_track: 12, lost: 0 },
  },
  legacy: {},
  fleets_used: [],
  crossed: { yellow: 1, red: 0, green: 0 },
  arrived: 0,
  ruin_arrived: 0,
  quest_pile: { size: 18, top: "Q09" },
  track_quests: {},
  token_piles: [11, 10],
  tokens_in_fight: [],
  search: null,
  over: false,
  places: null,
  conditions: [],
  modules: ["home_ports", "resistance", "uprising"],
  cooperative: false,
  goals: [],
  hand: ["A014", "A031", "B062", "U012"],
};

/** What is only looked at: no click, no focus. */
export function Shown({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mb mb-shown-still ${className}`} inert>
      {children}
    </div>
  );
}

interface Props {
  say: Play["say"];
  words: Words;
  /** Whose eyes: a seat, or nobody who could do anything. */
  seat?: number | null;
  view?: View;
  choices?: Choice[];
  refused?: RefusedChoice[];
  children: ReactNode;
}

const NO_CHOICES: Choice[] = [];
const NONE_REFUSED: RefusedChoice[] = [];

/** A table that stands still around what is drawn. */
export function Still(props: Props) {
  const { say, words, children, seat: eyes = null, view = MOMENT } = props;
  const { choices = NO_CHOICES, refused = NONE_REFUSED } = props;
  const play = useMemo(
    (): Play => ({
      view,
      seat: eyes,
      names: ["Ana", "Bo", "Cai"],
      say,
      busy: false,
      choices,
      targets: targetsOf(view, choices, refused),
      words,
      act: () => undefined,
    }),
    [say, words, eyes, view, choices, refused],
  );
  return (
    <PlayProvider play={play}>
      <CardPictures>{children}</CardPictures>
    </PlayProvider>
  );
}
