import type { Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";

async function comeWithAccount(page: Page, name: string): Promise<void> {
  await page.goto("/sign-in?to=/profile");
  await makeAccount(page, name);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function makeAccount(page: Page, name: string): Promise<void> {
  const account = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Make the account" }) });
  await account.getByRole("textbox", { name: "Name" }).fill(name);
  await account.getByLabel("Password").fill("a good password");
  await account.getByRole("button", { name: "Make the account" }).click();
}

test("somebody plays for points and finds the game in the rankings and on a page of their own", async ({
  page,
  visitor,
}) => {
  // Given two people with accounts at a rated table
  await comeWithAccount(page, "Inês Mar");
  await page.goto("/open/macau_cards");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await page.getByText("Rated", { exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Clock" })).toHaveValue("move-86400");
  await page.getByText("Show the table in the lobby").click();
  await isForEverybody(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  const friend = await visitor();
  await friend.goto(new URL(page.url()).pathname);
  // And the friend reads that this needs an account, before anything is asked
  await friend.getByRole("link", { name: "Sign in or open an account" }).click();
  await makeAccount(friend, "Rui Vento");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  // When one of them gives up
  await friend.getByRole("button", { name: "More", exact: true }).click();
  await expect(friend.getByRole("menuitem", { name: "Offer to end the game now" })).toBeHidden();
  await friend.getByRole("menuitem", { name: "Give up" }).click();
  await expect(friend.getByText(/your rating counts it as lost\./)).toBeVisible();
  await friend.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  // Then both stand in the rankings, the winner first
  await page.goto("/rankings/macau_cards/2");
  const names = page.getByRole("rowheader").getByRole("link");
  await expect(names).toHaveText(["Inês Mar", "Rui Vento"]);
  await isForEverybody(page);
  await names.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Inês Mar" })).toBeVisible();
  await expect(page.getByRole("img", { name: /points after one game, from 1,000 to/ })).toBeVisible();
  await page.getByText("As a table").click();
  await expect(page.getByRole("row")).toHaveCount(2);
  // And the lobby shows the winner who is of the same level, if so wished
  const stranger = await visitor();
  await stranger.goto("/");
  const seats = ["me", "open"].map((kind) => ({ kind, name: "", level: "" }));
  for (const [one, name] of [
    [friend, "Of the loser"],
    [page, "Of the winner"],
  ] as const) {
    const data = { title: "macau_cards", seats, name, public: true };
    expect((await one.context().request.post("/api/tables", { data })).status()).toBe(201);
  }
  await page.goto("/tables");
  const rows = page.locator(".lobby-row");
  await expect(rows.filter({ hasText: "Of the loser" })).toBeVisible();
  await page.getByRole("button", { name: "My level" }).click();
  await expect(rows.filter({ hasText: "Of the loser" })).toBeHidden();
  await expect(rows.filter({ hasText: "Of the winner" })).toBeVisible();
  await isForEverybody(page);
});

test("a token for a program is shown once and can be withdrawn", async ({ page }) => {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("button", { name: "Programs" }).click();
  await page.getByRole("textbox", { name: "Name of the program" }).fill("My bot");
  await page.getByRole("button", { name: "Make a token" }).click();
  await expect(page.getByText(/^carrack_/)).toBeVisible();
  await isForEverybody(page);
  await page.reload();
  await page.getByRole("button", { name: "Programs" }).click();
  await expect(page.getByText("My bot")).toBeVisible();
  await expect(page.getByText(/^carrack_/)).toBeHidden();
  await page.getByRole("button", { name: "Withdraw: My bot" }).click();
  await expect(page.getByText("My bot")).toBeHidden();
});

test("rankings can be read on a phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.getByRole("link", { name: "Rankings" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Rankings" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
