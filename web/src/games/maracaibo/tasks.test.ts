import { expect, it } from "vitest";
import { ours } from "./figures";
import { MOMENT } from "./still";
import { haveOf } from "./tasks";

it("counts what every task of every career asks for, but barriers", () => {
  const tasks = Object.values(ours.careers).flatMap((career) => career.tasks);
  const uncounted = tasks.filter(({ when }) => haveOf(MOMENT, 0, when) === null).map(({ when }) => when);
  expect(uncounted.filter((when) => when !== "barrier")).toEqual([]);
});

it("counts figures at locations as assistants, not those at a nation", () => {
  const tableau = [
    { card: "A022", placed: "7", mark: 0 },
    { card: "U006", placed: "france", mark: 0 },
    { card: "A001", placed: null, mark: 0 },
  ];
  const view = { ...MOMENT, seats: MOMENT.seats.map((row) => ({ ...row, tableau })) };
  expect(haveOf(view, 0, "assistants")).toBe(1);
  expect(haveOf(view, 0, "projects")).toBe(3);
});

it("takes the best nation or the worst, and the buildings of that seat alone", () => {
  const { influence } = MOMENT.seats[0]!;
  expect(haveOf(MOMENT, 0, "influence_one")).toBe(Math.max(...Object.values(influence)));
  expect(haveOf(MOMENT, 0, "influence_all")).toBe(Math.min(...Object.values(influence)));
  expect(haveOf(MOMENT, 0, "prestige")).toBe(0);
  expect(haveOf(MOMENT, 1, "prestige")).toBe(1);
});
