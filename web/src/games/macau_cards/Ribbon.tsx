/** An attack as a red ribbon from its author to whoever has to answer; the cards to be drawn ride on it. */

import type { JSX } from "react";
import { BackOnce } from "./Card";
import { ribbon, type Felt, type Point, type Size } from "./layout";
import type { Attack } from "./view";

const MOST_RIDERS = 10;

interface Props {
  attack: Attack;
  target: number;
  ends: Point[]; // of the seats
  shape: Felt;
  size: Size;
}

export function Ribbon({ attack, target, ends, shape, size }: Props): JSX.Element | null {
  const [from, to] = [ends[attack.author], ends[target]];
  if (!from || !to || attack.author === target) return null;
  const riders = attack.kind === "draw" ? Math.min(attack.amount, MOST_RIDERS) : 0;
  const { band, riders: backs } = ribbon(from, to, shape.middle, riders, Math.max(shape.scale, 0.7));
  return (
    <svg
      key={`${attack.author}-${target}-${attack.amount}`}
      className={`course-band is-${attack.kind}`}
      width={size.width}
      height={size.height}
      style={{ transformOrigin: `${from.x}px ${from.y}px` }} // it grows from whoever attacks
      aria-hidden="true"
    >
      <defs>
        <BackOnce id="macau-rider" />
      </defs>
      <path d={band} className="shade" transform="translate(0 5)" />
      <path d={band} className="band" />
      {backs.map(({ x, y, turn, width }, i) => (
        <use
          key={i}
          href="#macau-rider"
          x={-width / 2}
          y={-width * 0.7}
          width={width}
          height={width * 1.4}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
        />
      ))}
    </svg>
  );
}
