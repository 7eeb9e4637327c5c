/** The chart: tribute, sea, wall and city on one sheet, or a part of it where there is less room. */

import { motion } from "motion/react";
import { memo } from "react";
import { Estimated, FarPrice, FINGERS, placeName, PriceTag, Way } from "./BoardMarks";
import { City } from "./City";
import { shortId, useFigures, type Printed } from "./figures";
import { ShipMark } from "./pieces";
import { useNow, useSetting, useTarget } from "./play";
import { useShallow } from "zustand/react/shallow";
import { Name, useThing } from "../../board/Thing";
import { boardAt, Port } from "./Ports";
import { Tribute } from "./Tribute";
import { Wall } from "./Wall";

const PARTS = {
  all: "0 0 1000 700",
  sea: "0 0 624 700",
  city: "588 22 412 658",
};
const MOVE = { type: "spring", stiffness: 120, damping: 18 } as const;

/** `crop` shows a small piece of it, as the rules do. Drawn again when the table changes, not when something beside it does. */
export const Board = memo(function Board({ part, crop }: { part: keyof typeof PARTS; crop?: string }) {
  const { say } = useSetting();
  return (
    <svg
      className={`mc-board is-${part}`}
      viewBox={crop ?? PARTS[part]}
      role="group"
      aria-label={say(part === "city" ? "city" : "board")}
    >
      <defs>
        <radialGradient id={`mc-deep-${part}`} cx="45%" cy="48%" r="75%">
          <stop offset="0" className="mc-deep-in" />
          <stop offset="1" className="mc-deep-out" />
        </radialGradient>
      </defs>
      {part !== "city" && <Sea part={part} />}
      {part !== "sea" && (
        <>
          <Wall whole={part === "city" || FINGERS} />
          <City />
        </>
      )}
      <Glow part={part} whole={part === "city" || FINGERS} />
    </svg>
  );
});

// ---- what can be done ----

/** What is lit breathes. All of it is one layer of its own, so that the chart is not painted again for each breath. */
function Glow({ part, whole }: { part: keyof typeof PARTS; whole: boolean }) {
  const figures = useFigures();
  const lit = useNow(
    useShallow(({ targets, busy }) =>
      busy ? [] : [...targets].filter(([, { choices }]) => choices.length > 0).map(([place]) => place),
    ),
  );
  const shapes = lit.flatMap((place) => outlineOf(place, figures, part, whole) ?? []);
  return shapes.length ? <path className="mc-glow" d={shapes.join("")} aria-hidden="true" /> : null;
}

/** The outline of a thing on the chart; nothing for what is not drawn there. */
function outlineOf(place: string, figures: Printed, part: keyof typeof PARTS, whole: boolean) {
  const [kind, id = ""] = place.split(":");
  if (part !== "sea") {
    if (kind === "quarter") return figures.cells.find((cell) => cell.id === id)?.path;
    const brick = kind === "wall" && !whole ? figures.wall[id] : undefined;
    if (brick) return box(brick[0] - 16, brick[1] - 17, 32, 34, 3);
  }
  if (part === "city") return undefined;
  const { from, to } = figures.tribute;
  if (place === "tribute") return box(21, to[1] - 34, 58, from[1] - to[1] + 62, 6);
  const spot = figures.places[id];
  if (!spot) return undefined;
  if (kind === "sea") return ring(spot, id === figures.start ? 19 : isPort(id) ? 16 : 11);
  const [dx, dy] = boardAt(spot);
  return kind === "port" ? box(spot[0] + dx - 47, spot[1] + dy - 28, 94, 56, 5) : undefined;
}

/** Open sea is numbered, ports have names. */
const isPort = (id: string) => !/^s\d+$/.test(id);

const ring = ([x, y]: [number, number], r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

// ---- the sea ----

function Sea({ part }: { part: string }) {
  const figures = useFigures();
  const { seat } = useSetting();
  const ports = useNow(({ view }) => view.ports);
  const owners = useNow(useShallow(({ view }) => view.seats.map((row) => row.seat)));
  return (
    <g>
      <path className="mc-sea" fill={`url(#mc-deep-${part})`} d="M14 14H610V686H14Z" />
      <Rhumbs />
      <Frame />
      <Tribute />
      <g className="mc-routes">
        {figures.edges.map(([a, b]) => (
          <Route key={a + b} from={a} to={b} />
        ))}
      </g>
      {ports.map((port) => (
        <Port key={port.port} port={port} />
      ))}
      {Object.keys(figures.places)
        .filter((id) => !ports.some(({ port }) => port === id))
        .map((id) => (
          <Place key={id} id={id} />
        ))}
      {[...owners]
        .sort((a, b) => Number(a === seat) - Number(b === seat))
        .map((owner) => (
          <SeatShip key={owner} owner={owner} />
        ))}
    </g>
  );
}

/** Thin lines of the wind, as old charts have them. */
const Rhumbs = memo(function Rhumbs() {
  const centres: [number, number][] = [
    [350, 330],
    [90, 640],
    [560, 60],
  ];
  return (
    <g className="mc-rhumbs" clipPath="inset(0)">
      {centres.flatMap(([x, y], c) =>
        Array.from({ length: c ? 8 : 16 }, (_, i) => {
          const angle = (i * Math.PI) / (c ? 8 : 8) + (c ? 0.2 : 0);
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
          const reach = Math.min(
            dx > 0 ? (606 - x) / dx : dx < 0 ? (18 - x) / dx : 1e4,
            dy > 0 ? (682 - y) / dy : dy < 0 ? (18 - y) / dy : 1e4,
          );
          return <line key={`${c}-${i}`} x1={x} y1={y} x2={x + dx * reach} y2={y + dy * reach} />;
        }),
      )}
      <Compass x={470} y={262} r={44} />
      <path
        className="mc-waves"
        d="M60 505q8-7 16 0t16 0M395 520q8-7 16 0t16 0M270 160q8-7 16 0t16 0M455 350q8-7 16 0t16 0M235 440q8-7 16 0t16 0"
      />
    </g>
  );
});

function Compass({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="mc-compass" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle r={r * 0.7} />
      {Array.from({ length: 7 }, (_, i) => (
        <path
          key={i}
          d={`M0 ${-r * 1.15}L${r * 0.13} ${-r * 0.3}L0 0Z`}
          transform={`rotate(${(i * 360) / 7})`}
        />
      ))}
    </g>
  );
}

/** The scale around the chart. */
const Frame = memo(function Frame() {
  return (
    <g className="mc-frame">
      <rect x={10} y={10} width={604} height={680} />
      <rect x={5} y={5} width={614} height={690} />
      <path d="M7.500 7.500H616.500V692.500H7.500Z" />
    </g>
  );
});

const Route = memo(function Route({ from, to }: { from: string; to: string }) {
  const figures = useFigures();
  const { seat } = useSetting();
  const [a, b] = [figures.places[from]!, figures.places[to]!];
  const lit = useNow(({ view, targets }) => {
    const ship = seat === null ? "" : view.seats[seat]?.ship;
    return (from === ship && targets.has(`sea:${to}`)) || (to === ship && targets.has(`sea:${from}`));
  });
  return <line className={lit ? "is-lit" : ""} x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />;
});

const Place = memo(function Place({ id }: { id: string }) {
  const figures = useFigures();
  const { say } = useSetting();
  const { choices } = useTarget(`sea:${id}`);
  const [x, y] = figures.places[id]!;
  const home = id === figures.start;
  const title = home ? say("place-macao") : say("sea-space", { id: shortId(id) });
  const { lit, name, props } = useThing(`sea:${id}`, {
    title,
    about: () => <SeaAbout id={id} title={title} />,
  });
  return (
    <g
      className={`mc-place ${lit ? "is-lit" : ""} ${home ? "is-home" : ""}`}
      transform={`translate(${x} ${y})`}
      {...props}
    >
      <Name>{name}</Name>
      <circle r={38} className="mc-hit" />
      <circle r={home ? 19 : 11} className="mc-spot" />
      {home && (
        <text aria-hidden="true" x={-14} y={38} className="mc-port-name">
          {title}
        </text>
      )}
      {lit ? (
        <PriceTag x={0} y={home ? -30 : 24} choices={choices} />
      ) : (
        <FarPrice id={id} y={home ? -30 : 22} />
      )}
    </g>
  );
});

function SeaAbout({ id, title }: { id: string; title: string }) {
  const { say } = useSetting();
  return (
    <>
      <strong>{title}</strong>
      <p>{say("sea-about")}</p>
      <Way id={id} />
      <Estimated groups={["sea_spaces", "sea_edges"]} />
    </>
  );
}

/** Ships on one place lie side by side. */
const SeatShip = memo(function SeatShip({ owner }: { owner: number }) {
  const figures = useFigures();
  const { names, say } = useSetting();
  const place = useNow(({ view }) => view.seats[owner]!.ship);
  const here = useNow(
    useShallow(({ view }) => view.seats.filter(({ ship }) => ship === place).map(({ seat }) => seat)),
  );
  const nth = here.indexOf(owner);
  const apart = here.length > 2 ? 19 : 26;
  const left = place === figures.start ? 12 : 0; // the wall is near
  const shift = (nth - (here.length - 1) / 2) * apart - left;
  const down = here.length > 2 ? (nth % 2) * 14 - 4 : 0;
  const [x, y] = figures.places[place] ?? [0, 0];
  return (
    <motion.g
      className="mc-ship-of"
      data-place={`ship:${owner}`}
      initial={false}
      animate={{ x: x + shift, y: y + 6 + down }}
      transition={MOVE}
      aria-label={say("ship-at", { seat: names[owner] ?? "", place: placeName(say, place) })}
      role="img"
    >
      <ShipMark seat={owner} />
    </motion.g>
  );
});
