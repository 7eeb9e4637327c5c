/** The felt from above: wooden rim, course of play with its heads, and the others' hands as fans of backs. */

import { memo, type CSSProperties, type JSX } from "react";
import { liesAt } from "../../board/moving";
import { BackOnce } from "./Card";
import { backs, type Felt as Shape, type Size } from "./layout";
import type { MacauView } from "./view";

interface Props {
  shape: Shape;
  size: Size;
  direction: MacauView["direction"];
  hands: (number | null)[]; // backs of each place; null: nobody's, or the own hand, which lies below
}

const RAYS = Array.from({ length: 24 }, (_, i) => (Math.PI * (2 * i + 1)) / 24);
const HEADS = [30, 90, 150, 210, 270, 330]; // degrees along the course, clockwise from the right

export const Felt = memo(function Felt({ shape, size, direction, hands }: Props): JSX.Element {
  const { center, rim, scale } = shape;
  const { x, y } = center;
  const wood = 8 * Math.max(scale, 0.8);
  const felt = { x: rim.x - wood, y: rim.y - wood };
  return (
    <svg className="felt" width={size.width} height={size.height} aria-hidden="true">
      <defs>
        <BackOnce id="macau-back" />
        <radialGradient id="macau-felt" cx="45%" cy="40%" r="75%">
          <stop offset="0" className="felt-high" />
          <stop offset="0.55" className="felt-mid" />
          <stop offset="1" className="felt-low" />
        </radialGradient>
        <clipPath id="macau-oval">
          <ellipse cx={x} cy={y} rx={felt.x} ry={felt.y} />
        </clipPath>
      </defs>
      <ellipse cx={x} cy={y + 5} rx={rim.x + 1} ry={rim.y + 1} className="felt-shade" />
      <ellipse cx={x} cy={y} rx={rim.x} ry={rim.y} className="felt-rim" />
      <ellipse cx={x} cy={y} rx={felt.x} ry={felt.y} className="felt-cloth" fill="url(#macau-felt)" />
      <g clipPath="url(#macau-oval)" className="felt-rays">
        {RAYS.map((angle) => (
          <line
            key={angle}
            x1={x}
            y1={y}
            x2={x + size.width * Math.cos(angle)}
            y2={y + size.width * Math.sin(angle)}
          />
        ))}
      </g>
      <ellipse cx={x} cy={y} rx={felt.x - 9} ry={felt.y - 9} className="felt-seam" />
      <Course shape={shape} direction={direction} />
      {shape.places.map((place, at) =>
        backs(hands[at] ?? 0, place).map((back, i) => (
          <g
            key={`${at}-${i}`}
            transform={`translate(${back.x.toFixed(1)} ${back.y.toFixed(1)}) rotate(${back.turn.toFixed(1)})`}
          >
            <rect {...sizeOf(place.back)} rx={place.back * 0.06} className="back-shade" />
            <use href="#macau-back" {...sizeOf(place.back)} />
          </g>
        )),
      )}
    </svg>
  );
});

const sizeOf = (width: number) => ({ x: -width / 2, y: -width * 0.7, width, height: width * 1.4 });

/** The direction of play; a card that turns it turns all heads at once. */
function Course({ shape, direction }: Pick<Props, "shape" | "direction">): JSX.Element {
  const { lane, middle, scale } = shape;
  return (
    <g>
      <ellipse cx={middle.x} cy={middle.y + 14 * scale} rx={lane.x} ry={lane.y} className="lane" />
      {HEADS.map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const px = middle.x + lane.x * Math.cos(angle);
        const py = middle.y + 14 * scale + lane.y * Math.sin(angle);
        const tangent =
          (Math.atan2(lane.y * Math.cos(angle), -lane.x * Math.sin(angle)) * 180) / Math.PI +
          (direction === "cw" ? 0 : 180);
        return (
          <path
            key={degrees}
            className="heading"
            d="M17 0L-10 -11L-4 0L-10 11Z"
            style={{ ...liesAt([px, py]), "--turn": `${tangent}deg`, "--size": scale } as CSSProperties}
          />
        );
      })}
    </g>
  );
}
