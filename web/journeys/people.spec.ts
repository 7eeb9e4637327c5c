import type { Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";
import { isStill } from "./support/moments";

// Asking for a name that nobody has, and sitting down with somebody who blocked, are refused.
test.use({ forgiven: [/status of (403|404|409)/] });

async function comeWithAccount(page: Page, name: string): Promise<void> {
  await page.goto("/sign-in?to=/friends");
  const account = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Make the account" }) });
  await account.getByRole("textbox", { name: "Name" }).fill(name);
  await account.getByLabel("Password").fill("a good password");
  await account.getByRole("button", { name: "Make the account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Friends" })).toBeVisible();
}

async function ask(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name of an account" }).fill(name);
  await page.getByRole("button", { name: "Ask to be friends" }).click();
}

test("somebody asks by name, the other accepts, and both see that the other is here", async ({
  page,
  visitor,
}) => {
  const friend = await visitor();
  await comeWithAccount(page, "Ana Rosa");
  await comeWithAccount(friend, "Bento Luz");
  // A name that nobody has is told at its field
  await ask(page, "Nobody At All");
  await expect(page.getByRole("alert")).toBeVisible();
  await ask(page, "bento luz");
  await expect(page.getByText("bento luz was asked.")).toBeVisible();
  await isForEverybody(page);
  await friend.reload();
  await expect(friend.getByRole("heading", { name: "Would like to be your friends" })).toBeVisible();
  await isForEverybody(friend);
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(friend.getByText("Here now.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Here now.")).toBeVisible();
  await page.getByRole("button", { name: "Remove: Bento Luz" }).click();
  await expect(page.getByText("Here now.")).toBeHidden();
});

test("after a game both find each other again, with how it went; a block ends it", async ({
  page,
  visitor,
}) => {
  // Given a game that one of two has given up
  const friend = await visitor();
  await comeWithAccount(page, "Ina Mar");
  await comeWithAccount(friend, "Rui Sol");
  await page.goto("/open/macau_cards");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await page.getByText("Show the table in the lobby").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  await friend.goto(new URL(page.url()).pathname);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Rui Sol").first()).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(friend.locator(".table-head .seat")).toHaveCount(2);
  await friend.getByRole("button", { name: "More", exact: true }).click();
  await friend.getByRole("menuitem", { name: "Give up" }).click();
  await friend.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  // Then the winner finds the other among the last opponents
  await page.goto("/friends");
  await page.getByRole("link", { name: "Rui Sol" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rui Sol" })).toBeVisible();
  const balance = page.getByRole("row").filter({ hasText: "Macau" });
  await expect(balance.getByRole("cell")).toHaveText(["1", "0", "0"]);
  await expect(page.locator(".table-row").filter({ hasText: "Ina Mar" })).toBeVisible();
  await isForEverybody(page);
  // When they block the other, a table of theirs is closed to the other
  await page.getByRole("button", { name: "Block", exact: true }).first().click();
  await isForEverybody(page);
  await page.getByRole("button", { name: "Block", exact: true }).last().click();
  await expect(page.getByText(/You have blocked this person/)).toBeVisible();
  await page.goto("/open/macau_cards");
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await page.getByText("Show the table in the lobby").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  await friend.goto(new URL(page.url()).pathname);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByText("You cannot sit down at this table.")).toBeVisible();
});

test("a rematch keeps the seat of whoever played, and a stranger is told so", async ({ page, visitor }) => {
  // Given a game of two that one has given up
  const [friend, stranger] = [await visitor(), await visitor()];
  const people = [
    [page, "Ina"],
    [friend, "Rui"],
    [stranger, "Zoe"],
  ] as const;
  for (const [one, name] of people)
    await one.context().request.post("/api/guests", { data: { name, language: "en" } });
  const seats = [{ kind: "me" }, { kind: "open" }];
  const opened = await page.context().request.post("/api/tables", {
    data: { title: "macau_cards", seats, public: true },
  });
  const { id } = ((await opened.json()) as { table: { id: string } }).table;
  for (const [one, what] of [
    [friend, "join"],
    [page, "start"],
  ] as const)
    expect((await one.context().request.post(`/api/tables/${id}/${what}`, { data: {} })).ok()).toBe(true);
  for (const one of [page, friend]) await one.goto(`/table/${id}`);
  await friend.getByRole("button", { name: "More", exact: true }).click();
  await friend.getByRole("menuitem", { name: "Give up" }).click();
  await friend.getByRole("button", { name: "Give up" }).click();
  // When the other one opens a rematch
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await isStill(page);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const again = new URL(page.url()).pathname;
  // Then a stranger does not get the seat, and whoever played does
  await stranger.goto(again);
  await stranger.getByRole("button", { name: "Sit down" }).click();
  await expect(stranger.getByText("That seat is kept for somebody else for a while.")).toBeVisible();
  await friend.getByRole("link", { name: "To the next game" }).click();
  await expect(friend).toHaveURL(new RegExp(again));
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  // The face was there already, and is drawn as soon as the cards are dealt, not before
  for (const one of [page, friend]) {
    await expect(one.locator(".hand-card").first()).toBeVisible();
    await expect(one.getByText("The picture of this table cannot be drawn.")).toHaveCount(0);
  }
});

test("a guest reads that friends need an account, with the way to one; all of it fits a phone", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("/friends");
  await expect(page.getByText("Friends need an account")).toBeVisible();
  await page.getByRole("link", { name: "Sign in or open an account" }).click();
  await comeWithAccount(page, "Tess Onda");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await isForEverybody(page);
});
