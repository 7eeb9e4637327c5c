/** What the upgrades of a ship board bring at this table: three of them are recesses for tiles with two sides. */

import { line, ongoing, ops, type Line } from "./effects";
import type { Figures } from "./figures";
import type { Op } from "./types";

/** The upgrades in rows and columns, as their places on the printed board say. */
export function inRows(upgrades: Figures["upgrades"]): { id: string; row: number; column: number }[] {
  const ranks = (axis: "x" | "y") =>
    [...new Set(Object.values(upgrades).map((u) => u[axis]))].sort((a, b) => a - b);
  const [columns, rows] = [ranks("x"), ranks("y")];
  return Object.entries(upgrades)
    .map(([id, { x, y }]) => ({ id, row: rows.indexOf(y) + 1, column: columns.indexOf(x) + 1 }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

const now = (list: Op[] | undefined): Line[] =>
  list?.length ? [{ when: [{ sign: "now" }], then: ops(list) }] : [];

/** What an upgrade brings at once and from then on. */
export function upgradeLines(figures: Figures, id: string, modules: string[], port: string | null): Line[] {
  const upgrade = figures.upgrades[id];
  if (!upgrade) return [];
  const works = upgrade.permanent.map((effect) => String(effect["modifier"] ?? ""));
  if (works.includes("home_port")) return portLines(figures, modules, port) ?? now(upgrade.immediate);
  if (works.includes("resistance_village_action"))
    return resistanceLines(figures, upgrade.immediate, modules);
  if (works.includes("combat_tile_upgrade")) return [combatLine(modules)];
  return [...now(upgrade.immediate), ...upgrade.permanent.map(line)];
}

/** null where the tile lies face down: then the recess has its own bonus. */
function portLines(figures: Figures, modules: string[], port: string | null): Line[] | null {
  const found = port && modules.includes("home_ports") ? figures.ports[port] : undefined;
  return found ? [ongoing(found.ongoing)] : null;
}

/** The side with the village action belongs to its module. */
function resistanceLines(figures: Figures, plain: Op[], modules: string[]): Line[] {
  const side = (figures.resistance as { resistance_side_bonus?: Op[] }).resistance_side_bonus;
  if (!modules.includes("resistance") || !side) return now(plain);
  return [...now(side), { when: [{ sign: "village" }], then: [{ sign: "liberate" }] }];
}

function combatLine(modules: string[]): Line {
  const sign = modules.includes("freeing") ? "liberate" : "displace";
  return { when: [{ sign: "fight" }], then: [{ sign, n: modules.includes("freeing") ? "+1" : undefined }] };
}
