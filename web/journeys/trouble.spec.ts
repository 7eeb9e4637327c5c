import type { Page } from "@playwright/test";
import { ended, litKind, playNow } from "./support/play";
import { expect, test } from "./support/journey";

// A browser notes every answer that says no.
test.use({ forgiven: [/status of 4\d\d/] });

/** The page says what happened and what to do next, and leads home. */
async function tells(page: Page, what: string, next: string): Promise<void> {
  await expect(page.getByText(what)).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
}

test("an unknown table says so", async ({ page }) => {
  for (const path of ["/table/nosuchtable", "/table/NO%20table", "/table/nosuchtable/replay"]) {
    await page.goto(path);
    await tells(
      page,
      "There is no such table, or it was removed.",
      "Ask for a new link, or open a table of your own.",
    );
  }
});

test("an unknown page says so", async ({ page }) => {
  await page.goto("/no/such/page");
  await tells(page, "There is no such page.", "The address may be old or mistyped.");
});

test("a game that this server does not have says so", async ({ page }) => {
  for (const path of ["/open/chess", "/rules/chess"]) {
    await page.goto(path);
    await tells(page, "This server does not have that game.", "Choose one of the games on the start page.");
  }
});

test("an old link to a record says so", async ({ page }) => {
  await page.goto("/records/nosuchrecord");
  await tells(page, "There is no such record.", "Bring the record again");
});

test("an ended table shows its result and the way to the replay", async ({ page }) => {
  await playNow(page, "macau_cards");
  await litKind(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(ended(page)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Replay", exact: true })).toBeVisible();
});

test("a step that a game does not have says so", async ({ page }) => {
  await playNow(page, "macau_cards");
  const table = new URL(page.url()).pathname;
  await page.goto(`${table}/replay?step=99999`);
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
});

test("a name that is too long is refused beside its field", async ({ page }) => {
  await page.goto("/profile");
  const field = page.getByRole("textbox", { name: "Name" }).first();
  await field.evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
  await field.fill("Ferdinand".repeat(200));
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await field.fill("Ana");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Ana" })).toBeVisible();
});

for (const [what, text, said] of [
  ["no record at all", "Dear diary,\n", /not a record|damaged/],
  ["an empty file", "", /not a record|damaged|cut off/],
  ["a record that was cut off", '{"carrack": 1, "title": "mac', /not a record|damaged|cut off/],
] as const) {
  test(`bringing ${what} is refused with the reason`, async ({ page }) => {
    await page.goto("/records");
    await page.locator("input[type=file]").setInputFiles({
      name: "game.jsonl",
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await expect(page.getByRole("alert")).toHaveText(said);
  });
}
