/** Where on the table each choice is taken. Nothing legal may be unreachable: what has no place of its own
 * becomes a button in the bar. */

import type { Choice, Named } from "../../table/face";
import { isJoker } from "./cards";
import type { MacauView } from "./view";

export interface Places {
  cards: Map<string, Choice>; // a card in the hand
  jokers: Choice[]; // what a joker in the hand may stand for
  stock: Choice | null; // the draw pile
  suits: Map<string, Choice>;
  ranks: Map<string, Choice>;
  catches: Map<number, Choice>; // another seat
  macau: Choice | null; // the big button
  window: Choice[]; // answers to the open window
  bar: Choice[];
}

const text = (name: Named, field: string): string => String(name[field] ?? "");

export function arrange(choices: readonly Choice[], view: MacauView): Places {
  const places: Places = {
    cards: new Map(),
    jokers: [],
    stock: null,
    suits: new Map(),
    ranks: new Map(),
    catches: new Map(),
    macau: null,
    window: [],
    bar: [],
  };
  for (const choice of choices) if (!put(places, choice, view)) places.bar.push(choice);
  return places;
}

/** Put a choice where it belongs; false when it has no place on the table. */
function put(places: Places, choice: Choice, view: MacauView): boolean {
  const { name } = choice;
  const hand = view.hand ?? [];
  switch (name.type) {
    case "play":
      // Out of turn the card is lit in the hand and asked for in the window as well.
      if (view.window) places.window.push(choice);
      return once(places.cards, text(name, "card"), choice, hand.includes(text(name, "card")));
    case "play_as":
      if (view.window) break;
      if (!hand.some(isJoker)) return false;
      places.jokers.push(choice);
      return true;
    case "draw":
      // The pile takes it as well, but a newcomer looks for a button.
      places.stock = choice;
      return false;
    case "accept":
      if (view.attack?.kind === "draw") places.stock = choice;
      return false;
    case "call_suit":
      return once(places.suits, text(name, "suit"), choice, view.phase === "choose_suit");
    case "call_rank":
      return once(places.ranks, text(name, "rank"), choice, view.phase === "choose_rank");
    case "say_macau":
      if (places.macau) return false;
      places.macau = choice;
      return true;
    case "catch":
      if (view.window) break;
      return once(places.catches, Number(name.seat), choice, Number(name.seat) < view.seats.length);
  }
  if (!view.window) return false;
  places.window.push(choice);
  return true;
}

function once<Key>(places: Map<Key, Choice>, key: Key, choice: Choice, exists: boolean): boolean {
  if (!exists || places.has(key)) return false;
  places.set(key, choice);
  return true;
}

/** Every choice that some place holds, for the promise above. */
export function reachable(places: Places): Set<number> {
  const all = [
    ...places.cards.values(),
    ...places.jokers,
    ...places.suits.values(),
    ...places.ranks.values(),
    ...places.catches.values(),
    ...places.window,
    ...places.bar,
  ];
  if (places.macau) all.push(places.macau);
  return new Set(all.map((choice) => choice.action));
}
