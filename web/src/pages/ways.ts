/** Ways to play a title that differ in more than the rules: with whom, and which options are worth asking about. */
import type { Title } from "../api/types";
import { FRIENDLY, friendlySeats } from "./guest";

export interface Way {
  id: string;
  preset: string; // whose name and sentence it has, unless it has words of its own
  own?: boolean; // `way-…` and `way-…-text` of the page
  company: "bots" | "friend" | "nobody";
  asks: string[]; // options that are asked at once; the others are for experts
  page?: string; // another page does it
}

const WAYS: Record<string, Way[]> = {
  maracaibo: [
    { id: "all_inclusive", preset: "all_inclusive", company: "bots", asks: [] },
    { id: "alone", preset: "all_inclusive", own: true, company: "nobody", asks: ["automa", "level"] },
    { id: "coop", preset: "coop", company: "friend", asks: ["level", "open_hands"] },
    { id: "rescue", preset: "rescue", company: "friend", asks: ["level", "open_hands"] },
    { id: "campaign", preset: "campaign", company: "friend", asks: [], page: "/campaigns/new/maracaibo" },
  ],
};

export function waysOf(title: { id: string }): Way[] {
  return WAYS[title.id] ?? [];
}

/** Scenarios that no way leads to. */
export function otherPresets(title: Title): Title["presets"] {
  const known = waysOf(title).map(({ preset }) => preset);
  return title.presets.filter(({ id }) => !known.includes(id));
}

/** Who sits at the table of a way, before anybody has chosen. */
export function seatsOf(way: Way | undefined, title: Title) {
  const usual = friendlySeats(title);
  if (!way || way.company === "bots") return usual;
  const me = usual.slice(0, 1);
  if (way.company === "nobody") return me;
  return [...me, { kind: "open" as const, name: "", level: me[0]?.level ?? FRIENDLY }];
}
