/** The sheet of the chart: sea, land, lines of the wind, and the courses between the places. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { arrowsOf, CITY, coast, courseOf, isInRound, LANDS, sizeOf, VILLAGE, type Point } from "./chart";
import { useAim } from "./aim";
import { useFigures, type ArrowFigures } from "./figures";
import { stopOf, useNow, useSetting, useTarget } from "./play";

const SHORES = LANDS.map(coast).join("");

/** What never changes. The sea is the table itself, so there is only land. */
export const Sheet = memo(function Sheet() {
  return (
    <g aria-hidden="true">
      <Winds />
      <path className="mb-shallows is-wide" d={SHORES} />
      <path className="mb-shallows" d={SHORES} />
      <path className="mb-land" d={SHORES} />
      <path className="mb-waves" d={WAVES} />
      <path className="mb-trees" d={TREES} />
      <Compass x={COMPASS[0]} y={COMPASS[1]} r={46} />
    </g>
  );
});

const COMPASS: Point = [1368, 216];

const WAVES = [
  [452, 330],
  [640, 500],
  [1060, 470],
  [1230, 440],
  [1180, 180],
  [1440, 300],
  [250, 300],
  [420, 500],
  [700, 150],
]
  .map(([x, y]) => `M${x} ${y}q8-7 16 0t16 0`)
  .join("");

/** Woods on the mainland, where nothing else lies. */
const TREES = [
  [60, 470],
  [92, 486],
  [46, 500],
  [286, 640],
  [262, 652],
  [240, 634],
  [1448, 600],
  [1466, 612],
  [1420, 622],
  [606, 664],
  [588, 672],
]
  .map(([x, y]) => `M${x} ${y}l6-13 6 13Z`)
  .join("");

/** Thin lines of the wind, as old charts have them. */
function Winds() {
  const lines = [
    [...COMPASS, 16],
    [452, 330, 8],
  ].flatMap(([x, y, count]) =>
    Array.from({ length: count! }, (_, i) => {
      const angle = (i * 2 * Math.PI) / count! + 0.1;
      return `M${x} ${y}l${Math.round(Math.cos(angle) * 1700)} ${Math.round(Math.sin(angle) * 1700)}`;
    }),
  );
  return <path className="mb-winds" d={lines.join("")} />;
}

function Compass({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="mb-compass" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle r={r * 0.7} />
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={i}
          d={`M0 ${-r * (i % 2 ? 0.75 : 1.15)}L${r * 0.13} ${-r * 0.28}L0 0Z`}
          transform={`rotate(${i * 45})`}
        />
      ))}
    </g>
  );
}

/** All courses, and the way to the stop that is aimed at. */
export const Courses = memo(function Courses() {
  const figures = useFigures();
  const arrows = useNow(useShallow(({ view }) => arrowsOf(figures, view)));
  return (
    <g className="mb-courses" aria-hidden="true">
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
      ))}
      <Passage />
      <Way />
    </g>
  );
});

function useCourse(from: string, to: string) {
  const figures = useFigures();
  const [a, b] = [figures.locations[from]!, figures.locations[to]!];
  const course = useNow(({ view }) => {
    const sizes = [sizeOf(figures, view, from), sizeOf(figures, view, to)] as const;
    return JSON.stringify(courseOf([a.x, a.y], [b.x, b.y], ...sizes));
  });
  return JSON.parse(course) as ReturnType<typeof courseOf>;
}

function Arrow({ arrow }: { arrow: ArrowFigures }) {
  const closed = useNow(({ view }) => !isInRound(arrow.rounds, view.round));
  const { path, tip, angle } = useCourse(arrow.from, arrow.to);
  return (
    <g className={closed ? "mb-course is-closed" : "mb-course"}>
      <path d={path} />
      <path
        className="mb-tip"
        d="M0 0-11-5.500-7.500 0-11 5.500Z"
        transform={`translate(${tip.join(" ")}) rotate(${angle})`}
      />
    </g>
  );
}

/** The way that the ship would go. */
function Way() {
  const ship = useNow(({ view }) => view.seats[view.viewer ?? -1]?.ship ?? "");
  const aim = useAim((now) => now);
  const { choices } = useTarget(aim ? `location:${aim.to}` : "");
  const stops = choices.flatMap((choice) => stopOf(choice) ?? []);
  const way = stops.find(({ points }) => points === aim?.points)?.way ?? [];
  return way.map((to, i) => <Leg key={to} from={way[i - 1] ?? ship} to={to} />);
}

function Leg({ from, to }: { from: string; to: string }) {
  const { path } = useCourse(from, to);
  return (
    <g className="mb-way">
      <path className="mb-way-light" d={path} />
      <path d={path} />
    </g>
  );
}

/** What a course costs that takes more than one point; it lies above the places. */
export const CourseCosts = memo(function CourseCosts() {
  const figures = useFigures();
  const dear = useNow(useShallow(({ view }) => arrowsOf(figures, view).filter(({ cost }) => cost > 1)));
  return (
    <g aria-hidden="true">
      {dear.map(({ from, to, cost }) => {
        const [a, b] = [figures.locations[from]!, figures.locations[to]!];
        const isIn = figures.locations[to]!.requires_legacy !== undefined; // away from the wall of the city
        // Between two places side by side a wall and a village leave no room on the course, only above it.
        const isSteep = Math.abs(b.y - a.y) > Math.abs(b.x - a.x);
        const part = isSteep ? 0.5 : isIn ? 0.36 : 0.64;
        const up = isSteep || isIn ? 0 : 36;
        const at: Point = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part - up];
        return <Cost key={`${from} ${to}`} at={at} cost={cost} />;
      })}
    </g>
  );
});

function Cost({ at: [x, y], cost }: { at: Point; cost: number }) {
  return (
    <g className="mb-course-cost" transform={`translate(${x} ${y})`}>
      <circle r={13} />
      <text y={6}>{cost}</text>
    </g>
  );
}

/** The secret passage, where its tile lies. */
function Passage() {
  const figures = useFigures();
  const { say } = useSetting();
  const { from, to, requires_legacy } = figures.passage;
  const laid = useNow(({ view }) => !!view.legacy[requires_legacy]);
  if (!laid) return null;
  const [a, b] = [figures.locations[from]!, figures.locations[to]!];
  const course = courseOf([a.x, a.y], [b.x, b.y], CITY, VILLAGE, -0.25);
  return (
    <g className="mb-course is-passage">
      <path d={course.path} />
      <path
        className="mb-tip"
        d="M0 0-13-6.500-9 0-13 6.500Z"
        transform={`translate(${course.tip.join(" ")}) rotate(${course.angle})`}
      />
      <text x={course.middle[0]} y={course.middle[1] - 8}>
        {say("passage")}
      </text>
    </g>
  );
}
