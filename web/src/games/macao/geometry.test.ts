import { describe, expect, it } from "vitest";
import { ours } from "./figures";
import { cell, inset, MOST_IN_SECTOR, onDial, placesInSector, ROSE, type Point } from "./geometry";

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
  it("has the next round at the right, where it pours into the supply", () => {
    const [x, y] = onDial(15, ROSE.rim);
    expect(x).toBeGreaterThan(ROSE.middle[0]);
    expect(y).toBeLessThan(ROSE.middle[1]);
  });
  it("finds room for eleven cubes in each sector, none on another and none outside", () => {
    for (let nth = 0; nth < 6; nth++) {
      const { places, size } = placesInSector(nth, MOST_IN_SECTOR, 18);
      expect(size).toBeGreaterThan(14);
      expect(places).toHaveLength(MOST_IN_SECTOR);
      for (const [i, a] of places.entries()) {
        const far = Math.hypot(a[0] - ROSE.middle[0], a[1] - ROSE.middle[1]);
        expect(far).toBeLessThan(ROSE.inner - size / 2);
        expect(far).toBeGreaterThan(ROSE.hub);
        for (const b of places.slice(i + 1))
          expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(size * 0.9);
      }
    }
  });
});
