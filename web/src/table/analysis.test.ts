import { describe, expect, it } from "vitest";
import type { Analysis, JudgedChoice } from "../api/types";
import { choiceAt, choiceFor, isClear, momentsOf, nearest, nextTime, percent, signed } from "./analysis";
import type { Choice } from "./face";

const action = (type: string) => ({ action: { type }, said: type, chance: 0.5, points: null, visits: 10 });

const choice = (
  step: number,
  turn: number,
  seat: number,
  more: Partial<JudgedChoice> = {},
): JudgedChoice => ({
  step,
  turn,
  round: 1,
  seat,
  done: action("draw"),
  best: action("play"),
  agrees: false,
  lost: 0.1,
  lost_points: null,
  doubt: 0.02,
  chances: [0.6, 0.4],
  line: [],
  ...more,
});

const game: Analysis = {
  title: "tavern",
  level: "captain",
  simulations: 100,
  choices: [choice(1, 1, 0), choice(2, 1, 0, { chances: [0.1, 0.9] }), choice(5, 2, 1, { lost: 0.01 })],
  turning_points: [],
  sums: [],
  final: [0, 1],
};

describe("a game looked at again", () => {
  it("tells the chance of whoever begins a turn, and the end", () => {
    expect(momentsOf(game, 9)).toEqual([
      { step: 0, seat: 0, chance: 0.6 },
      { step: 4, seat: 1, chance: 0.4 },
      { step: 9, seat: 0, chance: 0 },
      { step: 9, seat: 1, chance: 1 },
    ]);
    expect(momentsOf({ ...game, final: null }, 9).at(-1)?.step).toBe(4);
  });

  it("is judged step by step, and says nothing where there was no choice", () => {
    expect(choiceAt(game, 2)?.turn).toBe(1);
    expect(choiceAt(game, 3)).toBeUndefined();
  });

  it("judges a payment of several parts by the one that cost most", () => {
    const parts = [choice(3, 1, 0, { lost: 0 }), choice(3, 1, 0, { lost: 0.2 }), choice(3, 1, 0)];
    expect(choiceAt({ ...game, choices: parts }, 3)).toBe(parts[1]);
  });

  it("tells a loss from what may be chance", () => {
    expect(game.choices.map(isClear)).toEqual([true, true, false]);
  });

  it("finds the moment that lies nearest", () => {
    expect(nearest(momentsOf(game, 9), 3)?.step).toBe(4);
    expect(nearest([], 3)).toBeUndefined();
  });
});

describe("what to try next time", () => {
  const missed = (step: number, lost: number, kind: string, more: Partial<JudgedChoice> = {}) =>
    choice(step, step, 0, { lost, best: action(kind), ...more });
  const steps = (...choices: JudgedChoice[]) => nextTime({ ...game, choices }, 0).map(({ step }) => step);

  it("is at most three of the own clear losses, the dearest first", () => {
    expect(
      steps(
        missed(1, 0.1, "play"),
        missed(2, 0.3, "draw"),
        missed(3, 0.2, "call"),
        missed(4, 0.4, "pass"),
        missed(5, 0.9, "sing", { seat: 1 }),
        missed(6, 0.8, "sing", { agrees: true }),
        missed(7, 0.7, "sing", { doubt: 0.75 }),
      ),
    ).toEqual([4, 2, 3]);
  });
  it("is of different kinds where there are several", () => {
    const found = steps(
      missed(1, 0.4, "play"),
      missed(2, 0.3, "play"),
      missed(3, 0.2, "play"),
      missed(4, 0.1, "draw"),
    );
    expect(found).toEqual([1, 2, 4]);
  });
  it("is nothing where nothing was clearly lost", () => {
    expect(steps(missed(1, 0.01, "play"))).toEqual([]);
  });
});

describe("figures", () => {
  it("are written with their sign", () => {
    expect([signed(1.26), signed(-0.2), signed(0.01)]).toEqual(["+1.3", "−0.2", "±0.0"]);
    expect(percent(0.256)).toBe("26%");
  });
});

describe("an advised action", () => {
  const open = (number: number, name: Choice["name"]): Choice => ({
    action: number,
    name,
    price: {},
    gain: {},
    warnings: [],
    group: "play",
  });

  it("is found among the choices, in whatever order its fields came", () => {
    const choices = [
      open(3, { type: "draw" }),
      open(7, { type: "play", card: "7S", as: { suit: "H", rank: "2" } }),
    ];
    expect(choiceFor(choices, { as: { rank: "2", suit: "H" }, card: "7S", type: "play" })?.action).toBe(7);
    expect(choiceFor(choices, { type: "pass" })).toBeUndefined();
  });
});
