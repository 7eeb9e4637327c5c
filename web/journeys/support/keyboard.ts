/** Ways through the page without a mouse. */
import { expect, type Page } from "@playwright/test";

const isAt = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on with a key until something is focused. */
export async function reach(page: Page, selector: string, key = "Tab", most = 150): Promise<void> {
  if (!(await reachWhileThere(page, selector, key, most)))
    throw new Error(`${selector} is not reached with ${key}: it is gone`);
}

/** The same for what may go by itself, as a window that somebody else closes: false when it has gone. */
export async function reachWhileThere(
  page: Page,
  selector: string,
  key = "Tab",
  most = 150,
): Promise<boolean> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await isAt(page, selector)) return true;
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached with ${key}`);
}

/** From the start page to a running table of the title with this name. */
export async function playNowByKeyboard(page: Page, title: string): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip" })).toBeFocused();
  const named = await page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll("article")];
    const card = cards.find((one) => one.querySelector("h2")?.textContent === wanted);
    card?.querySelector("button")?.setAttribute("data-wanted", "");
    return Boolean(card);
  }, title);
  expect(named).toBe(true);
  await reach(page, "[data-wanted]");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/table\/\w+/);
}
