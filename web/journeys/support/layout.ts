/** Looks at a table as an eye would: is everything that can be done in the window, can all words be read, and does one
 *  thing weigh more than the others? */
import type { CDPSession, Page } from "@playwright/test";

export interface Size {
  width: number;
  height: number;
  touch?: boolean; // fingers need more room than a mouse
}

export const SIZES: Size[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1280, height: 720, touch: true },
];

const tools = new WeakMap<Page, CDPSession>(); // what they say holds as long as they are there

/** A window of this size, on a machine with a mouse or for fingers. */
export async function resize(page: Page, { width, height, touch = false }: Size): Promise<void> {
  if (!tools.has(page)) tools.set(page, await page.context().newCDPSession(page));
  await tools.get(page)!.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
  await page.setViewportSize({ width, height });
}

/** What is wrong with the layout at this size, in words. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const GROUPS = ".zone-card :is(.mc-group, .mb-group:not(.is-pass), .ask)";
    const SEEN = 0.7; // of something lit that is enough: cards of a hand lie under the edge by a quarter, buttons do not
    const found: string[] = [];
    const called = (one: Element) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? one.className.toString()).trim().slice(0, 40);

    /** What is asked of an element and everything around it is asked once. */
    function once<Answer>(ask: (one: Element) => Answer): (one: Element) => Answer {
      const known = new Map<Element, Answer>();
      return (one) => {
        if (!known.has(one)) known.set(one, ask(one));
        return known.get(one)!;
      };
    }

    /** Words for those who listen are drawn too: without a color, or cut to nothing. */
    function isSeen(one: Element): boolean {
      if (!one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (one instanceof SVGTextElement && getComputedStyle(one).fill === "none") return false;
      return isOpen(one);
    }

    const isOpen = once((one: Element): boolean => {
      const { opacity, clipPath } = getComputedStyle(one);
      if (opacity === "0" || clipPath === "inset(50%)") return false;
      return !one.parentElement || isOpen(one.parentElement);
    });

    interface Sides {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    const cutBy = (one: Sides, by: Sides): Sides => ({
      left: Math.max(one.left, by.left),
      top: Math.max(one.top, by.top),
      right: Math.min(one.right, by.right),
      bottom: Math.min(one.bottom, by.bottom),
    });

    /** What an element shows of itself: everything around it, and the window, cuts off what it cuts off. */
    const openingOf = once((one: Element): Sides => {
      const around = one.parentElement
        ? openingOf(one.parentElement)
        : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const { overflow, display } = getComputedStyle(one);
      return overflow === "visible" || display === "inline"
        ? around
        : cutBy(around, one.getBoundingClientRect());
    });

    /** What remains of a box in an element. */
    function shownOf(element: Element, box: DOMRect): DOMRect {
      const { left, top, right, bottom } = cutBy(box, openingOf(element));
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
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

    const isDesk = innerWidth >= 900 && innerHeight >= 540;
    const root = document.scrollingElement!;
    if (root.scrollHeight > innerHeight + 1)
      found.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);

    const lit =
      ".table-face [data-state=lit], .zone-card button, .zone-tray [data-state=lit], .hand-card.is-lit" +
      (isDesk && matchMedia("(pointer: fine)").matches ? ", .prompt.yours .prompt-foot > *" : ""); // fingers scroll to it
    for (const thing of document.querySelectorAll(lit)) {
      if (!isSeen(thing) || isInList(thing)) continue;
      const box = thing.getBoundingClientRect();
      const shown = shownOf(thing.parentElement!, box);
      const share = (shown.width * shown.height) / (box.width * box.height);
      if (share === 0) found.push(`outside the window: ${called(thing)}`);
      else if (share < (isDesk && thing.closest(".prompt") ? 0.97 : SEEN))
        found.push(`cut off: ${called(thing)}`);
      else if (isDesk && !isReached(thing, shown)) found.push(`covered: ${called(thing)}`);
    }

    /** Some point of it takes a click: nothing lies over all of it but a sheet that asks; then the card has it, too. */
    function isReached(thing: Element, { left, top, width, height }: DOMRect): boolean {
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over?.closest(".mb-over, .zone-sheet")) return true;
      const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
      return parts.some((across) =>
        parts.some((down) =>
          thing.contains(document.elementFromPoint(left + across * width, top + down * height)),
        ),
      );
    }

    // What is asked is answered in a few groups; what ends a turn is none.
    const groups = [...document.querySelectorAll(GROUPS)].filter(isSeen);
    if (groups.length > 5) found.push(`${groups.length} groups in the card`);

    // One row at a desk; on a phone a head leaves the room to the board.
    const head = document.querySelector(".table-head")?.getBoundingClientRect().bottom ?? 0;
    if (head > (isDesk ? 64 : 160)) found.push(`the head is ${Math.round(head)} high`);

    // One center of weight: a single primary button, and a single lantern.
    const blue = colorOf("--blue");
    const primary = [...document.querySelectorAll("button, a, [role=button]")].filter(
      (one) => isSeen(one) && getComputedStyle(one).backgroundColor === blue,
    );
    if (primary.length > 1)
      found.push(`${primary.length} primary buttons: ${primary.map(called).join(", ")}`);
    const lanterns = [...document.querySelectorAll(".prompt.yours")].filter(isSeen);
    if (lanterns.length > 1) found.push(`${lanterns.length} cards with the lantern`);

    function colorOf(name: string): string {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(${name})`;
      const color = getComputedStyle(probe).color;
      probe.remove();
      return color;
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
      const whole = range.getBoundingClientRect();
      const box = shownOf(element, whole);
      if (box.width < 2 || box.height < 2) continue;
      // What lies below a sheet or another card is not read.
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !(top.contains(element) || element.contains(top) || isOfPicture(top, element))) continue;
      words.push({ element, box, said });
      if (box.height < whole.height - 2 && isHalf(element, range, box))
        found.push(`a line cut in two: ${said}`);
      const line = parseFloat(getComputedStyle(element).fontSize);
      if (whole.height > 1.9 * line && !(element instanceof SVGElement)) found.push(...brokenIn(node));
    }

    /** A line of words is shown by half, and one cannot scroll to see it whole. */
    function isHalf(element: Element, range: Range, box: DOMRect): boolean {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return false;
      return [...range.getClientRects()].some(({ top, bottom, height }) => {
        const seen = (Math.min(bottom, box.bottom) - Math.max(top, box.top)) / height;
        return seen > 0.15 && seen < 0.75;
      });
    }

    /** Words that go on in the next line, though nothing says where they may be parted. */
    function brokenIn(node: Node): string[] {
      return [...node.textContent!.matchAll(/(?<![\u00ad\p{L}])\p{L}{4,}/gu)]
        .filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ 0: word }) => `a broken word: ${word}`);
    }

    /** A drawing lies on words when it is the same one, or where the words are none of a drawing: cards cover cards. */
    function isOfPicture(top: Element, element: Element): boolean {
      if (!(top instanceof SVGElement)) return false;
      if (element instanceof SVGElement && top.closest("svg") !== element.closest("svg")) return false;
      return !isOnPaper(top, element);
    }

    /** Between a drawing and what lies below it there is something that nobody sees through: a sheet, a card. */
    function isOnPaper(top: Element, below: Element): boolean {
      for (
        let around: Element | null = top;
        around && !around.contains(below);
        around = around.parentElement
      ) {
        if (around instanceof SVGElement) continue;
        const { backgroundColor, backgroundImage } = getComputedStyle(around);
        if (backgroundImage !== "none" || !/^rgba\(.*, 0(\.\d+)?\)$|transparent|\/ 0/.test(backgroundColor))
          return true;
      }
      return false;
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
