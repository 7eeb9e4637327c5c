// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../api/types";
import { afterGivingUp } from "./TableMenu";

const seats = (...kinds: ("person" | "bot" | "gone")[]): SeatInfo[] =>
  kinds.map((kind, seat) => ({
    seat,
    kind: kind === "bot" ? "bot" : "person",
    name: `${seat}`,
    resigned: kind === "gone",
  }));

describe("giving up", () => {
  it("ends the game where only bots would be left", () => {
    expect(afterGivingUp(seats("person", "bot"), 0)).toBe("ends");
    expect(afterGivingUp(seats("person", "bot", "gone"), 0)).toBe("ends");
  });

  it("lets the other win in a game of two", () => {
    expect(afterGivingUp(seats("person", "person"), 1)).toBe("wins");
  });

  it("hands the seat to a bot while others play on", () => {
    expect(afterGivingUp(seats("person", "person", "bot"), 0)).toBe("plays");
    expect(afterGivingUp(seats("person", "person"), 0, true)).toBe("plays");
  });
});
