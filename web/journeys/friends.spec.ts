import type { Page } from "@playwright/test";
import { clickLit, ended, LIT, litKind, playNow, playToTheEnd } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

/** Opens a table for two: oneself and whoever the second seat is for. */
async function openForTwo(page: Page, second: "open" | "here", more?: () => Promise<void>): Promise<void> {
  await page.goto("/open/macau_cards");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption(second);
  await more?.();
  await isForEverybody(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
}

const CURTAIN = ".curtain button";

const linkOf = (page: Page) => page.getByRole("textbox", { name: "Address of the table" }).inputValue();

test("two people play each other through a private link", async ({ page, visitor }) => {
  await openForTwo(page, "open");
  await expect.poll(() => linkOf(page)).toContain("#");
  const friend = await visitor();
  await friend.goto(await linkOf(page));
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await isForEverybody(friend);
  await page.getByRole("button", { name: "Start" }).click();
  await Promise.all([playToTheEnd(page), playToTheEnd(friend)]);
  await expect(ended(page)).toBeVisible();
  await expect(ended(friend)).toBeVisible();
});

test("friends write to each other at the table", async ({ page, visitor }) => {
  await openForTwo(page, "open");
  await expect.poll(() => linkOf(page)).toContain("#");
  const friend = await visitor();
  await friend.goto(await linkOf(page));
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.getByRole("textbox", { name: "Say something" }).fill("Good wind!");
  await friend.keyboard.press("Enter");
  await expect(page.getByText("Good wind!")).toBeVisible();
});

test("somebody without the link is told what to do", async ({ page, visitor }) => {
  await openForTwo(page, "open");
  const stranger = await visitor();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByText("There is no such table, or it was removed.")).toBeVisible();
  await expect(stranger.getByText("Ask for a new link, or open a table of your own.")).toBeVisible();
  await stranger.goto(`${new URL(page.url()).pathname}#an-old-key`);
  await expect(stranger.getByText("Ask for a new link, or open a table of your own.")).toBeVisible();
});

test("a spectator follows the game and sees nobody's hand", async ({ page, visitor }) => {
  await page.goto("/open/macau_cards");
  await page.getByText("Show the table in the lobby").click();
  await page.getByRole("textbox", { name: "Name of the table" }).fill("Open sea");
  await page.getByRole("button", { name: "Open the table" }).click();
  await litKind(page);
  const guest = await visitor();
  await guest.goto("/");
  await guest.getByRole("link", { name: /Open sea/ }).click();
  await expect(guest.getByText("You are looking on.")).toBeVisible();
  await expect(guest.locator(".hand-card")).toHaveCount(0);
  await expect(guest.locator(".macau [data-action]")).toHaveCount(0);
  const told = guest.getByRole("list", { name: "Log" }).getByRole("listitem");
  const before = await told.count();
  // A card that asks for a suit is only drafted by the first click, and nobody else sees that.
  for (let turn = 0; turn < 8 && (await told.count()) === before; turn++) {
    await clickLit(page, turn);
    await guest.waitForTimeout(300);
  }
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await isForEverybody(guest);
});

test("between two people on one device a curtain hides the hand", async ({ page }) => {
  await openForTwo(page, "here", () => page.getByRole("textbox", { name: "Name", exact: true }).fill("Bea"));
  const asked = new Set<string>();
  for (let turn = 0; turn < 60 && asked.size < 2; turn++) {
    await litKind(page, [CURTAIN, ...LIT]);
    const curtain = page.locator(CURTAIN);
    if ((await curtain.count()) === 0) await clickLit(page, turn, [CURTAIN, ...LIT]);
    else {
      await expect(page.locator(".hand-card")).toHaveCount(0);
      if (asked.size === 0) await isForEverybody(page);
      asked.add(await curtain.innerText());
      await curtain.click();
    }
  }
  expect([...asked].filter((name) => name === "I am Bea")).toHaveLength(1);
  expect(asked.size).toBe(2);
});

test("another tab follows, and either may play", async ({ page, context }) => {
  await playNow(page, "macao");
  await litKind(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await litKind(other);
  // What is only being put together on one of the pages is not in the list.
  const prompt = (tab: Page) =>
    tab.locator(".prompt-choices").evaluateAll((lists) => lists.map((list) => list.textContent).join());
  for (const [turn, tab] of [page, other, page, other].entries()) {
    await clickLit(tab, turn);
    await expect(async () => expect(await prompt(page)).toBe(await prompt(other))).toPass();
  }
});
