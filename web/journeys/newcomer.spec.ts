import { clickLit, ended, openHome, playNow, playToTheEnd } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";
import { saysNothingInternal } from "./support/words";
import { playAhead, WHOLE_GAMES } from "./support/program";

test.slow(); // a minute on a quiet machine, more on a busy one

test("a newcomer plays Macao to its end by clicking only what is lit", async ({ page }) => {
  await openHome(page);
  await isForEverybody(page);
  await playNow(page, "macao");
  for (let clicks = 0; clicks < 25; clicks++) await clickLit(page, clicks);
  await playAhead(page, 12);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await playToTheEnd(page)).toBeGreaterThan(WHOLE_GAMES ? 60 : 2);
  await expect(ended(page)).toBeVisible();
  // It is counted up part by part, until somebody would rather have it at once.
  const sheet = page.getByRole("dialog");
  const atOnce = sheet.getByRole("button", { name: "Count at once" });
  const points = async () => (await sheet.locator(".place-score").allInnerTexts()).map(Number);
  await expect(atOnce).toBeVisible();
  await expect(sheet.locator(".place.is-won")).toHaveCount(0);
  const before = await points();
  await expect.poll(async () => (await points()).join()).not.toBe(before.join());
  await atOnce.click();
  await expect(atOnce).toHaveCount(0);
  await expect(sheet.locator(".place.is-won")).toHaveCount(1);
  expect((await sheet.locator(".place-number").allInnerTexts())[0]).toBe("1");
  await saysNothingInternal(page);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.getByRole("list", { name: "Log" }).or(page.locator(".log")).first()).toBeVisible();
  await saysNothingInternal(page);
});

test("a newcomer plays a whole game of Macau by clicking only what is lit", async ({ page }) => {
  await playNow(page, "macau_cards");
  expect(await playToTheEnd(page)).toBeGreaterThan(3);
  await expect(ended(page)).toBeVisible();
});
