/** The sheet of the chart: sea, land, lines of the wind, and the courses between the places. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { arrowsOf, coast, courseOf, isInRound, LANDS, sizeOf, WHOLE, type Point } from "./chart";
import { useFigures, type ArrowFigures } from "./figures";
import { useNow, useSetting } from "./play";

const SHORES = LANDS.map(coast).join("");

/** What never changes. */
export const Sheet = memo(function Sheet() {
  const { x, y, width, height } = WHOLE;
  return (
    <g aria-hidden="true">
      <rect className="mb-sea" x={x} y={y} width={width} height={height} rx={6} />
      <g clipPath="url(#mb-sheet)">
        <Winds />
        <path className="mb-shallows" d={SHORES} />
        <path className="mb-land" d={SHORES} />
        <path className="mb-waves" d={WAVES} />
        <Compass x={1478} y={470} r={46} />
      </g>
      <rect className="mb-frame" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />
    </g>
  );
});

const WAVES = [
  [452, 440],
  [640, 620],
  [1010, 560],
  [1180, 560],
  [1130, 280],
  [1460, 350],
  [250, 380],
  [420, 560],
  [1000, 240],
]
  .map(([x, y]) => `M${x} ${y}q8-7 16 0t16 0`)
  .join("");

/** Thin lines of the wind, as old charts have them. */
function Winds() {
  const lines = [
    [1478, 470, 16],
    [452, 440, 8],
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

/** All courses; those on the way to where one could sail are lit. */
export const Courses = memo(function Courses() {
  const figures = useFigures();
  const arrows = useNow(useShallow(({ view }) => arrowsOf(figures, view)));
  return (
    <g className="mb-courses" aria-hidden="true">
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
      ))}
      <Passage />
    </g>
  );
});

function Arrow({ arrow }: { arrow: ArrowFigures }) {
  const figures = useFigures();
  const { seat } = useSetting();
  const [from, to] = [figures.locations[arrow.from]!, figures.locations[arrow.to]!];
  const course = useNow(({ view }) => {
    const sizes = [sizeOf(figures, view, arrow.from), sizeOf(figures, view, arrow.to)] as const;
    return JSON.stringify(courseOf([from.x, from.y], [to.x, to.y], ...sizes));
  });
  const closed = useNow(({ view }) => !isInRound(arrow.rounds, view.round));
  const lit = useNow(({ view, targets, busy }) => {
    const goal = targets.get(`location:${arrow.to}`)?.choices.some(({ name }) => name.type === "sail");
    const ship = seat === null ? "" : view.seats[seat]?.ship;
    const before = targets.get(`location:${arrow.from}`)?.choices.some(({ name }) => name.type === "sail");
    return !busy && !!goal && (arrow.from === ship || !!before);
  });
  const { path, tip, angle } = JSON.parse(course) as ReturnType<typeof courseOf>;
  return (
    <g className={`mb-course ${lit ? "is-lit" : ""} ${closed ? "is-closed" : ""}`}>
      <path d={path} />
      <path
        className="mb-tip"
        d="M0 0-13-6.500-9 0-13 6.500Z"
        transform={`translate(${tip.join(" ")}) rotate(${angle})`}
      />
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
        const part = isIn ? 0.36 : 0.64;
        return (
          <Cost key={`${from} ${to}`} at={[a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part]} cost={cost} />
        );
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
  const course = courseOf([a.x, a.y], [b.x, b.y], { rx: 76, ry: 40 }, { rx: 28, ry: 28 }, -0.25);
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
