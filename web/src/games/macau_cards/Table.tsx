/** The table from above: an oval chart with the seats around it; on a phone an arch of seats over the piles. */

import { memo, type JSX, type ReactNode } from "react";
import type { Choice } from "../../table/face";
import type { Places } from "./arrange";
import { course, seatsAround, seatsInStrip, type Point } from "./layout";
import { knownOf, SeatPlate } from "./SeatPlate";
import type { Size } from "./useSize";
import type { MacauView, Say } from "./view";

export interface Spots {
  seats: Point[]; // by seat
  middle: Point;
  small: boolean;
  cell: { width: number; height: number } | null;
}

/** Centers of all seats, as seen from one of them. */
export function spotsOf(view: MacauView, bottom: number, size: Size): Spots {
  const count = view.seats.length;
  const small = size.width < 640;
  const strip = small ? seatsInStrip(count, size.width, size.height) : null;
  const points = strip ? strip.points : seatsAround(count, size.width, size.height);
  const seats = view.seats.map((_, seat) => points[(seat - bottom + count) % count] ?? { x: 0, y: 0 });
  const top = strip ? strip.rows * 72 : 0;
  const middle = { x: size.width / 2, y: strip ? top + (size.height - top) / 2 - 10 : size.height / 2 };
  return { seats, middle, small, cell: strip?.cell ?? null };
}

/** Whom the pending attack hits: whoever has to answer it now. */
export function targetOf(view: MacauView): number | null {
  return view.attack?.target ?? null;
}

function plateWidth(spots: Spots, size: Size, isOwn: boolean, count: number): number {
  if (spots.cell) return isOwn ? 112 : spots.cell.width - 4;
  return size.width < 900 && count > 6 ? 118 : 156;
}

interface Props {
  view: MacauView;
  seat: number | null; // whose eyes
  you: number | null;
  names: string[];
  say: Say;
  size: Size;
  spots: Spots;
  places: Places;
  act: (choice: Choice) => void;
  busy: boolean;
  children: ReactNode;
}

export function Table({
  view,
  seat,
  you,
  names,
  say,
  size,
  spots,
  places,
  act,
  busy,
  children,
}: Props): JSX.Element {
  const target = targetOf(view);
  const bottom = seat ?? 0;
  return (
    <>
      <Chart
        direction={view.direction}
        size={size}
        x={spots.middle.x}
        y={spots.middle.y}
        small={spots.small}
      />
      <Attack view={view} spots={spots} size={size} target={target} />
      {view.seats.map((_, one) => {
        const at = spots.seats[one] ?? spots.middle;
        const known = knownOf(view, one, target);
        if (!known) return null;
        return (
          <div
            key={one}
            className="seat-spot"
            style={{
              left: at.x,
              top: at.y,
              width: plateWidth(spots, size, one === bottom, view.seats.length),
            }}
          >
            <SeatPlate
              {...known}
              name={names[one] ?? String(one + 1)}
              isOwn={one === you}
              small={spots.small}
              say={say}
              caught={places.catches.get(one)}
              act={act}
              busy={busy}
            />
          </div>
        );
      })}
      <div className="middle" style={{ left: spots.middle.x, top: spots.middle.y }}>
        {children}
      </div>
    </>
  );
}

interface ChartProps {
  direction: MacauView["direction"];
  size: Size;
  x: number; // the middle
  y: number;
  small: boolean;
}

/** The oval with rhumb lines, a scale of degrees at its rim, and the direction of play as a dashed course. */
const Chart = memo(function Chart({ direction, size, x, y, small }: ChartProps): JSX.Element {
  const { width, height } = size;
  const [a, b] = small ? [width / 2 - 8, (height - y) * 0.88] : [width / 2 - 70, height / 2 - 44];
  const lane = small ? { a: a - 16, b: b - 14 } : { a: a * 0.66, b: b * 0.64 };
  const clockwise = direction === "cw";
  const sweep = clockwise ? 1 : 0;
  const rays = Array.from({ length: 32 }, (_, i) => (Math.PI * i) / 16);
  return (
    <svg className={`sea-chart ${direction}`} width={width} height={height} aria-hidden="true">
      <defs>
        <clipPath id="macau-oval">
          <ellipse cx={x} cy={y} rx={a} ry={b} />
        </clipPath>
      </defs>
      <ellipse cx={x} cy={y} rx={a + 7} ry={b + 7} className="rim" />
      <ellipse cx={x} cy={y} rx={a + 3.5} ry={b + 3.5} className="degrees" pathLength={360} />
      <ellipse cx={x} cy={y} rx={a} ry={b} className="sea" />
      <g clipPath="url(#macau-oval)" className="rhumbs">
        {rays.map((angle) => (
          <line key={angle} x1={x} y1={y} x2={x + width * Math.cos(angle)} y2={y + width * Math.sin(angle)} />
        ))}
      </g>
      <ellipse cx={x} cy={y} rx={lane.a} ry={lane.b} className="lane" />
      {[45, 135, 225, 315].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [px, py] = [x + lane.a * Math.cos(angle), y + lane.b * Math.sin(angle)];
        const tangent = (Math.atan2(lane.b * Math.cos(angle), -lane.a * Math.sin(angle)) * 180) / Math.PI;
        return (
          <path
            key={degrees}
            className="heading"
            d="M-9 -8 L9 0 L-9 8 L-4 0 Z"
            transform={`translate(${px} ${py}) rotate(${tangent + (sweep ? 0 : 180)})`}
          />
        );
      })}
    </svg>
  );
});

/** The attack as a course from its author to whoever has to answer. */
function Attack({
  view,
  spots,
  size,
  target,
}: {
  view: MacauView;
  spots: Spots;
  size: Size;
  target: number | null;
}): JSX.Element | null {
  const { attack } = view;
  if (!attack || target === null) return null;
  const from = spots.seats[attack.author];
  const to = spots.seats[target];
  if (!from || !to) return null;
  const path = course(from, to, spots.middle, spots.small ? 30 : 62);
  return (
    <svg
      className={`attack-course is-${attack.kind}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
      key={`${attack.author}-${target}-${attack.total}`}
    >
      <defs>
        <marker
          id="macau-point"
          viewBox="0 0 12 12"
          refX="8"
          refY="6"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 L12 6 L0 12 L3 6 Z" />
        </marker>
      </defs>
      <path d={path} className="wake" />
      <path d={path} className="shot" markerEnd="url(#macau-point)" pathLength={1} />
    </svg>
  );
}
