import { describe, expect, it } from "vitest";
import { around, isReadable, kept, panned, reshaped, sees, wholeIn, zoomed, type Frame } from "./frame";
import { pinched } from "./useChartFrame";

const chart: Frame = { x: 0, y: 0, width: 1600, height: 1000 };
const phone = { width: 400, height: 500 };

describe("the part of the chart that is seen", () => {
  it("is the whole in the shape of the window, with the chart in the middle", () => {
    const whole = wholeIn(chart, phone);
    expect(whole.width).toBe(1600);
    expect(whole.height).toBe(2000);
    expect(whole.y).toBe(-500);
  });

  it("can be read as a whole on a tablet, and not on a phone", () => {
    expect(isReadable(chart, { width: 820, height: 700 })).toBe(true);
    expect(isReadable(chart, { width: 1600, height: 400 })).toBe(false);
    expect(isReadable(chart, phone)).toBe(false);
  });

  it("never leaves the chart", () => {
    const frame = kept({ x: -300, y: 900, width: 400, height: 500 }, chart, phone, 2);
    expect(frame).toEqual({ x: 0, y: 500, width: 400, height: 500 });
  });

  it("is neither larger than the whole nor closer than allowed", () => {
    expect(kept({ x: 0, y: 0, width: 9000, height: 9000 }, chart, phone, 2).width).toBe(1600);
    expect(kept({ x: 0, y: 0, width: 10, height: 12 }, chart, phone, 2).width).toBe(200);
  });

  it("keeps the point under the finger when it comes closer", () => {
    const before: Frame = { x: 100, y: 100, width: 400, height: 500 };
    const at = { x: 100, y: 250 };
    const after = zoomed(before, 2, at, phone);
    const under = (frame: Frame) => frame.x + (at.x / phone.width) * frame.width;
    expect(after.width).toBe(200);
    expect(under(after)).toBe(under(before));
  });

  it("stays as close as it was when the phone is turned", () => {
    const turned = reshaped({ x: 100, y: 100, width: 800, height: 1000 }, phone, { width: 500, height: 400 });
    expect(turned).toEqual({ x: 0, y: 200, width: 1000, height: 800 });
  });

  it("follows a finger", () => {
    expect(panned({ x: 100, y: 100, width: 800, height: 1000 }, 10, -20, phone)).toMatchObject({
      x: 80,
      y: 140,
    });
  });

  it("comes closer when two fingers part", () => {
    const before: Frame = { x: 0, y: 0, width: 800, height: 1000 };
    const after = pinched(before, { x: 150, y: 250 }, { x: 100, y: 250 }, { x: 250, y: 250 }, phone);
    expect(after.width).toBeCloseTo((800 * 100) / 150);
  });

  it("takes in all that is to be shown", () => {
    const frame = around(
      [
        [100, 100],
        [500, 200],
      ],
      50,
      phone,
    )!;
    expect(frame.width).toBe(500);
    for (const point of [[100, 100] as [number, number], [500, 200] as [number, number]])
      expect(sees(frame, point, 10)).toBe(true);
    expect(sees(frame, [560, 100], 10)).toBe(false);
    expect(around([], 50, phone)).toBeNull();
  });
});
