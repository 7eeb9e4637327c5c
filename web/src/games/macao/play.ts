/** What every part of the face needs: the view, what can be done, and how to say things. */

import { createContext, useContext } from "react";
import { playOf, type Play as PlayWith, type Say } from "../../board/play";
import type { Event } from "../../board/telling";
import type { Choice, FaceProps } from "../../table/face";
import { COLORS, GOODS, type Color, type View } from "./types";
import type { CardWords } from "./words";

export { usePeek } from "../../board/peeking";
export { useTarget } from "../../board/play";

interface More {
  news?: Event[]; // what has just happened
}

export type Play = PlayWith<View, CardWords> & More;

export const { PlayProvider, useSetting, useNow, usePlay } = playOf<View, CardWords, More>({
  prefix: "mc",
  chart: ".mc-board",
  finger: 30,
  choiceText: (say, _words, choice) => choiceText(say, choice),
  beside,
});

/** Beside the city, whose neighboring quarters would be covered. */
function beside(anchor: Element, width: number): number {
  const city = anchor.closest(".mc-quarter")?.closest("svg")?.getBoundingClientRect();
  return city && city.right + width < innerWidth ? city.right + 10 : 0;
}

/** What the table does for a face beside sending one choice. */
export type Hands = Pick<FaceProps<View>, "together" | "ask" | "undo" | "undoSteps">;

export const HandsContext = createContext<Hands>({});

export const useHands = (): Hands => useContext(HandsContext);

export function letter(say: Say, color: Color): string {
  return say(`letter-${color}`);
}

/** Cubes in words: "2 red, 1 gray". */
export function cubesText(say: Say, cubes: Record<string, unknown> | undefined): string {
  const parts = COLORS.filter((color) => cubes?.[color]).map((color) =>
    say(`cubes-${color}`, { count: Number(cubes?.[color]) }),
  );
  if (cubes?.["any"]) parts.push(say("cubes-any", { count: Number(cubes["any"]) }));
  return parts.join(", ");
}

const AMOUNTS = ["gold", "prestige", "steps", "spaces", "jokers", "markers"];

/** A price or a gain in words. */
export function amountsText(say: Say, amounts: Record<string, unknown>): string {
  const parts = [cubesText(say, amounts["cubes"] as Record<string, unknown> | undefined)];
  for (const name of AMOUNTS)
    if (amounts[name]) parts.push(say(`n-${name}`, { count: Number(amounts[name]) }));
  const goods = (amounts["goods"] ?? {}) as Record<string, number>;
  for (const good of GOODS) if (goods[good]) parts.push(say(`good-${good}`));
  return parts.filter(Boolean).join(", ");
}

/** A choice in words: the server's label, its price and its gain. */
export function choiceText(say: Say, choice: Choice): string {
  const price = amountsText(say, choice.price);
  const gain = amountsText(say, choice.gain);
  const label = choice.label ?? choice.name.type.replaceAll("_", " ");
  return [label, price && say("price-is", { price }), gain && say("gain-is", { gain })]
    .filter(Boolean)
    .join(". ");
}
