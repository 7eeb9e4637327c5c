import type { Locator, Page } from "@playwright/test";
import { fits, isForFingers } from "./support/fingers";
import { expect, isForEverybody, test } from "./support/journey";
import { noEnglishIn } from "./support/language";
import { clickLit, ended, LIT, litKind, playNow } from "./support/play";
import { playAhead } from "./support/program";

test.slow(); // to the end of games

const SHORES = ["22", "21b", "21a", "20", ...Array.from({ length: 18 }, (_, i) => String(19 - i))];

const SOON = 5_000; // milliseconds: an answer is here by then

/** What a captain in a hurry clicks: as far as a ship sails, and past whatever waits there. */
const HURRIED = [
  ".dialog .button.main",
  ".mb-peek.is-pinned .mb-choice:enabled",
  '.mb-ask .mb-choice[data-action="0"]:enabled', // to go on
  ".mb-go:enabled", // where the ship was aimed at
  ...SHORES.map((shore) => `.mb [data-place="location:${shore}"][data-state=lit]`),
  ...LIT,
];

/** Clicks lit things to the end of the game; `curious` clicks at first whatever there is. */
async function sailHome(page: Page, curious = 0): Promise<void> {
  for (let clicks = 0; clicks < 600; clicks++) {
    if (!(await clickLit(page, clicks < curious ? clicks : 0, clicks < curious ? LIT : HURRIED))) return;
  }
  throw new Error("no end of the trip");
}

async function openWay(page: Page, way: string): Promise<void> {
  await page.goto("/open/maracaibo");
  await page.getByText(way, { exact: true }).click();
}

test("one captain sails against Jacques, by clicking only what is lit", async ({ page }) => {
  await openWay(page, "Alone against an automa");
  await isForEverybody(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await litKind(page);
  await isForEverybody(page);
  await expect(page.getByRole("region", { name: "Your goal" })).toContainText("Jacques");
  for (let clicks = 0; clicks < 40; clicks++) await clickLit(page, clicks);
  await playAhead(page, 4);
  await sailHome(page);
  await page.getByRole("button", { name: "The story of this game" }).click();
  await expect(page.getByRole("heading", { name: "Where VP came from" })).toBeVisible();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(page.getByRole("region", { name: "How it ended" })).toContainText("Jacques");
});

test("a game against a bot ends with places", { tag: "@sweep" }, async ({ page }) => {
  await playNow(page, "maracaibo");
  await playAhead(page, 4);
  await sailHome(page, 10);
  await expect(ended(page)).toBeVisible();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Points");
});

test("two captains play together: hands lie open, one points, and they win or lose as one", async ({
  page,
  visitor,
}) => {
  await openWay(page, "Cooperative in the Caribbean");
  await page.getByLabel("Open hands").selectOption("true");
  await page.getByRole("button", { name: "Open the table" }).click();
  const address = page.getByRole("textbox", { name: "Address of the table" });
  await expect(address).toHaveValue(/#/);
  const friend = await visitor();
  await friend.goto(await address.inputValue());
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await Promise.all([litKind(page), litKind(friend)]);
  await Promise.all([setOut(page), setOut(friend)]);
  await expect(page.getByRole("region", { name: "Our goals" })).toContainText("markers left");

  await page
    .getByRole("button", { name: /^Show all of/ })
    .last()
    .click();
  const hand = await cardsIn(friend.locator(".zone-tray .is-hand"));
  expect(hand).toHaveLength(4);
  await expect.poll(() => cardsIn(page.locator(".mb-seat-sheet .is-hand"))).toEqual(hand);
  await page.keyboard.press("Escape");

  await friend.getByRole("button", { name: "Point at something" }).click();
  await friend.locator('[data-place="location:2"]').click();
  await expect(page.getByText("points at: 2 Santiago de Cuba")).toBeVisible();
  await expect(page.locator(".proposal-mark")).toBeVisible();
  await isForEverybody(page);

  await Promise.all([playAhead(page, 4, 0), playAhead(friend, 4, 1)]);
  await Promise.all([sailHome(page), sailHome(friend)]);
  for (const captain of [page, friend]) {
    await expect(captain.getByRole("heading", { name: /^You have (won|lost) together/ })).toBeVisible();
    await expect(captain.locator(".proposal-mark")).toHaveCount(0);
  }
});

/** Career, home port, plan and discards, until nothing is left to choose for this captain. */
async function setOut(page: Page): Promise<void> {
  const setup = page.locator(".mb-setup");
  const asked = page.locator(".prompt.yours");
  for (let choice = 0; choice < 40; choice++) {
    if ((await setup.count()) === 0 || (await asked.count()) === 0) return;
    await clickLit(page, choice, LIT, SOON).catch(() => undefined); // the last answer may be on its way
  }
  throw new Error("no end of the setup");
}

const cardsIn = (place: Locator) =>
  place
    .locator("[data-place^='card:']")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-place")));

/** The lines of the log that tell where one has sailed. */
const sailsOf = (page: Page) => page.getByRole("list", { name: "Log" }).getByText(/You sail to/);

test("turns are played with the keyboard alone", async ({ page }) => {
  await playNow(page, "maracaibo");
  const sailed = sailsOf(page);
  for (let pressed = 0; pressed < 60 && (await sailed.count()) < 2; pressed++) {
    const kind = await litKind(page, HURRIED);
    await reach(page, kind!);
    await page.keyboard.press("Enter");
  }
  expect(await sailed.count()).toBeGreaterThanOrEqual(2);
});

/** Goes on with the tabulator until something is focused. */
async function reach(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} is not reached`);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a captain taps a way around the sea, part by part of the table", async ({ page }) => {
    await playNow(page, "maracaibo");
    for (let turn = 0; turn < 30; turn++) await clickLit(page, turn, turn < 12 ? LIT : HURRIED);
    const log = page.getByRole("button", { name: "Log and chat" });
    await log.tap();
    await expect(sailsOf(page).first()).toBeAttached();
    await log.tap();
    for (const part of await page.locator(".mb-tabs button").all()) {
      await part.tap();
      await fits(page);
      await isForFingers(page, ".mb-chart *"); // the chart is zoomed, and a finger between two things is asked which
      await isForEverybody(page);
    }
  });
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("a table of Maracaibo has no English word left", async ({ page }) => {
    const isGerman = noEnglishIn(page, "de");
    await page.goto("/open/maracaibo");
    await expect(page.getByRole("radiogroup")).toBeVisible();
    await isGerman();
    await page.getByRole("button", { name: "Tisch eröffnen" }).click();
    for (let turn = 0; turn < 16; turn++) {
      await litKind(page);
      await isGerman();
      await clickLit(page, turn);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});
