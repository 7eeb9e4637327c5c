/** The board: tribute, sea, wall and city, drawn for 1340 by 640. The sea is the table itself, so it has no frame. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { FINGERS, isPort } from "./BoardMarks";
import { City } from "./City";
import { SeaContext, useSea, type Spots } from "./chart";
import { useFigures, type Printed } from "./figures";
import { useNow, useSetting } from "./play";
import { boardAt } from "./Ports";
import { Sea } from "./Sea";
import { Tribute } from "./Tribute";
import { Wall } from "./Wall";

const PARTS = {
  all: "0 0 1340 640",
  sea: "66 0 776 640",
  city: "826 0 514 640",
};
export type Part = keyof typeof PARTS;

interface Props {
  part: Part;
  crop?: string; // a small piece of it, as the rules show it
  box?: string; // where the sea is drawn for another room than its own …
  sea?: Spots; // … and where its places lie there
}

/** Drawn again when the table changes, not when something beside it does. */
export const Board = memo(function Board({ part, crop, box, sea }: Props) {
  const { say } = useSetting();
  const whole = part === "city" || FINGERS;
  return (
    <SeaContext.Provider value={sea ?? null}>
      <svg
        className={`mc-board is-${part}`}
        viewBox={crop ?? box ?? PARTS[part]}
        role="group"
        aria-label={say(part === "city" ? "city" : "board")}
      >
        {part !== "city" && <Sea />}
        {(part === "all" || crop) && part !== "city" && <Tribute />}
        {part !== "sea" && (
          <>
            <Wall whole={whole} />
            <City />
          </>
        )}
        <Glow part={part} whole={whole} />
      </svg>
    </SeaContext.Provider>
  );
});

// ---- what can be done ----

/** The light around what can be done. It stands still: what breathes would have the whole table drawn again and again. */
function Glow({ part, whole }: { part: Part; whole: boolean }) {
  const figures = useFigures();
  const sea = useSea();
  const lit = useNow(
    useShallow(({ targets, busy }) =>
      busy ? [] : [...targets].filter(([, { choices }]) => choices.length > 0).map(([place]) => place),
    ),
  );
  const shapes = lit.flatMap((place) => outlineOf(place, figures, sea, part, whole) ?? []);
  return shapes.length ? <path className="mc-glow" d={shapes.join("")} aria-hidden="true" /> : null;
}

/** The outline of a thing on the board; nothing for what is not drawn there. */
function outlineOf(place: string, figures: Printed, sea: Spots, part: Part, whole: boolean) {
  const [kind, id = ""] = place.split(":");
  if (part !== "sea") {
    if (kind === "quarter") return figures.cells.find((cell) => cell.id === id)?.path;
    const brick = kind === "wall" && !whole ? figures.bricks[id] : undefined;
    if (brick) return box(brick[0] - 24, brick[1] - 18, 48, 36, 5);
  }
  if (part === "city") return undefined;
  if (place === "tribute" && part === "all") return box(2, 14, 60, 612, 9);
  const spot = sea[id];
  if (!spot) return undefined;
  if (kind === "sea") return ring(spot, id === figures.start ? 22 : isPort(id) ? 17 : 10);
  const [dx, dy] = boardAt(spot, sea, figures.start);
  return kind === "port" ? box(spot[0] + dx - 69, spot[1] + dy - 26, 138, 52, 8) : undefined;
}

const ring = ([x, y]: [number, number], r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;
