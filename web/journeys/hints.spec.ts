import type { Locator, Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";
import { clickLit, playNow } from "./support/play";

/** Not every decision is a choice: what leaves none is done until there is one. */
async function aChoice(page: Page, button: Locator): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    if (await becomesEnabled(button)) return;
    await clickLit(page, turn);
  }
}

const becomesEnabled = (button: Locator) =>
  expect(button)
    .toBeEnabled({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );

test("whoever plays bots asks for a hint, by button and by key", async ({ page }) => {
  await playNow(page, "macau_cards");
  const hint = page.getByRole("region", { name: "Hint" });
  const button = page.getByRole("button", { name: "Hint", exact: true });
  const best = hint.getByRole("listitem");
  await aChoice(page, button);
  await button.click();
  await expect(best.first()).toBeVisible();
  expect(await best.count()).toBeLessThanOrEqual(3);
  await expect(best.first()).toContainText(/\. ?chance to win \d+%/); // a reason, then the figures
  await isForEverybody(page);
  await best
    .first()
    .getByRole("button", { name: /^Show it: / })
    .click();
  await expect(page.locator(".ring").first()).toBeVisible();
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(best).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(best.first()).toBeVisible();
});

test("a finished game is looked at again, and its turning points lead to their steps", async ({
  page,
  finished,
}) => {
  test.slow(); // a bot goes through the whole game
  await page.goto(`/table/${finished.id}/replay#${finished.key}`);
  const panel = page.locator("#analysis");
  await panel.getByRole("button", { name: "Look at this game again" }).click();
  await expect(panel.getByText(/^Judged: |next in line/)).toBeVisible();
  await expect(panel.getByRole("img", { name: /Chances to win/ })).toBeVisible({ timeout: 240_000 });
  await isForEverybody(page);
  const next = panel.getByRole("button", { name: "Next costly choice" });
  await next.click();
  await expect(panel.getByText("Difference")).toBeVisible();
  await expect(panel.getByText("The admiral", { exact: true })).toBeVisible();
  const point = panel.getByRole("button", { name: /^Turning point 1, step \d+/ });
  const step = /step (\d+)/.exec((await point.getAttribute("aria-label"))!)![1]!;
  const { width, height } = (await point.boundingBox())!;
  expect(Math.min(width, height), "large enough for a finger").toBeGreaterThanOrEqual(44);
  await point.press("Enter"); // two of them may lie so close that the later one covers the middle of this one
  await expect(page.getByText(new RegExp(`^Step ${step} of`))).toBeVisible();
  // What to try next time leads to where one decided.
  await expect(panel.getByRole("heading", { name: "Three things to try next time" })).toBeVisible();
  const tries = panel.locator(".next-time > li");
  const count = await tries.count();
  expect(count).toBeLessThanOrEqual(3);
  if (count === 0) await expect(panel).toContainText("Nothing that a bot would clearly have done otherwise.");
  for (const one of await tries.all()) {
    await one.getByRole("button", { name: /^Look, round \d+/ }).click();
    await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  }
  await panel.getByText("As a table").click();
  await expect(panel.getByRole("columnheader", { name: "Step" })).toBeVisible();
});
