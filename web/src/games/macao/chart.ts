/** Where the places at sea are drawn: on the whole board, or in the room that a phone has. */

import { createContext, useContext } from "react";
import { seaIn, useFigures, type Figures } from "./figures";
import type { Point } from "./geometry";

export type Spots = Record<string, Point>;

/** null: as on the whole board. */
export const SeaContext = createContext<Spots | null>(null);

export function useSea(): Spots {
  const own = useFigures().sea;
  return useContext(SeaContext) ?? own;
}

const [SMALLEST, LARGEST] = [0.4, 0.85]; // pixels for one unit of the board

/** The sea for so many pixels; `top` of them are taken. */
export function chartFor(figures: Figures, width: number, height: number, top: number) {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / 650, (height - top) / 560)));
  const [w, h] = [Math.max(width, 300) / scale, Math.max(height, 180) / scale];
  const sea = seaIn(figures, { x: [86, w - 76], y: [top / scale + 84, h - 92] });
  return { sea, box: `0 0 ${Math.round(w)} ${Math.round(h)}` };
}
