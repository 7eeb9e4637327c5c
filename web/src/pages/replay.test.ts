import { describe, expect, it } from "vitest";
import { byRound, bySource } from "./Figures";
import { friendlySeats, guestName } from "./guest";
import { firstOf } from "./ReplayPage";

describe("firstOf", () => {
  const rounds = [0, 0, 1, 1, 1, 2, 4, 4];
  const at = (step: number) => Promise.resolve(rounds[step]!);
  it("finds the first step of a round, and the end where there is none", async () => {
    expect(await firstOf(1, 7, at)).toBe(2);
    expect(await firstOf(0, 7, at)).toBe(0);
    expect(await firstOf(3, 7, at)).toBe(6);
    expect(await firstOf(9, 7, at)).toBe(7);
  });
});

describe("figures", () => {
  const sources = { deliver: { "1": 5, "3": 2 }, cards: { "1": 1 } };
  it("adds up by round and by source", () => {
    expect(byRound(sources)).toEqual([0, 6, 6, 8]);
    expect(bySource(sources)).toEqual({ deliver: 7, cards: 1 });
    expect(byRound({})).toEqual([0]);
  });
});

describe("a newcomer", () => {
  it("gets a name and a table with bots", () => {
    expect(guestName(() => 0)).toBe("Ana Vento");
    const seats = friendlySeats({ id: "macao", min_seats: 2, max_seats: 4, bots: ["random", "greedy"] });
    expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(seats[1]!.level).toBe("greedy");
    expect(friendlySeats({ id: "x", min_seats: 2, max_seats: 2, bots: ["random"] })).toHaveLength(2);
  });
});
