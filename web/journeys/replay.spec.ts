import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expect, isForEverybody, test } from "./support/journey";
import { faults, resize, SIZES } from "./support/layout";
import { isStill, test as atMoments } from "./support/moments";
import { TITLES, type TitleId } from "./support/play";
import type { Finished } from "./support/program";

/** The replay of a game that others have played. */
async function openReplay(page: Page, { id, key }: Finished): Promise<void> {
  await page.goto(`/table/${id}/replay#${key}`);
  await expect(page.getByText(/^Step 0 of [1-9]/)).toBeVisible();
}

const step = (page: Page, number: number | RegExp) =>
  expect(
    page.getByText(new RegExp(`^Step ${number instanceof RegExp ? number.source : number} of`)),
  ).toBeVisible();

test("a game is looked at again, step by step, from any seat", async ({ page, finished }) => {
  await openReplay(page, finished);
  await isForEverybody(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("One step on");
  await step(page, 1);
  await press("One step on");
  await step(page, 2);
  await press("One step back");
  await step(page, 1);
  await press("Next round");
  await expect(page.getByText("Round 1", { exact: true })).toBeVisible();
  await press("Play");
  await press("Pause");
  await press("To the end");
  const last = await page.getByText(/^Step \d+ of/).innerText();
  expect(last).toMatch(/^Step (\d+) of \1$/);
  await press("To the start");
  await step(page, 0);
  await page.getByRole("slider", { name: "Go to step" }).fill("7");
  await step(page, 7);
  await page.getByRole("combobox", { name: "From whose seat" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/seat=0/);
  await step(page, 7);
});

test("a step is a decision: the parts of a payment are none of their own", async ({ page, finished }) => {
  await openReplay(page, finished);
  const of = Number(/of (\d+)/.exec(await page.getByText(/^Step 0 of/).innerText())![1]);
  const record = await page.request.get(`/api/tables/${finished.id}/record?key=${finished.key}`);
  const rows = (await record.text()).trim().split("\n").length - 1;
  expect(of).toBeLessThan(rows);
  // The log leads to each of them, and to nothing else
  await expect(page.locator(".log-number").last()).toHaveText(String(of));
  const numbers = (await page.locator(".log-number").allInnerTexts()).map(Number);
  expect(numbers.filter((number) => number > 0)).toEqual(Array.from({ length: of }, (_, n) => n + 1));
});

test("keys go step by step, from turn to turn, and play; each line has the disc of whoever did it", async ({
  page,
  finished,
}) => {
  await openReplay(page, finished);
  await page.keyboard.press("ArrowRight");
  await step(page, 1);
  await page.keyboard.press("ArrowLeft");
  await step(page, 0);
  await page.getByRole("button", { name: "Next round" }).click();
  const from = await page.getByText(/^Step \d+ of/).innerText();
  await page.keyboard.press("Shift+ArrowRight"); // a button that has the focus has no use for arrows
  await expect(page.getByText(/^Step \d+ of/)).not.toHaveText(from);
  await page.locator("main").evaluate((main) => main.focus());
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  // The line of steps has the colors of both, and so has the log
  const colors = await page
    .locator(".replay-track path[style]")
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
  expect(colors.length).toBeGreaterThanOrEqual(2);
  expect(await page.locator(".log-said .seat-disc").count()).toBeGreaterThan(20);
  // Pointing at a line shows on the board what it is about
  const named = page.locator(".log li").filter({ hasText: /You sail to|sails to/ });
  await named.first().hover();
  await expect(page.locator(".log-mark").first()).toBeVisible();
});

for (const title of Object.keys(TITLES) as TitleId[])
  atMoments(`the replay of ${title} fits at every size`, async ({ page, moments }) => {
    const over = moments.find((one) => one.title === title && one.name.endsWith("over: over"))!;
    await page.goto(`/table/${over.table}/replay?step=9&seat=0`);
    await expect(page.getByText(/^Step 9 of/)).toBeVisible();
    const found: string[] = [];
    const look = async (where: string) => {
      await isStill(page);
      found.push(...(await faults(page)).map((fault) => `${fault} (${where})`));
      await expect(page.getByRole("slider")).toBeInViewport();
    };
    for (const size of SIZES) {
      await resize(page, size);
      const parts = page.getByRole("navigation", { name: "Parts of the replay" }).getByRole("button");
      expect(await parts.count()).toBe(size.width < 900 ? 3 : 0);
      for (const part of (await parts.all()).reverse()) {
        await part.click();
        await look(`${size.width}x${size.height} ${await part.innerText()}`);
      }
      await look(`${size.width}x${size.height}`);
    }
    expect(found).toEqual([]);
  });

test("after the end the story of the game is told", async ({ page, finished }) => {
  await openReplay(page, finished);
  const story = page.locator("#story");
  await expect(story.getByRole("heading", { name: "The story of this game" })).toBeVisible();
  await expect(story.getByRole("heading", { name: "Prestige by round" })).toBeVisible();
  await expect(story.getByRole("heading", { name: "Prestige by source" })).toBeVisible();
  await isForEverybody(page);
});

test("the luck of a game that is over is checked against its commitment", async ({ page, finished }) => {
  await openReplay(page, finished);
  await page.getByRole("button", { name: "Fair: checked" }).click();
  await expect(page.getByText(/^Commitment: [0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByText(/^Key: [0-9a-f]{64}$/)).toBeVisible();
  await isForEverybody(page);
});

test("a link leads to the very step and seat", async ({ page, context, finished }) => {
  await openReplay(page, finished);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("slider", { name: "Go to step" }).fill("9");
  await step(page, 9);
  await page.getByRole("combobox", { name: "From whose seat" }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Copy a link to this step" }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await step(other, 9);
  await expect(other.getByRole("combobox", { name: "From whose seat" })).toHaveValue("1");
});

test("a record is downloaded and brought back", async ({ page, finished }) => {
  await openReplay(page, finished);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const file = await (await coming).path();
  const header = JSON.parse(readFileSync(file, "utf8").split("\n")[0]!) as object;
  expect(JSON.stringify(header)).toContain("macao");
  await page.goto("/records");
  await isForEverybody(page);
  await page.locator("input[type=file]").setInputFiles({
    name: "game.jsonl",
    mimeType: "text/plain",
    buffer: readFileSync(file),
  });
  await expect(page).toHaveURL(/\/records\/\w+/);
  await step(page, 0);
});
