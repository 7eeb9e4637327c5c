import { describe, expect, it } from "vitest";
import type { Listed } from "../api/types";
import { ALL, fitting } from "./filters";

const table = (id: string, differs: Partial<Listed>) =>
  ({ id, title: "pirates", clock: {}, rated: false, ...differs }) as Listed;

const TABLES = [
  table("live", { clock: { kind: "game", seconds: 600, increment: 5 } }),
  table("days", { clock: { kind: "move", seconds: 86_400, increment: 0 }, rated: true }),
  table("free", { title: "traders" }),
];
const found = (differs: object) => fitting(TABLES, { ...ALL, ...differs }).map(({ id }) => id);

describe("filters of the lobby", () => {
  it("show everything when none is on, and when both of a pair are", () => {
    expect(found({})).toEqual(["live", "days", "free"]);
    expect(found({ live: true, days: true })).toEqual(["live", "days", "free"]);
  });

  it("know a game over days by its clock, and one without a clock is live", () => {
    expect(found({ live: true })).toEqual(["live", "free"]);
    expect(found({ days: true })).toEqual(["days"]);
  });

  it("know a table of one's level: everybody there is about as strong, whoever is new as somebody new", () => {
    const seat = (points: number | null, kind = "person") => ({ kind, points }) as Listed["seats"][number];
    const tables = [
      table("equal", { seats: [seat(1290), seat(1190), seat(null, "open")] }),
      table("strong", { seats: [seat(1600), seat(1250), seat(null, "open")] }),
      table("new", { seats: [seat(null), seat(null, "bot")] }),
    ];
    const mine = [{ title: "pirates", seats: 3, points: 1200 }];
    const fit = (ratings: typeof mine) =>
      fitting(tables, { ...ALL, level: true }, ratings).map(({ id }) => id);
    expect(fit(mine)).toEqual(["equal", "new"]);
    expect(fit([])).toEqual(["new"]);
  });

  it("go together", () => {
    expect(found({ title: "pirates", friendly: true })).toEqual(["live"]);
    expect(found({ title: "traders", rated: true })).toEqual([]);
  });
});
