/** What every part of the face needs: the view, what can be done, and how to say things. */

import {
  createContext,
  createElement,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { create, createStore, useStore, type StoreApi } from "zustand";
import type { Choice, FaceProps, RefusedChoice } from "../../table/face";
import type { Target, Targets } from "./targets";
import { COLORS, GOODS, type Color, type Cubes, type View } from "./types";
import type { CardWords } from "./words";

export interface Open {
  place: string;
  anchor: Element;
  pinned: boolean;
  about: () => React.ReactNode;
  title: string;
  /** Whether something could be done there when it was opened. */
  offered?: boolean;
  /** Where a finger may have meant one of several things: those. */
  near?: { name: string; element: Element }[];
}

/** What stays while the game goes on. */
interface Setting extends Pick<FaceProps<View>, "seat" | "looksOn" | "names" | "say"> {
  words: CardWords;
  act: (choice: Choice) => void;
}

/** What each move changes, somewhere. */
interface Now extends Pick<FaceProps<View>, "view" | "busy"> {
  choices: Choice[];
  targets: Targets;
  turned?: number; // how often the roses have turned since the face was opened
}

export type Play = Setting & Now;

/** Where the cubes of a choice of dice would go, while one is looked at; apart as well, for the same reason. */
interface Preview {
  preview: Record<string, Cubes> | null;
  setPreview: (rose: Record<string, Cubes> | null) => void;
}

export const PreviewContext = createContext<Preview>({ preview: null, setPreview: () => undefined });

export function usePreview(): Preview {
  return useContext(PreviewContext);
}

/** What is pointed at or asked about; apart from the rest, so that pointing does not draw the whole table again. */
export const usePeek = create<{ open: Open | null; setOpen: (open: Open | null) => void }>((set) => ({
  open: null,
  setOpen: (open) => set({ open }),
}));

const PlayContext = createContext<(Setting & { now: StoreApi<Now> }) | null>(null);

/** Gives the play to all parts. Each takes out of it what it shows, and is drawn again when that has changed:
 * a move touches few of the hundreds of things on the table.
 */
export function PlayProvider({ play, children }: { play: Play; children: ReactNode }) {
  const { seat, looksOn, names, say, words, act, view, choices, targets, busy, turned } = play;
  const [now] = useState(() => createStore<Now>(() => ({ view, choices, targets, busy, turned })));
  useLayoutEffect(
    () => now.setState({ view, choices, targets, busy, turned }),
    [now, view, choices, targets, busy, turned],
  );
  const value = useMemo(
    () => ({ seat, looksOn, names, say, words, act, now }),
    [seat, looksOn, names, say, words, act, now],
  );
  return createElement(PlayContext.Provider, { value }, children);
}

/** Who sits here and how things are said. */
export function useSetting() {
  const setting = useContext(PlayContext);
  if (!setting) throw new Error("outside of Macao's table");
  return setting;
}

/** One part of how things are now. What is taken out must be the same as long as nothing has changed. */
export function useNow<Part>(take: (now: Now) => Part): Part {
  return useStore(useSetting().now, take);
}

/** All of it: for what is rarely there, since every move draws it again. */
export function usePlay(): Play {
  const { now, ...setting } = useSetting();
  return { ...setting, ...useStore(now) };
}

const NOTHING: Target = { choices: [] as Choice[], refused: [] as RefusedChoice[] };

export function useTarget(place: string): Target {
  return useNow(({ targets }) => targets.get(place) ?? NOTHING);
}

type Say = Play["say"];

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
