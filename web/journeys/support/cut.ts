/** Words that somebody cannot read to their end: they stick out of the button they lie on, or are cut and nothing says so. */
import type { Page } from "@playwright/test";

export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OVER = 2; // boxes of letters are wider and higher than the letters
    const found: string[] = [];

    /** The lines of a text, as they are drawn. */
    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    function isSeen(one: Element): boolean {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let around: Element | null = one; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === "inset(50%)") return false;
      return true;
    }

    /** Round is what has no straight side: a coin, and not a button with round corners. */
    function isRound(button: Element, { width, height }: DOMRect): boolean {
      const { borderTopLeftRadius } = getComputedStyle(button);
      const radius = parseFloat(borderTopLeftRadius) * (borderTopLeftRadius.endsWith("%") ? width / 100 : 1);
      return Math.abs(width - height) < 2 && radius >= width / 2 - 1;
    }

    /** The coin that is drawn, which may be smaller than what takes a press. */
    function coinOf(button: Element): DOMRect | undefined {
      return [...button.querySelectorAll("circle")]
        .filter((one) => getComputedStyle(one).fill !== "none")
        .map((one) => one.getBoundingClientRect())
        .sort((one, other) => other.width - one.width)[0];
    }

    function isOut(button: Element, line: DOMRect): boolean {
      const whole = button.getBoundingClientRect();
      const box = isRound(button, whole) ? (coinOf(button) ?? whole) : whole;
      if (box === whole && !isRound(button, whole))
        return (
          line.left < box.left - OVER ||
          line.right > box.right + OVER ||
          line.top + line.height / 4 < box.top - OVER ||
          line.bottom - line.height / 4 > box.bottom + OVER
        );
      const [x, y, radius] = [box.left + box.width / 2, box.top + box.height / 2, box.width / 2];
      // Letters take about the middle half of their line, and a coin has an edge.
      const ends = [line.top + line.height / 4, line.bottom - line.height / 4];
      return ends.some((end) =>
        [line.left, line.right].some((side) => Math.hypot(side - x, end - y) > (radius * 11) / 12),
      );
    }

    /** A text is cut at its side, without dots and without that one could scroll. Only what lies in lines gets dots: not
     *  what stands beside other things in a row. */
    function isCut(text: Node, line: DOMRect): boolean {
      let isInLine = true;
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX, textOverflow, display } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX)) return false;
        if (overflowX !== "visible" && !/^inline$|contents/.test(display)) {
          const { left, right } = around.getBoundingClientRect();
          if (line.right > right + OVER || line.left < left - OVER)
            return !isInLine || textOverflow !== "ellipsis";
        }
        isInLine &&= display.startsWith("inline");
      }
      return false;
    }

    /** What the things around a text up to its button leave of a line. */
    function shownOf(line: DOMRect, text: Node, button: Element): DOMRect {
      let { left, top, right, bottom } = line;
      for (let around = text.parentElement; around && around !== button; around = around.parentElement) {
        const { overflow, display } = getComputedStyle(around);
        if (overflow === "visible" || /^inline$|contents/.test(display)) continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /** What a text lies on: its button, or a label with a paper of its own that hangs on it. */
    function paperOf(text: Node): Element | null {
      const button = text.parentElement?.closest("button, a.button, [role=button]") ?? null;
      for (let around = text.parentElement; around && around !== button; around = around.parentElement) {
        const { backgroundColor, position } = getComputedStyle(around);
        if (position === "absolute" && !/, 0\)$|transparent/.test(backgroundColor)) return around;
      }
      return button;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent!.trim();
      if (!said || !element || element instanceof SVGElement || !isSeen(element)) continue;
      if (element.closest("select, option, .flights")) continue;
      const button = paperOf(text);
      for (const line of linesOf(text)) {
        if (line.bottom < 0 || line.top > innerHeight) continue;
        const shown = button ? shownOf(line, text, button) : line;
        if (shown.width < 1 || shown.height < 1) continue;
        if (button && isOut(button, shown)) found.push(`out of its button: ${said.slice(0, 40)}`);
        if (isCut(text, line)) found.push(`cut without dots: ${said.slice(0, 40)}`);
      }
    }
    return [...new Set(found)];
  });
}
