/** Prices and gains as small pictures: what a thing costs and brings. */

import { amountsText, letter, useSetting } from "./play";
import { AnyCube, Cube, Gold, GoodIcon, Joker, Marker, Prestige } from "./pieces";
import { COLORS, GOODS, type Cubes } from "./types";

/** Cubes one beside the other; many of one color with a number. */
export function CubeRow({ cubes, size = 16, ghost }: { cubes: Cubes; size?: number; ghost?: boolean }) {
  const { say } = useSetting();
  return (
    <span className="mc-cubes">
      {COLORS.flatMap((color) =>
        Array.from({ length: cubes[color] ?? 0 }, (_, i) => (
          <Cube key={`${color}${i}`} color={color} letter={letter(say, color)} size={size} ghost={ghost} />
        )),
      )}
    </span>
  );
}

/** Cubes by color with a number each. */
export function CubeCounts({ cubes, size = 18, ghost }: { cubes: Cubes; size?: number; ghost?: boolean }) {
  const { say } = useSetting();
  return (
    <span className="mc-counts">
      {COLORS.filter((color) => cubes[color]).map((color) => (
        <span key={color}>
          <Cube color={color} letter={letter(say, color)} size={size} ghost={ghost} />
          {ghost ? `+${cubes[color]}` : cubes[color]! > 1 && cubes[color]}
        </span>
      ))}
    </span>
  );
}

/** A price or a gain; screen readers get it in words from the thing itself. */
export function Amounts({ of, sign }: { of: Record<string, unknown>; sign?: "plus" | "minus" }) {
  const { say } = useSetting();
  const text = amountsText(say, of);
  if (!text) return null;
  const cubes = (of["cubes"] ?? {}) as Cubes & { any?: number };
  const goods = (of["goods"] ?? {}) as Record<string, number>;
  const number = (name: string) => Number(of[name] ?? 0);
  return (
    <span className={`mc-amounts is-${sign ?? "plain"}`} title={text}>
      {sign && <b aria-hidden="true">{sign === "plus" ? "+" : "−"}</b>}
      <CubeRow cubes={cubes} />
      {cubes.any ? (
        <span className="mc-amount">
          {cubes.any}
          <AnyCube size={16} />
        </span>
      ) : null}
      {number("gold") > 0 && (
        <span className="mc-amount">
          {number("gold")}
          <Gold size={16} />
        </span>
      )}
      {number("prestige") > 0 && (
        <span className="mc-amount">
          {number("prestige")}
          <Prestige size={16} />
        </span>
      )}
      {GOODS.filter((good) => goods[good]).map((good) => (
        <GoodIcon key={good} good={good} size={18} />
      ))}
      {number("jokers") > 0 && <Joker size={18} />}
      {number("markers") > 0 && <Marker size={16} />}
      {number("steps") > 0 && <small>{say("n-steps", { count: number("steps") })}</small>}
      {number("spaces") > 0 && <small>{say("n-spaces", { count: number("spaces") })}</small>}
    </span>
  );
}
