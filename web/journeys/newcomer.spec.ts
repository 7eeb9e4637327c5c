import { ended, openHome, playNow, playToTheEnd } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

test.slow(); // whole games: a minute on a quiet machine, more on a busy one

test("a newcomer plays a whole game of Macao by clicking only what is lit", async ({ page }) => {
  await openHome(page);
  await isForEverybody(page);
  await playNow(page, "macao");
  expect(await playToTheEnd(page)).toBeGreaterThan(60);
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
});

test("a newcomer plays a whole game of Macau by clicking only what is lit", async ({ page }) => {
  await playNow(page, "macau_cards");
  expect(await playToTheEnd(page)).toBeGreaterThan(3);
  await expect(ended(page)).toBeVisible();
});
