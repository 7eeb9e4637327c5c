/** Cards can be read: no word on one is too small, and on a phone no effect on offer is cut off. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { SIZES } from "./support/layout";
import { clickLit, litKind, playNow, TITLES } from "./support/play";

const LEAST = 13; // pixels
const CARDS = ".mc-card, .mc-traycard, .mc-work, .mb-card, .mb-chip";
const WORDED = ["macao", "maracaibo"] as const; // the cards of Macau bear signs

/** Words on cards that are written smaller, each with its size. What is drawn beside them are signs. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ cards, least }) =>
      [...document.querySelectorAll(cards)].flatMap((card) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const around = text.parentElement!;
          if (!text.textContent?.trim() || around.closest("svg, [class$=-hidden]")) continue;
          if (!around.checkVisibility({ visibilityProperty: true })) continue;
          const size = parseFloat(getComputedStyle(around).fontSize);
          if (size < least) found.push(`${size.toFixed(1)} px: ${text.textContent} (${around.className})`);
        }
        return found;
      }),
    { cards: CARDS, least: LEAST },
  );
}

for (const title of WORDED) {
  test(`${TITLES[title]}: words on cards are 13 px or more, at every size of window`, async ({ page }) => {
    await playNow(page, title);
    let cards = 0;
    for (let click = 0; click < 12; click++) {
      await litKind(page);
      if (click % 4 === 0) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          cards += await page.locator(CARDS).count();
          expect(await smallWords(page), `${size.width}x${size.height}`).toEqual([]);
        }
        await page.setViewportSize(SIZES[0]!);
      }
      await clickLit(page, click);
    }
    expect(cards, "cards that were looked at").toBeGreaterThan(50);
  });

  test(`${TITLES[title]}: the list of cards is written in 13 px or more`, async ({ page }) => {
    for (const size of [SIZES[0]!, SIZES[3]!]) {
      await page.setViewportSize(size);
      await page.goto(`/cards/${title}`);
      await expect(page.locator(CARDS).first()).toBeVisible();
      expect(await smallWords(page), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("effects of Macao's cards stand whole on the cards on offer", async ({ page }) => {
    await playNow(page, "macao");
    await litKind(page);
    const texts = page.locator(".mc-card .mc-card-text");
    expect(await texts.count()).toBeGreaterThan(1);
    const cut = texts.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
    );
    expect(await cut).toEqual([]);
  });
});
