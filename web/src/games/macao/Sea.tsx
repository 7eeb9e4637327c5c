/** The sea: routes, places, ships, and the way that is being planned. */

import { memo, useContext, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Spot } from "../../board/motions";
import { liesAt } from "../../board/moving";
import type { Event } from "../../board/telling";
import { Name, useThing } from "../../board/Thing";
import { useSail, Wake } from "../../board/Wake";
import { FINGER, FINGERS, placeName, SeaAbout, isPort, shipsAt, useSailing } from "./BoardMarks";
import { SeaContext, useSea, type Spots } from "./chart";
import { useDeal } from "./deal";
import { useFigures } from "./figures";
import { DiscMark, ShipMark } from "./pieces";
import { useNow, useSetting } from "./play";
import { Port } from "./Ports";

export function Sea() {
  const figures = useFigures();
  const { seat } = useSetting();
  const ports = useNow(({ view }) => view.ports);
  const owners = useNow(useShallow(({ view }) => view.seats.map((row) => row.seat)));
  return (
    <g>
      <Ground />
      <g className="mc-routes">
        {figures.edges.map(([a, b]) => (
          <Route key={a + b} from={a} to={b} />
        ))}
      </g>
      <Docks />
      {ports.map((port) => (
        <Port key={port.port} port={port} />
      ))}
      {Object.keys(figures.places)
        .filter((id) => !ports.some(({ port }) => port === id))
        .map((id) => (
          <Place key={id} id={id} />
        ))}
      <Planned />
      {[...owners]
        .sort((a, b) => Number(a === seat) - Number(b === seat))
        .map((owner) => (
          <SeatShip key={owner} owner={owner} />
        ))}
    </g>
  );
}

const RAYS = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);

/** Land below the ports, winds, waves and the compass. */
const Ground = memo(function Ground() {
  const spots = useSea();
  const figures = useFigures();
  const [x, y] = useMemo(() => calm(Object.values(spots)), [spots]);
  return (
    <g aria-hidden="true">
      <g className="mc-rhumbs">
        {RAYS.map((angle) => (
          <line key={angle} x1={x} y1={y} x2={x + 1500 * Math.cos(angle)} y2={y + 1500 * Math.sin(angle)} />
        ))}
        <circle cx={x} cy={y} r={92} />
        <circle cx={x} cy={y} r={86} />
      </g>
      <Compass x={x} y={y} />
      {Object.entries(spots)
        .filter(([id]) => isPort(id) && id !== figures.start)
        .map(([id, spot]) => (
          <g key={id} transform={`translate(${spot[0]} ${spot[1] < 140 ? spot[1] - 44 : spot[1] + 14})`}>
            <path
              className="mc-shallows"
              d="M96 6C92 15 65 24 46 30S-4 46-20 44-56 28-68 18-103-5-99-14-64-38-46-44-3-56 20-54 60-40 72-31 100-4 96 6Z"
            />
            <path
              className="mc-land"
              d="M83 4C80 11 57 19 40 24S-6 36-23 34-52 22-63 14-89-4-86-12-60-27-43-32-3-44 14-42 49-30 60-22 86-4 83 4Z"
            />
          </g>
        ))}
    </g>
  );
});

/** Where there is most room for a compass. */
function calm(spots: [number, number][]): [number, number] {
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  return [left + 0.63 * (right - left), top + 0.44 * (bottom - top)];
}

function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="mc-compass">
      {[45, 135, 225, 315, 0, 90, 180, 270].map((angle, i) => {
        const [long, wide] = i < 4 ? [58, 7] : [84, 9];
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path className="is-bright" d={`M0 ${-long}L${wide} ${-wide * 1.4}L0 0Z`} />
            <path className="is-dark" d={`M0 ${-long}L${-wide} ${-wide * 1.4}L0 0Z`} />
          </g>
        );
      })}
    </g>
  );
}

const Route = memo(function Route({ from, to }: { from: string; to: string }) {
  const spots = useSea();
  const [a, b] = [spots[from], spots[to]];
  return a && b ? <line x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} /> : null;
});

/** The way that is planned, with a number for each space. */
function Planned() {
  const spots = useSea();
  const { seat } = useSetting();
  const deal = useDeal((all) => all.deal);
  const here = useNow(({ view }) => view.seats[seat ?? -1]?.ship ?? "");
  if (deal?.kind !== "sail") return null;
  const points = [here, ...deal.way].map((id) => spots[id]).filter((spot) => spot !== undefined);
  const path = `M${points.map((point) => point.join(" ")).join("L")}`;
  return (
    <g className="mc-way" aria-hidden="true">
      <path className="is-wide" d={path} />
      <path d={path} />
      {points.slice(1).map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r={i === points.length - 2 ? 19 : 15} />
          <text y={6.5}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

const Place = memo(function Place({ id }: { id: string }) {
  const figures = useFigures();
  const { say } = useSetting();
  const [x, y] = useSea()[id]!;
  const sailing = useSailing(id);
  const home = id === figures.start;
  const place = placeName(say, id);
  const title = sailing.cost
    ? say("place-for", { place, cubes: say("cubes-any", { count: sailing.cost }) })
    : place;
  const { lit, name, props } = useThing(`sea:${id}`, {
    title,
    about: () => <SeaAbout id={id} title={place} />,
    open: sailing.open,
  });
  return (
    <g
      className={`mc-place ${lit ? "is-lit" : ""} ${home ? "is-home" : ""}`}
      transform={`translate(${x} ${y})`}
      {...props}
    >
      <Name>{name}</Name>
      <circle r={FINGERS ? FINGER : home ? 32 : 26} className="mc-hit" />
      <circle r={home ? 22 : 9.5} className="mc-spot" />
      {home && <circle r={16} className="mc-home-ring" />}
      {home && (
        <text aria-hidden="true" y={39} className="mc-home-name">
          {place}
        </text>
      )}
    </g>
  );
});

/** Docks closer together, where the room is a phone’s. */
function useDocks(): [number, number][] {
  const isSmall = useContext(SeaContext) !== null;
  return isSmall ? DOCKS.map(([dx, dy]) => [dx * 0.88, dy]) : DOCKS;
}

/** A dock for each seat beside the home harbor, with its sign while the ship is away. */
const DOCKS: [number, number][] = [
  [-54, -6],
  [-99, -6],
  [-54, 33],
  [-99, 33],
];

function Docks() {
  const docks = useDocks();
  const home = useFigures().start;
  const spot = useSea()[home];
  const count = useNow(({ view }) => view.seats.length);
  const away = useNow(useShallow(({ view }) => view.seats.map(({ ship }) => ship !== home)));
  if (!spot) return null;
  return (
    <g className="mc-docks" aria-hidden="true">
      {docks.slice(0, count).map(([dx, dy], owner) => (
        <g key={owner} transform={`translate(${spot[0] + dx} ${spot[1] + dy + 6})`}>
          <rect x={-20} y={-2.5} width={40} height={5} rx={2.5} />
          {away[owner] && <DiscMark seat={owner} r={8} />}
        </g>
      ))}
    </g>
  );
}

/** Ships on one place lie side by side, in the home harbor each in its dock. */
const SeatShip = memo(function SeatShip({ owner }: { owner: number }) {
  const figures = useFigures();
  const spots = useSea();
  const { names, say, seat, now } = useSetting();
  const place = useNow(({ view }) => view.seats[owner]!.ship);
  const nth = useNow(({ view }) => shipsAt(view, place).indexOf(owner));
  const count = useNow(({ view }) => shipsAt(view, place).length);
  const [x, y] = spots[place] ?? [0, 0];
  const isHome = place === figures.start;
  const docks = useDocks();
  const dock = docks[owner % docks.length]!;
  const [dx, dy] = isHome ? dock : [(nth - (count - 1) / 2) * 40, y < 160 ? 30 : 3];
  const size = isHome ? 0.82 : owner === seat && count === 1 ? 1.3 : 1;
  const sail = useSail(place, [x + dx, y + dy], () => wayOf(now.getState().news ?? [], owner, spots));
  return (
    <>
      <Wake sail={sail} />
      <g
        ref={sail.ship}
        className="mc-ship-of glides"
        data-place={`ship:${owner}`}
        style={liesAt([x + dx, y + dy])}
        aria-label={say("ship-at", { seat: names[owner] ?? "", place: placeName(say, place) })}
        role="img"
      >
        <g transform={`scale(${size})`}>
          <ellipse className="mc-ship-shadow" cy={5} rx={22} ry={5} />
          <ShipMark seat={owner} />
        </g>
      </g>
    </>
  );
});

/** The places that a ship has just passed. */
function wayOf(news: Event[], owner: number, spots: Spots): Spot[] {
  const moves = news.filter(({ type, seat }) => type === "ship_moved" && seat === owner);
  return moves.slice(0, -1).flatMap(({ to }): Spot[] => (spots[String(to)] ? [spots[String(to)]!] : []));
}
