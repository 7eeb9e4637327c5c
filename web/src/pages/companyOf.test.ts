import { describe, expect, it } from "vitest";
import type { TableInfo } from "../api/types";
import { clockOf, companyOf, wishFor } from "./openWish";

const info = (clock: object) =>
  ({ clock, public: true, spectators: false, rated: false, name: "Friday", hands_delay: null }) as TableInfo;

describe("the form that changes a table", () => {
  it.each([
    {},
    { kind: "move", seconds: 60, increment: 0 },
    { kind: "game", seconds: 600, increment: 5 },
    { kind: "game", seconds: 600, increment: 30 },
    { kind: "game", seconds: 432_000, increment: 86_400 },
    { kind: "move", seconds: 172_800, increment: 0 },
  ])("keeps the clock %o as it is", (clock) => {
    expect(clockOf(companyOf(info(clock)).clock) ?? {}).toEqual(clock);
  });

  it("asks for nothing that nobody has changed", () => {
    const wish = wishFor(companyOf(info({})));
    expect([wish.name, wish.public, wish.spectators, wish.rated, wish.hands_delay]).toEqual([
      "Friday",
      true,
      false,
      false,
      null,
    ]);
  });
});
