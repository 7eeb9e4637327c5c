import { describe, expect, it } from "vitest";
import {
  bestCatch,
  countedUpTo,
  fewWin,
  gatheredBy,
  lead,
  levelAt,
  partsOf,
  repeatPlaces,
  turnOf,
  type Sums,
} from "./tally";

const SEATS: Sums[] = [
  { ports: { 2: 5, 4: 7 }, cards: { 4: 3 }, markers: { 5: -3 } },
  { ports: { 1: 9 }, cards: { 3: 1 } },
];

it("gathers sources into families, round by round", () => {
  const sums = { "card:A": { 1: 2, 3: 1 }, "card:B": { 3: 4 }, quest: { 2: 1 } };
  const families = { "card:A": "cards", "card:B": "cards" };
  expect(gatheredBy(families, sums)).toEqual({ cards: { 1: 2, 3: 5 }, quest: { 2: 1 } });
});

describe("the tally of a game", () => {
  it("has the same parts for all seats, the largest first", () => {
    expect(partsOf(SEATS)).toEqual([
      { source: "ports", amounts: [12, 9] },
      { source: "cards", amounts: [3, 1] },
      { source: "markers", amounts: [-3, 0] },
    ]);
  });

  it("puts what is small together", () => {
    const many = Object.fromEntries([..."abcdefgh"].map((source, index) => [source, { 1: 10 - index }]));
    const parts = partsOf([many]);
    expect(parts).toHaveLength(6);
    expect(parts.at(-1)).toEqual({ source: null, amounts: [5 + 4 + 3] });
  });

  it("counts up part by part", () => {
    const parts = partsOf(SEATS);
    expect([0, 1, 2, 3].map((count) => countedUpTo(parts, 0, count))).toEqual([0, 12, 15, 12]);
  });

  it("finds the round in which the winner went past", () => {
    const lines = [
      [0, 0, 5, 5, 15],
      [0, 9, 9, 10, 10],
    ];
    expect(turnOf(lines, 0)).toEqual({ round: 4, by: 10, over: 1, passed: true });
    expect(turnOf([[0, 3]], 0)).toBeNull();
  });

  it("finds the largest amount at once", () => {
    expect(bestCatch(SEATS[0]!)).toEqual({ source: "ports", round: 4, amount: 7 });
    expect(bestCatch({})).toBeNull();
  });
});

describe("the lead of the winner", () => {
  it("is told in points, whether many win or few", () => {
    expect(lead([87, 77, -22], [1, 2, 3], 0)).toBe(10);
    expect(lead([12, 40], [1, 2], 0)).toBe(28);
  });

  it("is none where points only repeat the places, or nobody is second", () => {
    expect(lead([3, 2, 1, 0], [1, 2, 3, 4], 0)).toBe(0);
    expect(lead([5, 5], [1, 1], 0)).toBe(0);
    expect(lead(null, [1, 2], 0)).toBe(0);
  });
});

describe("a tie for the first place", () => {
  it("is told with what both have, where the rules know who comes first", () => {
    expect(levelAt([70, 53, 70], [1, 3, 2], 0)).toBe(70);
    expect(levelAt([70, 69], [1, 2], 0)).toBe(null);
    expect(levelAt([5, 5], [1, 1], 0)).toBe(null);
    expect(levelAt(null, [1, 2], 0)).toBe(null);
  });
});

describe("points", () => {
  it("win where the first has most, or where the first has fewest", () => {
    expect(fewWin([12, 40, 30], [1, 3, 2])).toBe(true);
    expect(fewWin([87, 77], [1, 2])).toBe(false);
    expect(fewWin([5, 5], [1, 1])).toBe(false);
    expect(fewWin(null, [1, 2])).toBe(false);
  });

  it("say nothing where there is one for each seat behind", () => {
    expect(repeatPlaces([3, 2, 1, 0], [1, 2, 3, 4])).toBe(true);
    expect(repeatPlaces([12, 40], [1, 2])).toBe(false);
  });
});
