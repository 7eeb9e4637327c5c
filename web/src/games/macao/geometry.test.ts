import { describe, expect, it } from "vitest";
import { ours } from "./figures";
import { cell, centre, inset, onRose, seatsInSector, sector, type Point } from "./geometry";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("cell", () => {
  it("cuts the border halfway between two sites", () => {
    const sites: Point[] = [
      [2, 5],
      [8, 5],
    ];
    expect(Math.max(...cell(sites[0]!, sites, square).map((p) => p[0]))).toBeCloseTo(5);
  });
});

describe("inset", () => {
  it("leaves a street around", () => {
    const xs = inset(square, 1).map((p) => p[0]);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 9]);
  });
});

describe("the city", () => {
  it("has a cell for each quarter, around its place", () => {
    expect(ours.cells).toHaveLength(Object.keys(ours.quarters).length);
    expect(ours.cityBorder.length).toBeGreaterThan(8);
    for (const { middle } of ours.cells) expect(middle.every(Number.isFinite)).toBe(true);
  });
});

describe("the rose", () => {
  it("has its arrow on top", () => {
    expect(onRose(0, 10)[1]).toBeCloseTo(-10);
    expect(centre(sector(0, 2, 10))[0]).toBeCloseTo(0);
  });
  it("finds room for many cubes", () => {
    expect(seatsInSector(18, 100, 30, 15)).toHaveLength(18);
  });
});
