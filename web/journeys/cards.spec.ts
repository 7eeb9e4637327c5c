/** Cards can be read and have a face: no word on one is too small, none is without its picture, and on a phone no effect on
 *  offer is cut off. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { SIZES } from "./support/layout";
import { goTo, momentAt, test as atMoments } from "./support/moments";
import { clickLit, litKind, playNow, TITLES } from "./support/play";

const LEAST = 13; // pixels
const CARDS = ".mc-card, .mc-traycard, .mc-work, .mb-card, .mb-chip";
const ABOUT = ".mc-card-about, .mb-card-about"; // what is told about a card that one points at
// Six in the tray, of which one must go, have no room for it.
const PICTURED = `.mc-card, .mc-spaces:not(:has(> :nth-child(6))) > .mc-traycard, .mb-card, ${ABOUT}`;
const LOW = 540; // pixels: on a phone's side Maracaibo's hand has signs alone, and a finger that reads a card sees it
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
          if (!/[\p{L}\p{N}]/u.test(text.textContent ?? "") || around.closest("svg, [class$=-hidden]"))
            continue;
          if (!around.checkVisibility({ visibilityProperty: true })) continue;
          const size = parseFloat(getComputedStyle(around).fontSize);
          if (size < least) found.push(`${size.toFixed(1)} px: ${text.textContent} (${around.className})`);
        }
        return found;
      }),
    { cards: `${CARDS}, ${ABOUT}`, least: LEAST },
  );
}

/** Cards that are seen without their picture. */
function faceless(page: Page): Promise<string[]> {
  return page.locator(PICTURED).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.querySelector("svg.art use")?.closest("svg")?.getClientRects().length)
      .map((one) => `no picture: ${one.textContent}`),
  );
}

/** Points at a card: what is told about it has its words and its picture, too. */
async function pointsAtOne(page: Page): Promise<void> {
  await page.locator(".mc-card:visible, .mb-card:visible").first().hover();
  await expect(page.locator(ABOUT).first().locator("svg.art")).toBeVisible();
  expect(await smallWords(page)).toEqual([]);
  await page.mouse.move(0, 0);
}

for (const title of WORDED) {
  test(`${TITLES[title]}: cards have their picture and words of 13 px or more, at every size of window`, async ({
    page,
  }) => {
    await playNow(page, title);
    let cards = 0;
    for (let click = 0; click < 12; click++) {
      await litKind(page);
      if (click % 4 === 0) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          cards += await page.locator(CARDS).count();
          expect(await smallWords(page), `${size.width}x${size.height}`).toEqual([]);
          if (title === "macao" || size.height >= LOW)
            expect(await faceless(page), `${size.width}x${size.height}`).toEqual([]);
        }
        await page.setViewportSize(SIZES[0]!);
        if (click === 0) await pointsAtOne(page);
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
      expect(await faceless(page), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}

atMoments("cards at work wear their picture and are written in 13 px or more", async ({ page, moments }) => {
  await goTo(page, momentAt("macao", moments, "cash_joker"));
  await expect(page.locator(".mc-work svg.art").first()).toBeVisible();
  expect(await smallWords(page)).toEqual([]);
  await goTo(page, momentAt("maracaibo", moments, "buy_planned"));
  await page.getByText(/^Bought \d+/).click();
  await expect(page.locator(".mb-chip svg.art").first()).toBeVisible();
  expect(await smallWords(page)).toEqual([]);
});

for (const title of WORDED) {
  atMoments(
    `${TITLES[title]}: cards of a replay, and before others, are no smaller and have their picture`,
    async ({ page, moments }) => {
      const over = moments.find((one) => one.title === title && one.name.endsWith("over: over"))!;
      let cards = 0;
      for (const step of [1, 40, 90]) {
        await page.goto(`/table/${over.table}/replay?step=${step}&seat=0`);
        await expect(page.getByText(new RegExp(`^Step ${step} of`))).toBeVisible();
        await expect(page.locator(CARDS).first()).toBeVisible();
        cards += await page.locator(CARDS).count();
        expect(await smallWords(page), `step ${step}`).toEqual([]);
        expect(await faceless(page), `step ${step}`).toEqual([]);
      }
      expect(cards, "cards that were looked at").toBeGreaterThan(10);
      await goTo(page, momentAt(title, moments, title === "macao" ? "activate" : "buy_planned"));
      await page.locator(".table-head .seat:not(.shown)").first().getByRole("button").first().click();
      const sheet = page.locator(".mc-othertray, .mb-seat-sheet");
      await expect(sheet.first()).toBeVisible();
      const works = sheet.locator(".mc-work");
      await expect(works.locator("svg.art:visible")).toHaveCount(await works.count());
      expect(await smallWords(page)).toEqual([]);
      expect(await faceless(page)).toEqual([]);
    },
  );
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
