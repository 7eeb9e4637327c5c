/** Corrected figures that this browser remembers, by title. */
import type { DataInfo } from "../api/types";

export interface Corrections {
  differs: Record<string, unknown>; // what a table is opened with
  data: DataInfo;
}

const name = (title: string) => `carrack.data.${title}`;
const here = new Map<string, Corrections>(); // for a browser that remembers nothing

export function correctionsOf(title: string): Corrections | null {
  try {
    const found = JSON.parse(localStorage.getItem(name(title)) ?? "null") as Corrections | null;
    if (found?.differs && typeof found.data?.figures === "number") return found;
  } catch {
    // damaged, or not allowed
  }
  return here.get(title) ?? null;
}

export function keepCorrections(title: string, found: Corrections | null): void {
  if (found) here.set(title, found);
  else here.delete(title);
  try {
    if (found) localStorage.setItem(name(title), JSON.stringify(found));
    else localStorage.removeItem(name(title));
  } catch {
    // then it holds until the page is closed
  }
}
