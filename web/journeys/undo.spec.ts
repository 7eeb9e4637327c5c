import type { Page } from "@playwright/test";
import { clickLit, litKind, playNow } from "./support/play";
import { expect, test } from "./support/journey";

const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
// All that can be done, as the list has it; what is only being put together on the page is not in it.
const choices = (page: Page) => page.locator(".prompt-choices").evaluate((list) => list.textContent ?? "");

/** The server has answered what was done last: what is listed now is what can be done next. */
const answered = (page: Page) => expect(page.locator(".table-face[aria-busy=false]")).toBeVisible();

/** Plays until a step can be taken back, and tells what the choices were before it. */
async function untilUndo(page: Page): Promise<string> {
  for (let turn = 0; turn < 80; turn++) {
    await litKind(page);
    const before = await choices(page);
    await clickLit(page, turn);
    await litKind(page);
    await answered(page);
    if ((await undo(page).isEnabled()) && (await choices(page)) !== before) return before;
  }
  throw new Error("nothing that could be taken back in 80 clicks");
}

test("a step is taken back with the button", async ({ page }) => {
  await playNow(page, "macao");
  const before = await untilUndo(page);
  expect(await choices(page)).not.toBe(before);
  await undo(page).click();
  await expect.poll(() => choices(page)).toBe(before);
});

test("a step is taken back with Ctrl+Z, and can be done again", async ({ page }) => {
  await playNow(page, "macao");
  const before = await untilUndo(page);
  const after = await choices(page);
  await page.keyboard.press("Control+z");
  await expect.poll(() => choices(page)).toBe(before);
  expect(after).not.toBe(before);
  await expect(undo(page)).toBeDisabled();
  await untilUndo(page);
});
