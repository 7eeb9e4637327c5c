import type { Page } from "@playwright/test";
import { clickLit, ended, litKind, playNow, playToTheEnd } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PAGES = [
  "/",
  "/open/macao",
  "/open/macau_cards",
  "/rules/macao",
  "/cards/macao",
  "/learn",
  "/data",
  "/records",
  "/profile",
  "/how",
  "/pieces",
];
const SMALLEST = 44; // a fingertip

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(screen!);
}

/** Everything that can be done now is large enough for a finger. */
async function isForFingers(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const seen = (one: Element) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    return [...document.querySelectorAll("main button:enabled, main a.button, main [data-state=lit]")]
      .filter((one) => seen(one) && !one.closest("[hidden]"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
  }, SMALLEST);
  expect(small, "too small for a finger").toEqual([]);
}

test("a phone plays a whole game of Macau", async ({ page }) => {
  await playNow(page, "macau_cards");
  await litKind(page);
  await fits(page);
  await isForFingers(page);
  await isForEverybody(page);
  await playToTheEnd(page);
  await expect(ended(page)).toBeVisible();
  await fits(page);
});

test("a phone plays rounds of Macao, part by part of the table", async ({ page }) => {
  await playNow(page, "macao");
  const parts = page.locator(".mc-tabs button");
  for (let turn = 0; turn < 30; turn++) {
    await litKind(page);
    if (turn % 6 === 0) await fits(page);
    await clickLit(page, turn);
  }
  for (const part of await parts.all()) {
    await part.tap();
    await fits(page);
    await isForFingers(page);
    await isForEverybody(page);
  }
});

test("a phone held sideways shows the table without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const title of ["macao", "macau_cards"] as const) {
    await playNow(page, title);
    await litKind(page);
    await fits(page);
  }
});

test("every page fits on a phone", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fits(page);
  }
});
