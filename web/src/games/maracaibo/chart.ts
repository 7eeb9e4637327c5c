/** Where things lie on the chart: coasts, courses, and the room around each place. */

import { isWalled, onSea, type ArrowFigures, type Figures } from "./figures";
import type { View } from "./types";

export type Point = [number, number];

/** The chart: the strip of piles and tracks, the sea, the explorer track. The sea goes on around it. */
export const WHOLE = { x: 0, y: 0, width: 1500, height: 792 };
/** The same with the track of the ruin below the explorer track. */
export const WITH_RUIN = { ...WHOLE, height: 830 };

/** Land on the printed board, as rough outlines; `coast` makes shores of them. */
const PRINTED_LANDS: Point[][] = [
  // Cuba
  [
    [284, 268],
    [312, 226],
    [400, 214],
    [482, 240],
    [560, 284],
    [648, 318],
    [702, 356],
    [672, 390],
    [590, 392],
    [530, 356],
    [448, 312],
    [352, 300],
  ],
  // Hispaniola
  [
    [744, 364],
    [800, 350],
    [820, 316],
    [900, 282],
    [968, 318],
    [1004, 380],
    [962, 438],
    [900, 470],
    [836, 478],
    [790, 448],
    [722, 452],
    [704, 430],
    [770, 414],
    [786, 388],
  ],
  // Tortuga, Puerto Rico, Jamaica, the island in the middle
  ...oval(752, 298, 50, 26),
  ...oval(1052, 388, 66, 32),
  ...oval(566, 512, 104, 44),
  ...oval(746, 552, 56, 28),
  // the lesser islands
  ...oval(1226, 424, 38, 32),
  ...oval(1354, 512, 32, 42),
  ...oval(1150, 380, 12, 8),
  ...oval(1292, 452, 14, 18),
  ...oval(1388, 580, 12, 16),
  ...oval(690, 262, 16, 8),
  ...oval(604, 232, 14, 7),
  ...oval(520, 208, 18, 8),
  // the mainland, from the mouth of the Orinoco to Yucatan
  [
    [3400, 470],
    [2200, 520],
    [1640, 566],
    [1560, 604],
    [1470, 606],
    [1404, 634],
    [1330, 652],
    [1262, 690],
    [1180, 684],
    [1120, 664],
    [1060, 686],
    [990, 692],
    [958, 724],
    [934, 776],
    [902, 782],
    [880, 748],
    [866, 704],
    [806, 690],
    [744, 712],
    [664, 736],
    [590, 716],
    [508, 706],
    [440, 706],
    [384, 676],
    [344, 646],
    [330, 600],
    [318, 562],
    [262, 516],
    [206, 500],
    [160, 488],
    [124, 440],
    [92, 408],
    [30, 402],
    [-60, 392],
    [-900, 360],
    [-1800, 420],
    [-1800, 2600],
    [3400, 2600],
  ],
];

export const LANDS: Point[][] = PRINTED_LANDS.map((points) => points.map(([x, y]) => onSea(x, y)));

function oval(x: number, y: number, rx: number, ry: number): Point[][] {
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
    const angle = (i * Math.PI) / 4 + 0.2;
    const far = i % 2 ? 0.9 : 1.06;
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
  return [around];
}

/** A smooth closed line through all points (Catmull and Rom's). */
export function coast(points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const round = (n: number) => Math.round(n * 10) / 10;
  const parts = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${[first, second, c].map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}${parts.join("")}Z`;
}

/** Half the width and height of what is drawn at a place. */
export const CITY = { rx: 90, ry: 38 };
export const VILLAGE = { rx: 28, ry: 28 };

export function sizeOf(figures: Figures, view: View, id: string): { rx: number; ry: number } {
  return isWalled(figures, view, id) ? CITY : VILLAGE;
}

export interface Course {
  path: string;
  /** The middle, where a price stands, and the point with its direction in degrees. */
  middle: Point;
  tip: Point;
  angle: number;
}

/** A course between two places, from edge to edge and a little bent. */
export function courseOf(
  from: Point,
  to: Point,
  fromSize: { rx: number; ry: number },
  toSize: { rx: number; ry: number },
  bend = 0.08,
): Course {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control: Point = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend];
  const start = edge(from, control, fromSize, 6);
  const tip = edge(to, control, toSize, 12);
  const middle: Point = [
    start[0] / 4 + control[0] / 2 + tip[0] / 4,
    start[1] / 4 + control[1] / 2 + tip[1] / 4,
  ];
  const angle = (Math.atan2(tip[1] - control[1], tip[0] - control[0]) * 180) / Math.PI;
  return { path: `M${start.join(" ")}Q${control.join(" ")} ${tip.join(" ")}`, middle, tip, angle };
}

/** Where a line from the middle of a place towards a point leaves it, and a little further. */
function edge([x, y]: Point, [tx, ty]: Point, { rx, ry }: { rx: number; ry: number }, gap: number): Point {
  const [dx, dy] = [tx - x, ty - y];
  const far = Math.hypot(dx, dy) || 1;
  const inside =
    rx === ry
      ? rx
      : Math.min(rx / Math.max(Math.abs(dx / far), 1e-6), ry / Math.max(Math.abs(dy / far), 1e-6));
  const reach = Math.min(inside + gap, far * 0.48);
  return [Math.round(x + (dx / far) * reach), Math.round(y + (dy / far) * reach)];
}

/** Arrows that are on the board in this game. */
export function arrowsOf(figures: Figures, view: View): ArrowFigures[] {
  return figures.arrows.filter(({ requires_legacy }) => !requires_legacy || view.legacy[requires_legacy]);
}

/** The places between two stops on the shortest way along the courses: what a ship is drawn to pass. */
export function passedOn(arrows: ArrowFigures[], from: string, to: string): string[] {
  const cost = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => cost.get(a)! - cost.get(b)!);
    const here = open.shift()!;
    if (here === to) break;
    for (const arrow of arrows.filter((one) => one.from === here)) {
      const far = cost.get(here)! + arrow.cost;
      if (far >= (cost.get(arrow.to) ?? Infinity)) continue;
      cost.set(arrow.to, far);
      before.set(arrow.to, here);
      open.push(arrow.to);
    }
  }
  const way: string[] = [];
  for (let at = before.get(to); at !== undefined && at !== from; at = before.get(at)) way.unshift(at);
  return way;
}

/** Whether ships may go there in this round; before the first round as in the first. */
export function isInRound(rounds: number[] | undefined, round: number): boolean {
  return !rounds || rounds.includes(Math.max(1, round));
}

/** Where several pieces stand side by side around a middle. */
export function besides(count: number, gap: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap);
}

export function circle([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, r = 6): string {
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;
}
