import { describe, expect, it } from "vitest";
import { phaseOf, rulesLinks } from "./rules";

const sections = {
  by_code: { "wall.too_far": "wall" },
  by_phase: { dice: "wind-rose" },
  by_card: { bank: "income" },
};

describe("rulesLinks", () => {
  it("leads from a refusal, a phase and a card to their sections", () => {
    const links = rulesLinks("harbor", sections);
    expect(links.code("wall.too_far")).toBe("/rules/harbor#wall");
    expect(links.phase("dice")).toBe("/rules/harbor#wind-rose");
    expect(links.cardRules("bank")).toBe("/rules/harbor#income");
    expect(links.card("bank")).toBe("/cards/harbor#bank");
    expect(links.cards()).toBe("/cards/harbor");
    expect(rulesLinks("tavern").cards("tel_aviv")).toBe("/cards/tavern?preset=tel_aviv");
  });

  it("leads to the rules where there is no section", () => {
    expect(rulesLinks("harbor", sections).code("nobody.knows")).toBe("/rules/harbor");
    expect(rulesLinks("harbor", sections).phase("constructor")).toBe("/rules/harbor");
    expect(rulesLinks("a/b").code("wall.too_far")).toBe("/rules/a%2Fb");
  });

  it("leads nowhere for a title that tells nothing", () => {
    expect(rulesLinks("harbor").isTold).toBe(true); // nobody knows yet
    expect(rulesLinks("harbor", sections).isTold).toBe(true);
    expect(rulesLinks("harbor", { by_code: {}, by_phase: {}, by_card: {} }).isTold).toBe(false);
  });

  it("knows the phase of a view", () => {
    expect(phaseOf({ phase: "turn" })).toBe("turn");
    expect(phaseOf({})).toBe("");
  });
});
