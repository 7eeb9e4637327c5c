/** Which thing on the table a choice belongs to, told by the fields of its name. No rule is known here. */

import { gathered, type Targets } from "../../board/targets";
import type { Choice, Named, RefusedChoice } from "../../table/face";
import type { View } from "./types";

/** Actions whose thing is named by one of their fields: the kind of the thing, and the field. */
const THINGS: Record<string, [kind: string, field: string]> = {
  take_career: ["career", "career"],
  take_port: ["port", "port"],
  plan: ["card", "card"],
  discard: ["card", "card"],
  sail: ["location", "to"],
  use_tile: ["tile", "tile"],
  main_quest: ["quest", "quest"],
  deliver: ["card", "card"],
  remove_disc: ["upgrade", "upgrade"],
  buy: ["card", "card"],
  buy_planned: ["card", "card"],
  invest: ["building", "building"],
  upgrade_action: ["upgrade", "upgrade"],
  card_action: ["card", "card"],
  card_quest: ["quest", "quest"],
  explore: ["space", "to"],
  move_figure: ["space", "to"],
  ruin: ["ruin", "to"],
  token_pile: ["pile", "pile"],
  keep_token: ["token", "token"],
  fight_for: ["nation", "nation"],
  fight_against: ["nation", "nation"],
  annex: ["location", "location"],
  displace: ["location", "location"],
  liberate: ["location", "location"],
  liberate_extra: ["location", "location"],
  fight_card: ["card", "card"],
  fight_tile: ["fleet", "action"],
  resist: ["resist", "space"],
  return_marker: ["resist", "space"],
  pay_card: ["card", "card"],
  choose_nation: ["nation", "nation"],
  choose_location: ["location", "location"],
  use_assistant: ["card", "card"],
  fulfil_quest: ["quest", "quest"],
  draw_open: ["card", "card"],
  remove_hint: ["red_hint", "space"],
};

/** What is done where the own ship lies, and is asked in the prompt as well. */
const AT_THE_SHIP = ["main_city", "main_village", "main_assistants", "draw_hint", "chapter_goal"];
/** The thing of a named action; "" when it has none on the table. */
export function placeOf(name: Named, view: View): string {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const thing = THINGS[name.type];
  if (thing && thing[1] in name) return `${thing[0]}:${String(name[thing[1]])}`;
  if (AT_THE_SHIP.includes(name.type)) return `location:${own?.ship ?? ""}`;
  switch (name.type) {
    case "empty_market":
    case "city_action":
      return `location:${cityOf(view) ?? own?.ship ?? ""}`;
    case "port_action":
    case "fight_port":
      return `port:${own?.port ?? ""}`;
    case "resistance_action":
      return "resistance";
    case "draw_pile":
      return "deck";
    case "free_luysa":
    case "pay_ransom":
      return "luysa";
    case "fight_influence":
      return view.pending?.nation ? `nation:${view.pending.nation}` : "";
    default:
      return "";
  }
}

/** The city whose action is under way; a card may name another one than where the ship lies. */
function cityOf(view: View): string | null {
  return view.pending?.what === "city" ? (view.pending.location ?? null) : null;
}

/** The place of a choice in the prompt, for one that has no thing. */
export function askedAt({ action }: Choice): string {
  return `ask:${action}`;
}

/** Things of the table that are lit; the prompt is no thing. */
export function litThings(targets: Targets): string[] {
  return [...targets]
    .filter(([place, { choices }]) => choices.length > 0 && !place.startsWith("ask:"))
    .map(([place]) => place);
}

/** What can be done where; what is the same as before stays the same. */
export function targetsOf(
  view: View,
  choices: Choice[],
  refused: RefusedChoice[],
  before?: Targets,
): Targets {
  const otherwise = askedAt;
  return gathered({ choices, refused, before, otherwise, placesOf: (name) => placesOf(name, view) });
}

/** What lies at a place lights the place as well, so that a finger finds it. */
export function placesOf(name: Named, view: View): string[] {
  const place = placeOf(name, view);
  const [kind, id] = place.split(":");
  if (kind === "quest") {
    const at = view.locations.find(({ quests }) => quests.includes(id!))?.location;
    return at ? [place, `location:${at}`] : [place];
  }
  return place ? [place] : [];
}

export type Region = "map" | "hand" | "planned" | "ship" | "goals" | "offer";

/** In which part of the table a place lies; on a phone some of them have a tab. */
export function regionOf(place: string, view: View): Region {
  const [kind, id] = place.split(":") as [string, string | undefined];
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (kind === "card") {
    if (view.display.includes(id!)) return "offer";
    if (own?.planned.includes(id!)) return "planned";
    return own?.tableau.some(({ card }) => card === id) ? "ship" : "hand";
  }
  if (kind === "quest") return own?.card_quests.includes(id!) ? "ship" : "map";
  if (["port", "career"].includes(kind)) return view.choosing ? "map" : "goals";
  if (["resist", "resistance"].includes(kind)) return "goals";
  if (kind === "upgrade") return "ship";
  if (kind === "deck") return "offer";
  return "map";
}
