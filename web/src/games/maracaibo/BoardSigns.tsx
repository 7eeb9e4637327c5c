/** Rows of signs inside the chart: what a place, a space or a tile brings. */

import type { ReactNode } from "react";
import type { Glyph } from "./effects";
import { ops } from "./effects";
import { Flag, Marker, ShownIcon, Sign, SynergyIcon } from "./pieces";
import type { Ops } from "./types";

function drawn(glyph: Glyph, size: number): ReactNode {
  if ("sign" in glyph) return <Sign sign={glyph.sign} size={size} />;
  if ("shown" in glyph) return <ShownIcon shows={glyph.shown} size={size} />;
  if ("synergy" in glyph) return <SynergyIcon synergy={glyph.synergy} size={size} />;
  if ("flag" in glyph) return <Flag nation={glyph.flag} size={size} />;
  if ("marker" in glyph) return <Marker nation={glyph.marker} size={size} />;
  return null;
}

const wordOf = (glyph: Glyph) => ("text" in glyph ? glyph.text : "place" in glyph ? glyph.place : "");
const countOf = (glyph: Glyph) =>
  glyph.n === undefined || glyph.n === 1 || glyph.n === 0 ? "" : String(glyph.n);

function widthOf(glyph: Glyph, size: number): number {
  const letters = (countOf(glyph) + wordOf(glyph)).length * size * 0.52;
  return letters + (wordOf(glyph) ? 0 : size) + size * 0.16;
}

/** How wide a row of signs is. */
export function wide(of: Ops, size: number): number {
  return ops(of).reduce((sum, glyph) => sum + widthOf(glyph, size), 0);
}

/** A row of signs around a middle. */
export function Signs({
  of,
  x = 0,
  y = 0,
  size = 20,
}: {
  of: Glyph[];
  x?: number;
  y?: number;
  size?: number;
}) {
  const widths = of.map((glyph) => widthOf(glyph, size));
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  return (
    <g className="mb-signs">
      {of.map((glyph, i) => {
        const start = left;
        left += widths[i]!;
        const letters = countOf(glyph) + wordOf(glyph);
        const room = countOf(glyph).length * size * 0.52;
        return (
          <g key={i} transform={`translate(${start} ${y - size / 2})`}>
            {letters && (
              <text
                x={wordOf(glyph) ? (letters.length * size * 0.52) / 2 : room / 2}
                y={size * 0.78}
                fontSize={size * 0.86}
              >
                {letters}
              </text>
            )}
            <g transform={`translate(${room} 0)`}>{drawn(glyph, size)}</g>
          </g>
        );
      })}
    </g>
  );
}

export function OpSigns({ of, ...rest }: { of: Ops; x?: number; y?: number; size?: number }) {
  return <Signs of={ops(of)} {...rest} />;
}

/** A small drawing of its own at a place of the chart, its middle there. */
export function At({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2})`}>{children}</g>;
}

/** A part of the 24 × 24 field that marks are drawn in, its middle at x, y. */
export function Mark({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>{children}</g>;
}
