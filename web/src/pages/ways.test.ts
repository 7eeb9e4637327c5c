import { describe, expect, it } from "vitest";
import type { Title } from "../api/types";
import { MANIFESTS } from "./titles";
import { otherPresets, seatsOf, waysOf } from "./ways";

MANIFESTS.set("voyage", {
  company: 1,
  ways: [
    { id: "whole", preset: "whole", company: "bots", asks: [] },
    { id: "alone", preset: "whole", own: true, company: "nobody", asks: ["level"] },
    { id: "together", preset: "together", company: "friend", asks: [] },
  ],
});

const title = {
  id: "voyage",
  min_seats: 1,
  max_seats: 4,
  bots: ["random", "greedy"],
  presets: ["easy", "unrest", "whole", "together"].map((id) => ({ id, label: id, text: "" })),
} as unknown as Title;

describe("ways to play", () => {
  it("seat bots, a friend or nobody beside whoever opens the table", () => {
    const kinds = waysOf(title).map((way) => seatsOf(way, title).map(({ kind }) => kind));
    expect(kinds).toEqual([["me", "bot"], ["me"], ["me", "open"]]);
    expect(seatsOf(undefined, title).map(({ kind }) => kind)).toEqual(["me", "bot"]);
  });

  it("leave the other scenarios to be chosen by name", () => {
    expect(otherPresets(title).map(({ id }) => id)).toEqual(["easy", "unrest"]);
    expect(waysOf({ id: "nothing of that name" })).toEqual([]);
  });

  it.each([...MANIFESTS])("of %s have names of their own, and presets", (_, { ways = [] }) => {
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
    for (const { preset } of ways) expect(preset).not.toBe("");
  });
});
