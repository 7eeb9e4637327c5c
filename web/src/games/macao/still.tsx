/** Pieces outside of a table, for the rules and the list of cards: drawn as in the game, but nothing happens there. */

import { useMemo, type ReactNode } from "react";
import { CardPictures } from "./CardPicture";
import { PlayProvider, type Play } from "./play";
import type { Cubes, Good, PortView, SeatView, View } from "./types";
import type { CardWords } from "./words";

function seat(number: number, ship: string, supply: Cubes, rose: Cubes[]): SeatView {
  return {
    seat: number,
    gold: 5,
    prestige: 0,
    punish_markers: 0,
    supply,
    rose,
    tableau: [],
    active: [],
    cargo: {},
    jokers: 0,
    ship,
    wall: 1,
    wall_height: 0,
    passed: false,
    this_round: { free_steps: 0 },
  };
}

const port = (name: string, good: Good, delivered: number[] = []): PortView => ({
  port: name,
  good,
  slots: [5, 3, 2],
  delivered,
});

/** Cubes of the next six rounds, and the same after the rose has turned. */
const BEFORE: Cubes[] = [{ blue: 1 }, { violet: 2 }, {}, { red: 4 }, { gray: 2 }, {}];
export const ROSE = seat(0, "s02", {}, BEFORE);
export const TURNED = seat(0, "s02", BEFORE[0]!, [...BEFORE.slice(1), {}]);

/** A moment somewhere in the middle of a game. */
export const MOMENT = {
  viewer: null,
  options: {},
  round: 4,
  phase: "actions",
  order: [0, 1, 2],
  tribute: { price: 5, gain: 7 },
  city: [
    { quarter: "q07", owner: null, tile: "silk" },
    { quarter: "q03", owner: null, tile: "tea" },
    { quarter: "q12", owner: null, tile: "rice" },
    { quarter: "q06", owner: null, tile: "jade" },
    { quarter: "q08", owner: null, tile: "paper" },
    { quarter: "q10", owner: null, tile: "joker" },
    { quarter: "q15", owner: 0, tile: null },
    { quarter: "q16", owner: 0, tile: null },
    { quarter: "q20", owner: 0, tile: null },
  ],
  ports: [
    port("genova", "silk"),
    port("marseille", "tea"),
    port("lisboa", "jade", [1]),
    port("barcelona", "rice"),
    port("london", "paper"),
    port("hamburg", "porcelain"),
    port("amsterdam", "spices"),
    port("antwerpen", "lacquerware"),
  ],
  wall: [
    { space: 12, discs: [1] },
    { space: 10, discs: [2, 0] },
  ],
  seats: [ROSE],
} as unknown as View;

/** What is only looked at: no click, no focus. */
export function Shown({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mc mc-shown-still ${className}`} inert>
      {children}
    </div>
  );
}

interface Props {
  say: Play["say"];
  words: CardWords;
  children: ReactNode;
}

/** A table that stands still around what is drawn. */
export function Still({ say, words, children }: Props) {
  const play = useMemo(
    () =>
      ({
        view: MOMENT,
        seat: null,
        names: ["A", "B", "C"],
        say,
        busy: false,
        choices: [],
        targets: new Map(),
        words,
        act: () => undefined,
      }) satisfies Partial<Play> as unknown as Play,
    [say, words],
  );
  return (
    <PlayProvider play={play}>
      <CardPictures>{children}</CardPictures>
    </PlayProvider>
  );
}
