import { describe, expect, it } from "vitest";
import { holds, placesOf, plain } from "./finding";

describe("finding", () => {
  it("takes no notice of accents, capitals and ligatures", () => {
    expect(plain("Évêque, Œuf, Straße, Pławno")).toBe("eveque, oeuf, strasse, plawno");
    expect(holds("Die Mauer und das Meer", " MAUER ")).toBe(true);
    expect(holds("Orfèvre", "orfevre")).toBe(true);
    expect(holds("Orfevre", "orfèvre")).toBe(true);
    expect(holds("Orfèvre", "évêque")).toBe(false);
  });

  it("marks what was written, not what was typed", () => {
    const text = "L'évêque et l’ÉVÊQUE";
    expect(placesOf(text, "eveque").map(([from, to]) => text.slice(from, to))).toEqual(["évêque", "ÉVÊQUE"]);
    expect(placesOf("große Straße", "ss").map(([from, to]) => "große Straße".slice(from, to))).toEqual([
      "ß",
      "ß",
    ]);
    expect(placesOf("aaa", "aa")).toEqual([[0, 2]]);
    expect(placesOf("anything", "  ")).toEqual([]);
  });
});
