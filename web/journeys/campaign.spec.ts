import type { Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";

interface Offered {
  type: string;
  points?: number;
}

interface Turn {
  decision: string;
  groups: { actions: { name: Offered }[] }[];
}

/** What makes a game short: leave what can be left, and sail as far as possible. */
function quickest(actions: Offered[]): Offered {
  const pass = actions.find((one) => one.type === "pass");
  const sails = actions.filter((one) => one.type === "sail");
  return pass ?? sails.sort((one, other) => (other.points ?? 0) - (one.points ?? 0))[0] ?? actions.at(-1)!;
}

/** Some choices of the list, with the mouse. */
async function click(page: Page, times: number): Promise<void> {
  const choices = page.getByRole("region", { name: "What is to be done" }).locator(".choice:enabled");
  const prompt = page.locator(".prompt-said");
  const all = page.getByRole("button", { name: /^All choices/ });
  for (let turn = 0; turn < times; turn++) {
    const asked = await prompt.innerText();
    await expect(async () => {
      // The list folds by itself once the card shows the choices
      if ((await all.getAttribute("aria-expanded")) === "false") await all.click({ timeout: 1000 });
      await choices.first().click({ timeout: 1000 });
    }).toPass();
    await expect(prompt).not.toHaveText(asked);
  }
}

/** The rest of a game in the names of both, as quickly as they could: 150 clicks are for other journeys. */
async function playOn(people: Page[], table: string): Promise<void> {
  const path = `/api/tables/${table}`;
  for (let number = 0; number < 2000; number++) {
    const seat = number % people.length;
    const http = people[seat]!.request;
    const seen = await http.get(`${path}/view?seat=${seat}`);
    const { position } = (await seen.json()) as { position: { turn: Turn | null } };
    if (!position.turn) {
      const { table: now } = (await (await http.get(path)).json()) as { table: { status: string } };
      if (now.status !== "playing") return;
      continue;
    }
    const action = quickest(position.turn.groups.flatMap((group) => group.actions.map((one) => one.name)));
    const data = { id: `quick-${number}`, seat, decision: position.turn.decision, action };
    expect((await http.post(`${path}/act`, { data })).ok()).toBe(true);
  }
  throw new Error("the game did not come to an end");
}

/** Both play a little and go back to the page of their group; when the game is over, one looks at the table again. */
async function playChapter(people: Page[], looks: Page, waits: Page): Promise<void> {
  await waits.getByRole("link", { name: "To the game" }).click();
  const address = looks.url();
  for (const page of people) {
    await click(page, 2);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "To the campaign" }).click();
    await expect(page.getByText("A game is under way.")).toBeVisible();
  }
  await playOn(people, new URL(address).pathname.split("/").pop()!);
  await looks.goto(address);
  await looks.getByRole("link", { name: "To the campaign" }).click();
}

test("two people play two chapters of a campaign", { tag: "@sweep" }, async ({ page, visitor }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Campaign" }).click();
  await page.getByRole("textbox", { name: "Name of the group" }).fill("Two sails");
  await isForEverybody(page);
  await page.getByRole("button", { name: "To the page of the group" }).click();
  await expect(page.getByRole("heading", { name: "Two sails" })).toBeVisible();
  await expect(page.getByText("A place is still free.")).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Address of the campaign" }).inputValue();

  const friend = await visitor();
  await friend.goto(link);
  await expect(friend.getByText("You are invited to play this campaign.")).toBeVisible();
  await isForEverybody(friend);
  await friend.getByRole("button", { name: "Take the place" }).click();
  await expect(friend.getByText("A quiet harbor")).toBeVisible();
  await expect(friend.getByText("A story of our own.")).toBeVisible();
  await expect(friend.getByText("The base game has one of its own, which is not here")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  await playChapter([page, friend], page, friend);

  for (const one of [page, friend]) {
    await expect(one.getByText("Game 2 of 6")).toBeVisible();
    await expect(one.getByRole("region", { name: "The last game" })).toContainText("A quiet harbor");
    await expect(one.getByRole("heading", { name: "Smoke over the hills" })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "The archive" })).toContainText("Story cards");
  await isForEverybody(page);

  // The other one begins the second game, and brings the uprising along.
  await friend.getByText("Uprising and resistance").click();
  await friend.getByRole("button", { name: "Begin the game" }).click();
  await expect(friend).toHaveURL(/\/table\/\w+/);
  await playChapter([page, friend], friend, page);
  for (const one of [page, friend]) {
    await expect(one.getByText("Game 3 of 6")).toBeVisible();
    await expect(one.getByRole("region", { name: "So far" })).toContainText("A quiet harbor");
    await expect(one.getByRole("region", { name: "The archive" })).toContainText("Uprising");
  }
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Two sails.*2 of 6 games played/ })).toBeVisible();
});

test("a captain on a phone sails alone, gives a game up and begins it again", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("/campaigns/new/maracaibo");
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await expect(page.getByText("You sail alone")).toBeVisible();
  await page.getByRole("button", { name: "To the page of the group" }).click();
  await page.getByRole("combobox", { name: "Opponent of a single captain" }).selectOption({ label: "Jean" });
  await isForEverybody(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  const address = page.url();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  const first = page.url();
  await page.goto(address);
  await page.getByRole("button", { name: "Give this game up" }).click();
  await page.getByRole("button", { name: "Give it up" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  expect(page.url()).not.toBe(first);
});

test.describe("an old link", () => {
  test.use({ forgiven: [/status of 404/] });

  test("somebody who is not of the group is told what to do", async ({ page, visitor }) => {
    await page.goto("/campaigns/new/maracaibo");
    await page.getByRole("button", { name: "To the page of the group" }).click();
    await expect(page.getByText("A place is still free.")).toBeVisible();
    const stranger = await visitor();
    await stranger.goto(`${page.url()}#an-old-key`);
    await expect(stranger.getByText("There is no such campaign, or it is not yours.")).toBeVisible();
    await expect(stranger.getByText("Ask the group for a new link")).toBeVisible();
  });
});
