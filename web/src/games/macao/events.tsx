/** What each kind of event looks and sounds like. A test compares the rows with the kinds of the rules. */
import type { ReactNode } from "react";
import { amount, flown, flownTimes, ring } from "../../board/pieces";
import { piecesIn } from "../../board/Deeds";
import { toldOf, type Event, type Rows, type Told } from "../../board/telling";
import { CardArt } from "./Cards";
import { useFigures, type Printed } from "./figures";
import { Cube, Disc, Gold, Marker, Prestige, Ship, Tile } from "./pieces";
import { letter, useSetting, type Play } from "./play";
import type { Color, Good } from "./types";

interface Table extends Pick<Play, "say" | "words"> {
  figures: Printed;
}

const text = (event: Event, field: string) => String(event[field]);
const count = (event: Event) => Number(event["amount"] ?? event["count"] ?? 1);
const seatOf = (event: Event) => `seat:${event.seat}`;

const causeOf = ({ cause = "" }: Event, { figures, words, say }: Table) =>
  cause in figures.cards ? words.name(cause) : cause && say(`cause-${cause}`);

const cube = (event: Event, { say }: Table) => {
  const color = event["color"] as Color;
  return <Cube color={color} letter={letter(say, color)} size={22} />;
};

const card = (event: Event, { words }: Table) => {
  const id = text(event, "card");
  return (
    <span className="flight-card mc-flying-card">
      <CardArt id={id} />
      <b>{words.name(id)}</b>
    </span>
  );
};

/** An amount above where a seat keeps it; of others only the seat is drawn. */
const counted = (event: Event, table: Table, kept: string, sign: ReactNode, by = count(event)) =>
  amount([`${kept}:${event.seat}`, seatOf(event)], by, sign, causeOf(event, table));

/** Where gold comes from and goes to: the card or the board that it is paid for. */
const sourcesOf = ({ cause }: Event) => [`card:${cause}`, `${cause}`];

const coins = (event: Event, from: string[], to: string[]) =>
  flownTimes(count(event), 3, { piece: <Gold size={24} />, from, to });

/** Where the cubes of a step go: to what they paid for. */
function paidFor(events: Event[]): string[] {
  for (const event of events) {
    if (event.type === "quarter_taken") return [`quarter:${text(event, "quarter")}`];
    if (event.type === "ship_moved") return [`sea:${text(event, "to")}`];
    if (event.type === "wall_moved") return [`wall:${text(event, "space")}`];
    if (["card_activated", "card_used"].includes(event.type))
      return [`card:${text(event, "card")}`, `active:${event.seat}`, seatOf(event)];
  }
  return [];
}

export const EVENTS: Rows<Table> = {
  // ---- a round begins ----
  round_began: { motion: null, sound: "round", still: "log" },
  card_revealed: {
    motion: "turned",
    sound: "deal",
    still: "place",
    show: (event, table) => {
      const at = [`card:${text(event, "card")}`];
      return flown(card(event, table), at, at);
    },
  },
  tribute_set: {
    motion: "ringed",
    sound: "page",
    still: "mark",
    show: () => ring(["tribute"]),
  },
  card_taken: {
    motion: "flicked",
    sound: "flick",
    still: "mark",
    show: (event, table) =>
      flown(card(event, table), [`card:${text(event, "card")}`], [`tableau:${event.seat}`, seatOf(event)]),
  },
  card_declined: {
    motion: "ringed",
    sound: "pass",
    still: "mark",
    show: (event) => ring([seatOf(event)]),
  },
  card_discarded: {
    motion: "swept",
    sound: "card",
    still: "place",
    show: (event, table) => {
      const at = [`card:${text(event, "card")}`];
      return flown(card(event, table), at, at);
    },
  },

  // ---- dice and wind rose ----
  die_rolled: { motion: "tumbled", sound: "dice", still: "place" },
  dice_chosen: {
    motion: "ringed",
    sound: "goods",
    still: "mark",
    show: (event) => [...ring([`die:${text(event, "first")}`]), ...ring([`die:${text(event, "second")}`])],
  },
  cubes_placed: {
    motion: "dropped",
    sound: "cube",
    still: "mark",
    show: (event, table) =>
      flownTimes(count(event), 6, {
        piece: cube(event, table),
        from: [`die:${text(event, "color")}`],
        to: [`rose:${event.seat}/${text(event, "position")}`, `rose:${event.seat}`, seatOf(event)],
      }),
  },
  explorer_applied: {
    motion: "ringed",
    sound: "page",
    still: "mark",
    show: (event) => ring([`die:${text(event, "die")}`, seatOf(event)]),
  },
  master_applied: {
    motion: "ringed",
    sound: "page",
    still: "mark",
    show: (event) => ring([`die:${text(event, "die")}`, seatOf(event)]),
  },
  rose_turned: { motion: "ratcheted", sound: "ratchet", still: "place" },

  // ---- cubes ----
  cube_gained: {
    motion: "dropped",
    sound: "cube",
    still: "mark",
    show: (event, table) =>
      flownTimes(count(event), 3, {
        piece: cube(event, table),
        from: [`card:${event.cause}`, `rose:${event.seat}`, seatOf(event)],
        to: [`supply:${event.seat}`, seatOf(event)],
      }),
  },
  cube_paid: {
    motion: "carried",
    sound: "cube",
    still: "place",
    show: (event, table, events) => {
      const to = paidFor(events);
      const from = [`supply:${event.seat}`, seatOf(event)];
      return to.length ? flownTimes(count(event), 4, { piece: cube(event, table), from, to }) : [];
    },
  },
  payment_begun: {
    motion: "ringed",
    sound: "page",
    still: "mark",
    show: (event) => ring([`supply:${event.seat}`, seatOf(event)]),
  },

  // ---- actions ----
  card_activated: {
    motion: "laid",
    sound: "card",
    still: "mark",
    show: (event, table) =>
      flown(
        card(event, table),
        [`card:${text(event, "card")}`, `tableau:${event.seat}`, seatOf(event)],
        [`active:${event.seat}`, `tableau:${event.seat}`, seatOf(event)],
      ),
  },
  card_used: {
    motion: "ringed",
    sound: "raise",
    still: "mark",
    piece: card,
    show: (event) => ring([`card:${text(event, "card")}`, `active:${event.seat}`, seatOf(event)]),
  },
  quarter_taken: {
    motion: "stamped",
    sound: "stamp",
    still: "mark",
    show: (event) => {
      const quarter = [`quarter:${text(event, "quarter")}`];
      const tile = <Tile tile={event["tile"] as Good | "joker"} />;
      return [
        ...flown(<Disc seat={event.seat ?? 0} size={34} />, [seatOf(event)], quarter),
        { piece: tile, from: quarter, to: [`cargo:${event.seat}`, seatOf(event)], motion: "carried" },
      ];
    },
  },
  wall_moved: {
    motion: "slid",
    sound: "stone",
    still: "place",
    piece: (event) => <Disc seat={event.seat ?? 0} />,
  },
  ship_moved: {
    motion: "sailed",
    sound: "sail",
    still: "place",
    piece: (event) => <Ship seat={event.seat ?? 0} />,
  },
  delivered: {
    motion: "carried",
    sound: "goods",
    still: "mark",
    show: (event) =>
      flown(
        <Tile tile={event["good"] as Good} />,
        [`ship:${event.seat}`, `cargo:${event.seat}`],
        [`port:${text(event, "port")}`],
      ),
  },
  steps_gained: {
    motion: "risen",
    sound: "step",
    still: "words",
    show: (event, table) => counted(event, table, "ship", table.say("n-spaces", { count: count(event) })),
  },
  joker_cashed: {
    motion: "swept",
    sound: "goods",
    still: "place",
    show: (event) => flown(<Tile tile="joker" />, [`cargo:${event.seat}`, seatOf(event)], [seatOf(event)]),
  },
  passed: {
    motion: "ringed",
    sound: "pass",
    still: "mark",
    show: (event) => ring([seatOf(event)]),
  },

  // ---- gold and prestige ----
  gold_gained: {
    motion: "tossed",
    sound: "coin",
    still: "words",
    show: (event, table) => [
      ...coins(event, sourcesOf(event), [`gold:${event.seat}`, seatOf(event)]),
      ...counted(event, table, "gold", <Gold size={18} />),
    ],
  },
  gold_paid: {
    motion: "tossed",
    sound: "pay",
    still: "words",
    show: (event, table) => [
      ...coins(event, [`gold:${event.seat}`, seatOf(event)], sourcesOf(event)),
      ...counted(event, table, "gold", <Gold size={18} />, -count(event)),
    ],
  },
  prestige_gained: {
    motion: "risen",
    sound: "won",
    still: "words",
    show: (event, table) => counted(event, table, "prestige", <Prestige size={18} />),
    piece: () => <Prestige />,
  },
  prestige_lost: {
    motion: "risen",
    sound: "lost",
    still: "words",
    show: (event, table) => counted(event, table, "prestige", <Prestige size={18} />, -count(event)),
    piece: () => <Prestige />,
  },
  punished: {
    motion: "risen",
    sound: "lost",
    still: "words",
    show: (event, table) => counted(event, table, "markers", <Marker size={18} />),
    piece: () => <Marker />,
  },
  game_ended: { motion: null, sound: "end", still: "log" },
};

const useTable = (): Table => ({ ...useSetting(), figures: useFigures() });

/** What a step looks and sounds like, with the words and figures of this table. */
export function useTell(): (events: Event[]) => Told[] {
  const table = useTable();
  return (events) => toldOf(EVENTS, events, table);
}

/** The pieces that an event is told with. */
export const usePieces = () => piecesIn(EVENTS, useTable());
