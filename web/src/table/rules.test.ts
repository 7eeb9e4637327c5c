import { describe, expect, it } from "vitest";
import { phaseOf, rulesLinks } from "./rules";

const sections = {
  by_code: { "wall.too_far": "wall" },
  by_phase: { dice: "wind-rose" },
  by_card: { bank: "income" },
};

describe("rulesLinks", () => {
  it("leads from a refusal, a phase and a card to their sections", () => {
    const links = rulesLinks("macao", sections);
    expect(links.code("wall.too_far")).toBe("/rules/macao#wall");
    expect(links.phase("dice")).toBe("/rules/macao#wind-rose");
    expect(links.cardRules("bank")).toBe("/rules/macao#income");
    expect(links.card("bank")).toBe("/cards/macao#bank");
    expect(links.cards()).toBe("/cards/macao");
    expect(rulesLinks("macau_cards").cards("tel_aviv")).toBe("/cards/macau_cards?preset=tel_aviv");
  });

  it("leads to the rules where there is no section", () => {
    expect(rulesLinks("macao", sections).code("nobody.knows")).toBe("/rules/macao");
    expect(rulesLinks("macao", sections).phase("constructor")).toBe("/rules/macao");
    expect(rulesLinks("a/b").code("wall.too_far")).toBe("/rules/a%2Fb");
  });

  it("knows the phase of either title's view", () => {
    expect(phaseOf({ phase: "turn" })).toBe("turn");
    expect(phaseOf({ step: "dice" })).toBe("dice");
    expect(phaseOf({})).toBe("");
  });
});
