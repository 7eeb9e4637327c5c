/** Keys that work without Ctrl, anywhere on a table: some have no use for them, and switch them off. */
import { useSettings } from "./settings";

/** Where a letter belongs to whoever has the focus. */
const OWN = "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]";
/** What a space presses. */
const PRESSED = "button, a, summary, [role=button], [role=tab], [role=menuitem], [tabindex]";

/** Nothing on the page hears of a single key that is switched off; what presses a button still does. */
function keepOut(event: KeyboardEvent): void {
  if (useSettings.getState().keys || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length !== 1 || !(event.target instanceof Element)) return;
  if (event.target.closest(event.key === " " ? `${OWN}, ${PRESSED}` : OWN)) return;
  event.stopImmediatePropagation();
}

// Before anybody else can listen.
if (typeof window !== "undefined") window.addEventListener("keydown", keepOut, true);
