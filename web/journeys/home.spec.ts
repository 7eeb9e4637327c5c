/** The start page: three equal tiles with a board that plays, and what waits for oneself first. */
import { expect, test } from "./support/journey";
import { openHome, playNow, TITLES } from "./support/play";

test("each title is shown by a game that goes on, and all can be begun without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openHome(page);
  for (const button of await page.getByRole("button", { name: "Play now" }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const tiles = page.getByRole("article");
  const boxes = () =>
    tiles.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  // Each face is drawn in small; nothing is moved by it, and nothing in it can be reached.
  await expect(tiles.locator(".live-face > *")).toHaveCount(Object.keys(TITLES).length);
  expect(await boxes()).toEqual(before);
  await expect(tiles.locator(".live-face").getByRole("button")).toHaveCount(0);
});

test("the own table comes first, drawn as one left it, and is taken up again with one click", async ({
  page,
}) => {
  await playNow(page, "macau_cards");
  const address = page.url();
  await page.getByRole("link", { name: /Carrack/ }).click();
  const own = page.locator(".continue");
  await expect(own).toContainText("Macau");
  await expect(own.locator(".live-face .macau-stage")).toBeAttached();
  await own.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".table.has-face")).toBeVisible();
});
