/** A title of somebody else: `examples/pig` brings rules in Python and nothing for the page, which shows it by its plain face. */
import type { Page } from "@playwright/test";
import { rmSync } from "node:fs";
import { fits, isForFingers } from "./support/fingers";
import { expect, isForEverybody, test as journey } from "./support/journey";
import { playNowByKeyboard, reach } from "./support/keyboard";
import { installed } from "./support/package";
import { clickLit, ended, litKind, openHome } from "./support/play";
import { Server } from "./support/server";

const test = journey.extend<object, { server: Server }>({
  /** Only the server of this journey knows Pig. */
  server: [
    async ({}, use) => {
      const { folder, packages } = installed("examples/pig");
      const server = new Server({ packages });
      await server.start();
      await use(server);
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});
test.describe.configure({ mode: "default" }); // one server for all of them

const CHOICES = [".choice:enabled"];
const MOST_CLICKS = 300; // far more than a game to 20 points takes

const card = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Pig", exact: true }) });

/** A table for two with a short game, against a bot that plays anything. */
async function openTable(page: Page): Promise<void> {
  await openHome(page);
  await card(page).getByRole("link", { name: "With friends" }).click();
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("Bot: plays anything");
  await page.getByRole("spinbutton", { name: "Goal" }).fill("20");
  await isForEverybody(page);
  await fits(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
}

/** Rolls and holds in turn until the result is there. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if (!(await clickLit(page, clicks, CHOICES))) return;
  }
  throw new Error(`no end after ${MOST_CLICKS} clicks`);
}

async function lookAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await expect(page.getByText(/^Step 0 of [1-9]/)).toBeVisible();
  await page.getByRole("button", { name: "To the end", exact: true }).click();
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  await expect(page.locator(".plain-seat").filter({ hasText: "place 1" })).toHaveCount(1);
  await isForEverybody(page);
  await fits(page);
}

test("a whole game of a title without a face is played with the mouse, and looked at again", async ({
  page,
}) => {
  await openHome(page);
  await expect(card(page).getByText("2 to 6 players")).toBeVisible();
  await expect(card(page).getByRole("link", { name: "Rules" })).toHaveCount(0); // it tells none
  await openTable(page);
  await litKind(page, CHOICES);
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  const table = page.getByRole("region", { name: "The table" });
  await expect(table).toContainText("turn points");
  await expect(table.getByRole("definition").last()).toHaveText("20");
  await expect(page.locator(".plain-seat.is-acting")).toContainText("(you)");
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await expect(page.getByRole("list", { name: "Log" })).toContainText(/: rolled, pips [1-6]/);
  await litKind(page, CHOICES);
  await isForEverybody(page);
  await playToTheEnd(page);
  await expect(ended(page)).toBeVisible();
  const result = page.getByRole("dialog");
  await expect(result.getByRole("heading", { name: /You win|wins/ })).toBeVisible();
  await expect(result.getByRole("region", { name: "Result" }).getByRole("listitem")).toHaveCount(2);
  await isForEverybody(page);
  await lookAgain(page);
});

test("holding brings what was rolled", async ({ page }) => {
  await openTable(page);
  const hold = page.getByRole("button", { name: /Hold/ });
  while ((await litKind(page, CHOICES)) && !(await hold.isVisible())) await clickLit(page, 0, CHOICES);
  const points = Number(/(\d+) points/.exec(await hold.innerText())![1]);
  await hold.click();
  await expect(page.getByRole("list", { name: "Log" })).toContainText(`: held, points ${points}`);
});

test("turns are played with the keyboard alone", async ({ page }) => {
  await playNowByKeyboard(page, "Pig");
  for (let turn = 0; turn < 8; turn++) {
    if (!(await litKind(page, CHOICES))) break;
    if (turn % 2) await page.keyboard.press("1");
    else {
      await reach(page, CHOICES[0]!);
      await page.keyboard.press("Enter");
    }
  }
  await litKind(page, CHOICES);
  const rolled = page.getByRole("list", { name: "Log" }).getByText(/: rolled, pips/);
  expect(await rolled.count()).toBeGreaterThanOrEqual(8);
  await isForEverybody(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game is played with a finger", async ({ page }) => {
    await openTable(page);
    await litKind(page, CHOICES);
    await fits(page);
    await isForFingers(page);
    await isForEverybody(page);
    await playToTheEnd(page);
    await expect(ended(page)).toBeVisible();
    await fits(page);
    await isForFingers(page);
    await isForEverybody(page);
    await lookAgain(page);
    await isForFingers(page);
  });
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("the title keeps its own words, and the page speaks German around them", async ({ page }) => {
    await page.goto("/");
    await card(page).getByRole("button", { name: "Jetzt spielen" }).click();
    await litKind(page, CHOICES);
    await expect(page.getByRole("heading", { name: "Du bist dran" })).toBeVisible();
    for (let clicks = 0; clicks < 6; clicks++) await clickLit(page, clicks, CHOICES);
    await isForEverybody(page);
  });
});
