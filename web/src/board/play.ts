/** What every part of a face needs: the view, what can be done, and how to say things. */
import {
  createContext,
  createElement,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { createStore, useStore, type StoreApi } from "zustand";
import { shallow } from "zustand/shallow";
import type { Choice, FaceProps, Foreseen, Named } from "../table/face";
import type { Plan, Plans } from "./planning";
import type { Target, Targets } from "./targets";

/** What stays while the game goes on. */
export interface Setting<View, Words> extends Pick<FaceProps<View>, "seat" | "looksOn" | "names" | "say"> {
  words: Words;
  act: (choice: Choice) => void;
  planNext?: (plan: Plan) => void; // makes a plan for the own turn, or takes it back
}

/** What each move changes, somewhere. */
export interface Now<View> extends Pick<FaceProps<View>, "view" | "busy"> {
  choices: Choice[];
  targets: Targets;
  ahead?: Foreseen[]; // while others act: what may be planned …
  planned?: Named[]; // … and what is
  plans?: Plans;
}

export type Play<View, Words> = Setting<View, Words> & Now<View>;

/** How the things of a title are marked, pointed at and told. */
export interface Look<Words = never> {
  prefix: string; // of its classes in CSS
  chart: string; // where things lie close together, as a selector
  finger: number; // pixels around the middle of a touch there
  choiceText: (say: Say, words: Words, choice: Choice) => string;
  /** Where a peek lies beside its thing, if neighbors would be covered; 0 for below or above it. */
  beside?: (anchor: Element, width: number) => number;
}

export type Say = FaceProps<unknown>["say"];

interface Board extends Setting<unknown, unknown> {
  look: Look<unknown>;
  now: StoreApi<Now<unknown>>;
}

const BoardContext = createContext<Board | null>(null);

interface ProviderProps {
  look: Look<unknown>;
  play: Play<unknown, unknown>;
  children: ReactNode;
}

function BoardProvider({ look, play, children }: ProviderProps) {
  const { seat, looksOn, names, say, words, act, planNext, ...changing } = play;
  const [now] = useState(() => createStore<Now<unknown>>(() => changing));
  useLayoutEffect(() => {
    if (!shallow(now.getState(), changing)) now.setState(changing);
  });
  const board = useMemo(
    () => ({ seat, looksOn, names, say, words, act, planNext, look, now }),
    [seat, looksOn, names, say, words, act, planNext, look, now],
  );
  return createElement(BoardContext.Provider, { value: board }, children);
}

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error("outside of a table");
  return board;
}

export function useBusy(isOffered = true): boolean {
  return useStore(useBoard().now, ({ busy }) => busy && isOffered);
}

const NOTHING: Target = { choices: [], refused: [] };

export function useTarget(place: string): Target {
  return useStore(useBoard().now, ({ targets }) => targets.get(place) ?? NOTHING);
}

/** A choice in the words of its title. */
export function useChoiceText(): (choice: Choice) => string {
  const { look, say, words } = useBoard();
  return (choice) => look.choiceText(say, words, choice);
}

/** The same for the parts of one title, which know what its view and its words are; `More` is what moves change beside. */
export function playOf<View, Words, More = object>(look: Look<Words>) {
  type Whole = Play<View, Words> & More;
  type Changing = Now<View> & More;

  /** Gives the play to all parts. Each takes out of it what it shows, and is drawn again when that has changed:
   * a move touches few of the hundreds of things on the table.
   */
  function PlayProvider({ play, children }: { play: Whole; children: ReactNode }) {
    return createElement(BoardProvider, { look: look as Look<unknown>, play, children });
  }

  /** Who sits here and how things are said; `now` for whoever looks only when something is done. */
  function useSetting() {
    return useBoard() as unknown as Setting<View, Words> & { now: StoreApi<Changing> };
  }

  /** One part of how things are now. What is taken out must be the same as long as nothing has changed. */
  function useNow<Part>(take: (now: Changing) => Part): Part {
    return useStore(useSetting().now, take);
  }

  /** All of it: for what is rarely there, since every move draws it again. */
  function usePlay(): Whole {
    const { seat, looksOn, names, say, words, act, planNext } = useSetting();
    return { seat, looksOn, names, say, words, act, planNext, ...useNow((now) => now) } as Whole;
  }

  return { PlayProvider, useSetting, useNow, usePlay };
}
