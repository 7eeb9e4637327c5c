import { describe, expect, it } from "vitest";
import { along, backs, felt, hand, LEAST_STEP, ribbon, seatsInRows } from "./layout";

describe("hand", () => {
  it.each([
    [320, 150],
    [374, 150],
    [560, 104],
    [800, 167],
    [1400, 220],
  ])("leaves 30 pixels of every card free at %d px", (width, height) => {
    for (let count = 1; count <= 40; count++) {
      const { cards, card } = hand(count, { width, height });
      cards.forEach((one, i) => {
        const next = cards[i + 1];
        expect(one.x).toBeGreaterThanOrEqual(-1);
        expect(one.x + card.width).toBeLessThanOrEqual(width + 1);
        if (next && next.row === one.row) expect(next.x - one.x).toBeGreaterThanOrEqual(LEAST_STEP - 0.5);
        else if (next) expect(next.y - one.y).toBeGreaterThanOrEqual(20);
      });
    }
  });

  it("lies in one row up to 23 cards at a desk, and in two above", () => {
    const rows = (count: number): number =>
      new Set(hand(count, { width: 800, height: 167 }).cards.map((one) => one.row)).size;
    expect(rows(23)).toBe(1);
    expect(rows(24)).toBe(2);
  });
});

describe("the felt", () => {
  it.each([2, 4, 10])("is one in every room, with %d seats too", (count) => {
    for (const width of [0, 200, 390, 640, 1504])
      for (const height of [0, 60, 160, 792]) {
        const { rim, lane } = felt(count, { width, height }, false);
        for (const half of [rim.x, rim.y, lane.x, lane.y]) expect(half).toBeGreaterThan(20);
      }
  });
});

describe("seats", () => {
  it("sit clockwise, the own one at the bottom", () => {
    const [own, left, across, right] = along(4, { x: 500, y: 250 }, { x: 400, y: 200 });
    expect(own!.y).toBeGreaterThan(across!.y);
    expect(left!.x).toBeLessThan(own!.x);
    expect(right!.x).toBeGreaterThan(own!.x);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("never lie on each other on a phone: %d", (count) => {
    const { points, width, height } = seatsInRows(count - 1, 390);
    expect(points).toHaveLength(count - 1);
    points.forEach((a, i) => {
      expect(a.x - width / 2).toBeGreaterThanOrEqual(-1);
      expect(a.x + width / 2).toBeLessThanOrEqual(391);
      points.slice(i + 1).forEach((b) => {
        expect(Math.abs(a.x - b.x) >= width - 1 || Math.abs(a.y - b.y) >= height).toBe(true);
      });
    });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("have plates apart from each other at a desk: %d", (count) => {
    for (const hosts of [true, false]) {
      const { places } = felt(count, { width: 964, height: 494 }, hosts);
      const plates = places.map((place) => place.plate).slice(hosts ? 0 : 1);
      plates.forEach((a, i) => {
        plates.slice(i + 1).forEach((b) => {
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= 38).toBe(true);
        });
      });
    }
  });

  it("keep their names off the edges of the table", () => {
    for (const [width, height] of [
      [700, 400],
      [964, 494],
      [1088, 650],
      [1504, 792],
    ] as const)
      for (let count = 2; count <= 10; count++)
        for (const { plate } of felt(count, { width, height }, false).places) {
          expect(plate.x - plate.width / 2).toBeGreaterThanOrEqual(8);
          expect(plate.x + plate.width / 2).toBeLessThanOrEqual(width - 8);
        }
  });

  it("show their cards as backs that open to the middle, a dozen at most", () => {
    const { places, center } = felt(4, { width: 964, height: 494 }, false);
    for (const place of places.slice(1)) {
      expect(backs(0, place)).toHaveLength(0);
      expect(backs(5, place)).toHaveLength(5);
      expect(backs(30, place)).toHaveLength(12);
      const [one] = backs(1, place);
      const far = (x: number, y: number): number => Math.hypot(x - center.x, y - center.y);
      expect(far(one!.x, one!.y)).toBeLessThan(far(place.plate.x, place.plate.y));
    }
  });
});

describe("the ribbon of an attack", () => {
  it("carries a back for each card and bows around the piles", () => {
    const middle = { x: 480, y: 240 };
    const { riders } = ribbon({ x: 480, y: 30 }, { x: 480, y: 500 }, middle, 10, 1);
    expect(riders).toHaveLength(10);
    for (const { x, y } of riders)
      if (Math.abs(y - middle.y) < 60) expect(Math.abs(x - middle.x)).toBeGreaterThan(80);
  });
});
