/** Which open tables somebody would like to see. */
import type { Listed, Rating } from "../api/types";
import { isOverDays } from "./clockWords";

export interface Filters {
  title: string; // "" for all
  live: boolean;
  days: boolean;
  rated: boolean;
  friendly: boolean;
  level: boolean;
}

export const ALL: Filters = {
  title: "",
  live: false,
  days: false,
  rated: false,
  friendly: false,
  level: false,
};

const NEW = 1000; // points of somebody who has not played yet
const NEAR = 150; // so far apart are two of one level at most

/** Two chips that are on beside each other, such as live and over days, both count. */
export function fitting(tables: Listed[], filters: Filters, ratings: Own[] = []): Listed[] {
  const pace = filters.live !== filters.days;
  const counts = filters.rated !== filters.friendly;
  return tables.filter(
    (table) =>
      (!filters.title || table.title === filters.title) &&
      (!pace || isOverDays(table.clock) === filters.days) &&
      (!counts || Boolean(table.rated) === filters.rated) &&
      (!filters.level || isMyLevel(table, ratings)),
  );
}

type Own = Pick<Rating, "title" | "seats" | "points">;

/** Whether everybody who sits there is about as strong, at this title with so many seats. */
function isMyLevel({ title, seats }: Listed, ratings: Own[]): boolean {
  const own = ratings.find((one) => one.title === title && one.seats === seats.length)?.points ?? NEW;
  const people = seats.filter(({ kind }) => kind === "person");
  return people.every(({ points }) => Math.abs((points ?? NEW) - own) <= NEAR);
}
