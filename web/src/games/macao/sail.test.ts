import { describe, expect, it } from "vitest";
import { comes, missing, payable } from "./Coming";
import { ours, SEA } from "./figures";
import { deliveries, payActions, sailActions, spare, stepsTo, waysTo, wantedBy, paidInFull } from "./sail";
import type { SeatView, View } from "./types";

describe("ways", () => {
  it("are the shortest there are, all of them", () => {
    const ways = waysTo(ours.edges, "macao", "marseille");
    expect(ways[0]).toHaveLength(stepsTo(ours.edges, "macao", "marseille"));
    expect(ways.every((way) => way.at(-1) === "marseille")).toBe(true);
    expect(waysTo(ours.edges, "macao", "nowhere")).toEqual([]);
  });
  it("lead from each place to the next", () => {
    const joined = (a: string, b: string) => ours.edges.some((edge) => edge.includes(a) && edge.includes(b));
    for (const way of waysTo(ours.edges, "macao", "london"))
      for (const [i, place] of way.entries()) expect(joined(way[i - 1] ?? "macao", place)).toBe(true);
  });
});

describe("cubes to spare", () => {
  it("are those that no card wants, and of those the color there is most of", () => {
    expect(spare({ red: 1, blue: 3, violet: 3 }, 2, { blue: 3 })).toEqual(["violet", "violet"]);
    expect(spare({ red: 1 }, 3, {})).toEqual(["red"]);
    expect(wantedBy([{ red: 2 }, { red: 1, blue: 1 }])).toMatchObject({ red: 2, blue: 1, green: 0 });
  });
  it("are paid in the order in which they are asked for", () => {
    expect(payActions(["violet", "red"]).map(({ color }) => color)).toEqual(["red", "violet"]);
  });
});

describe("a way as actions", () => {
  it("delivers where a port takes what is on board, each good as often as there is one", () => {
    const ports = [
      { port: "genova", good: "tea" as const, slots: [5, 3, 2], delivered: [] },
      { port: "marseille", good: "tea" as const, slots: [5, 3, 2], delivered: [] },
      { port: "lisboa", good: "silk" as const, slots: [5], delivered: [1] },
    ];
    const way = ["genova", "s03", "marseille", "lisboa"];
    expect(deliveries(way, ports, { tea: 1, silk: 1 })).toEqual(["genova"]);
    expect(sailActions(["genova", "s03"], ["free", "red"], ["genova"])).toEqual([
      { type: "move_ship", to: "genova", pay: "free" },
      { type: "deliver" },
      { type: "move_ship", to: "s03", pay: "red" },
    ]);
  });
});

describe("what comes by the rose", () => {
  const view = { round: 5, phase: "actions" } as View;
  const seat = {
    supply: { red: 1 },
    rose: [{}, { violet: 2 }, { violet: 1, red: 1 }, {}, {}, {}],
  } as never as SeatView;
  it("tells the round", () => {
    expect(comes(view, seat, "violet")).toEqual({ round: 7, count: 2 });
    expect(comes(view, seat, "green")).toBeNull();
    expect(payable(view, seat, { red: 1 })).toEqual({ round: 5 });
    expect(payable(view, seat, { red: 1, violet: 1 })).toEqual({ round: 8 });
    expect(payable(view, seat, { green: 1 })).toEqual({ short: { green: 1 } });
    expect(missing({ red: 3 }, { red: 1 })).toEqual({ red: 2 });
  });
});

describe("the chart", () => {
  it("keeps places apart, and spaces between two ports on the line between them", () => {
    const spots = Object.entries(ours.sea);
    for (const [i, [, a]] of spots.entries())
      for (const [, b] of spots.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(40);
    expect(ours.sea["s10"]![1]).toBeLessThan(SEA.y[0] + 12);
  });
});

describe("a payment", () => {
  const actions = payActions(["violet", "gray", "violet"]);

  it("ends where nothing is owed any more: the last cubes may go without being asked for", async () => {
    expect(await paidInFull(actions, async (some) => some.length === 2)).toEqual(actions.slice(0, 2));
    expect(await paidInFull(actions, async (some) => some.length === 3)).toEqual(actions);
  });

  it("is sent as it is where it cannot be made", async () => {
    expect(await paidInFull(actions, async () => false)).toEqual(actions);
  });
});
