/** Macao's pieces, all drawn here. Each has its own silhouette, so that nothing is told by color alone. */

import { lazy, Suspense, type ReactNode } from "react";
import { SEAT_SIGNS } from "../../kit/SeatDisc";
import "./macao.css";
import { type Color, type Good, type Kind } from "./types";

/** One shape for each color of cube, on a field of 20 by 20. */
export const CUBE_SHAPES: Record<Color, string> = {
  red: "M3 1.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 17V3A1.5 1.5 0 0 1 3 1.5Z",
  blue: "M10 .8a9.2 9.2 0 1 1 0 18.4A9.2 9.2 0 0 1 10 .8Z",
  green: "M8.7 1.6a1.5 1.5 0 0 1 2.6 0l8.3 15.2a1.5 1.5 0 0 1-1.3 2.2H1.7a1.5 1.5 0 0 1-1.3-2.2Z",
  gray: "M5.4 1.6h9.2l4.9 8.4-4.9 8.4H5.4L.5 10Z",
  violet: "M10 .2 19.8 10 10 19.8.2 10Z",
  black: "M1.8 1.2h16.4v8.3c0 5-3.6 8.2-8.2 10-4.600-1.800-8.200-5-8.200-10Z",
};
const LETTER_AT: Record<Color, number> = {
  red: 14.3,
  blue: 14.3,
  green: 16.6,
  gray: 14.3,
  violet: 14.2,
  black: 13.4,
};

/** A cube inside another drawing; x and y are its middle. */
export function CubeMark(props: {
  color: Color;
  letter: string;
  x: number;
  y: number;
  size: number;
  ghost?: boolean;
}) {
  const { color, letter, x, y, size, ghost } = props;
  const scale = size / 20;
  return (
    <g
      className={ghost ? "mc-cube mc-ghost" : "mc-cube"}
      data-color={color}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    >
      <path d={CUBE_SHAPES[color]} />
      <text
        aria-hidden="true"
        x={10}
        y={LETTER_AT[color]}
        fontSize={color === "green" || color === "violet" ? 10 : 12}
        textAnchor="middle"
      >
        {letter}
      </text>
    </g>
  );
}

export function Cube({
  color,
  letter,
  size = 20,
  ghost,
}: {
  color: Color;
  letter: string;
  size?: number;
  ghost?: boolean;
}) {
  return (
    <svg className="mc-piece" width={size} height={size} viewBox="-1 -1 22 22" aria-hidden="true">
      <CubeMark color={color} letter={letter} x={10} y={10} size={20} ghost={ghost} />
    </svg>
  );
}

/** A cube of any color. */
export function AnyCube({ size = 20 }: { size?: number }) {
  return (
    <svg className="mc-piece" width={size} height={size} viewBox="-1 -1 22 22" aria-hidden="true">
      <path className="mc-any" d={CUBE_SHAPES.red} />
      <text aria-hidden="true" className="mc-any-sign" x={10} y={14.6} fontSize={13} textAnchor="middle">
        ?
      </text>
    </svg>
  );
}

function Piece({
  size,
  children,
  className = "",
}: {
  size: number;
  children: ReactNode;
  className?: string;
}) {
  return (
    <svg
      className={`mc-piece ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function GoldMark() {
  return (
    <g className="mc-gold">
      <circle cx={12} cy={12} r={10} />
      <circle cx={12} cy={12} r={7.3} className="mc-line" />
      <rect x={9.2} y={9.2} width={5.6} height={5.6} className="mc-hole" />
    </g>
  );
}

export function Gold({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size}>
      <GoldMark />
    </Piece>
  );
}

export function PrestigeMark() {
  return (
    <g className="mc-prestige">
      <path d="M7 13.500 5 22.500l7-3.200 7 3.200-2-9Z" className="mc-ribbon" />
      <path
        d="m12 .8 2.300 2.200 3.100-.6 1 3 3 1-.6 3.100 2.200 2.300-2.200 2.300.6 3.100-3 1-1 3-3.100-.6L12 22.800l-2.300-2.200-3.100.6-1-3-3-1 .6-3.100L1 11.800l2.200-2.300-.6-3.100 3-1 1-3 3.100.6Z"
        transform="translate(2.400 .5) scale(.8)"
      />
      <circle cx={12} cy={10} r={4.2} className="mc-line" />
    </g>
  );
}

export function Prestige({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size}>
      <PrestigeMark />
    </Piece>
  );
}

/** A punish marker: a torn black seal. */
export function Marker({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size} className="mc-marker">
      <path d="m12 1 2.800 2.400 3.700-.4.600 3.700L22 9l-1.700 3.300L22 15.500l-3 2.100-.5 3.700-3.700-.3L12 23l-2.800-2-3.700.3-.5-3.700-3-2.100 1.700-3.200L2 9l2.900-2.300L5.500 3l3.700.4Z" />
      <path className="mc-cross" d="m8 8 8 8m0-8-8 8" />
    </Piece>
  );
}

/** Goods, on a field of 24 by 24. */
export const GOOD_SHAPES: Record<Good, ReactNode> = {
  jade: (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z"
    />
  ),
  lacquerware: (
    <>
      <path d="M2.500 10h19v9.500a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2Z" />
      <path d="M4.500 4.500h15l2.500 4H2Z" />
      <path className="mc-line" d="M9.500 13.500h5v3.500h-5Z" />
    </>
  ),
  paper: (
    <>
      <path d="M6 2h13v17.500a2.500 2.500 0 0 1-2.500 2.500H3.500c2 0 2.500-1 2.500-2.500Z" />
      <path className="mc-line" d="M9 7h7M9 11h7M9 15h7" />
    </>
  ),
  porcelain: (
    <>
      <path d="M9 2h6v3.500c0 1.500 5 4 5 9 0 4-2.500 7.500-4.500 7.500h-7C6.500 22 4 18.500 4 14.500c0-5 5-7.500 5-9Z" />
      <path className="mc-line" d="M5 12.500c3 2.500 4-2 7 0s4-2 7 0M8.500 5.500h7" />
    </>
  ),
  rice: (
    <>
      <path d="M2 12h20c0 5-3 8-6 9v1.500H8V21c-3-1-6-4-6-9Z" />
      <path d="M5 10.500c0-4 3-7 7-7s7 3 7 7Z" className="mc-pale" />
      <path className="mc-line" d="m9 8 1-2m2.500 2V5.500M15.500 8.500l-1-2" />
    </>
  ),
  silk: (
    <>
      <path d="M3 5c5-4 8 3 13 0l5 2v12c-5 4-8-3-13 0l-5-2Z" />
      <path className="mc-line" d="M3.500 9.500c5-4 8 3 13 0l4 1.500M3.500 13.500c5-4 8 3 13 0l4 1.500" />
    </>
  ),
  spices: (
    <>
      {[0, 60, 120, 180, 240, 300].map((a) => (
        <path
          key={a}
          d="M12 12C8.500 8.500 9.500 4 12 1c2.500 3 3.500 7.500 0 11Z"
          transform={`rotate(${a} 12 12)`}
        />
      ))}
      <circle className="mc-hole" cx={12} cy={12} r={2.2} />
    </>
  ),
  tea: (
    <>
      <path d="M21.500 2.500C10 1.500 3 7 3 14.500c0 1.500.5 3 1.200 4L2 22l1.500.8 2.200-3c8 2.500 16-4 15.800-17.300Z" />
      <path className="mc-line" d="M5.500 19C8 13 12 9 17 6.500" />
    </>
  ),
};

export function GoodIcon({ good, size = 20 }: { good: Good; size?: number }) {
  return (
    <Piece size={size} className="mc-good">
      <g data-good={good}>{GOOD_SHAPES[good]}</g>
    </Piece>
  );
}

/** A joker: a lantern, worth any cube. */
export function JokerMark() {
  return (
    <g className="mc-joker">
      <path d="M12 1v3M8 4h8v2H8ZM6 6h12l2 6-2 6H6l-2-6ZM8 18h8v2H8ZM12 20v3.500M9.500 20v2M14.500 20v2" />
      <path
        className="mc-line"
        d="m12 8 1.200 2.700 2.900.3-2.200 1.900.7 2.900L12 14.300l-2.600 1.500.7-2.900L7.900 11l2.900-.3Z"
      />
    </g>
  );
}

export function Joker({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size}>
      <JokerMark />
    </Piece>
  );
}

/** A tile as it lies on a quarter; the middle of the tile is 0, 0. */
export function TileMark({ tile, size }: { tile: Good | "joker"; size: number }) {
  return (
    <g className="mc-tile" data-tile={tile}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 6} />
      <g transform={`translate(${-size * 0.38} ${-size * 0.38}) scale(${(size * 0.76) / 24})`}>
        {tile === "joker" ? (
          <JokerMark />
        ) : (
          <g className="mc-good" data-good={tile}>
            {GOOD_SHAPES[tile]}
          </g>
        )}
      </g>
    </g>
  );
}

export function Tile({ tile, size = 32 }: { tile: Good | "joker"; size?: number }) {
  return (
    <svg className="mc-piece" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <TileMark tile={tile} size={24} />
    </svg>
  );
}

/** The sign of a seat alone, on its color. */
export function SignMark({ seat, size }: { seat: number; size: number }) {
  return (
    <g className="mc-sign" transform={`scale(${size})`}>
      {SEAT_SIGNS[seat]}
    </g>
  );
}

/** A disc of a seat, its middle at 0, 0. */
export function DiscMark({ seat, r = 10 }: { seat: number; r?: number }) {
  return (
    <g className="mc-disc" data-seat={seat}>
      <circle r={r} />
      <circle r={r * 0.84} className="mc-rim" />
      <g className="mc-sign" transform={`scale(${(r / 10) * 0.95})`}>
        {SEAT_SIGNS[seat]}
      </g>
    </g>
  );
}

export function Disc({ seat, size = 24 }: { seat: number; size?: number }) {
  return (
    <svg className="mc-piece" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <DiscMark seat={seat} />
    </svg>
  );
}

/** A carrack in the color of its seat; the waterline is y = 0. */
export function ShipMark({ seat }: { seat: number }) {
  return (
    <g className="mc-ship" data-seat={seat}>
      <path className="mc-hull" d="M-19-6h5l2 3h19l3-5h8c0 9-5 13-10 13H-8C-14 5-18 0-19-6Z" />
      <path className="mc-mast" d="M-9-4v-22M4-4v-27M13-8v-16" />
      <path className="mc-sail" d="M-15-23c4-2 8-2 12 0 2 5 2 9 0 14-4-2-8-2-12 0 2-5 2-9 0-14Z" />
      <path
        className="mc-sail"
        d="M-3-29c4.500-2 9.500-2 14 0 2 6 2 13 0 20-4.500-2-9.500-2-14 0 2-7 2-14 0-20Z"
      />
      <path className="mc-sail" d="m13-23 8 13h-8Z" />
      <g className="mc-sign" transform="translate(4 -19.500) scale(.72)">
        {SEAT_SIGNS[seat]}
      </g>
      <path className="mc-pennant" d="M4-31v-4l7 2Z" />
    </g>
  );
}

export function Ship({ seat, size = 36 }: { seat: number; size?: number }) {
  return (
    <svg className="mc-piece" width={size} height={size} viewBox="-22 -37 44 44" aria-hidden="true">
      <ShipMark seat={seat} />
    </svg>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of a color: pips, and the color's shape and letter in the corner. */
export function Die({
  color,
  value,
  letter,
  size = 48,
}: {
  color: Color;
  value: number;
  letter: string;
  size?: number;
}) {
  return (
    <svg
      className="mc-piece mc-die"
      data-color={color}
      width={size}
      height={size}
      viewBox="-25 -25 50 50"
      aria-hidden="true"
    >
      <rect x={-23} y={-23} width={46} height={46} rx={9} />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 12} cy={y * 12} r={4.6} />
      ))}
      <g className="mc-die-corner">
        <CubeMark color={color} letter={letter} x={17} y={17} size={17} />
      </g>
    </svg>
  );
}

export function Anchor({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size} className="mc-outline">
      <path d="M12 7v15M4 14c0 5 3.500 8 8 8s8-3 8-8M8 10h8M12 7a2.500 2.500 0 1 1 .01 0Z" />
    </Piece>
  );
}

export function Tower({ size = 20 }: { size?: number }) {
  return (
    <Piece size={size} className="mc-kind">
      <path d="M4 2h4v3h2.500V2h3v3H16V2h4v7h-1.500v13h-4.500v-5h-4v5H5.500V9H4Z" />
    </Piece>
  );
}

/** What a card is: a bust, a gabled house, or a shield. */
export function KindMark({ kind }: { kind: Kind }) {
  if (kind === "person")
    return (
      <path d="M12 2.500a5 5 0 0 1 3.200 8.800c3.500 1 5.800 4 5.800 8.700v1.500H3V20c0-4.700 2.300-7.700 5.800-8.700A5 5 0 0 1 12 2.500Z" />
    );
  if (kind === "building")
    return (
      <path
        fillRule="evenodd"
        d="M12 1.500 23 9v2H1V9ZM3 12.500h18v7H3ZM2 20.500h20v2H2ZM6 14v5h2.500v-5Zm4.800 0v5h2.400v-5Zm4.700 0v5H18v-5Z"
      />
    );
  return (
    <path
      fillRule="evenodd"
      d="M3 2h18v9.500c0 5.500-4 9-9 11-5-2-9-5.500-9-11ZM5.500 4.500v7c0 4 2.800 6.600 6.500 8.300V4.500Z"
    />
  );
}

export function KindIcon({ kind, color, size = 18 }: { kind: Kind; color?: Color; size?: number }) {
  return (
    <Piece size={size} className="mc-kind">
      <g data-color={color}>
        <KindMark kind={kind} />
      </g>
    </Piece>
  );
}

// ---- all of them, for the page that shows pieces ----

// Loaded apart: what is shown there is drawn with the pieces of this file.
const All = lazy(() => import("./AllPieces"));

type Say = (key: string, words?: Record<string, string | number>) => string;

export default function Pieces({ say }: { say: Say }) {
  return (
    <Suspense fallback={null}>
      <All say={say} />
    </Suspense>
  );
}
