import { describe, expect, it } from "vitest";
import type { Contest, ListedContest } from "../api/types";
import { calendar } from "./ContestsPage";
import { atTable, bracketOf, byDivision, columnsOf, fitted, PRESETS, tiesOf } from "./contest";

const board = (players: number[], places: number[] = []) => ({
  board: 0,
  group: 0,
  players,
  bye: false,
  table: "t",
  key: "",
  open: places.length === 0,
  sealed: false,
  places,
  scores: [],
  forfeits: [],
  corrected: false,
});
const round = (number: number, stage = "", season = 0) => ({
  round: number,
  stage,
  season,
  time: 0,
  over: true,
  boards: [board([1, 2], [2, 1])],
});
const contest = (kind: string, more: Partial<Contest> = {}) =>
  ({
    rules: { kind, ties: ["direct", "opponents", "lot"] },
    rounds: [],
    divisions: [],
    standings: [],
    ...more,
  }) as unknown as Contest;

describe("a tournament on its page", () => {
  it("shows the ties that decide, and none where places are not by points", () => {
    expect(tiesOf(contest("swiss"))).toEqual(["direct", "opponents"]);
    expect(tiesOf(contest("single"))).toEqual([]);
  });

  it("draws a bracket of knock-outs and of finals", () => {
    expect(bracketOf(contest("swiss", { rounds: [round(1)] }))).toBeNull();
    expect(bracketOf(contest("double", { rounds: [round(1)] }))).toHaveLength(1);
    const finals = contest("robin", { rounds: [round(1, "groups"), round(2, "finals")] });
    expect(bracketOf(finals)?.map((one) => one.round)).toEqual([2]);
  });

  it("shows the newest rounds of the season", () => {
    const rounds = [round(1, "season", 1), round(2, "season", 1), round(3, "season", 2)];
    expect(columnsOf(contest("league", { rounds })).map((one) => one.round)).toEqual([3]);
    const many = Array.from({ length: 9 }, (_, index) => round(index + 1));
    expect(columnsOf(contest("swiss", { rounds: many })).map((one) => one.round)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it("names the players of a table in the order of its result", () => {
    expect(atTable(board([7, 8, 9], [3, 1, 2])).map((one) => one.player)).toEqual([8, 9, 7]);
    expect(atTable(board([7, 8])).map((one) => one.place)).toEqual([null, null]);
  });

  it("puts divisions under heads of their own, and who is in none behind them", () => {
    const line = (player: number, group: number | null) =>
      ({ player, group }) as Contest["standings"][number];
    const standings = [line(1, 0), line(3, null), line(2, 1)];
    const found = byDivision(contest("league", { divisions: [[1], [2]], standings }));
    expect(found.map(({ division, lines }) => [division, lines.map((one) => one.player)])).toEqual([
      [0, [1]],
      [1, [2]],
      [null, [3]],
    ]);
  });

  it("lists what has a time first, the next one on top", () => {
    const one = (id: string, starts: number | null, created: number) =>
      ({ id, starts, created }) as ListedContest;
    const found = calendar([one("a", null, 1), one("b", 9, 2), one("c", 5, 3), one("d", null, 4)]);
    expect(found.map(({ id }) => id)).toEqual(["c", "b", "d", "a"]);
  });

  it("fits a preset to the seats of a title", () => {
    expect(fitted(PRESETS[0]!, 2, 3).seats).toBe(3);
    expect(
      fitted(
        PRESETS.find(({ id }) => id === "ladder")!,
        2,
        10,
      ).seats,
    ).toBe(2);
  });
});
