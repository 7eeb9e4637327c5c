/** What each kind of event looks and sounds like. A test compares the rows with the kinds of the rules. */
import type { ReactNode } from "react";
import { amount, flown, flownTimes, ring, word } from "../../board/pieces";
import type { Event, Flight, Row, Rows } from "../../board/telling";
import { Back, Card, Suit } from "./Card";
import { shortRank } from "./cards";
import type { Say } from "./view";

interface Table {
  say: Say;
}

type MacauRow = Row<Table>;

const STOCK = ["stock"];
const PILE = ["discard"];
const MOST = 6; // cards in the air at once

const seatOf = (event: Event) => [`seat:${event.seat}`];
const targetOf = (event: Event) => [`seat:${String(event["target"])}`];

const sheet = (card: unknown) => (
  <span className="flying-sheet">{typeof card === "string" ? <Card card={card} /> : <Back />}</span>
);

const suit = (event: Event) => (
  <span className={`suit-${String(event["suit"])}`}>
    <Suit suit={String(event["suit"])} />
  </span>
);

/** Cards of a hand: those that whoever looks on may see, and backs for the others. */
function cardsOf(event: Event, from: string[], to: string[]): Flight[] {
  const cards = Array.isArray(event["cards"]) ? (event["cards"] as unknown[]) : [];
  const count = Math.min(Number(event["count"]), MOST);
  return Array.from({ length: count }, (_, i) => ({ piece: sheet(cards[i]), from, to }));
}

/** Something that a seat says. */
function said(sound: MacauRow["sound"], wordsOf: (event: Event, say: Say) => ReactNode): MacauRow {
  return {
    motion: "said",
    sound,
    still: "words",
    show: (event, { say }) => word(seatOf(event), wordsOf(event, say)),
  };
}

/** Something that a seat calls out so that nobody misses it, with a hand on the pile where that belongs to it. */
function shouted(sound: MacauRow["sound"], key: string, slaps = false): MacauRow {
  return {
    motion: "shouted",
    sound,
    still: "words",
    show: (event, { say }) => [
      ...word(seatOf(event), say(key), true),
      ...(slaps ? [{ piece: <HandDown />, from: seatOf(event), to: PILE, motion: "slapped" as const }] : []),
    ],
  };
}

function ringed(sound: MacauRow["sound"], placesOf: (event: Event) => string[] = seatOf): MacauRow {
  return { motion: "ringed", sound, still: "mark", show: (event) => ring(placesOf(event)) };
}

/** An attack on its way to whoever has to answer. */
const shot: MacauRow = {
  motion: "shot",
  sound: "attack",
  still: "mark",
  show: (event) => flown(<Arrow />, seatOf(event), targetOf(event)),
};

export const EVENTS: Rows<Table> = {
  // ---- dealing ----
  dealt: {
    motion: "dealt",
    sound: "deal",
    still: "place",
    show: (event) => cardsOf(event, STOCK, seatOf(event)),
  },
  set_aside: {
    motion: "swept",
    sound: "flick",
    still: "place",
    show: ({ card }) => flown(sheet(card), STOCK, STOCK),
  },
  starter: {
    motion: "laid",
    sound: "card",
    still: "place",
    show: ({ card }) => flown(sheet(card), STOCK, PILE),
  },
  reshuffled: {
    motion: "flicked",
    sound: "shuffle",
    still: "mark",
    show: () => flownTimes(4, MOST, { piece: sheet(null), from: PILE, to: STOCK }),
  },

  // ---- playing ----
  laid: {
    motion: "laid",
    sound: "slap",
    still: "place",
    show: (event) => flown(sheet(event["card"]), seatOf(event), PILE),
  },
  play_ended: { motion: null, sound: null, still: "log" }, // its cards were told one by one
  play_taken_back: {
    motion: "carried",
    sound: "flick",
    still: "place",
    show: (event) => flown(sheet(event["card"]), PILE, seatOf(event)),
  },
  drew: {
    motion: "dealt",
    sound: "deal",
    still: "mark",
    show: (event) => cardsOf(event, STOCK, seatOf(event)),
  },
  kept: ringed("card"),
  passed: said("pass", (_, say) => say("said-pass")),
  declined: said("pass", (_, say) => say("said-pass")),
  missed_turn: said("fade", (_, say) => say("said-miss")),
  forgiven: ringed("raise"),
  solo_turns: ringed("raise"),
  direction_turned: { motion: "spun", sound: "turn", still: "place" },

  // ---- calls ----
  called_suit: {
    ...said("call", (event, say) => (
      <>
        {suit(event)}
        {say(`suit-${String(event["suit"])}`)}
      </>
    )),
    piece: suit,
  },
  called_rank: said("call", (event) => shortRank(String(event["rank"]))),
  called_free_suit: said("call", (_, say) => say("said-free")),
  called_any_plain: said("call", (_, say) => say("said-plain")),
  called_nothing: said("call", (_, say) => say("said-nothing")),
  call_lapsed: ringed("fade", () => PILE),

  // ---- attacks ----
  attacked: shot,
  war_goes_on: shot,
  accepted: ringed("lost"),
  attack_ended: ringed("fade", () => PILE),

  // ---- the last card ----
  macau_said: shouted("shout", "macau-button", true),
  multi_macau_said: shouted("shout", "multi-macau", true),
  macau_caught: shouted("caught", "macau-button", true),
  macau_missed: ringed("lost"),
  challenged: shouted("call", "said-challenge"),
  verdict: ringed("gavel"),
  card_shown: {
    motion: "turned",
    sound: "page",
    still: "mark",
    show: (event) => flown(sheet(event["card"]), seatOf(event), seatOf(event)),
  },
  window_closed: { motion: null, sound: null, still: "log" }, // whoever spoke was heard

  // ---- the end ----
  went_out: shouted("done", "said-out"),
  round_blocked: { motion: null, sound: "lost", still: "log" },
  round_ended: { motion: null, sound: "round", still: "log" },
  scored: {
    motion: "risen",
    sound: "won",
    still: "words",
    show: (event) => amount(seatOf(event), Number(event["points"]), "", ""),
  },
  match_ended: { motion: null, sound: "end", still: "log" },
};

/** A hand, flat on the table. */
function HandDown() {
  return (
    <svg className="flying-hand" viewBox="-50 -62 100 124" aria-hidden="true">
      <path d="M-26 50V-4q-1-9-8-16t-8-13q4-7 12-3 7 4 13 13V-44q1-7 7-7t7 7v28h2v-37q1-7 7-7t7 7v37h2v-32q1-6 7-6t7 7v32h2v-20q1-6 6-6t7 7V22q0 14-9 28Z" />
    </svg>
  );
}

/** Its head is at the right; the motion turns it to where it flies. */
function Arrow() {
  return (
    <svg className="flying-arrow" viewBox="-64 -24 128 48" aria-hidden="true">
      <path d="M-60-4-52-11H18V-22L60 0 18 22V11H-52L-60 4l10-4Z" />
    </svg>
  );
}
