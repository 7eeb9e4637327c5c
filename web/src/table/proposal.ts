/** Pointing for the others: by a key, a long press, or a click after the button. */
import { create } from "zustand";

export interface Proposal {
  seat: number;
  place: string;
}

/** Whether the next click on the table points instead of playing. */
export const useProposing = create<{ on: boolean }>(() => ({ on: false }));

let listeners = 0; // tables at which a long press points for the others

/** Whether a long press points for the others here, and tells nothing. */
export const isPointing = () => listeners > 0;

const LONG = 550; // milliseconds that a finger stays for a long press …
const STEADY = 10; // … within so many pixels
const SENT = /^[!-~]{1,60}$/; // what the server takes for the name of a place

/** The name of the place that an element of a face belongs to. */
export function placeOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest(".table-face [data-place]") : null;
  const place = found?.getAttribute("data-place") ?? "";
  return SENT.test(place) ? place : null;
}

/** The thing of that name, as far as this page shows it. */
export function thingAt(place: string): Element | null {
  const quoted = place.replace(/["\\]/g, "\\$&");
  const found = [...document.querySelectorAll(`.table-face [data-place="${quoted}"]`)];
  return found.find((element) => element.hasAttribute("data-name")) ?? found[0] ?? null;
}

/** What a place is called here; null where it is not shown. */
export function nameOf(place: string): string | null {
  const thing = thingAt(place);
  return thing && (thing.getAttribute("data-name") ?? thing.getAttribute("aria-label") ?? place);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** Hears what is meant for the others before the face does; returns how to stop. */
export function listen(propose: (place: string) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let pressed: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let answered = false; // the press was long: the click that ends it does nothing

  function point(place: string) {
    useProposing.setState({ on: false });
    propose(place);
  }
  function release() {
    clearTimeout(pressed?.timer);
    pressed = null;
  }
  function take(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }
  function onClick(event: MouseEvent) {
    const place = useProposing.getState().on ? placeOf(event.target) : null;
    if (answered || place) take(event);
    if (place && !answered) point(place);
    answered = false;
  }
  function onDown(event: PointerEvent) {
    release();
    answered = false;
    const place = placeOf(event.target);
    if (event.pointerType !== "touch" || !event.isPrimary || !place) return;
    const timer = setTimeout(() => {
      answered = true;
      point(place);
    }, LONG);
    pressed = { x: event.clientX, y: event.clientY, timer };
  }
  function onMove({ clientX, clientY }: PointerEvent) {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STEADY) release();
  }
  function onKey(event: KeyboardEvent) {
    const { on } = useProposing.getState();
    const place = placeOf(event.target);
    if (event.key === "Escape" && on) useProposing.setState({ on: false });
    else if ((event.key === "Enter" || event.key === " ") && on && place) {
      take(event);
      point(place);
    } else if (event.key.toLowerCase() === "p" && isPlainKey(event)) {
      take(event);
      if (place) point(place);
      else useProposing.setState({ on: !on });
    }
  }
  listeners += 1;
  window.addEventListener("click", onClick, options);
  window.addEventListener("pointerdown", onDown, options);
  window.addEventListener("pointermove", onMove, options);
  window.addEventListener("pointerup", release, options);
  window.addEventListener("pointercancel", release, options);
  window.addEventListener("keydown", onKey, options);
  // The browser's own menu would open in the middle of a long press.
  window.addEventListener("contextmenu", (event) => (pressed || answered) && event.preventDefault(), options);
  return () => {
    listeners -= 1;
    release();
    stop.abort();
    useProposing.setState({ on: false });
  };
}

function isPlainKey(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
}
