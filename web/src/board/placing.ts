/** Where a bubble lies: beside the thing it explains, inside the window, and never upon it. */

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Frame, "width" | "height">;
type Spot = Pick<Frame, "left" | "top">;

const EDGE = 8; // free at the edges of the window …
const GAP = 10; // … and between the bubble and its thing

/**
 * Below the thing, above it, or at one of its sides: the first that has room. `preferred` is a left edge that a
 * face would rather have, if it covers nothing. Only a thing that fills the window is covered, in its lower part.
 */
export function placed(thing: Frame, bubble: Size, room: Size, preferred = 0): Spot {
  const across = inside(thing.left + (thing.width - bubble.width) / 2, room.width - bubble.width);
  const along = inside(thing.top - EDGE, room.height - bubble.height);
  const spots: Spot[] = [
    { left: across, top: thing.top + thing.height + GAP },
    { left: across, top: thing.top - GAP - bubble.height },
    { left: thing.left + thing.width + GAP, top: along },
    { left: thing.left - GAP - bubble.width, top: along },
  ];
  if (preferred > 0) spots.unshift({ left: preferred, top: along });
  const free = spots.find((spot) => isInside(spot, bubble, room) && !covers(spot, bubble, thing));
  return free ?? { left: across, top: inside(room.height, room.height - bubble.height) };
}

const inside = (value: number, most: number) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));

const isInside = ({ left, top }: Spot, bubble: Size, room: Size) =>
  left >= EDGE &&
  top >= EDGE &&
  left + bubble.width <= room.width - EDGE &&
  top + bubble.height <= room.height - EDGE;

const covers = ({ left, top }: Spot, bubble: Size, thing: Frame) =>
  left < thing.left + thing.width &&
  thing.left < left + bubble.width &&
  top < thing.top + thing.height &&
  thing.top < top + bubble.height;
