/** Arrows go to the nearest thing in that direction. */
import type { KeyboardEvent } from "react";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const THINGS = "[data-place][tabindex], button[data-place]:enabled";

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = ARROWS[event.key];
  const here = (event.target as Element).closest<HTMLElement>(THINGS);
  if (!way || !here) return;
  const found = nearest(here, [...tableOf(event.currentTarget).querySelectorAll<HTMLElement>(THINGS)], way);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** The whole table: parts of a face lie in several of its zones. */
export function tableOf(face: HTMLElement): HTMLElement {
  return face.closest<HTMLElement>(".table") ?? face;
}

function nearest(here: HTMLElement, things: HTMLElement[], way: [number, number]): HTMLElement | null {
  const [x, y] = middle(here);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of things) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (element === here || along < 4 || aside > along * 1.6) continue;
    const far = along + aside * 2;
    if (!best || far < best.far) best = { element, far };
  }
  return best?.element ?? null;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
