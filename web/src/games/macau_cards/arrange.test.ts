import { describe, expect, it } from "vitest";
import type { Choice } from "../../table/face";
import { arrange, reachable } from "./arrange";
import { fixtures } from "./fixtures";

describe("arrange", () => {
  it.each(fixtures)("puts every choice somewhere: $moment", ({ view, choices }) => {
    const found = reachable(arrange(choices, view));
    expect(choices.map((choice) => choice.action).filter((action) => !found.has(action))).toEqual([]);
  });

  it("gives a choice that it does not know to the bar", () => {
    const fixture = fixtures[0]!;
    const odd: Choice = {
      action: 999,
      name: { type: "dance" },
      price: {},
      gain: {},
      warnings: [],
      group: "",
    };
    expect(arrange([odd], fixture.view).bar).toEqual([odd]);
  });

  it("does not hide a card that is not in the hand", () => {
    const fixture = fixtures[0]!;
    const odd: Choice = {
      action: 1,
      name: { type: "play", card: "AH" },
      price: {},
      gain: {},
      warnings: [],
      group: "",
    };
    expect(arrange([odd], { ...fixture.view, hand: ["2S"] }).bar).toEqual([odd]);
  });
});
