import type { Page } from "@playwright/test";
import { playNowByKeyboard, reachWhileThere } from "./support/keyboard";
import { litKind } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

/** Reaches something lit and presses Enter, unless it went out meanwhile; false when the game is over. */
async function enterLit(page: Page): Promise<boolean> {
  const kind = await litKind(page);
  if (!kind) return false;
  if (await reachWhileThere(page, kind)) await page.keyboard.press("Enter");
  return true;
}

test("a whole deal of Macau is played with the keyboard alone", { tag: "@sweep" }, async ({ page }) => {
  await playNowByKeyboard(page, "Macau");
  for (let turn = 0; turn < 400; turn++) {
    if (!(await litKind(page))) break;
    if (turn % 2) await page.keyboard.press("1");
    else if ((await page.locator(".hand-card.is-lit").count()) > 0) {
      if (!(await reachWhileThere(page, ".hand-card"))) continue;
      await page.keyboard.press("Home");
      if (await reachWhileThere(page, ".hand-card.is-lit", "ArrowRight", 40))
        await page.keyboard.press("Enter");
    } else await enterLit(page);
  }
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
});

test("turns of Macao are played with the keyboard alone", async ({ page }) => {
  await playNowByKeyboard(page, "Macao");
  const third = page.getByText(/^Round 3/).first();
  for (let pressed = 0; pressed < 120 && !(await third.isVisible()); pressed++) await enterLit(page);
  await expect(third).toBeVisible();
});

test("the question mark lists the keys, Escape closes the list", async ({ page }) => {
  await playNowByKeyboard(page, "Macao");
  await litKind(page);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list).toBeVisible();
  await isForEverybody(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});
