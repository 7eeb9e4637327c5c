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

  it("go together", () => {
    expect(found({ title: "pirates", friendly: true })).toEqual(["live"]);
    expect(found({ title: "traders", rated: true })).toEqual([]);
  });
});
