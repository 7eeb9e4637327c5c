import { describe, expect, it } from "vitest";
import { goalSaid, lowest, missed } from "./goals";
import type { Goal, View } from "./types";
import type { Words } from "./words";

const words = {
  automas: { jacques: "Jacques", jean: "Jean" },
  locations: { "9a": { name: "Cartagena" } },
} as unknown as Words;

function table(vp: number[], automa = 30): View {
  return {
    seats: vp.map((vp, seat) => ({ seat, vp })),
    automa: { name: "jacques", vp: automa },
    search: { luysa: "found", luysa_at: "9a" },
  } as unknown as View;
}

const ABOVE: Goal = { condition: "all_above_jacques", met: false, vp: 12, automa_vp: 30 };

describe("goals that captains share", () => {
  it("name those who lie behind, all of them on a tie", () => {
    expect(lowest(table([12, 40, 12]))).toEqual([0, 2]);
    const said = goalSaid(ABOVE, table([12, 40, 12]), ["Anna", "Bob", "Carl"], words);
    expect(said).toEqual({
      key: "goal-above",
      words: { automa: "Jacques", vp: 12, theirs: 30, names: "Anna and Carl" },
    });
  });

  it("name nobody where all are level", () => {
    expect(goalSaid(ABOVE, table([12, 12]), ["Anna", "Bob"], words).key).toBe("goal-above-all");
  });

  it("speak to whoever is alone", () => {
    expect(goalSaid(ABOVE, table([12]), ["Anna"], words).key).toBe("goal-above-alone");
  });

  it("tell where Luysa is once she is found", () => {
    const goal: Goal = { condition: "luysa_freed", met: false, luysa: "found" };
    expect(goalSaid(goal, table([1]), [], words)).toEqual({
      key: "goal-luysa-found",
      words: { location: "Cartagena" },
    });
  });

  it("tell at the end what was missing: as many VP as the automa are one too few", () => {
    expect(missed(ABOVE, table([12, 40]), ["Anna", "Bob"], 1)?.words).toEqual({ count: 19, names: "Anna" });
    expect(missed(ABOVE, table([12, 40]), ["Anna", "Bob"], 0)?.key).toBe("missed-above-you");
    expect(missed({ ...ABOVE, met: true }, table([31]), [], 0)).toBeNull();
    const markers: Goal = { condition: "all_markers_removed", met: false, markers: 3 };
    expect(missed(markers, table([12]), [], 0)).toEqual({ key: "missed-markers", words: { count: 3 } });
  });
});
