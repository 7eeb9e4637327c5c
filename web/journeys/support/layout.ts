/** Looks at a table as an eye would: is everything that can be done in the window, and can all words be read? */
import type { Page } from "@playwright/test";

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

/** What the table asks now, so that each phase is looked at once or twice. */
export function phaseOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector(".prompt-said")?.textContent ?? "");
}

/** What is wrong with the layout at this size, in words. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const called = (one: Element) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? one.className.toString()).trim().slice(0, 40);

    /** Words for those who listen are drawn too: with no opacity, or cut to nothing. */
    function isSeen(one: Element): boolean {
      if (!one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      for (let around: Element | null = one; around; around = around.parentElement) {
        const { opacity, clipPath } = getComputedStyle(around);
        if (opacity === "0" || clipPath === "inset(50%)") return false;
      }
      return true;
    }

    /** In lists one scrolls; everything else stays where it is. */
    function isInList(one: Element): boolean {
      const list = one.closest(".prompt-choices, .log, .chat-lines, .dialog, [data-scrolls]");
      if (!list || list.matches(".dialog")) return !!list;
      // On a phone, what the card asks scrolls in the body of the card.
      const isPhone = innerWidth < 900 || innerHeight < 540;
      return [list, isPhone ? list.closest(".prompt-body") : null].some(
        (box) => box && /auto|scroll/.test(getComputedStyle(box).overflowY),
      );
    }

    const root = document.scrollingElement!;
    if (root.scrollHeight > innerHeight + 1)
      found.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);

    const lit =
      ".table-face [data-state=lit], .zone-card button, .zone-tray [data-state=lit], .hand-card.is-lit";
    for (const thing of document.querySelectorAll(lit)) {
      if (!isSeen(thing) || isInList(thing)) continue;
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
        found.push(`outside the window: ${called(thing)}`);
      else if (isCut(thing, x, y)) found.push(`cut off: ${called(thing)}`);
    }

    /** The middle of it lies outside something around it that shows no more. */
    function isCut(thing: Element, x: number, y: number): boolean {
      for (let around = thing.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflow === "visible" || around instanceof SVGElement) continue;
        const box = around.getBoundingClientRect();
        if (x < box.left - 1 || x > box.right + 1 || y < box.top - 1 || y > box.bottom + 1) return true;
      }
      return false;
    }

    /** What remains of a box when everything around it, and the window, has cut off what it cuts off. */
    function shownOf(element: Element, box: DOMRect): DOMRect {
      let { left, top, right, bottom } = box;
      const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
        [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
        [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflow !== "visible" && style.display !== "inline") cut(around.getBoundingClientRect());
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    const words: { element: Element; box: DOMRect; said: string }[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(".table") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = node.textContent!.trim();
      const element = node.parentElement;
      if (!said || !element || !isSeen(element)) continue;
      if (element.closest(".flights")) continue; // what flies over the table is gone in a moment
      // On a phone's side a chart is drawn smaller than it can be read: there one zooms.
      if (innerHeight < 540 && element.closest("[data-zooms]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = shownOf(element, range.getBoundingClientRect());
      if (box.width < 2 || box.height < 2) continue;
      // What lies below a sheet or another card is not read.
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !(top.contains(element) || element.contains(top) || isOfPicture(top, element))) continue;
      words.push({ element, box, said });
    }

    /** A drawing lies on words when it is the same one, or where the words are none of a drawing: cards cover cards. */
    function isOfPicture(top: Element, element: Element): boolean {
      if (!(top instanceof SVGElement)) return false;
      return !(element instanceof SVGElement) || top.closest("svg") === element.closest("svg");
    }

    for (let one = 0; one < words.length; one++) {
      for (let other = one + 1; other < words.length; other++) {
        const [a, b] = [words[one]!, words[other]!];
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across <= 2 || down <= 2) continue;
        const least = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
        // Boxes of letters are higher than the letters: a third is where eyes begin to mind.
        if (across * down > least / 3) found.push(`"${a.said.slice(0, 25)}" on "${b.said.slice(0, 25)}"`);
      }
    }
    return [...new Set(found)];
  });
}
