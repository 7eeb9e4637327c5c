/** Whether a page fits on a small screen and under a finger. */
import { expect, type Page } from "@playwright/test";

const SMALLEST = 44; // a fingertip

/** Nothing is wider than the screen. */
export async function fits(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(screen!);
}

const TOUCHED = "button:enabled, a, select, textarea, input, label.check, [role=tab], [role=button]";

/** Everything that can be touched is large enough for a finger, apart from links within a sentence and what is named. */
export async function isForFingers(page: Page, apart = "[hidden]"): Promise<void> {
  const small = await page.evaluate(
    ([least, touched, apart]) => {
      const seen = (one: Element) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      const isInText = (one: Element) =>
        one.matches("a") &&
        getComputedStyle(one).display === "inline" &&
        one.parentElement!.textContent!.trim().length > one.textContent!.trim().length;
      return (
        [...document.querySelectorAll(touched)]
          .filter((one) => seen(one) && !one.closest("[hidden], [inert], .unseen") && !isInText(one))
          // A dialog ends with a button that only screen readers find: a pixel, made by react-aria.
          .filter((one) => !one.matches(`label.check input, button[style*="width: 1px"], ${apart}`))
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
          .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)
      );
    },
    [SMALLEST, TOUCHED, apart] as const,
  );
  expect(small, "too small for a finger").toEqual([]);
}
