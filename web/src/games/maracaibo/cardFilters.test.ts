import { describe, expect, it } from "vitest";
import { ANYTHING, BROUGHT, chosen, EFFECTS, rowsOf, type Wanted } from "./cardFilters";
import { corrected } from "./corrected";
import { ours } from "./figures";

const told = (id: string) => ({ id, short: id, name: id, rule: "", rulings: [], section: "cards" });
const ids = [ours.cards, ours.buildings, ours.careers, ours.ports, ours.tiles].flatMap((pieces) =>
  Object.keys(pieces),
);
const rows = rowsOf(ids.map(told), ours);
const found = (wanted: Partial<Wanted>) => chosen(rows, { ...ANYTHING, ...wanted });

describe("the list of cards", () => {
  it("holds every piece, each in one pile", () => {
    expect(found({})).toHaveLength(ids.length);
    const piles = ["A", "B", "U", "C", "prestige", "career", "port", "tile"];
    expect(piles.map((pile) => found({ pile }).length).reduce((a, b) => a + b)).toBe(ids.length);
  });

  it("finds cards by what they show, give and wait for", () => {
    for (const row of found({ object: "rope", good: "corn" })) {
      expect(ours.cards[row.id]!.object).toBe("rope");
      expect(ours.cards[row.id]!.good).toBe("corn");
    }
    for (const row of found({ synergy: "anchor" }))
      expect(JSON.stringify(ours.cards[row.id]!.effects)).toContain("anchor");
    expect(found({ synergy: "anchor" }).length).toBeGreaterThan(1);
  });

  it("has no filter that finds nothing", () => {
    for (const effect of EFFECTS) expect(found({ effect }).length, effect).toBeGreaterThan(0);
    for (const brings of BROUGHT) expect(found({ brings }).length, brings).toBeGreaterThan(0);
  });

  it("finds effects inside of effects", () => {
    const villages = found({ effect: "assistant", brings: "village" });
    expect(villages.length).toBeGreaterThan(0);
    for (const { id } of villages)
      expect(JSON.stringify(ours.cards[id]!.effects)).toContain("village_actions");
  });

  it("asks for requirements without counting the figure of an assistant", () => {
    const [some, none] = [found({ needs: "some" }), found({ needs: "none" })];
    expect(some.length + none.length).toBe(ids.length);
    const assistants = found({ effect: "assistant", needs: "none" });
    expect(assistants.length).toBeGreaterThan(0);
  });

  it("sorts by cost and by VP", () => {
    const costs = found({ pile: "B", sort: "cost" }).map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const vps = found({ pile: "B", sort: "vp" }).map(({ vp }) => vp);
    expect(vps).toEqual([...vps].sort((a, b) => b - a));
  });
});

describe("an owner's corrections", () => {
  it("change the figures of a card and the mark of its estimates", () => {
    const patch = { cards: { project: { A001: { cost: 9, source: "found" }, A002: { vp: 7 } } } };
    const figures = corrected(patch);
    expect(figures.cards["A001"]).toMatchObject({ cost: 9, estimated: [] });
    expect(figures.cards["A002"]!.vp).toBe(7);
    expect(figures.cards["A002"]!.estimated).toEqual(ours.cards["A002"]!.estimated ?? []);
    expect(figures.cards["A003"]).toBe(ours.cards["A003"]);
  });

  it("leave ours alone where there are none", () => {
    expect(corrected(undefined)).toBe(ours);
    expect(corrected({ board: { location: {} } })).toBe(ours);
  });
});
