/** Our figures with an owner's corrections, which come as a JSON merge patch by file, table and id. */

import { isTable, patched, type Patch } from "../../board/patch";
import { ours, type Figures } from "./figures";

/** Tables of the data, and how the page calls them. */
const TABLES: Record<string, keyof Figures> = {
  project: "cards",
  prestige: "buildings",
  career: "careers",
  home_port: "ports",
  legacy: "tiles",
};

export function corrected(differs: Record<string, unknown> | undefined): Figures {
  const patches = Object.assign({}, ...Object.values(differs ?? {})) as Patch;
  const tables = Object.entries(TABLES).filter(([table]) => isTable(patches[table]));
  if (tables.length === 0) return ours;
  const changed = tables.map(([table, name]) => [
    name,
    entries(ours[name] as Patch, patches[table] as Patch),
  ]);
  return { ...ours, ...(Object.fromEntries(changed) as Partial<Figures>) };
}

/** Pieces that there are, each with what was corrected about it. */
function entries(old: Patch, patches: Patch): Patch {
  const found = { ...old };
  for (const [id, patch] of Object.entries(patches)) {
    const piece = old[id] as (Patch & { estimated?: string[] }) | undefined;
    if (!piece || !isTable(patch)) continue;
    found[id] = {
      ...(patched(piece, patch) as Patch),
      estimated: stillEstimated(piece.estimated ?? [], patch),
    };
  }
  return found;
}

/** The owner's marks decide what is an estimate. */
function stillEstimated(before: string[], { source, reconstructed_fields: fields }: Patch): string[] {
  if (Array.isArray(fields)) return fields.filter((field): field is string => typeof field === "string");
  return source === "found" ? [] : before;
}
