import { describe, expect, it } from "vitest";
import { rankingLines, ratingLine } from "./standing";

const person = (place: number, points: number) => ({
  place,
  id: `p${place}`,
  name: `Person ${place}`,
  points,
  games: 3,
  wins: 1,
});
const bot = (level: string, points: number, above: number) => ({
  level,
  name: level,
  points,
  few: false,
  above,
});
const ranking = (people: ReturnType<typeof person>[], bots: ReturnType<typeof bot>[], total: number) => ({
  title: "harbor",
  seats: 4,
  people,
  bots,
  total,
});
const names = (lines: ReturnType<typeof rankingLines>) =>
  lines.map((line) => (line.kind === "bot" ? line.level : line.place));

describe("a ranking", () => {
  const bots = [
    bot("captain", 1500, 0),
    bot("merchant", 1200, 1),
    bot("governor", 1600, 0),
    bot("boy", 900, 2),
  ];

  it("has the bots where they belong", () => {
    const lines = rankingLines(ranking([person(1, 1400), person(2, 1000)], bots, 2), 0);
    expect(names(lines)).toEqual(["governor", "captain", 1, "merchant", 2, "boy"]);
  });

  it("shows each bot on one of its pages", () => {
    const first = rankingLines(ranking([person(1, 1400)], bots, 2), 0);
    const second = rankingLines(ranking([person(2, 1000)], bots, 2), 1);
    expect(names(first)).toEqual(["governor", "captain", 1]);
    expect(names(second)).toEqual(["merchant", 2, "boy"]);
  });

  it("shows the bots where nobody has played", () => {
    const none = bots.map((one) => ({ ...one, above: 0 }));
    expect(names(rankingLines(ranking([], none, 0), 0))).toEqual(["governor", "captain", "merchant", "boy"]);
  });
});

describe("a line of ratings", () => {
  const frame = { width: 300, height: 200, left: 40, right: 10, top: 10, bottom: 20 };
  const game = (points: number) => ({ time: 0, points, place: 1, table: null });

  it("begins before the first game and ends at the last", () => {
    const { dots } = ratingLine([game(1100), game(1250)], 1000, frame);
    expect(dots.map((dot) => dot.points)).toEqual([1000, 1100, 1250]);
    expect(dots[0]!.x).toBe(40);
    expect(dots[2]!.x).toBe(290);
  });

  it("keeps everything between its lowest and its highest mark", () => {
    const { dots, low, high, marks } = ratingLine([game(340), game(2210)], 1000, frame);
    expect([low, high]).toEqual([300, 2300]);
    expect(marks.length).toBeLessThanOrEqual(6);
    for (const { y } of dots) {
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.height - frame.bottom);
    }
  });

  it("draws somebody who stands still, and somebody who has not played", () => {
    expect(ratingLine([game(1000)], 1000, frame)).toMatchObject({ low: 1000, high: 1100 });
    expect(ratingLine([], 1000, frame).dots).toHaveLength(1);
  });
});
