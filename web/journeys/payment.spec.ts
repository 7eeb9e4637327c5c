/** Cubes of any color are given in any order, by mouse, keyboard and touch, and go together or not at all. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./support/journey";
import { playAt, momentOf, test } from "./support/moments";

test.use({ viewport: { width: 1280, height: 720 }, hasTouch: true });

const PRICE = 3; // two spaces of the wall

test("Macao: a payment is put together in any order by mouse, keyboard and touch, given up and made", async ({
  page,
  moments,
}) => {
  await playAt(page, momentOf(moments, "move_wall", "cash_joker", "take_quarter", "activate"));
  const cubes = cubesOf(page);
  const card = page.getByRole("region", { name: "What is to be done" });
  const count = card.getByRole("status").filter({ hasText: `of ${PRICE}` });
  const confirm = card.getByRole("button", { name: "Confirm" });
  const before = await cubes.count();

  // By mouse: the last cubes first, one of them taken back, and given up.
  await askToPay(page, "click");
  await expect(count).toContainText(`0 of ${PRICE}`);
  await expect(confirm).toBeDisabled();
  await cubes.last().click();
  await expect(count).toContainText(`1 of ${PRICE}`);
  await page.locator(".mc-slotbutton.is-full").first().click();
  await expect(count).toContainText(`0 of ${PRICE}`);
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(count).toHaveCount(0);
  expect(await cubes.count()).toBe(before);

  // By keyboard: taken and given up with Escape.
  await askToPay(page, "press");
  await cubes.first().press("Enter");
  await expect(count).toContainText(`1 of ${PRICE}`);
  await page.keyboard.press("Escape");
  await expect(count).toHaveCount(0);

  // By touch: first and last in turn until all is paid, then nothing is open and the cubes are gone.
  await askToPay(page, "tap");
  await cubes.last().tap();
  await page.locator(".mc-supply .mc-cubebutton[data-state=lit]").first().tap();
  await expect(count).toContainText(`2 of ${PRICE}`);
  await expect(confirm).toBeDisabled();
  await page.locator(".mc-supply .mc-cubebutton[data-state=lit]").last().tap();
  await confirm.tap();
  await expect(count).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Log" })).toContainText("You move 2 spaces on the wall");
  await expect(cubes).toHaveCount(before - PRICE);
  await page.getByRole("button", { name: "Undo" }).tap(); // as it was, for whoever comes next
  await expect(cubes).toHaveCount(before);
});

type Way = "click" | "tap" | "press";

const doneBy = (thing: Locator, way: Way) => (way === "press" ? thing.press("Enter") : thing[way]());

/** The wall asks how far. */
async function askToPay(page: Page, way: Way): Promise<void> {
  await doneBy(page.locator('[data-place="wall"]').first(), way);
  await doneBy(page.getByRole("button", { name: /^Move 2 on the wall/ }).first(), way);
}

const cubesOf = (page: Page) => page.locator(".mc-supply .mc-cubebutton");
