/** What a table is called. */
import type { TableInfo } from "../api/types";

/** Its own name, if somebody gave it one: else it has its owner's, and the game's says more. */
export function headingOf(info: TableInfo): string {
  const isUnnamed = info.seats.some((seat) => seat.person === info.owner && seat.name === info.name);
  return (isUnnamed ? "" : info.name) || info.title_name || info.title;
}
