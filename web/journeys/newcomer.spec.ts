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
  expect(await playToTheEnd(page)).toBeGreaterThan(WHOLE_GAMES ? 60 : 2);
  await expect(ended(page)).toBeVisible();
  await saysNothingInternal(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.getByRole("list", { name: "Log" }).or(page.locator(".log")).first()).toBeVisible();
  await saysNothingInternal(page);
});

test("a newcomer plays a whole game of Macau by clicking only what is lit", async ({ page }) => {
  await playNow(page, "macau_cards");
  expect(await playToTheEnd(page)).toBeGreaterThan(3);
  await expect(ended(page)).toBeVisible();
});
