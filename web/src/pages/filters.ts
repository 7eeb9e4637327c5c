/** Which open tables somebody would like to see. */
import type { Listed } from "../api/types";
import { isOverDays } from "./clockWords";

export interface Filters {
  title: string; // "" for all
  live: boolean;
  days: boolean;
  rated: boolean;
  friendly: boolean;
}

export const ALL: Filters = { title: "", live: false, days: false, rated: false, friendly: false };

/** Two chips that are on beside each other, such as live and over days, both count. */
export function fitting(tables: Listed[], filters: Filters): Listed[] {
  const pace = filters.live !== filters.days;
  const counts = filters.rated !== filters.friendly;
  return tables.filter(
    (table) =>
      (!filters.title || table.title === filters.title) &&
      (!pace || isOverDays(table.clock) === filters.days) &&
      (!counts || Boolean(table.rated) === filters.rated),
  );
}
