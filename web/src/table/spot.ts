/** Where a bubble lies beside a piece. Numbers only. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 14; // pixels, for the point of the bubble
const EDGE = 8;

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Above the piece, or below it where that is free of what must stay in sight, or wherever there is room. */
export function beside(piece: Box, bubble: Size, window: Size, others: Box[]) {
  const middle = piece.left + piece.width / 2 - bubble.width / 2;
  const left = Math.round(Math.max(EDGE, Math.min(middle, window.width - bubble.width - EDGE)));
  const sides = [
    { left, top: piece.top - bubble.height - GAP, side: "above" },
    { left, top: piece.top + piece.height + GAP, side: "below" },
    { left: Math.round(piece.left - bubble.width - GAP), top: piece.top, side: "left" },
  ];
  const isFree = (one: (typeof sides)[number]) =>
    one.top >= EDGE &&
    one.left >= EDGE &&
    one.top + bubble.height <= window.height - EDGE &&
    !others.some((other) => meet(other, { left: one.left, top: one.top, ...bubble }));
  const over = { left, top: Math.max(EDGE, sides[0]!.top), side: "over" };
  // Where the question itself is meant, what tells of it lies right above: the next place that covers neither.
  const further = others.map(({ top }) => ({ left, top: top - bubble.height - GAP, side: "over" }));
  return sides.find(isFree) ?? further.filter(isFree).sort((a, b) => b.top - a.top)[0] ?? over;
}
