/** Maracaibo's pieces, all drawn here. Each has its own silhouette, so that nothing is told by color alone.
 *
 * A `…Mark` stands inside another drawing; the others are drawings of their own.
 */

import { lazy, Suspense, type ReactNode } from "react";
import { SEAT_SIGNS } from "../../kit/SeatDisc";
import "./pieces.css";
import { SIGN_SHAPES, type SignName } from "./signs";
import { FIGURE_SHAPE, GOOD_SHAPES, NATION_SHAPES, OBJECT_SHAPES, SYNERGY_SHAPES } from "./shapes";
import { NATIONS, type Good, type Nation, type Synergy, type Thing } from "./types";

interface PieceProps {
  size?: number;
  className?: string;
  /** What it is called, where nothing beside it says so. */
  name?: string;
  children: ReactNode;
}

function Piece({ size = 20, className = "", name, children }: PieceProps) {
  return (
    <svg
      className={`mb-piece ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : "true"}
    >
      {children}
    </svg>
  );
}

interface Sized {
  size?: number;
  name?: string;
}

/** An amount, an action or a moment. */
export function Sign({ sign, ...rest }: Sized & { sign: SignName }) {
  return <Piece {...rest}>{SIGN_SHAPES[sign]}</Piece>;
}

export const Doubloon = (props: Sized) => <Sign sign="doubloons" {...props} />;
export const Vp = (props: Sized) => <Sign sign="vp" {...props} />;
export const MovementPoint = (props: Sized) => <Sign sign="move" {...props} />;
export const VillageAction = (props: Sized) => <Sign sign="village" {...props} />;
export const Quest = (props: Sized) => <Sign sign="quest" {...props} />;
export const Hint = (props: Sized) => <Sign sign="hint" {...props} />;

function GoodMark({ good }: { good: Good }) {
  return (
    <g className="mb-good" data-good={good}>
      {GOOD_SHAPES[good]}
    </g>
  );
}

export function GoodIcon({ good, ...rest }: Sized & { good: Good }) {
  return (
    <Piece {...rest}>
      <GoodMark good={good} />
    </Piece>
  );
}

export function ObjectMark({ object }: { object: Thing }) {
  return (
    <g className="mb-object" data-object={object}>
      {OBJECT_SHAPES[object]}
    </g>
  );
}

export function ObjectIcon({ object, ...rest }: Sized & { object: Thing }) {
  return (
    <Piece {...rest}>
      <ObjectMark object={object} />
    </Piece>
  );
}

/** What a card in the hand pays as. */
export function ShownIcon({ shows, ...rest }: Sized & { shows: string }) {
  return shows in GOOD_SHAPES ? (
    <GoodIcon good={shows as Good} {...rest} />
  ) : (
    <ObjectIcon object={shows as Thing} {...rest} />
  );
}

/** A synergy token; a ghost where it is not there yet. */
function SynergyMark({ synergy, ghost }: { synergy: Synergy; ghost?: boolean }) {
  return (
    <g className={ghost ? "mb-synergy is-ghost" : "mb-synergy"} data-synergy={synergy}>
      <path className="mb-token-rim" d="M7 .8h10l6.500 11.200L17 23.200H7L.5 12Z" />
      <g transform="translate(5 5) scale(.583)">{SYNERGY_SHAPES[synergy]}</g>
    </g>
  );
}

export function SynergyIcon({ synergy, ghost, ...rest }: Sized & { synergy: Synergy; ghost?: boolean }) {
  return (
    <Piece {...rest}>
      <SynergyMark synergy={synergy} ghost={ghost} />
    </Piece>
  );
}

export type AnyNation = Nation | "dutch" | "any" | "each" | "same" | "fewest_locations";

/** Flags of several nations: one of them, each, the one that is spoken of, the one with the fewest locations. */
const OPEN_NATIONS: Record<string, string> = { any: "", each: "+", same: "=", fewest_locations: "↓" };

function OpenCloth({ sign }: { sign: string }) {
  return (
    <>
      {NATIONS.map((nation, i) => (
        <path
          key={nation}
          className="mb-stripe"
          data-nation={nation}
          d={`M${4 + i * 6.5} 2h6.500v15.500h-6.500Z`}
        />
      ))}
      {sign && <circle className="mb-hole" cx={13.7} cy={9.7} r={6} />}
      {sign && (
        <text x={13.7} y={14} fontSize={13} textAnchor="middle">
          {sign}
        </text>
      )}
    </>
  );
}

/** A flag; where no nation is named yet, the stripes of all three. */
export function FlagMark({ nation }: { nation: AnyNation }) {
  const sign = OPEN_NATIONS[nation];
  return (
    <g className="mb-flag" data-nation={nation}>
      <path className="mb-pole" d="M1.500 1h2.500v22.500H1.500Z" />
      {sign === undefined ? (
        <>
          <path className="mb-cloth" d="M4 2h19.500v15.500H4Z" />
          <g className="mb-emblem" transform="translate(7.500 3.500) scale(.52)">
            {NATION_SHAPES[nation as Nation]}
          </g>
        </>
      ) : (
        <OpenCloth sign={sign} />
      )}
    </g>
  );
}

export function Flag({ nation, ...rest }: Sized & { nation: AnyNation }) {
  return (
    <Piece {...rest}>
      <FlagMark nation={nation} />
    </Piece>
  );
}

/** An ownership marker: a cube of a nation, its middle at 0, 0. */
export function MarkerMark({ nation, r = 10 }: { nation: Nation | "dutch"; r?: number }) {
  return (
    <g className="mb-marker" data-nation={nation} transform={`scale(${r / 12})`}>
      <path className="mb-cube" d="m0-11.500 10 5.200V6.300L0 11.500-10 6.300V-6.300Z" />
      <path className="mb-cube-lid" d="m0-11.500 10 5.200L0-1.200l-10-5.100Z" />
      <g className="mb-emblem" transform="translate(-5.800 -2.200) scale(.48)">
        {NATION_SHAPES[nation]}
      </g>
    </g>
  );
}

export function Marker({ nation, ...rest }: Sized & { nation: Nation | "dutch" }) {
  return (
    <Piece {...rest}>
      <g transform="translate(12 12)">
        <MarkerMark nation={nation} r={12} />
      </g>
    </Piece>
  );
}

/** A disc of a seat, its middle at 0, 0. */
export function DiscMark({ seat, r = 10 }: { seat: number; r?: number }) {
  return (
    <g className="mb-disc" data-seat={seat}>
      <circle r={r} />
      <circle r={r * 0.84} className="mb-rim" />
      <g className="mb-sign" transform={`scale(${(r / 10) * 0.95})`}>
        {SEAT_SIGNS[seat]}
      </g>
    </g>
  );
}

export function Disc({ seat, ...rest }: Sized & { seat: number }) {
  return (
    <Piece {...rest}>
      <g transform="translate(12 12)">
        <DiscMark seat={seat} r={11.5} />
      </g>
    </Piece>
  );
}

/** A wooden person of a seat; its feet stand at y = 23. */
export function FigureMark({ seat }: { seat: number }) {
  return (
    <g className="mb-figure" data-seat={seat}>
      <path d={FIGURE_SHAPE} />
      <g className="mb-sign" transform="translate(12 12.500) scale(.42)">
        {SEAT_SIGNS[seat]}
      </g>
    </g>
  );
}

export function Figure({ seat, ...rest }: Sized & { seat?: number }) {
  return seat === undefined ? (
    <Sign sign="figure" {...rest} />
  ) : (
    <Piece {...rest}>
      <FigureMark seat={seat} />
    </Piece>
  );
}

/** The explorer of a seat: a figure in front of a round tent. */
export function ExplorerMark({ seat }: { seat: number }) {
  return (
    <g className="mb-explorer" data-seat={seat}>
      <path d="M12 1c6.500 2.500 10 9 10.500 22h-21C2 10 5.500 3.500 12 1Z" />
      <g className="mb-sign" transform="translate(12 15) scale(.85)">
        {SEAT_SIGNS[seat]}
      </g>
    </g>
  );
}

export function Explorer({ seat, ...rest }: Sized & { seat: number }) {
  return (
    <Piece {...rest}>
      <ExplorerMark seat={seat} />
    </Piece>
  );
}

/** A ship in the color of its seat; the waterline is y = 0. An automa flies a plain black sail. */
export function ShipMark({ seat }: { seat: number | "automa" }) {
  return (
    <g className="mb-ship" data-seat={seat}>
      <path className="mb-hull" d="M-19-6h6l2 3h18l3-5h8c0 9-5 13-10 13H-8C-14 5-18 0-19-6Z" />
      <path className="mb-mast" d="M-8-4v-24M7-4v-28" />
      <path className="mb-sail" d="M-15-25c4-2 10-2 14 0 2 6 2 10 0 16-4-2-10-2-14 0 2-6 2-10 0-16Z" />
      <path className="mb-sail" d="M1-29c4-2 9-2 13 0 2 6 2 13 0 20-4-2-9-2-13 0 2-7 2-14 0-20Z" />
      <g className="mb-sign" transform="translate(7.500 -19) scale(.7)">
        {seat === "automa" ? <path d="m-5-5 10 10M5-5-5 5" className="open" /> : SEAT_SIGNS[seat]}
      </g>
      <path className="mb-pennant" d="M7-32v-4l7 2Z" />
    </g>
  );
}

export function Ship({ seat, size = 36 }: { seat: number | "automa"; size?: number }) {
  return (
    <svg className="mb-piece" width={size} height={size} viewBox="-22 -37 44 44" aria-hidden="true">
      <ShipMark seat={seat} />
    </svg>
  );
}

interface TokenProps extends Sized {
  /** The value with each nation; nothing for a token that lies face down. */
  values?: Record<Nation, number>;
}

/** A combat token: a shield in three parts, one for each nation. */
export function TokenFace({ values, size = 40, name }: TokenProps) {
  return (
    <Piece size={size} name={name} className="mb-token">
      <path
        className="mb-shield"
        d="M12 .8 22.500 4v8c0 6-4.500 9.500-10.500 11.500C6 21.500 1.500 18 1.500 12V4Z"
      />
      {values ? (
        NATIONS.map((nation, i) => (
          <g key={nation} data-nation={nation} transform={`translate(${[7, 17, 12][i]} ${[8, 8, 17][i]})`}>
            <circle r={4} />
            <text y={2.2} fontSize={6} textAnchor="middle">
              {values[nation]}
            </text>
          </g>
        ))
      ) : (
        <g className="mb-inlay" transform="translate(5.500 5) scale(.54)">
          {SIGN_SHAPES.combat}
        </g>
      )}
    </Piece>
  );
}

// ---- all of them, for the page that shows pieces ----

type Say = (key: string, words?: Record<string, string | number>) => string;

// Loaded apart: what is shown there is drawn with the pieces of this file.
const All = lazy(() => import("./AllPieces"));

export default function Pieces({ say }: { say: Say }) {
  return (
    <Suspense fallback={null}>
      <All say={say} />
    </Suspense>
  );
}
