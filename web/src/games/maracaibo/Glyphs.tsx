/** Rows of signs: what something costs and does. They are for the eye; beside them stand the words. */

import type { ReactNode } from "react";
import { cost, line, need, ops, type Effect, type Glyph, type Line, type Need } from "./effects";
import { Flag, Marker, ShownIcon, Sign, SynergyIcon } from "./pieces";
import { BARRIERS, type Barrier, type Cost, type Op } from "./types";

export interface RowProps {
  size?: number;
}

function drawn(glyph: Glyph, size: number): ReactNode {
  if ("sign" in glyph) return <Sign sign={glyph.sign} size={size} />;
  if ("shown" in glyph) return <ShownIcon shows={glyph.shown} size={size} />;
  if ("synergy" in glyph) return <SynergyIcon synergy={glyph.synergy} size={size + 2} />;
  if ("flag" in glyph) return <Flag nation={glyph.flag} size={size} />;
  if ("marker" in glyph) return <Marker nation={glyph.marker} size={size} />;
  if ("place" in glyph) return <b className="mb-place-number">{glyph.place}</b>;
  if ("barrier" in glyph)
    return (
      <span className="mb-barrier-sign" data-barrier={glyph.barrier}>
        <Sign sign="barrier" size={size} />
        <sub>{"I".repeat(BARRIERS.indexOf(glyph.barrier as Barrier) + 1)}</sub>
      </span>
    );
  return <i>{glyph.text}</i>;
}

/** Signs in a row, a number before its sign; a 1 goes without saying. */
export function Glyphs({ of, size = 16 }: RowProps & { of: readonly Glyph[] }) {
  return (
    <span className="mb-glyphs" aria-hidden="true">
      {of.map((glyph, i) => (
        <span key={i} className="mb-glyph">
          {glyph.n !== undefined && glyph.n !== 1 && glyph.n !== 0 && <b>{glyph.n}</b>}
          {drawn(glyph, size)}
        </span>
      ))}
    </span>
  );
}

export function Ops({ of, size }: RowProps & { of: readonly Op[] | undefined }) {
  return <Glyphs of={ops(of)} size={size} />;
}

export function Price({ of, size }: RowProps & { of: Cost }) {
  return <Glyphs of={cost(of)} size={size} />;
}

/** A moment, and what happens then. */
export function EffectLine({ of, size }: RowProps & { of: Line }) {
  return (
    <span className="mb-effect" aria-hidden="true">
      <span className="mb-when">
        <Glyphs of={of.when} size={size} />
      </span>
      <Glyphs of={of.then} size={size} />
    </span>
  );
}

export function Effects({ of, size }: RowProps & { of: readonly Effect[] }) {
  return of.map((effect, i) => <EffectLine key={i} of={line(effect)} size={size} />);
}

/** What is asked for besides doubloons, behind a padlock; nothing where nothing is. */
export function Needs({ of, size = 14 }: RowProps & { of: readonly Need[] | undefined }) {
  const glyphs = (of ?? []).flatMap(need);
  if (glyphs.length === 0) return null;
  return (
    <span className="mb-needs-row" aria-hidden="true">
      <Sign sign="needs" size={size} />
      <Glyphs of={glyphs} size={size} />
    </span>
  );
}
