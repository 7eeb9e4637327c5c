/** The wind rose: half a dial that turns clockwise and pours into the supply. Its rim shows the rounds. */

import { memo, useLayoutEffect, useRef, type RefObject } from "react";
import { run, useShare } from "../../board/moving";
import { Name, useThing } from "../../board/Thing";
import { useDeal } from "./deal";
import { at, MOST_IN_SECTOR, onDial, placesInSector, ringPiece, ROSE } from "./geometry";
import { CubeMark } from "./pieces";
import { cubesText, letter, useNow, useSetting } from "./play";
import { COLORS, roundOf, total, type Color, type Cubes, type SeatView } from "./types";

const [CUBE, TOKEN] = [18, 22];
const [CX, CY] = ROSE.middle;

export const Rose = memo(function Rose({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const preview = useDeal((all) => (own ? all.preview : null));
  const first = useNow(({ view }) => roundOf(view, 1));
  const dial = useRatchet();
  return (
    <svg
      className="mc-rose"
      viewBox="-6 6 338 164"
      role="group"
      aria-label={say("rose")}
      data-place={`rose:${owner.seat}`}
    >
      <path className="mc-rose-well" d={`M-6 ${CY + 4}A156 156 0 0 1 306 ${CY + 4}Z`} />
      <g
        ref={dial}
        className="turns"
        style={{ transformOrigin: `${CX}px ${CY}px`, transformBox: "view-box" }}
      >
        {owner.rose.map((cubes, nth) => (
          <Sector
            key={nth}
            nth={nth}
            round={first + nth}
            cubes={cubes}
            added={preview?.[String(nth + 1)] ?? null}
            own={own}
            seat={owner.seat}
          />
        ))}
      </g>
      <path className="mc-rose-hub" d={ringPiece(0, 180, 0, ROSE.hub)} />
      {[0, 30, 60, 90, 120, 150, 180].map((angle) => (
        <path
          key={angle}
          className="mc-ray"
          d={`M${at(onDial(angle, 32))}L${at(onDial(angle + 12, 9))}L${CX} ${CY}L${at(onDial(angle - 12, 9))}Z`}
        />
      ))}
      <path className="mc-arrow" d="M304 140h10v-11l16 19-16 19v-11h-10Z" />
    </svg>
  );
});

const TEETH = 6;
const TOOTH = 5; // degrees
const TURNS = 900; // ms

/** After a turn the cubes already lie one sector further: the dial starts where they were, and goes tooth by tooth. */
function useRatchet(): RefObject<SVGGElement | null> {
  const dial = useRef<SVGGElement>(null);
  const hasTurned = useNow(({ news }) => news?.some(({ type }) => type === "rose_turned") ?? false);
  const share = useShare();
  useLayoutEffect(() => {
    if (!hasTurned || !share || !dial.current) return;
    const turning = run(dial.current, ratchet(), { duration: TURNS * share });
    return () => turning?.cancel();
  }, [hasTurned, share]);
  return dial;
}

/** Over each tooth a little too far, and back into the gap. */
function ratchet(): Keyframe[] {
  const frames: Keyframe[] = [{ "--turn": `${-TEETH * TOOTH}deg`, offset: 0 }];
  for (let tooth = 1; tooth <= TEETH; tooth++) {
    const angle = (tooth - TEETH) * TOOTH;
    frames.push({
      "--turn": `${angle + 1.2}deg`,
      offset: (tooth - 0.45) / TEETH,
      easing: "ease-in",
    });
    frames.push({ "--turn": `${angle}deg`, offset: tooth / TEETH, easing: "ease-in" });
  }
  return frames;
}

interface SectorProps {
  nth: number; // from the right, where the next round lies
  round: number;
  cubes: Cubes;
  added: Cubes | null;
  own: boolean;
  seat: number;
}

const Sector = memo(function Sector({ nth, round, cubes, added, own, seat }: SectorProps) {
  const { say } = useSetting();
  const late = round > 12;
  const empty = !late && total(cubes) + total(added ?? undefined) === 0;
  const title = late
    ? say("rose-late")
    : say("rose-side", { round, cubes: cubesText(say, cubes) || say("nothing") });
  const { name, props } = useThing(own ? `side:${nth + 1}` : `side-of-other:${nth + 1}`, {
    title,
    about: () => (
      <>
        <strong>{title}</strong>
        {added && <p>{say("rose-more", { cubes: cubesText(say, added) })}</p>}
        {empty && <p>{say("rose-empty", { round })}</p>}
      </>
    ),
    entry: own && nth === 0,
  });
  const [from, to] = [nth * 30, nth * 30 + 30];
  const [x, y] = onDial(from + 15, (ROSE.inner + ROSE.rim) / 2);
  return (
    <g
      className={`mc-sector ${empty ? "is-empty" : ""} ${late ? "is-late" : ""}`}
      {...props}
      data-at={`rose:${seat}/${nth + 1}`}
    >
      <Name x={x} y={y}>
        {name}
      </Name>
      <path className="mc-sector-field" d={ringPiece(from, to, 0.1, ROSE.inner)} />
      <path className="mc-sector-rim" d={ringPiece(from, to, ROSE.inner, ROSE.rim)} />
      <text
        aria-hidden="true"
        className="mc-sector-round"
        transform={`translate(${at([x, y])}) rotate(${90 - from - 15})`}
        y={5}
      >
        {late ? "–" : empty ? `${round} !` : round}
      </text>
      <SectorCubes nth={nth} cubes={cubes} added={added} />
    </g>
  );
});

/** Cubes one by one; many as one token of each color with its number. */
function SectorCubes({ nth, cubes, added }: { nth: number; cubes: Cubes; added: Cubes | null }) {
  const { say } = useSetting();
  const many = total(cubes) + total(added ?? undefined) > MOST_IN_SECTOR;
  const list: { color: Color; ghost: boolean; count: number }[] = COLORS.flatMap((color) => {
    const [held, more] = [cubes[color] ?? 0, added?.[color] ?? 0];
    if (many) return held + more ? [{ color, ghost: held === 0, count: held + more }] : [];
    return [
      ...Array.from({ length: held }, () => ({ color, ghost: false, count: 1 })),
      ...Array.from({ length: more }, () => ({ color, ghost: true, count: 1 })),
    ];
  });
  const { places, size } = placesInSector(nth, list.length, many ? TOKEN : CUBE);
  return places.map(([x, y], i) => {
    const { color, ghost, count } = list[i]!;
    return (
      <g key={i}>
        <CubeMark color={color} letter={letter(say, color)} x={x} y={y} size={size} ghost={ghost} />
        {many && count > 1 && (
          <text aria-hidden="true" className="mc-many" x={x + size / 2} y={y + size / 2}>
            {count}
          </text>
        )}
      </g>
    );
  });
}
