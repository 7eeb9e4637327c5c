import { describe, expect, it } from "vitest";
import type { Title } from "../api/types";
import { CLOCKS } from "./openWish";
import { begun, STARTS, startsOf } from "./starts";
import { MANIFESTS } from "./titles";

const titled = (id: string) => ({ id, min_seats: 2, max_seats: 4, bots: ["greedy"] }) as unknown as Title;

describe.each([...MANIFESTS.keys(), "somebody's"])("a table of %s is opened in three ways", (id) => {
  const [bots, friends, anybody] = STARTS.map((start) => begun(start, titled(id)));
  const kinds = (one: typeof bots) => one!.seats.map(({ kind }) => kind);

  it("has oneself first and the same number of seats", () => {
    for (const one of [bots, friends, anybody]) {
      expect(one!.seats).toHaveLength(bots!.seats.length);
      expect(one!.seats[0]!.kind).toBe("me");
    }
  });

  it("asks bots, friends with the link, or anybody, who plays by a clock", () => {
    expect(new Set(kinds(bots).slice(1))).toEqual(new Set(["bot"]));
    expect(new Set(kinds(friends).slice(1))).toEqual(new Set(["open"]));
    expect([bots!.company.isPublic, friends!.company.isPublic]).toEqual([false, false]);
    expect(kinds(anybody)).toEqual(kinds(friends));
    expect(anybody!.company.isPublic).toBe(true);
    expect(CLOCKS.slice(1)).toContain(anybody!.company.clock);
  });
});

describe.each([...MANIFESTS].filter(([, { starts }]) => starts))(
  "the usual tables of %s itself",
  (id, { starts }) => {
    it("are three, each with its company and its rules", () => {
      const title = titled(id);
      expect(startsOf(title)).toBe(starts);
      expect(starts).toHaveLength(3);
      expect(new Set(starts!.map(({ preset }) => preset)).size).toBe(3);
      for (const start of starts!) {
        const { seats, preset, options } = begun(start, title);
        expect({ preset, options }).toEqual({ preset: start.preset, options: start.options ?? {} });
        if (start.seats) expect(seats).toHaveLength(start.seats);
        const [, ...others] = seats.map(({ kind }) => kind);
        expect(new Set(others)).toEqual(new Set([start.company === "bots" ? "bot" : "open"]));
      }
    });
  },
);

it("a title without usual tables of its own has those of all", () => {
  expect(startsOf(titled("somebody's"))).toBe(STARTS);
});
