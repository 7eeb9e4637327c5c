/** Small marks and notes that several parts of the chart share. */

import type { ReactNode } from "react";
import type { Choice } from "../../table/face";
import { shortId, useFigures } from "./figures";
import { CubeMark } from "./pieces";
import { letter, useNow, usePlay, useSetting } from "./play";

export const FINGERS = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

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

/** Whose ships lie there, and what the way there costs. */
export function Way({ id }: { id: string }) {
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
export function FarPrice({ id, y }: { id: string; y: number }) {
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

export function placeName(say: (key: string, words?: Record<string, string>) => string, id: string): string {
  const key = `place-${id}`;
  const name = say(key);
  return name === key ? say("sea-space", { id: shortId(id) }) : name; // corrected figures may have places of their own
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
