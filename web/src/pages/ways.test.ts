import { describe, expect, it } from "vitest";
import type { Title } from "../api/types";
import { otherPresets, seatsOf, waysOf } from "./ways";

const title = {
  id: "maracaibo",
  min_seats: 1,
  max_seats: 4,
  bots: ["random", "greedy"],
  presets: ["base_easy", "unrest", "all_inclusive", "coop", "rescue", "campaign"].map((id) => ({
    id,
    label: id,
    text: "",
  })),
} as unknown as Title;

describe("ways to play", () => {
  it("seat bots, a friend or nobody beside whoever opens the table", () => {
    const kinds = waysOf(title).map((way) => seatsOf(way, title).map(({ kind }) => kind));
    expect(kinds.slice(0, 3)).toEqual([["me", "bot"], ["me"], ["me", "open"]]);
    expect(seatsOf(undefined, title).map(({ kind }) => kind)).toEqual(["me", "bot"]);
  });

  it("leave the other scenarios to be chosen by name", () => {
    expect(otherPresets(title).map(({ id }) => id)).toEqual(["base_easy", "unrest"]);
    expect(waysOf({ id: "macao" })).toEqual([]);
  });
});
