import { describe, expect, it } from "vitest";
import { ours } from "./figures";
import { inRows, upgradeLines } from "./upgrades";

const signs = (id: string, modules: string[], port: string | null = null) =>
  upgradeLines(ours, id, modules, port).flatMap(({ when, then }) =>
    [...when, ...then].map((glyph) => ("sign" in glyph ? glyph.sign : "")),
  );

describe("upgrades of the ship board", () => {
  it("lie in rows and columns as they are printed", () => {
    const laid = inRows(ours.upgrades);
    expect(laid).toHaveLength(Object.keys(ours.upgrades).length);
    expect(new Set(laid.map(({ row, column }) => `${row} ${column}`)).size).toBe(laid.length);
    const [first, last] = [laid[0]!, laid.at(-1)!];
    expect(ours.upgrades[first.id]!.y).toBeLessThan(ours.upgrades[last.id]!.y);
  });

  it("show the side of the combat tile that is played", () => {
    expect(signs("combat_tile", [])).toContain("displace");
    expect(signs("combat_tile", ["freeing"])).toContain("liberate");
  });

  it("show the village action of the resistance tile only with its module", () => {
    expect(signs("resistance_tile", [])).not.toContain("village");
    expect(signs("resistance_tile", ["resistance"])).toContain("village");
  });

  it("show the own home port where ports are played with, else the bonus of the recess", () => {
    expect(signs("home_port", ["home_ports"], "HP02")).toContain("village");
    expect(signs("home_port", [], "HP02")).toContain("explore");
    expect(signs("home_port", ["home_ports"], null)).toContain("explore");
  });

  it("each bring something", () => {
    for (const id of Object.keys(ours.upgrades)) expect(upgradeLines(ours, id, [], null)).not.toEqual([]);
  });
});
