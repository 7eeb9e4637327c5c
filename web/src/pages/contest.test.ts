import { describe, expect, it } from "vitest";
import type { Contest, ContestLine, ListedContest, Title } from "../api/types";
import { calendar } from "./ContestsPage";
import { toldOf } from "./ContestLog";
import {
  ahead,
  atTable,
  bracketOf,
  byDivision,
  columnsOf,
  fitted,
  goesOn,
  halvesOf,
  kindOf,
  latestTables,
  linesOf,
  monthOf,
  PRESETS,
  presetsFor,
  roundOf,
  sentences,
  sharedResult,
  teamed,
  tiesOf,
} from "./contest";

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
    variant: "",
    house_rules: [],
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

  it("shows in an arena the tables that play, whenever they began", () => {
    const at = (number: number, table: string, over: boolean) => ({
      ...round(number),
      boards: [{ ...board([1, 2], over ? [1, 2] : []), table }],
    });
    const arena = contest("arena", { rounds: [at(1, "a", true), at(2, "b", false), at(3, "c", true)] });
    expect(latestTables(arena).map((one) => [one.round, one.board.table])).toEqual([
      [2, "b"],
      [3, "c"],
      [1, "a"],
    ]);
    expect(roundOf(arena, "b")).toBe(2);
    expect(columnsOf(arena)).toEqual([]);
  });

  it("draws those with a loss apart, and lines to where somebody goes on", () => {
    const of = (group: number, players: number[], bye = false) => ({ ...board(players, [1, 2]), group, bye });
    const first = { ...round(1), boards: [of(0, [1, 2]), of(0, [3, 4])] };
    const second = { ...round(2), boards: [of(0, [1, 3]), of(1, [2, 4])] };
    const third = { ...round(3), boards: [of(0, [1], true), of(1, [3, 2])] };
    const rounds = [first, second, third];
    const halves = halvesOf(contest("double", { rounds }), rounds);
    const two = contest("double", { rounds });
    expect(goesOn(two, first.boards[0]!, 1, second), "without a loss").toBe(true);
    expect(goesOn(two, first.boards[0]!, 2, second), "only among those with one loss").toBe(false);
    expect(halves.map(({ group, columns }) => [group, columns.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(linesOf(first.boards, [of(0, [1, 3])])).toEqual([
      [0.25, 0.5],
      [0.75, 0.5],
    ]);
    expect(halvesOf(contest("single", { rounds }), rounds)).toHaveLength(1);
  });

  it("has weeks that begin as the language of the reader wants them", () => {
    const november = new Date(2026, 10, 1); // a Sunday
    expect(monthOf(november, "en").length).toBe(5);
    expect(monthOf(november, "en")[0]![0]!.getDate()).toBe(1);
    expect(monthOf(november, "de").length).toBe(6);
    expect(monthOf(november, "de")[0]!.map((day) => day.getDate())).toEqual([26, 27, 28, 29, 30, 31, 1]);
  });

  it("tells in a sentence what somebody did, with the reason and where the host has a part in it", () => {
    const say = (key: string, values: Record<string, unknown> = {}) =>
      `${key}(${Object.values(values).filter(Boolean).join("|")})`;
    const line = {
      kind: "correct",
      time: 0,
      player: null,
      host: true,
      round: 2,
      board: 0,
      players: [1, 2],
      places: [2, 1],
      before: [1, 2],
      forfeits: [],
      why: "misread",
      own: true,
    };
    const standings = [
      { player: 1, name: "Ana" },
      { player: 2, name: "Bob" },
    ];
    const told = toldOf(line, contest("swiss", { standings } as unknown as Partial<Contest>), say as never);
    expect(told).toContain("contest-at(2|1):");
    expect(told).toContain("contest-log-correct-host(1. Bob, 2. Ana|1. Ana, 2. Bob)");
    expect(told).toContain("contest-log-why(misread) contest-log-own()");
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
    const ranked = [line(1, 0), line(2, 1), line(3, 0)].map((one, index) => ({ ...one, rank: index + 1 }));
    const groups = byDivision(contest("robin", { divisions: [[1, 3], [2]], standings: ranked }));
    expect(groups.map(({ lines }) => lines.map(({ rank }) => rank))).toEqual([[1, 2], [1]]);
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

  describe("of teams, and of people alone", () => {
    const say = (key: string, told?: object) => (told ? `${key} ${JSON.stringify(told)}` : key);
    const line = (player: number, team: number, more: Partial<ContestLine> = {}) =>
      ({ player, team, name: `P${player}`, rating: 0, yours: false, away: false, ...more }) as ContestLine;
    const rules = {
      kind: "swiss",
      seats: 2,
      teams: true,
      duplicate: true,
      ties: ["direct", "margin", "lot"],
    };
    const teams = contest("swiss", { rules, planned: 2, clock: {} } as unknown as Partial<Contest>);

    it("has one line for a team, under all names", () => {
      const lines = [line(1, 1), line(3, 3, { away: true }), line(2, 1, { yours: true, away: true })];
      expect(teamed(lines).map(({ name, yours, away }) => [name, yours, away])).toEqual([
        ["P1, P2", true, false],
        ["P3", false, true],
      ]);
      expect(teamed([line(1, 0), line(2, 0)])).toHaveLength(2);
      const left = [line(1, 1, { withdrawn: true }), line(2, 1), line(3, 3, { withdrawn: true })];
      expect(teamed(left).map(({ name }) => name)).toEqual(["P2", "P3"]);
    });

    it("tells the rules that hold, and no ties of games against each other", () => {
      const told = sentences(teams, say as never, "en").join(" ");
      expect(told).toContain("contest-kind-teams-text");
      expect(told).toContain("contest-rule-same");
      expect(told).not.toContain("contest-rule-duplicate");
      const clock = { kind: "game", seconds: 1200, increment: 10 };
      const more = { ...teams, clock, variant: "Romanian", house_rules: ["Runs: yes"] } as Contest;
      const all = sentences(more, say as never, "en");
      expect(all.slice(0, 2)).toEqual(["Romanian.", "Runs: yes."]);
      expect(all.slice(-2)).toEqual(["clock-game-1200.", "contest-rule-absent"]);
      expect(tiesOf(teams)).toEqual(["total"]);
      expect(kindOf({ kind: "swiss", seats: 1, teams: false })).toBe("alone");
    });

    it("says of a table whether it was won, with the points of all who sat there", () => {
      expect(sharedResult([1, 1], [40, 2], say as never)).toBe('contest-won, contest-in-game {"points":42}');
      expect(sharedResult([2], [], say as never)).toBe("contest-lost");
    });

    it("is offered where all win together, and alone where a game is for one", () => {
      const title = (together: string[], min_seats: number) => ({ together, min_seats }) as unknown as Title;
      const ids = (one: Title, variant: string) => presetsFor(one, variant).map(({ id }) => id);
      expect(ids(title(["coop"], 1), "coop")).toEqual(["teams", "alone"]);
      expect(ids(title(["coop"], 1), "")).toEqual([
        "evening",
        "arena",
        "cup",
        "equal",
        "league",
        "ladder",
        "alone",
      ]);
      expect(ids(title([], 2), "")).not.toContain("alone");
      const of = (id: string) => PRESETS.find((one) => one.id === id)!;
      expect(fitted(of("alone"), 2, 4).seats).toBe(1);
      expect(fitted(of("teams"), 2, 4).teams).toBe(true);
    });
  });
});

it("gives whoever was behind a minus as wide as the plus", () => {
  expect([3, -3, 0, -1.25].map((by) => ahead(by, "en"))).toEqual(["+3", "−3", "0", "−1.3"]);
  expect(ahead(-1.5, "de")).toBe("−1,5");
});
