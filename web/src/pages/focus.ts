/** Where the focus goes when what had it is gone: to what comes next, and never to the body. */
import { useEffect, type RefObject } from "react";

/** What can be done now, as a face lights it. */
const LIT = [".table-face", ".table-tray", ".zone-card"]
  .map((place) => `${place} [data-state=lit]:is(button, a, [tabindex="0"]):not(:disabled)`)
  .join(", ");
const TITLE = ".prompt-said, .result-sheet h2";
const LATER = 350; // milliseconds: a face may draw what is lit a moment later

let byKeys = false; // whether the last thing somebody touched was a key

if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (byKeys = true), true);
  window.addEventListener("pointerdown", () => (byKeys = false), true);
}

/** Looks after the focus whenever one of these has changed. */
export function useFocusNext(...changed: unknown[]): void {
  useEffect(() => {
    const first = requestAnimationFrame(() => restore(false));
    const later = setTimeout(() => restore(true), LATER);
    return () => {
      cancelAnimationFrame(first);
      clearTimeout(later);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, changed);
}

function restore(isLate: boolean): void {
  const now = document.activeElement;
  const waits = now instanceof HTMLElement && now.matches(TITLE) && byKeys;
  if (!isLost(now) && !waits) return;
  const lit = byKeys ? [...document.querySelectorAll<HTMLElement>(LIT)].find(isSeen) : undefined;
  const next = lit ?? (isLate || isLost(now) ? document.querySelector<HTMLElement>(TITLE) : null);
  if (next && next !== now) next.focus({ preventScroll: true });
}

/** Within a sheet: when what had the focus goes, the sheet's heading has it. */
export function useFocusWithin(sheet: RefObject<HTMLElement | null>, heading: string): void {
  useEffect(() => {
    const root = sheet.current;
    if (!root) return;
    const seen = new MutationObserver(() => {
      if (isLost(document.activeElement))
        root.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
    });
    seen.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => seen.disconnect();
  }, [sheet, heading]);
}

const isLost = (element: Element | null) =>
  element === null || element === document.body || element.matches(":disabled");

const isSeen = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
