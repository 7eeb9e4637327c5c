import { describe, expect, it } from "vitest";
import type { LogEntry } from "../api/types";
import { apart, gathered } from "../table/charts";
import { byRound, bySource } from "./Statistics";
import { friendlySeats, guestName } from "./guest";
import { labelOf, numberOf } from "./OptionField";
import { roundStarts } from "./ReplayBar";
import { entryOf, seatsOfSteps, turnFrom } from "./ReplayLog";
import { runsOf } from "./ReplayTrack";

const entry = (n: number, step: number | null, round: number | null): LogEntry => ({
  n,
  step,
  round,
  time: 0,
  lines: [],
  kinds: [],
});

describe("the log of a replay", () => {
  it("leads to the steps of the replay once a game is over, and to one's own steps before", () => {
    expect(entryOf(entry(7, 4, 1)).step).toBe(4);
    expect(entryOf(entry(7, null, 1)).step).toBe(7);
    expect(entryOf(entry(1, 0, 0)).step).toBe(0);
  });
  it("knows where each round begins", () => {
    const rounds = [null, 0, 0, 1, 1, 2, 4, 4].map((round, n) => entryOf(entry(n, n, round)));
    expect(roundStarts(rounds)).toEqual([
      { round: 0, step: 1 },
      { round: 1, step: 3 },
      { round: 2, step: 5 },
      { round: 4, step: 6 },
    ]);
  });
});

describe("the steps of a replay", () => {
  // Two of the first seat with something between that the table does, one of the second, and the end.
  const told = [
    [0, null],
    [1, 0],
    [2, null],
    [3, 0],
    [4, 1],
    [5, 0],
  ] as const;
  const entries = told.map(([step, seat]) => entryOf({ ...entry(step, step, 1), seats: [null, seat] }));

  it("have the seat that took them, and runs of one seat are drawn as one", () => {
    expect([...seatsOfSteps(entries)].map(([, seat]) => seat)).toEqual([null, 0, null, 0, 1, 0]);
    expect(runsOf(entries, 5)).toEqual([
      { from: 1, until: 1, seat: 0 },
      { from: 2, until: 2, seat: null },
      { from: 3, until: 3, seat: 0 },
      { from: 4, until: 4, seat: 1 },
      { from: 5, until: 5, seat: 0 },
    ]);
    expect(runsOf([], 3)).toEqual([{ from: 1, until: 3, seat: null }]);
  });
  it("lead with Shift to whoever acts next, or acted before, and never beyond the ends", () => {
    const seats = seatsOfSteps(entries);
    expect(turnFrom(seats, 1, 1, 5)).toBe(4);
    expect(turnFrom(seats, 4, 1, 5)).toBe(5);
    expect(turnFrom(seats, 5, 1, 5)).toBe(5);
    expect(turnFrom(seats, 5, -1, 5)).toBe(4);
    expect(turnFrom(seats, 4, -1, 5)).toBe(3);
    expect(turnFrom(seats, 1, -1, 5)).toBe(0);
  });
});

describe("figures", () => {
  const sources = { deliver: { "1": 5, "3": 2 }, cards: { "1": 1 } };
  it("adds up by round and by source", () => {
    expect(byRound(sources)).toEqual([0, 6, 6, 8]);
    expect(bySource(sources)).toEqual({ deliver: 7, cards: 1 });
    expect(byRound({})).toEqual([0]);
  });
  it("names the largest sources of all seats and gathers the rest", () => {
    const seats: Record<string, number>[] = [
      { a: 1, b: 9, zero: 0 },
      { a: 1, b: 0, c: -5 },
    ];
    expect(gathered(seats, 2)).toEqual({ shown: ["b", "c"], rest: ["a"] });
  });
  it("keeps labels apart in the order of their lines", () => {
    expect(apart([50, 10, 52], 15)).toEqual([50, 10, 65]);
    expect(apart([10, 10, 10], 15)).toEqual([10, 25, 40]);
    expect(apart([90, 90, 20], 15, 95)).toEqual([80, 95, 20]);
  });
});

describe("options", () => {
  const option = { choices: ["cw", "ccw", 1], labels: ["clockwise", "counterclockwise", "1"] };
  it("have values that are called by the server's words", () => {
    expect(labelOf(option as never, "ccw")).toBe("counterclockwise");
    expect(labelOf(option as never, "else")).toBe("else");
  });
  it("are as usual where nothing is written, and leave nonsense to the server", () => {
    expect([numberOf(""), numberOf(" 12"), numberOf("1e9")]).toEqual([undefined, 12, "1e9"]);
  });
});

describe("a newcomer", () => {
  it("gets a name and a table with bots", () => {
    expect(guestName(() => 0)).toBe("Ana Vento");
    const seats = friendlySeats({ id: "harbor", min_seats: 2, max_seats: 4, bots: ["random", "greedy"] });
    expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(seats[1]!.level).toBe("greedy");
    const unknown = friendlySeats({ id: "x", min_seats: 2, max_seats: 6, bots: ["random", "merchant"] });
    expect(unknown.map((seat) => seat.level)).toEqual(["merchant", "merchant", "merchant"]);
    expect(friendlySeats({ id: "x", min_seats: 2, max_seats: 2, bots: ["random"] })).toHaveLength(2);
  });
});
