import { describe, expect, it } from "vitest";
import { beside, type Box } from "./spot";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const WINDOW = { width: 1000, height: 600 };
const BUBBLE = { width: 200, height: 100 };

describe("a bubble", () => {
  it("points from above, or from where there is room", () => {
    expect(beside(box(400, 300, 60, 60), BUBBLE, WINDOW, [])).toEqual({ left: 330, top: 186, side: "above" });
    expect(beside(box(400, 20, 60, 60), BUBBLE, WINDOW, [])).toEqual({ left: 330, top: 94, side: "below" });
    const above = box(300, 100, 300, 190); // something that must stay in sight
    expect(beside(box(400, 300, 60, 60), BUBBLE, WINDOW, [above]).side).toBe("below");
    expect(beside(box(400, 300, 60, 280), BUBBLE, WINDOW, [above]).side).toBe("left");
  });

  it("covers nothing that must stay in sight, were it a way off", () => {
    const [asks, tells] = [box(0, 420, 1000, 180), box(0, 280, 1000, 140)];
    expect(beside(asks, BUBBLE, WINDOW, [asks, tells])).toEqual({ left: 400, top: 166, side: "over" });
  });

  it("keeps the bubble in the window", () => {
    expect(beside(box(960, 300, 40, 40), BUBBLE, WINDOW, []).left).toBe(792);
    expect(beside(box(0, 300, 40, 40), BUBBLE, WINDOW, []).left).toBe(8);
  });
});
