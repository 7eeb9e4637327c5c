/** Which thing on the table a choice belongs to, told by the fields of its name. No rule is known here. */

import { gathered, type Targets } from "../../board/targets";
import type { Choice, Named, RefusedChoice } from "../../table/face";
import type { View } from "./types";

/** The place of a named action; "" when it has none on the table. */
export function placeOf(name: Named, view: View): string {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  switch (name.type) {
    case "take_card":
    case "discard_overflow":
    case "activate":
    case "use_office":
    case "use_card":
      return `card:${String(name["card"])}`;
    case "take_quarter":
      return `quarter:${String(name["quarter"])}`;
    case "move_wall":
      return `wall:${(own?.wall ?? 0) + Number(name["distance"])}`;
    case "move_ship":
      return `sea:${String(name["to"])}`;
    case "deliver":
      return `port:${own?.ship ?? ""}`;
    case "buy_tribute":
      return "tribute";
    case "cash_joker":
      return "joker";
    case "pay_cube":
      return `supply:${String(name["color"])}`;
    default:
      return name.type;
  }
}

/** What can be done where; what is the same as before stays the same. */
export function targetsOf(
  view: View,
  choices: Choice[],
  refused: RefusedChoice[],
  before?: Targets,
): Targets {
  return gathered({ choices, refused, before, placesOf: (name) => placesOf(name, view) });
}

/** The wall as a whole is a thing as well, and so is sailing. */
export function placesOf(name: Named, view: View): string[] {
  const place = placeOf(name, view);
  if (name.type === "move_ship") return [place, "sail"];
  return name.type === "move_wall" ? [place, "wall"] : [place];
}

/** The choice of two dice, in any order. */
export function pairOf<One extends { name: Named }>(
  choices: One[],
  type: string,
  first: string,
  second: string,
): One | undefined {
  return choices.find(({ name }) => {
    if (name.type !== type) return false;
    const pair = [name["first"], name["second"]];
    return pair.includes(first) && pair.includes(second) && first !== second;
  });
}

export type Region = "sea" | "city" | "round" | "tray";

/** In which part of the table a place lies; on a phone some parts have a tab. */
export function regionOf(place: string): Region {
  if (/^(quarter:|wall|disc:)/.test(place)) return "city";
  if (/^(sea|port|ship):/.test(place)) return "sea";
  return place === "tribute" || place.startsWith("pair:") ? "round" : "tray";
}
