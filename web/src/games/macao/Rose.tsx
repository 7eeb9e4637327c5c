/** The wind rose: seven sides that turn. Six hold the cubes of rounds to come, the seventh lies at the arrow. */

import { motion, useAnimationControls, useReducedMotion } from "motion/react";
import { memo, useEffect } from "react";
import { at, onRose, seatsInSector, sector, STEP } from "./geometry";
import { cubesText, letter, useNow, usePreview, useSetting } from "./play";
import { CubeMark } from "./pieces";
import { Name, useThing } from "../../board/Thing";
import { COLORS, roundOf, type Color, type Cubes, type SeatView } from "./types";

const [OUTER, INNER, CUBE] = [128, 34, 21];

export const Rose = memo(function Rose({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const turned = useNow((now) => now.turned ?? 0);
  const { preview } = usePreview();
  const controls = useAnimationControls();
  const still = useReducedMotion();
  // After a turn the cubes already lie one side further: start where they were, and turn there.
  useEffect(() => {
    if (!turned || still) return;
    controls.set({ rotate: STEP });
    void controls.start({ rotate: 0, transition: { duration: 0.9, ease: [0.3, 0, 0.2, 1] } });
  }, [turned, still, controls]);
  const before = useNow(({ view }) => roundOf(view, 0));
  const sides = [owner.supply, ...owner.rose];
  return (
    <svg
      className="mc-rose"
      viewBox="-142 -166 284 310"
      role="group"
      aria-label={say("rose")}
      data-place={`rose:${owner.seat}`}
    >
      <motion.g animate={controls} style={{ originX: "0px", originY: "0px", transformBox: "view-box" }}>
        <polygon className="mc-rose-rim" points={corners(OUTER + 9)} />
        {sides.map((cubes, index) => (
          <Side
            key={index}
            index={index}
            round={before + index}
            cubes={cubes}
            added={own && index > 0 ? (preview?.[String(index)] ?? null) : null}
            own={own}
          />
        ))}
        {sides.map((_, i) => (
          <path
            key={i}
            className="mc-ray"
            d={`M0 ${-INNER + 3}L7 -12L0 0L-7 -12Z`}
            transform={`rotate(${i * STEP})`}
          />
        ))}
        <circle r={6} className="mc-hub" />
      </motion.g>
      <path className="mc-arrow" d="M0 -163L13 -143H5V-134H-5V-143H-13Z" />
    </svg>
  );
});

function corners(radius: number): string {
  return Array.from({ length: 7 }, (_, i) => at(onRose(i * STEP + STEP / 2, radius))).join(" ");
}

interface SideProps {
  index: number;
  round: number;
  cubes: Cubes;
  added: Cubes | null;
  own: boolean;
}

const Side = memo(function Side({ index, round, cubes, added, own }: SideProps) {
  const { say } = useSetting();
  const title = index
    ? say("rose-side", { n: index, round, cubes: cubesText(say, cubes) || say("nothing") })
    : say("rose-arrow", { cubes: cubesText(say, cubes) || say("nothing") });
  const place = own ? `side:${index}` : `side-of-other:${index}`;
  const { name, props } = useThing(place, { title, about: () => <p>{title}</p>, entry: own && index === 0 });
  const list: { color: Color; ghost: boolean }[] = COLORS.flatMap((color) => [
    ...Array.from({ length: cubes[color] ?? 0 }, () => ({ color, ghost: false })),
    ...Array.from({ length: added?.[color] ?? 0 }, () => ({ color, ghost: true })),
  ]);
  const places = seatsInSector(list.length, OUTER * Math.cos(Math.PI / 7) - 2, INNER + 8, CUBE);
  const size = Math.min(CUBE - 1.5, spacing(places) - 1.2);
  const [nx, ny] = onRose(0, INNER + 1);
  return (
    <g
      transform={`rotate(${index * STEP})`}
      className={`mc-side ${index ? "" : "is-arrow"} ${round > 12 ? "is-late" : ""}`}
      {...props}
    >
      <Name y={-80}>{name}</Name>
      <polygon
        points={sector(0, INNER - 8, OUTER)
          .map(at)
          .join(" ")}
      />
      {list.map(({ color, ghost }, i) => (
        <g key={i} transform={`rotate(${-index * STEP} ${places[i]![0]} ${places[i]![1]})`}>
          <CubeMark
            color={color}
            letter={letter(say, color)}
            x={places[i]![0]}
            y={places[i]![1]}
            size={size}
            ghost={ghost}
          />
        </g>
      ))}
      <text
        aria-hidden="true"
        x={nx}
        y={ny}
        transform={`rotate(${-index * STEP} ${nx} ${ny})`}
        dominantBaseline="central"
      >
        {index || ""}
      </text>
    </g>
  );
});

/** How far apart neighbors in the first row lie. */
function spacing(places: [number, number][]): number {
  const [a, b] = places;
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : CUBE;
}
