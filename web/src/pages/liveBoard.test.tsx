import { describe, expect, it } from "vitest";
import { roomIn } from "./LiveBoard";

describe("a table in small", () => {
  it.each([
    [405, 230],
    [405, 340],
    [680, 236],
    [358, 153],
    [0, 0],
  ])("fills its picture of %i by %i and keeps the face as wide as a face is", (width, height) => {
    const { blockSize, scale } = roomIn(width, height);
    expect(964 * scale).toBeGreaterThanOrEqual(width);
    expect(blockSize * scale).toBeGreaterThanOrEqual(height - 0.001);
    expect(blockSize).toBeGreaterThanOrEqual(520);
    expect(blockSize).toBeLessThanOrEqual(820);
  });

  it("has the shape of its picture where that can be", () => {
    const { blockSize, scale } = roomIn(405, 290);
    expect(blockSize * scale).toBeCloseTo(290);
    expect(964 * scale).toBeCloseTo(405);
  });
});
