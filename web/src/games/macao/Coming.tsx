/** When what is short will be there: read from the own rose, for the eye only. */

import { useTarget, usePlay } from "./play";
import { cubesText } from "./play";
import { COLORS, roundOf, total, type Cubes, type SeatView, type View } from "./types";

/** The first round in which a color comes, by the rose alone. */
export function comes(view: View, seat: SeatView, color: string): { round: number; count: number } | null {
  for (const [i, cubes] of seat.rose.entries()) {
    const count = cubes[color as keyof Cubes] ?? 0;
    const round = roundOf(view, i + 1);
    if (count > 0 && round <= 12) return { round, count };
  }
  return null;
}

/** For a cost: whether it can be paid now, in which round, or what is short in all of them. */
export function payable(view: View, seat: SeatView, cost: Cubes): { round: number } | { short: Cubes } {
  const fits = (cubes: Cubes) => COLORS.every((color) => (cubes[color] ?? 0) >= (cost[color] ?? 0));
  if (fits(seat.supply)) return { round: view.round };
  let least: Cubes = cost;
  for (const [i, cubes] of seat.rose.entries()) {
    const round = roundOf(view, i + 1);
    if (round > 12) break;
    if (fits(cubes)) return { round };
    const short = missing(cost, cubes);
    if (size(short) < size(least)) least = short;
  }
  const now = missing(cost, seat.supply);
  return { short: size(now) <= size(least) ? now : least };
}

export function missing(cost: Cubes, has: Cubes): Cubes {
  const short: Cubes = {};
  for (const color of COLORS) {
    const count = (cost[color] ?? 0) - (has[color] ?? 0);
    if (count > 0) short[color] = count;
  }
  return short;
}

const size = (cubes: Cubes) => COLORS.reduce((sum, color) => sum + (cubes[color] ?? 0), 0);

interface Props {
  place: string;
  cost?: Cubes; // of what is not to be had now, where nothing says why
}

/** Below a reason: "2 violet come in round 7." */
export function Coming({ place, cost }: Props) {
  const { say, view, seat, looksOn } = usePlay();
  const { refused, choices } = useTarget(place);
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  if (!own || choices.length) return null;
  const short = refused[0]?.missing;
  if (!short) return cost ? <PaidWhen cost={cost} own={own} /> : null;
  return Object.entries(short).map(([color, count]) => {
    if (color === "any") return <ComesAny key={color} own={own} count={total(own.supply) + Number(count)} />;
    const next = comes(view, own, color);
    return (
      <p key={color} className="mc-note">
        {next
          ? say("comes", {
              cubes: cubesText(say, { [color]: next.count }),
              round: next.round,
              count: next.count,
            })
          : say("comes-never", { color: say(`color-${color}`) })}
      </p>
    );
  });
}

/** The first round with so many cubes of any color. */
export function ComesAny({ own, count }: { own: SeatView; count: number }) {
  const { say, view } = usePlay();
  const at = own.rose.findIndex((cubes, i) => total(cubes) >= count && roundOf(view, i + 1) <= 12);
  const coming = own.rose[at];
  return (
    <p className="mc-note">
      {coming
        ? say("comes-any", { count: total(coming), round: roundOf(view, at + 1) })
        : say("comes-any-never")}
    </p>
  );
}

/** When the own cubes pay for something, before anybody asks for it. */
function PaidWhen({ cost, own }: { cost: Cubes; own: SeatView }) {
  const { say, view } = usePlay();
  const found = payable(view, own, cost);
  if ("short" in found) return <p>{say("pays-never", { cubes: cubesText(say, found.short) })}</p>;
  return <p>{found.round <= view.round ? say("pays-now") : say("pays-in", { round: found.round })}</p>;
}
