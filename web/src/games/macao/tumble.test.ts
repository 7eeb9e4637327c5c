import { expect, test } from "vitest";
import { tumbling } from "./tumble";

test("dice end where they are sorted to, and lie where they fell before", () => {
  const frames = tumbling(120, 0, 3);
  expect(frames[frames.length - 1]!.transform).toBe("translate(0px, 0px) rotate(0deg) scale(1)");
  expect(frames[frames.length - 2]!.transform).toContain("translate(120px, 5px)");
});

test("only transform and opacity change", () => {
  for (const frame of tumbling(-90, 70, 1))
    expect(["transform", "opacity", "offset", "easing"]).toEqual(expect.arrayContaining(Object.keys(frame)));
});
