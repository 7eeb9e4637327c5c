import { useEffect, useRef } from "react";
import type { Choice } from "../../table/face";

const PARTS = ".macau-stage, .macau-tray, .macau-card";
/** Where whoever plays by keyboard goes on, in this order. */
const NEXT = [
  ".macau-stage .tile[data-action]",
  ".macau-tray button.word-disc",
  ".macau-tray .hand-card[data-state=lit]",
  ".macau-tray .drawb[data-action]",
  ".macau-tray .hand-card[tabindex='0']",
];

/** What was pressed may be gone with its card: then the focus goes to what comes next, never to nowhere. */
export function useFocusStays(choices: readonly Choice[]): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const came = (event: FocusEvent): void => {
      wasHere.current = event.target instanceof Element && event.target.closest(PARTS) !== null;
    };
    addEventListener("focusin", came);
    return () => removeEventListener("focusin", came);
  }, []);
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return;
    for (const one of NEXT) {
      const next = document.querySelector<HTMLElement>(one);
      if (next) {
        next.focus({ preventScroll: true });
        return;
      }
    }
  }, [choices]);
}
