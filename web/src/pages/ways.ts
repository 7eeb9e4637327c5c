/** Ways to play a title: who sits at its table, and which scenarios no way leads to. */
import type { Title } from "../api/types";
import type { Way } from "../table/title";
import { FRIENDLY, friendlySeats } from "./guest";
import { titleOf } from "./titles";

export function waysOf(title: { id: string }): Way[] {
  return titleOf(title.id).ways ?? [];
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
