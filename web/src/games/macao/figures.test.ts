import { describe, expect, it } from "vitest";
import { corrected, ours } from "./figures";

describe("an owner's corrections", () => {
  it("leave our figures alone where there are none", () => {
    expect(corrected(undefined)).toBe(ours);
    expect(corrected({ board: { tribute_track: { max: 9 } } })).toBe(ours);
  });

  it("change costs and tribute of the cards that they name", () => {
    const found = corrected({ card: { bank: { cost: { gray: 3, violet: null }, tribute: [2, 2] } } });
    expect(found.card("bank").cost.gray).toBe(3);
    expect(found.card("bank").cost.violet).toBeUndefined();
    expect(found.card("bank").tribute).toEqual([2, 2]);
    expect(found.card("bishop")).toEqual(ours.card("bishop"));
    expect(found.card("bank").rulings).toEqual(ours.card("bank").rulings);
  });

  it("take away the mark of what is no longer an estimate", () => {
    expect(ours.card("fountain").estimated).toContain("tribute");
    const found = corrected({ card: { fountain: { source: { tribute: "found" } } } });
    expect(found.card("fountain").estimated).not.toContain("tribute");
  });

  it("say nothing about cards that nobody knows", () => {
    expect(corrected({ card: { airship: { tribute: [1, 1] } } }).cards).toEqual(ours.cards);
  });
});
