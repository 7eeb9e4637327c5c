/** The chart: tribute, sea, wall and city on one sheet, or a part of it where there is less room. */

import { AnimatePresence, motion } from "motion/react";
import { memo, type ReactNode } from "react";
import type { Choice } from "../../table/face";
import { City } from "./City";
import { shortId, useFigures, type Printed } from "./figures";
import { CubeMark, DiscMark, GOOD_SHAPES, GoldMark, PrestigeMark, ShipMark } from "./pieces";
import { letter, useNow, usePlay, useSetting, useTarget } from "./play";
import { useShallow } from "zustand/react/shallow";
import { Name, useThing } from "./Thing";
import type { PortView } from "./types";
import { Wall } from "./Wall";

const PARTS = {
  all: "0 0 1000 700",
  sea: "0 0 624 700",
  city: "588 22 412 658",
};
export const FINGERS = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
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

/** What the cheapest way costs, shown before the click. */
function priceSign(choices: Choice[]): string {
  if (choices.some(({ name }) => name["pay"] === "free")) return "0";
  const cubes = (choices[0]?.price["cubes"] ?? {}) as Record<string, number>;
  return String(Object.values(cubes).reduce((sum, n) => sum + n, 0));
}

export function PriceTag({ x, y, choices }: { x: number; y: number; choices: Choice[] }) {
  const sign = priceSign(choices);
  const wide = sign.length > 1 ? 8 : 0;
  return (
    <g className="mc-tag" transform={`translate(${x} ${y})`}>
      <rect x={-15 - wide} y={-9.5} width={30 + wide} height={19} rx={9.5} />
      <text aria-hidden="true" x={-5 - wide / 2} y={5}>
        {sign}
      </text>
      <path
        transform="translate(0.500 -5.500) scale(.55)"
        d="M3 1.500h14a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H3A1.500 1.500 0 0 1 1.500 17V3A1.500 1.500 0 0 1 3 1.500Z"
      />
    </g>
  );
}

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

/** Whose ships lie there, and what the way there costs. */
function Way({ id }: { id: string }) {
  const { say, view, seat, names } = usePlay();
  const own = seat === null ? undefined : view.seats[seat];
  const free = own?.this_round.free_steps ?? 0;
  const here = view.seats.filter(({ ship }) => ship === id).map((row) => names[row.seat]);
  const price = own?.reach?.[id];
  return (
    <>
      {here.length > 0 && <p>{say("ships-here", { seats: here.join(", ") })}</p>}
      {price !== undefined && (
        <p>{price ? say("way-costs", { cubes: say("cubes-any", { count: price }) }) : say("way-free")}</p>
      )}
      {free > 0 && <p>{say("n-steps", { count: free })}</p>}
    </>
  );
}

/** Further places within reach wear their price small; a step there is not one click away. */
function FarPrice({ id, y }: { id: string; y: number }) {
  const { seat } = useSetting();
  const price = useNow(({ view, choices }) =>
    seat === null || !choices.length ? undefined : view.seats[seat]?.reach?.[id],
  );
  if (price === undefined) return null;
  return (
    <g className="mc-far" transform={`translate(0 ${y})`} aria-hidden="true">
      <rect x={-9} y={-9} width={18} height={18} rx={9} />
      <text y={4.5}>{price}</text>
    </g>
  );
}

/** A note where figures are our estimates. */
export function Estimated({ groups }: { groups: string[] }) {
  const figures = useFigures();
  const { say } = useSetting();
  return groups.some((group) => figures.estimated.includes(group)) ? (
    <p className="mc-estimated">{say("estimated")}</p>
  ) : null;
}

/** Where a port's board of name, good and values lies, seen from the port. */
function boardAt([x, y]: [number, number]): [number, number] {
  if (x > 540) return [557 - x, 54]; // beside the wall there is no room above
  if (y < 200) return [0, -54];
  if (y > 480) return [0, 54];
  return x < 300 ? [72, -34] : [-72, -34];
}

const Port = memo(function Port({ port }: { port: PortView }) {
  const figures = useFigures();
  const { say, names } = useSetting();
  const { choices } = useTarget(`sea:${port.port}`);
  const spot = figures.places[port.port]!;
  const [dx, dy] = boardAt(spot);
  const title = placeName(say, port.port);
  const about = () => (
    <>
      <strong>{title}</strong>
      <p>
        {say("port-about", {
          good: say(`good-${port.good}`),
          slots: port.slots.slice(port.delivered.length).join(", ") || "–",
        })}
      </p>
      {port.delivered.length > 0 && (
        <p>{port.delivered.map((seat, i) => `${names[seat]}: ${port.slots[i]}`).join(" · ")}</p>
      )}
      <Way id={port.port} />
      <Estimated groups={["port_goods", "sea_edges"]} />
    </>
  );
  const sail = useThing(`sea:${port.port}`, { title, about });
  const deliver = useThing(`port:${port.port}`, {
    title: say("port-label", { port: title, good: say(`good-${port.good}`) }),
    about,
  });
  return (
    <g transform={`translate(${spot[0]} ${spot[1]})`}>
      <g
        className={`mc-portboard ${deliver.lit ? "is-lit" : ""} ${deliver.barred ? "is-barred" : ""}`}
        transform={`translate(${dx} ${dy})`}
        {...deliver.props}
      >
        <Name>{deliver.name}</Name>
        <rect className="mc-cartouche" x={-47} y={-28} width={94} height={56} rx={5} />
        <rect className="mc-hit" x={-47} y={-38} width={94} height={76} />
        <text aria-hidden="true" className="mc-port-name" y={-11}>
          {title}
        </text>
        <g transform="translate(-43 0) scale(.9)">
          <g className="mc-good" data-good={port.good}>
            {GOOD_SHAPES[port.good]}
          </g>
        </g>
        {port.slots.map((value, i) => (
          <Slot
            key={i}
            x={-7 + i * 21.5}
            value={value}
            owner={port.delivered[i]}
            next={i === port.delivered.length}
          />
        ))}
      </g>
      <g className={`mc-place is-port ${sail.lit ? "is-lit" : ""}`} {...sail.props}>
        <Name>{sail.name}</Name>
        <circle r={38} className="mc-hit" />
        <circle r={16} className="mc-spot" />
        <circle r={10} className="mc-spot-in" />
        {sail.lit ? (
          <PriceTag x={0} y={dy < 0 ? 28 : -28} choices={choices} />
        ) : (
          <FarPrice id={port.port} y={dy < 0 ? 27 : -27} />
        )}
      </g>
    </g>
  );
});

function Slot({
  x,
  value,
  owner,
  next,
}: {
  x: number;
  value: number;
  owner: number | undefined;
  next: boolean;
}) {
  return (
    <g transform={`translate(${x} 11)`} className={`mc-slot ${next ? "is-next" : ""}`}>
      <rect x={-10} y={-12} width={20} height={24} rx={3} />
      <AnimatePresence initial={false}>
        {owner === undefined ? (
          <text aria-hidden="true" y={5.5}>
            {value}
          </text>
        ) : (
          <motion.g initial={{ scale: 2, opacity: 0 }} animate={{ scale: 1, opacity: 1 }}>
            <DiscMark seat={owner} r={9} />
          </motion.g>
        )}
      </AnimatePresence>
    </g>
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

export function placeName(say: (key: string, words?: Record<string, string>) => string, id: string): string {
  const key = `place-${id}`;
  const name = say(key);
  return name === key ? say("sea-space", { id: shortId(id) }) : name; // corrected figures may have places of their own
}

// ---- the tribute ----

/** Two scales in one: what prestige costs this round, and how much of it there is. */
function Tribute() {
  const figures = useFigures();
  const { say } = useSetting();
  const { price, gain } = useNow(({ view }) => view.tribute);
  const { min, max, from, to } = figures.tribute;
  const y = (n: number) => from[1] + ((to[1] - from[1]) * (Math.min(n, max) - min)) / (max - min);
  const title = say("tribute-label", { price, gain });
  const { lit, barred, name, props } = useThing("tribute", {
    title,
    about: () => (
      <>
        <strong>{say("tribute")}</strong>
        <p>{title}</p>
        <OwnGold />
      </>
    ),
  });
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <g className={`mc-tribute ${lit ? "is-lit" : ""} ${barred ? "is-barred" : ""}`} {...props}>
      <Name x={50} y={(from[1] + to[1]) / 2}>
        {name}
      </Name>
      <rect className="mc-hit" x={8} y={to[1] - 34} width={78} height={from[1] - to[1] + 62} />
      <rect className="mc-cartouche" x={21} y={to[1] - 34} width={58} height={from[1] - to[1] + 62} rx={6} />
      <text aria-hidden="true" className="mc-tribute-name" y={to[1] - 16} x={50}>
        {say("tribute")}
      </text>
      {numbers.map((n) => (
        <g key={n}>
          <path d={`M24 ${y(n) + 4}h16M60 ${y(n) + 4}h16`} className="mc-scale" />
          <text aria-hidden="true" x={50} y={y(n) + 8} className="mc-scale-number">
            {n}
          </text>
        </g>
      ))}
      <motion.g initial={false} animate={{ y: y(price) - 8 }} transition={MOVE}>
        <g transform="translate(22 0)">
          <GoldMark />
          <text aria-hidden="true" x={12} y={17} className="mc-on-gold">
            {price}
          </text>
        </g>
      </motion.g>
      <motion.g initial={false} animate={{ y: y(gain) - 8 }} transition={MOVE}>
        <g transform="translate(54 0)">
          <PrestigeMark />
          <text aria-hidden="true" x={12} y={14.5} className="mc-on-prestige">
            {gain}
          </text>
        </g>
      </motion.g>
      {lit && <circle cx={50} cy={from[1] + 18} r={5} className="mc-lamp" />}
    </g>
  );
}

/** What could be spent there. */
function OwnGold() {
  const { say, view, seat, looksOn } = usePlay();
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  return own && <p className="mc-note">{say("you-have", { cubes: say("n-gold", { count: own.gold }) })}</p>;
}

/** Cubes of a cost in a row around a middle, inside a drawing. */
export function CostMarks({
  cost,
  x,
  y,
  size,
}: {
  cost: Partial<Record<string, number>>;
  x: number;
  y: number;
  size: number;
}): ReactNode {
  const { say } = useSetting();
  const list = Object.entries(cost).flatMap(([color, count]) =>
    Array.from({ length: count ?? 0 }, () => color),
  );
  return list.map((color, i) => (
    <CubeMark
      key={i}
      color={color as never}
      letter={letter(say, color as never)}
      x={x + (i - (list.length - 1) / 2) * (size + 1.5)}
      y={y}
      size={size}
    />
  ));
}
