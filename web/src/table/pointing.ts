/** What is pointed at: places of the table by their names, and choices. A face brings them in sight. */
import { create } from "zustand";

interface Pointing {
  places: string[];
  actions: number[];
  count: number; // the same may be pointed at again
  isLit: boolean; // something else shows it already
}

export const usePointing = create<Pointing>(() => ({ places: [], actions: [], count: 0, isLit: false }));

export function pointAt(places: string[], actions: number[] = [], isLit = false): void {
  usePointing.setState(({ count }) => ({ places, actions, count: count + 1, isLit }));
}

/** The elements that are meant: a face's own first, else the button in the list of choices. */
export function pointed({ places, actions }: Pick<Pointing, "places" | "actions">): Element[] {
  const named = places.flatMap((place) => [...document.querySelectorAll(placeSelector(place))]);
  const acting = actions.flatMap((action) => [...document.querySelectorAll(`[data-action="${action}"]`)]);
  const seen = [...acting, ...named].filter(isSeen);
  const onFace = seen.filter((element) => element.closest(".table-face"));
  return onFace.length > 0 ? onFace : seen;
}

function placeSelector(place: string): string {
  const name = CSS.escape(place);
  return `[data-hint~="${name}"], [data-place="${name}"]`;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
