import { describe, expect, it } from "vitest";
import type { Title } from "../api/types";
import { CLOCKS } from "./openWish";
import { begun, STARTS } from "./starts";
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
