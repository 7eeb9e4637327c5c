/** What each kind of event looks and sounds like. A test compares the rows with the kinds of the rules. */
import type { ReactNode } from "react";
import { amount, flown, flownTimes, ring } from "../../board/pieces";
import type { Event, Row, Rows } from "../../board/telling";
import { ProjectPicture } from "./CardPicture";
import {
  Disc,
  Doubloon,
  Explorer,
  Figure,
  Flag,
  GoodIcon,
  Hint,
  Marker,
  Quest,
  Ship,
  Sign,
  SynergyIcon,
} from "./pieces";
import type { SignName } from "./signs";
import type { Good, Nation, Synergy } from "./types";
import { causeText, type Words } from "./words";

interface Table {
  words: Words;
}

type MaracaiboRow = Row<Table>;

const text = (event: Event, field: string) => String(event[field]);
const by = (event: Event) => Number(event["amount"] ?? 0);
const who = (event: Event) => (event["automa"] ? "automa" : String(event.seat));
const seatOf = (event: Event) => (event["automa"] ? "automa" : `seat:${event.seat}`);
const nationOf = (event: Event) => event["nation"] as Nation;

/** The thing on the table that caused an event, by the name of its place. */
function causePlaces({ cause = "" }: Event): string[] {
  return cause.startsWith("prestige:") ? [cause.replace("prestige:", "building:")] : cause ? [cause] : [];
}

// ---- rows that many events share ----

/** An amount rises above where it is kept. */
function counted(sound: MaracaiboRow["sound"], kept: string, sign: SignName): MaracaiboRow {
  return {
    motion: "risen",
    sound,
    still: "words",
    show: (event, table) =>
      told(event, table, [`${kept}:${who(event)}`, seatOf(event)], <Sign sign={sign} size={18} />),
    piece: () => <Sign sign={sign} size={22} />,
  };
}

const told = (event: Event, { words }: Table, at: string[], sign: ReactNode) =>
  amount(at, by(event), sign, causeText(words, event.cause));

/** A ring around the thing that something was done with. */
function ringed(sound: MaracaiboRow["sound"], placesOf: (event: Event) => string[]): MaracaiboRow {
  return { motion: "ringed", sound, still: "mark", show: (event) => ring(placesOf(event)) };
}

const card = (event: Event, { words }: Table) => {
  const id = event["card"] as string | null;
  return (
    <span className="flight-card mb-flying-card">
      {id && <ProjectPicture id={id} />}
      <b>{id ? words.cards[id]?.name : <Sign sign="card" size={26} />}</b>
    </span>
  );
};

/** A card goes from where it lies to a place of its seat. */
function cardTo(
  motion: "laid" | "flicked" | "dealt",
  sound: MaracaiboRow["sound"],
  goal: string,
): MaracaiboRow {
  return {
    motion,
    sound,
    still: "mark",
    show: (event, table) => {
      const from = event["from_pile"]
        ? ["deck"]
        : [`card:${text(event, "card")}`, `hand:${event.seat}`, "deck"];
      return flown(card(event, table), from, [`${goal}:${event.seat}`, seatOf(event)]);
    },
  };
}

/** A card where it lies: turned up, or swept off the table. */
function cardAt(motion: "turned" | "swept", sound: MaracaiboRow["sound"]): MaracaiboRow {
  return {
    motion,
    sound,
    still: "place",
    show: (event, table) => {
      const at = [`card:${text(event, "card")}`, `hand:${event.seat}`, seatOf(event)];
      return flown(card(event, table), at, at);
    },
  };
}

const ship = (event: Event) => <Ship seat={event.seat ?? "automa"} />;
const figure = (event: Event) => <Figure seat={event.seat} size={28} />;
const marker = (event: Event) => <Marker nation={nationOf(event)} size={26} />;
const location = (event: Event) => [`location:${text(event, "location")}`];
const nation = (event: Event) => [`nation:${text(event, "nation")}`];

/** A marker of a nation is pressed onto a place. */
const markerPut: MaracaiboRow = {
  motion: "stamped",
  sound: "stamp",
  still: "mark",
  show: (event) => flown(marker(event), nation(event), location(event)),
};

const quiet: MaracaiboRow = { motion: null, sound: null, still: "log" };

export const EVENTS: Rows<Table> = {
  // ---- setup, rounds and turns ----
  career_taken: ringed("page", (event) => [`career:${text(event, "career")}`, seatOf(event)]),
  port_taken: ringed("stamp", (event) => [`port:${text(event, "port")}`, seatOf(event)]),
  round_began: { motion: null, sound: "round", still: "log" },
  turn_began: ringed("pass", (event) => [`ship:${who(event)}`]),
  round_ended: { motion: null, sound: "round", still: "log" },
  last_purchase: ringed("call", (event) => [seatOf(event)]),
  game_ended: { motion: null, sound: "end", still: "log" },
  scored: {
    motion: "risen",
    sound: "won",
    still: "words",
    show: (event, table) =>
      told(event, table, [`vp:${who(event)}`, seatOf(event)], <Sign sign="vp" size={18} />),
    piece: () => <Sign sign="vp" size={22} />,
  },
  went_on: quiet, // a choice that brings nothing by itself

  // ---- the sea ----
  sailed: { motion: "sailed", sound: "sail", still: "place", piece: ship },
  automa_sailed: { motion: "sailed", sound: "sail", still: "place", piece: ship },
  village_action: ringed("step", (event) => [`ship:${who(event)}`, seatOf(event)]),
  delivered: {
    motion: "carried",
    sound: "goods",
    still: "mark",
    show: (event) =>
      flown(
        <GoodIcon good={event["good"] as Good} size={26} />,
        [`card:${text(event, "card")}`, `hand:${who(event)}`, `ship:${who(event)}`],
        location(event),
      ),
  },
  market_emptied: ringed("raise", location),
  assistant_placed: {
    motion: "stamped",
    sound: "card",
    still: "mark",
    show: (event, table) =>
      flown(card(event, table), [`card:${text(event, "card")}`, seatOf(event)], location(event)),
  },
  assistant_used: { ...ringed("raise", location), piece: card },
  agent_placed: {
    motion: "waved",
    sound: "flag",
    still: "mark",
    show: (event) =>
      flown(
        <Flag nation={nationOf(event)} size={26} />,
        [`card:${text(event, "card")}`, seatOf(event)],
        nation(event),
      ),
  },

  // ---- what a captain has ----
  doubloons: {
    motion: "tossed",
    sound: "coin",
    still: "words",
    show: (event, table) => {
      const purse = [`doubloons:${who(event)}`, seatOf(event)];
      const [from, to] = by(event) < 0 ? [purse, causePlaces(event)] : [causePlaces(event), purse];
      return [
        ...flownTimes(Math.abs(by(event)), 3, { piece: <Doubloon size={24} />, from, to }),
        ...told(event, table, purse, <Sign sign="doubloons" size={18} />),
      ];
    },
  },
  vp: counted("won", "vp", "vp"),
  automa_vp: counted("won", "vp", "vp"),
  combat: counted("gavel", "combat", "combat"),
  figures: counted("step", "figures", "figure"),
  figures_returned: counted("fade", "figures", "figure"),
  income_doubloons: counted("coin", "doubloons", "income"),
  income_vp: counted("raise", "vp", "vp_income"),
  influence: {
    motion: "waved",
    sound: "flag",
    still: "words",
    show: (event, table) => {
      const flag = <Flag nation={nationOf(event)} size={24} />;
      return [
        ...flown(flag, [`ship:${who(event)}`, seatOf(event)], nation(event)),
        ...told(event, table, nation(event), flag),
      ];
    },
  },
  automa_influence: {
    motion: "waved",
    sound: "flag",
    still: "words",
    show: (event, table) => {
      const flag = <Flag nation={nationOf(event)} size={24} />;
      return [...flown(flag, ["automa"], nation(event)), ...told(event, table, nation(event), flag)];
    },
  },
  disc_removed: {
    motion: "carried",
    sound: "cube",
    still: "mark",
    show: (event) =>
      flown(
        <Disc seat={event.seat ?? 0} size={22} />,
        [`upgrade:${text(event, "upgrade")}`, seatOf(event)],
        [`ship:${who(event)}`, seatOf(event)],
      ),
  },
  upgrade_unlocked: ringed("raise", (event) => [`upgrade:${text(event, "upgrade")}`, seatOf(event)]),
  synergy: {
    motion: "carried",
    sound: "done",
    still: "mark",
    show: (event) =>
      flown(
        <SynergyIcon synergy={event["kind"] as Synergy} size={30} />,
        [`tableau:${event.seat}`, seatOf(event)],
        [`synergies:${event.seat}`, seatOf(event)],
      ),
  },
  tile_used: ringed("raise", (event) => [`tile:${text(event, "tile")}`, seatOf(event)]),

  // ---- cards ----
  card_bought: cardTo("laid", "card", "tableau"),
  card_planned: cardTo("flicked", "flick", "planned"),
  card_drawn: cardTo("dealt", "deal", "hand"),
  card_opened: cardAt("turned", "page"),
  card_revealed: cardAt("turned", "page"),
  cards_discarded: cardAt("swept", "flick"),
  card_removed: cardAt("swept", "fade"),
  jack_discarded: cardAt("swept", "flick"),
  hand_dropped: ringed("flick", (event) => [`hand:${event.seat}`, seatOf(event)]),
  pile_shuffled: ringed("shuffle", () => ["deck"]),

  // ---- quests, tasks, goals, buildings ----
  quest_done: {
    motion: "carried",
    sound: "done",
    still: "mark",
    show: (event) =>
      flown(
        <Quest size={28} />,
        [`quest:${text(event, "quest")}`, `ship:${who(event)}`],
        [`quests:${event.seat}`, seatOf(event)],
      ),
  },
  quest_laid: {
    motion: "dropped",
    sound: "page",
    still: "mark",
    show: (event) => flown(<Quest size={28} />, ["deck", ...location(event)], location(event)),
  },
  quest_taken: {
    motion: "carried",
    sound: "done",
    still: "mark",
    show: (event) => flown(<Quest size={28} />, [`quest:${text(event, "quest")}`, "deck"], ["automa"]),
  },
  task_done: ringed("done", (event) => [`career:${text(event, "career")}`, seatOf(event)]),
  career_done: ringed("end", (event) => [`career:${text(event, "career")}`, seatOf(event)]),
  goal_met: ringed("done", (event) => [`card:${text(event, "card")}`, seatOf(event)]),
  invested: {
    motion: "stamped",
    sound: "stamp",
    still: "mark",
    show: (event) =>
      flown(
        <Disc seat={event.seat ?? 0} size={24} />,
        [seatOf(event)],
        [`building:${text(event, "building")}`],
      ),
  },
  prestige_opened: ringed("page", (event) => [`building:${text(event, "building")}`]),

  // ---- explorers, figures and the ruin ----
  explorer_moved: {
    motion: "slid",
    sound: "step",
    still: "place",
    piece: (event) => <Explorer seat={event.seat ?? 0} size={28} />,
  },
  figure_moved: { motion: "slid", sound: "step", still: "place", piece: figure },
  automa_explored: { motion: "slid", sound: "step", still: "place", piece: figure },
  figure_placed: {
    motion: "dropped",
    sound: "step",
    still: "mark",
    show: (event) => flown(figure(event), [seatOf(event)], [`space:${text(event, "to")}`]),
  },
  ruin_entered: {
    motion: "carried",
    sound: "stone",
    still: "mark",
    show: (event) =>
      flown(
        <Explorer seat={event.seat ?? 0} size={28} />,
        [`explorer:${who(event)}`, seatOf(event)],
        ["ruin:0"],
      ),
  },
  ruin_moved: ringed("stone", (event) => [`ruin:${text(event, "to")}`]),
  barrier_crossed: ringed("raise", (event) => [`barrier:${text(event, "barrier")}`]),

  // ---- fights, nations and the resistance ----
  token_revealed: ringed("page", (event) => [`pile:${text(event, "pile")}`, `tokens:${event.seat}`]),
  token_returned: ringed("fade", (event) => [`pile:${text(event, "pile")}`]),
  fight: { ...ringed("fight", nation), piece: (event) => <Flag nation={nationOf(event)} size={24} /> },
  fight_ended: quiet, // what came of it is told by its own events
  automa_combat: ringed("fight", nation),
  annexed: markerPut,
  displaced: { ...markerPut, sound: "fight" },
  marker_placed: markerPut,
  markers_came: { ...markerPut, sound: "flag" },
  liberated: {
    motion: "carried",
    sound: "done",
    still: "mark",
    show: (event) => flown(marker(event), location(event), [`liberations:${event.seat}`, seatOf(event)]),
  },
  marker_resists: {
    motion: "dropped",
    sound: "stone",
    still: "mark",
    show: (event) => flown(marker(event), nation(event), [`resist:${text(event, "space")}`, seatOf(event)]),
  },
  resistance_full: ringed("attack", (event) => ["resistance", seatOf(event)]),
  marker_returned: {
    motion: "carried",
    sound: "fade",
    still: "mark",
    show: (event) => flown(marker(event), ["resistance", seatOf(event)], nation(event)),
  },
  marker_surrendered: {
    motion: "swept",
    sound: "lost",
    still: "mark",
    show: (event) => flown(marker(event), [`liberations:${event.seat}`, seatOf(event)], nation(event)),
  },
  marker_lost: {
    motion: "swept",
    sound: "lost",
    still: "mark",
    show: (event) => flown(marker(event), nation(event), nation(event)),
  },

  // ---- the automa ----
  automa_card: ringed("page", () => ["automa"]),
  automa_disc: {
    motion: "stamped",
    sound: "stamp",
    still: "mark",
    show: (event) => flown(<Sign sign="figure" size={26} />, ["automa"], location(event)),
  },
  automa_disc_counted: ringed("cube", () => ["automa"]),

  // ---- story: hints, Luysa, legacy ----
  hint_revealed: {
    motion: "turned",
    sound: "page",
    still: "mark",
    show: (event) =>
      flown(<Hint size={30} />, [seatOf(event), "luysa"], [`space:${text(event, "space")}`, "luysa"]),
  },
  hint_removed: ringed("fade", (event) => [`space:${text(event, "space")}`, "luysa"]),
  luysa_found: ringed("done", location),
  luysa_freed: ringed("end", () => ["luysa"]),
  chapter_disc: ringed("stamp", (event) => [seatOf(event)]),
  legacy_laid: ringed("stamp", (event) => [`tile:${text(event, "tile")}`]),
};
