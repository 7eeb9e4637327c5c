/** What flies when something happened: which piece, from which place to which. */

import type { ReactNode } from "react";
import type { Flight } from "../../board/Flights";
import type { Step } from "../../table/face";
import { Flag, GoodIcon, Marker, Quest, Sign, SynergyIcon } from "./pieces";
import type { SignName } from "./signs";
import type { Good, Nation, Synergy } from "./types";
import { causeText, type Words } from "./words";

type Event = Step["events"][number];

/** Amounts that rise above the captain, with their sign and their place. */
const AMOUNTS: Record<string, [sign: SignName, place: string]> = {
  doubloons: ["doubloons", "doubloons"],
  vp: ["vp", "vp"],
  automa_vp: ["vp", "vp"],
  combat: ["combat", "combat"],
  figures: ["figure", "figures"],
  income_doubloons: ["income", "doubloons"],
  income_vp: ["vp_income", "vp"],
};

/** The flights of a step, in order. */
export function flightsOf(events: Event[], words: Words): Flight[] {
  return events.flatMap((event) => flightOf(event, words) ?? []);
}

function flightOf(event: Event, words: Words): Flight | null {
  const who = event["automa"] ? "automa" : event.seat;
  const at = (field: string) => String(event[field]);
  const amount = AMOUNTS[event.type];
  if (amount) return risen(event, <Sign sign={amount[0]} size={18} />, `${amount[1]}:${who}`, who, words);
  switch (event.type) {
    case "influence":
    case "automa_influence":
      return risen(
        event,
        <Flag nation={event["nation"] as Nation} size={18} />,
        `nation:${at("nation")}`,
        who,
        words,
      );
    case "delivered":
      return flown(
        <GoodIcon good={event["good"] as Good} size={24} />,
        [`hand:${who}`, `ship:${who}`],
        [`location:${at("location")}`],
      );
    case "quest_done":
      return flown(<Quest size={24} />, [`quest:${at("quest")}`, `ship:${who}`], [`seat:${who}`]);
    case "synergy":
      return flown(
        <SynergyIcon synergy={event["kind"] as Synergy} size={26} />,
        [`seat:${who}`],
        [`tableau:${who}`, `seat:${who}`],
      );
    case "annexed":
    case "displaced":
    case "marker_placed":
      return flown(marker(event), [`nation:${at("nation")}`], [`location:${at("location")}`]);
    case "liberated":
      return flown(marker(event), [`location:${at("location")}`], [`resistance:${who}`, `seat:${who}`]);
    case "card_bought":
    case "card_planned":
    case "card_drawn":
      return cardFlight(event, words);
    default:
      return null;
  }
}

const marker = (event: Event) => <Marker nation={event["nation"] as Nation} size={24} />;

function cardFlight(event: Event, words: Words): Flight {
  const id = event["card"] as string | null;
  const name = id ? words.cards[id]?.name : "";
  const piece = (
    <span className="mb-flying-card">
      <Sign sign="card" size={18} /> {name}
    </span>
  );
  const goal = { card_bought: "tableau", card_planned: "planned", card_drawn: "hand" }[event.type] ?? "hand";
  const from = event["from_pile"] ? ["deck"] : [`card:${id}`, `hand:${event.seat}`];
  return flown(piece, from, [`${goal}:${event.seat}`, `seat:${event.seat}`]);
}

function flown(piece: ReactNode, from: string[], to: string[]): Flight {
  return { piece, from, to };
}

/** An amount with its cause, above where it is kept. */
function risen(event: Event, sign: ReactNode, place: string, who: unknown, words: Words): Flight {
  const amount = Number(event["amount"] ?? 0);
  return {
    piece: (
      <span className={`mb-rise ${amount < 0 ? "is-bad" : ""}`}>
        {amount < 0 ? "−" : "+"}
        {Math.abs(amount)} {sign} <small>{causeText(words, event.cause)}</small>
      </span>
    ),
    from: [place, `seat:${String(who)}`],
    to: [place, `seat:${String(who)}`],
    rises: true,
  };
}
