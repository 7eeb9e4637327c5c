import { describe, expect, test } from "vitest";
import { MOTIONS, type Motion, type MotionName } from "./motions";
import { timesOf } from "./moving";
import { beginOf, soundsOf, toldOf, type Told } from "./telling";
import { puffsOn } from "./Wake";

const all = Object.entries(MOTIONS) as [MotionName, Motion][];

describe.each(all)("%s", (_, { frames, seconds, lands, stays }) => {
  const told = frames([10, 20], [300, 200]);

  test("changes nothing but transform and opacity", () => {
    for (const frame of told)
      expect(["transform", "opacity", "offset", "easing"]).toEqual(
        expect.arrayContaining(Object.keys(frame)),
      );
  });

  test("goes forward in time", () => {
    const offsets = told.flatMap(({ offset }) => offset ?? []);
    expect(offsets).toEqual([...offsets].sort((a, b) => a! - b!));
    expect(Math.max(...(offsets as number[]))).toBeLessThan(1);
  });

  test("is short, and heard before it is over", () => {
    expect(seconds).toBeLessThanOrEqual(stays ? 1.8 : 1.5);
    expect(lands).toBeLessThan(1);
  });
});

describe("what a step looks and sounds like", () => {
  const rows = {
    paid: {
      motion: "tossed",
      sound: "pay",
      still: "words",
      show: () => [{ piece: "o", from: ["a"], to: ["b"] }],
    },
    rolled: { motion: "tumbled", sound: "dice", still: "place" },
    noted: { motion: null, sound: null, still: "log" },
  } as const;
  const told = toldOf<null>(
    rows,
    ["rolled", "paid", "noted", "new"].map((type) => ({ type })),
    null,
  );

  test("an event without a row is left to the log", () => {
    expect(told).toHaveLength(3);
    expect(told.map(({ flights }) => flights.length)).toEqual([0, 1, 0]);
  });

  test("a piece is heard when it lands, and all is quicker at a quicker pace", () => {
    const { seconds, lands } = MOTIONS.tossed;
    const expected = (share: number) => [
      { name: "dice", after: 0 },
      { name: "pay", after: (beginOf(1) + seconds * lands) * share },
    ];
    expect(soundsOf(told as Told[], 1)).toEqual(expected(1));
    expect(soundsOf(told as Told[], 0.34)).toEqual(expected(0.34));
  });

  test("many events follow each other closer than they would like to", () => {
    expect(beginOf(100)).toBe(beginOf(50));
    expect(beginOf(1)).toBeGreaterThan(0);
  });
});

describe("a voyage", () => {
  const way: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 300],
  ];

  test("keeps its speed around a turn", () => {
    expect(timesOf(way).offsets).toEqual([0, 0.25, 1]);
  });

  test("is neither too quick to be seen nor long enough to be waited for", () => {
    expect(timesOf([way[0]!, [3, 0]]).seconds).toBeGreaterThan(0.3);
    expect(timesOf([way[0]!, [9000, 0]]).seconds).toBeLessThan(1.7);
  });

  test("leaves foam along its way, in the order in which it passes", () => {
    const puffs = puffsOn(way);
    expect(puffs.length).toBeGreaterThan(8);
    expect(puffs.map(({ share }) => share)).toEqual(
      [...puffs.map(({ share }) => share)].sort((a, b) => a - b),
    );
    for (const { at, angle } of puffs) expect(angle).toBe(at[0] < 100 ? 0 : 90);
  });
});
