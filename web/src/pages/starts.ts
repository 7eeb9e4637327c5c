/** The three usual ways to open a table: who is asked, and before whose eyes; everything can be changed afterwards. */
import type { Title } from "../api/types";
import { friendlySeats } from "./guest";
import { AMONG_FRIENDS, type Company, type SeatWish } from "./openWish";
import { titleOf } from "./titles";

export const STARTS = ["bots", "friends", "anybody"] as const;
export type Start = (typeof STARTS)[number];

const PACE = "game-1200"; // for people who do not know each other, where a title names no clock

export interface Begun {
  seats: SeatWish[];
  company: Company;
}

/** As many as a newcomer meets: bots, friends who get the link, or whoever comes by. */
export function begun(start: Start, title: Title): Begun {
  const [me, ...others] = friendlySeats(title);
  if (start === "bots") return { seats: [me!, ...others], company: AMONG_FRIENDS };
  const seats = [me!, ...others.map((seat) => ({ ...seat, kind: "open" as const }))];
  if (start === "friends") return { seats, company: AMONG_FRIENDS };
  return { seats, company: { ...AMONG_FRIENDS, isPublic: true, clock: titleOf(title.id).clock ?? PACE } };
}
