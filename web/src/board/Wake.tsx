/** A ship glides along its way, and foam stays behind it for a moment. */
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Spot } from "./motions";
import { run, useGlide } from "./moving";
import "./Wake.css";

interface Trail {
  way: Spot[];
  seconds: number;
}

export interface Sail {
  ship: RefObject<SVGGElement | null>;
  trail: Trail | null;
  end: () => void;
}

/** Where a ship lies, and the way it took there; `ship` goes to the group that is moved there by `transform`. */
export function useSail(place: string, spot: Spot, via: (from: Spot) => Spot[]): Sail {
  const [trail, setTrail] = useState<Trail | null>(null);
  const ship = useGlide(spot, via, (way, seconds) => setTrail({ way, seconds }), place);
  return { ship, trail, end: () => setTrail(null) };
}

const APART = 26; // pixels of the drawing between two puffs of foam
const MOST = 14;
const FADES = 900; // ms

export function Wake({ sail: { trail, end } }: { sail: Sail }) {
  return trail && <Foam key={trail.way.join(" ")} {...trail} end={end} />;
}

function Foam({ way, seconds, end }: Trail & { end: () => void }) {
  const group = useRef<SVGGElement>(null);
  const puffs = puffsOn(way);
  useLayoutEffect(() => {
    const trails = [...(group.current?.children ?? [])].map((puff, i) =>
      run(puff, [{ strokeOpacity: 0 }, { strokeOpacity: 0.85, offset: 0.15 }, { strokeOpacity: 0 }], {
        delay: puffs[i]!.share * seconds * 1000,
        duration: FADES,
        easing: "ease-out",
        fill: "both",
      }),
    );
    const last = trails[trails.length - 1];
    if (last) last.onfinish = end;
    return () => trails.forEach((one) => one?.cancel());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each voyage, which is the key of this drawing
  }, []);
  return (
    <g ref={group} className="wake" aria-hidden="true">
      {puffs.map(({ at: [x, y], angle }, i) => (
        <path
          key={i}
          d="M2-7C-8-5-14-2-19 0M2 7C-8 5-14 2-19 0"
          transform={`translate(${x.toFixed(1)} ${(y + 5).toFixed(1)}) rotate(${angle.toFixed(0)})`}
        />
      ))}
    </g>
  );
}

interface Puff {
  at: Spot;
  angle: number;
  share: number; // of the time until the ship comes by
}

/** Equally far apart along the way, not at its end, where the ship lies. */
export function puffsOn(way: Spot[]): Puff[] {
  const legs = way
    .slice(1)
    .map((to, i) => ({ from: way[i]!, to, long: Math.hypot(to[0] - way[i]![0], to[1] - way[i]![1]) }));
  const whole = legs.reduce((sum, { long }) => sum + long, 0);
  const count = Math.min(MOST, Math.floor(whole / APART));
  return Array.from({ length: count }, (_, i) => {
    const gone = (whole * (i + 0.5)) / (count + 0.5);
    let before = 0;
    const leg = legs.find(({ long }) => (before += long) >= gone) ?? legs[legs.length - 1]!;
    const part = (gone - (before - leg.long)) / leg.long;
    const { from, to } = leg;
    return {
      at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
      angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      share: gone / whole,
    };
  });
}
