import { describe, expect, it } from "vitest";
import type { LogEntry } from "../api/types";
import { apart, gathered } from "../table/charts";
import { byRound, bySource } from "./Statistics";
import { friendlySeats, guestName } from "./guest";
import { labelOf, numberOf } from "./OptionField";
import { roundStarts } from "./ReplayBar";
import { entryOf } from "./ReplayLog";

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
