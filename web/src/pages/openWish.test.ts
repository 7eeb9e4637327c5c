import { describe, expect, it } from "vitest";
import { clockOf, ownClock, type OwnClock } from "./openWish";

const CALM: OwnClock = { kind: "game", time: 3, unit: "day", more: 12, moreUnit: "hour" };

describe("a clock of one's own", () => {
  it("is any time for a game, with what each move adds", () => {
    expect(clockOf(ownClock(CALM))).toEqual({ kind: "game", seconds: 259_200, increment: 43_200 });
  });

  it("adds nothing where each move has its own time", () => {
    expect(clockOf(ownClock({ ...CALM, kind: "move" }))).toEqual({
      kind: "move",
      seconds: 259_200,
      increment: 0,
    });
  });

  it("stays within what the server takes", () => {
    expect(clockOf(ownClock({ ...CALM, time: 99, more: 99, moreUnit: "day" }))).toEqual({
      kind: "game",
      seconds: 2_592_000,
      increment: 604_800,
    });
    expect(clockOf(ownClock({ ...CALM, time: 1, unit: "second", more: 0 }))?.seconds).toBe(5);
  });

  it("leaves the usual ones as they were", () => {
    expect(clockOf("game-600")).toEqual({ kind: "game", seconds: 600, increment: 5 });
    expect(clockOf("none")).toBeNull();
  });
});
