import { describe, expect, it } from "vitest";
import { emptyColumns } from "./BoardNations";
import { nextDeeds } from "./BoardAutoma";
import { arrowsOf, besides, courseOf, coast, isInRound } from "./chart";
import { actionOf, isCity, isOnBoard, isWalled, marketOf, ours, rankOf } from "./figures";
import { outlineOf, spotOf } from "./outlines";
import type { AutomaView, View } from "./types";

const view = (legacy: Record<string, number> = {}, seats = 3) =>
  ({
    legacy,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat })),
    prestige: [{ building: "PB1", invested: [] }, null],
    track_quests: { E3n: ["Q14"] },
    locations: Object.keys(ours.locations).map((location) => ({
      location,
      market: location === "4" ? 2 : 0,
      city_tile: location === "4" ? "CT02" : null,
    })),
  }) as unknown as View;

describe("the board of a game", () => {
  it("has places of legacy tiles only with these tiles", () => {
    expect(isOnBoard(ours, view(), "9a")).toBe(false);
    expect(isOnBoard(ours, view({ L4: 1 }), "9a")).toBe(true);
    const ways = (legacy?: Record<string, number>) => arrowsOf(ours, view(legacy)).map(({ to }) => to);
    expect(ways()).not.toContain("9a");
    expect(ways({ L4: 1 })).toContain("9a");
  });

  it("has a city where a tile makes one", () => {
    expect(isCity(ours, view(), "17")).toBe(false);
    expect(isCity(ours, view({ L1: 1 }), "17")).toBe(true);
    expect(actionOf(ours, view(), "17")).toEqual([]);
    expect(actionOf(ours, view({ L1: 1 }), "17")).not.toEqual([]);
  });

  it("draws the Dutch city without a market", () => {
    expect(isCity(ours, view({ L36: 1 }), "18")).toBe(true);
    expect(isWalled(ours, view({ L36: 1 }), "18")).toBe(false);
    expect(marketOf(ours, view({ L36: 1 }), "18")).toBeNull();
  });

  it("takes the market of the city tile, else that of the board by the number of captains", () => {
    expect(marketOf(ours, view(), "4")).toEqual({ goods: ["tobacco", "corn"], discs: 2, capacity: 3 });
    expect(marketOf(ours, view({}, 4), "11")?.capacity).toBe(3);
    expect(marketOf(ours, view({}, 1), "11")?.capacity).toBe(1);
    expect(marketOf(ours, view(), "2")).toBeNull();
  });

  it("opens the way home by the round", () => {
    expect(isInRound([1, 2, 3], 0)).toBe(true);
    expect(isInRound([4], 3)).toBe(false);
    expect(isInRound(undefined, 4)).toBe(true);
  });
});

describe("nations", () => {
  it("count the ranks that influence has passed", () => {
    expect([0, 2, 3, 9, 10, 20].map((n) => rankOf(ours, n))).toEqual([0, 0, 1, 2, 3, 5]);
  });

  it("grow strong by columns that are empty from the left", () => {
    const { marker_columns } = ours.tracks.influence;
    expect([13, 12, 11, 10, 0].map((left) => emptyColumns(marker_columns, left))).toEqual([0, 1, 1, 2, 7]);
  });
});

describe("Jacques", () => {
  it("may do in the next area what his cards that are left have there, each once", () => {
    const under = [{ round: 1, cards: ["JA1", "JA2"] }];
    const automa = { deck_size: 2, unseen: {}, under, shown: ["JA3"] } as unknown as AutomaView;
    expect(nextDeeds(ours, automa, 1).map((deed) => deed.do)).toEqual(["quest", "explore"]);
  });

  it("may do what any card of a group does that nobody has seen", () => {
    const under = [{ round: 1, cards: ["JA1", "JA2", "JA4", "JA5", "JA6"] }];
    const automa = { deck_size: 6, unseen: { A: 1 }, under, shown: ["JA3"] } as unknown as AutomaView;
    expect(nextDeeds(ours, automa, 1)).toEqual([ours.jacques["JA7"]!.areas[1]]);
  });
});

describe("drawing", () => {
  it("lets a course begin and end at the edges of places", () => {
    const { path, angle } = courseOf([0, 0], [200, 0], { rx: 28, ry: 28 }, { rx: 76, ry: 40 }, 0);
    expect(path.startsWith("M34 0Q100 0 ")).toBe(true);
    expect(angle).toBeCloseTo(0, 5);
    expect(Number(path.split(" ").at(-2))).toBeGreaterThan(100);
  });

  it("puts pieces side by side around a middle", () => {
    expect(besides(3, 10)).toEqual([-10, 0, 10]);
    expect(besides(1, 10)).toEqual([0]);
  });

  it("closes a shore", () => {
    expect(
      coast([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toMatch(/^M0 0C.*Z$/);
  });

  it("knows where everything lies that can be lit on the chart", () => {
    for (const place of [
      "location:7",
      "space:E8n",
      "ruin:R2",
      "nation:spain",
      "pile:0",
      "fleet:fleet_a",
      "building:PB1",
    ])
      expect(spotOf(place, ours, view()), place).not.toBeNull();
    for (const place of [
      "location:7",
      "location:4",
      "space:E8n",
      "nation:spain",
      "pile:1",
      "building:PB1",
      "quest:Q14",
    ])
      expect(outlineOf(place, ours, view()), place).toMatch(/^M/);
    expect(outlineOf("card:A001", ours, view())).toBeNull();
    expect(outlineOf("building:PB9", ours, view())).toBeNull();
  });
});
