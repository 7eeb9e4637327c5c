/** How much of what a career asks for a captain has: counted from what lies on the table, whatever it is worth. */

import { NATIONS, type SeatView, type View } from "./types";

const COUNTS: Record<string, (seat: SeatView, view: View) => number> = {
  assistants: ({ tableau }, view) => tableau.filter(({ placed }) => isPlace(view, placed)).length,
  projects: ({ tableau }) => tableau.length,
  synergies: ({ synergies }) => synergies.length,
  combat_tokens: ({ combat_tokens }) => combat_tokens.length,
  combat_points: ({ combat }) => combat,
  quests: ({ quests }) => quests.length,
  upgrades: ({ discs }) => unlocked(discs),
  doubloons: ({ doubloons }) => doubloons,
  income_doubloons: ({ income }) => income,
  income_vp: ({ vp_income }) => vp_income,
  influence_one: ({ influence }) => Math.max(...NATIONS.map((nation) => influence[nation])),
  influence_all: ({ influence }) => Math.min(...NATIONS.map((nation) => influence[nation])),
  deliveries: ({ deliveries }) => deliveries,
  figures: ({ figures }) => figures,
  prestige: ({ seat }, view) => view.prestige.filter((row) => row?.invested.includes(seat)).length,
  liberations_or_annexations: ({ liberations }) => liberations,
};

/** A figure of a card stands at a location, or at a nation. */
function isPlace(view: View, placed: string | null): boolean {
  return placed !== null && view.locations.some(({ location }) => location === placed);
}

export function unlocked(discs: Record<string, number>): number {
  return Object.values(discs).filter((left) => left === 0).length;
}

/** null for what is not counted, such as a barrier. */
export function haveOf(view: View, seat: number, when: string): number | null {
  const row = view.seats[seat];
  return row ? (COUNTS[when]?.(row, view) ?? null) : null;
}
