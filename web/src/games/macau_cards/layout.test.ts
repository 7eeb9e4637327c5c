import { describe, expect, it } from "vitest";
import { fan, seatsAround, seatsInStrip, TARGET } from "./layout";

describe("fan", () => {
  it.each([320, 378, 560, 740, 1080])("leaves a finger's width of every card free at %d px", (width) => {
    for (let count = 1; count <= 60; count++) {
      const { cards, card } = fan(count, width);
      cards.forEach((one, i) => {
        const next = cards[i + 1];
        expect(one.x).toBeGreaterThanOrEqual(-1);
        expect(one.x + card.width).toBeLessThanOrEqual(width + 1);
        if (next && Math.abs(next.y - one.y) < 40) expect(next.x - one.x).toBeGreaterThanOrEqual(TARGET - 1);
        else if (next) expect(next.y - one.y).toBeGreaterThanOrEqual(TARGET);
      });
    }
  });
});

describe("seats", () => {
  it("sit clockwise, the own one at the bottom", () => {
    const [own, left, across, right] = seatsAround(4, 1000, 500);
    expect(own!.y).toBeGreaterThan(across!.y);
    expect(left!.x).toBeLessThan(own!.x);
    expect(right!.x).toBeGreaterThan(own!.x);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("never lie on each other on a phone: %d", (count) => {
    const { points, cell } = seatsInStrip(count, 378, 400);
    expect(points).toHaveLength(count);
    points.slice(1).forEach((a, i) => {
      expect(a.x - cell.width / 2).toBeGreaterThanOrEqual(-1);
      expect(a.x + cell.width / 2).toBeLessThanOrEqual(379);
      points.slice(i + 2).forEach((b) => {
        expect(Math.abs(a.x - b.x) >= cell.width - 1 || Math.abs(a.y - b.y) >= cell.height).toBe(true);
      });
    });
  });
});
