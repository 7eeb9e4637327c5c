import { describe, expect, it } from "vitest";
import { ANYTHING, chosen, estimates, type Row, type Wanted } from "./cardFilters";
import { ours } from "./figures";
import words from "./data/words.fr.json";
import { total } from "./types";

const told = words.cards as Record<string, Record<string, string>>;
const ROWS: Row[] = Object.keys(ours.cards).map((id, index) => ({
  id,
  short: told[id]!["name"]!,
  name: told[id]!["name"]!,
  rule: told[id]!["text"]!,
  rulings: [],
  section: "",
  number: index + 1,
  figures: ours.card(id),
}));
const found = (wanted: Partial<Wanted>) => chosen(ROWS, { ...ANYTHING, ...wanted });
const ids = (wanted: Partial<Wanted>) => found(wanted).map((row) => row.id);

describe("the list of cards", () => {
  it("shows all 120 in the order of the list when nothing is asked", () => {
    expect(found({}).map((row) => row.number)).toEqual(ROWS.map((row) => row.number));
    expect(ROWS).toHaveLength(120);
  });

  it("filters by kind, type of office, timing, color and number of cubes", () => {
    expect(found({ kind: "office" })).toHaveLength(24);
    expect(found({ kind: "building" })).toHaveLength(44);
    expect(found({ kind: "person" })).toHaveLength(52);
    expect(ids({ office: "justice" })).toEqual(["justice_1", "justice_2", "justice_3", "justice_4"]);
    expect(ids({ timing: "dice" }).sort()).toEqual(["explorer", "master", "professor"]);
    expect(ids({ timing: "waits" }).sort()).toEqual(["envoy", "fountain"]);
    expect(ids({ kind: "office", cubes: "3" })).toHaveLength(6);
    for (const { figures } of found({ color: "violet", cubes: "2" })) {
      expect(figures.cost.violet).toBeGreaterThan(0);
      expect(total(figures.cost)).toBe(2);
    }
  });

  it("finds words without their accents, in names and effects", () => {
    expect(ids({ text: "EVEQUE" })).toEqual(["bishop"]);
    expect(ids({ text: "cathedrale" })).toContain("cathedral");
    expect(ids({ text: "no such card" })).toEqual([]);
  });

  it("tells estimated figures from those that were found", () => {
    const estimated = found({ estimated: "cost" });
    const certain = found({ estimated: "nothing" });
    expect(estimated.every((row) => row.figures.estimated.includes("cost"))).toBe(true);
    expect(certain.every((row) => estimates(row.figures).length === 0)).toBe(true);
    expect(estimated.length).toBeGreaterThan(0);
    expect(ids({ estimated: "kind" })).toContain("magistrate");
  });

  it("sorts by name without accents, and by cost", () => {
    const names = found({ sort: "name" }).map((row) => row.name);
    expect(names.indexOf(told["bishop"]!["name"]!)).toBeLessThan(names.indexOf(told["fountain"]!["name"]!));
    const costs = found({ sort: "cost" }).map((row) => total(row.figures.cost));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});
