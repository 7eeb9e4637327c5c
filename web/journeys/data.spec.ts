import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { litKind } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

const bring = (page: Page, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "cards.toml", mimeType: "text/plain", buffer: Buffer.from(text) });

test("an owner corrects a figure and opens a table with it", async ({ page }) => {
  await page.goto("/data/macao");
  await isForEverybody(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download cards.toml" }).click();
  const ours = readFileSync(await (await coming).path(), "utf8");
  expect(ours).toContain("tribute = [0, 0]");
  await bring(page, ours.replace("tribute = [0, 0]", "tribute = [2, 1]"));
  await expect(page.getByText("One figure differs from ours.")).toBeVisible();
  await isForEverybody(page);
  await page.getByRole("link", { name: "Open a table with them" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await litKind(page);
  await expect(page.getByText("Corrected figures").first()).toBeVisible();
});

test("files that cannot be played are refused with what is wrong", async ({ page }) => {
  await page.goto("/data/macao");
  await bring(page, "[[card]]\nid = 7\n");
  await expect(page.getByText("These figures cannot be played yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was found" })).toBeVisible();
});

test("a title without printed figures says so", async ({ page }) => {
  await page.goto("/data/macau_cards");
  await expect(page.getByText("This title has no printed figures to correct.")).toBeVisible();
});
