import { describe, expect, it } from "vitest";
import { placed, type Frame } from "./placing";

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const THINGS = [
  { width: 24, height: 24 },
  { width: 140, height: 90 },
  { width: 60, height: 330 }, // a track at an edge
  { width: 350, height: 44 }, // a row
];
const BUBBLES = [
  { width: 180, height: 60 },
  { width: 300, height: 160 },
];

const overlap = (one: Frame, other: Frame) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe("a bubble", () => {
  it.each(WINDOWS)("never covers what it explains, anywhere in a window of $width by $height", (room) => {
    for (const thing of THINGS)
      for (const bubble of BUBBLES)
        for (let across = 0; across <= 12; across++)
          for (let down = 0; down <= 12; down++) {
            const anchor = {
              ...thing,
              left: ((room.width - thing.width) * across) / 12,
              top: ((room.height - thing.height) * down) / 12,
            };
            const spot = { ...bubble, ...placed(anchor, bubble, room) };
            const at = JSON.stringify({ anchor, spot });
            if (hasRoom(anchor, bubble, room)) expect(overlap(anchor, spot), at).toBe(false);
            expect(spot.left >= 8 && spot.top >= 8, at).toBe(true);
            expect(spot.left + spot.width <= room.width - 8, at).toBe(true);
            expect(spot.top + spot.height <= room.height - 8, at).toBe(true);
          }
  });

  it("lies where a face would rather have it, unless that covers the thing", () => {
    const [room, bubble] = [WINDOWS[0]!, BUBBLES[0]!];
    const thing = { left: 500, top: 300, width: 100, height: 40 };
    expect(placed(thing, bubble, room, 700).left).toBe(700);
    expect(placed(thing, bubble, room, 450)).toEqual({ left: 460, top: 350 });
  });

  it("stays in the window where its thing fills all of it", () => {
    expect(placed({ left: 0, top: 0, width: 390, height: 844 }, BUBBLES[0]!, WINDOWS[2]!)).toEqual({
      left: 105,
      top: 776,
    });
  });
});

/** Whether there is a side of the thing on which the bubble would lie. */
function hasRoom(thing: Frame, bubble: { width: number; height: number }, room: (typeof WINDOWS)[number]) {
  const [wide, high] = [bubble.width + 18, bubble.height + 18];
  return (
    thing.top >= high ||
    room.height - thing.top - thing.height >= high ||
    thing.left >= wide ||
    room.width - thing.left - thing.width >= wide
  );
}
