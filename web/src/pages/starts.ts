/** The three usual tables, each opened with one press; everything can be changed afterwards. */
import type { Title } from "../api/types";
import type { Start } from "../table/title";
import { friendlySeats } from "./guest";
import { AMONG_FRIENDS, type Company, type SeatWish } from "./openWish";
import { titleOf } from "./titles";

/** Where a title names none of its own: who is asked, and before whose eyes. */
export const STARTS: Start[] = (["bots", "friends", "anybody"] as const).map((company) => ({
  id: company,
  company,
}));

const PACE = "game-1200"; // for people who do not know each other, where a title names no clock

export interface Begun {
  seats: SeatWish[];
  company: Company;
  preset: string;
  options: Record<string, unknown>;
}

export const startsOf = (title: { id: string }): Start[] => titleOf(title.id).starts ?? STARTS;

/** As many as a newcomer meets, where nobody says how many: bots, friends who get the link, or whoever comes by. */
export function begun(
  { company: who, seats: wanted, preset = "", options = {} }: Start,
  title: Title,
): Begun {
  const [me, ...others] = friendlySeats(title, wanted);
  const rules = { preset, options };
  if (who === "bots") return { seats: [me!, ...others], company: AMONG_FRIENDS, ...rules };
  const seats = [me!, ...others.map((seat) => ({ ...seat, kind: "open" as const }))];
  if (who === "friends") return { seats, company: AMONG_FRIENDS, ...rules };
  const clock = titleOf(title.id).clock ?? PACE;
  return { seats, company: { ...AMONG_FRIENDS, isPublic: true, clock }, ...rules };
}
