import type { Page } from "@playwright/test";
import { clickLit, litKind } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

/** A table for two over days, with a link for the other one. */
async function openOverDays(page: Page, name: string): Promise<void> {
  await page.goto("/open/macau_cards");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await page.getByRole("combobox", { name: "Clock" }).selectOption("own");
  await page.getByRole("spinbutton", { name: "Time" }).fill("5");
  await page.getByRole("textbox", { name: "Name of the table" }).fill(name);
  await isForEverybody(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
}

const linkOf = (page: Page) => page.getByRole("textbox", { name: "Address of the table" }).inputValue();

/** Both sit at a table that has started. */
async function startWith(page: Page, friend: Page, name: string): Promise<string> {
  await openOverDays(page, name);
  await expect.poll(() => linkOf(page)).toContain("#");
  const address = await linkOf(page);
  await friend.goto(address);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  return new URL(address).pathname;
}

/** Plays on until the table of this page waits for somebody else: a card that is being stored is no turn of the other. */
async function hasMoved(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split("/")[2]!;
  for (let turn = 0; turn < 40 && (await idsWaiting(page)).includes(id); turn++) {
    if ((await page.locator(".prompt.yours").count()) > 0) {
      await litKind(page);
      await clickLit(page, turn);
    }
    await page.waitForTimeout(200);
  }
}

async function idsWaiting(page: Page): Promise<string[]> {
  const found = await page.context().request.get("/api/me/waiting");
  return ((await found.json()) as { id: string }[]).map(({ id }) => id);
}

/** A table over days that both sit at and that has started, without a look at its room. */
async function startedAt(page: Page, friend: Page): Promise<void> {
  const [mine, other] = [page.context().request, friend.context().request];
  const seats = ["me", "open"].map((kind) => ({ kind, name: "", level: "" }));
  const clock = { kind: "move", seconds: 86_400, increment: 0 };
  const opened = await mine.post("/api/tables", {
    data: { title: "macau_cards", seats, clock, public: true },
  });
  const { table } = (await opened.json()) as { table: { id: string } };
  expect((await other.post(`/api/tables/${table.id}/join`, { data: {} })).ok()).toBe(true);
  expect((await mine.post(`/api/tables/${table.id}/start`, { data: {} })).ok()).toBe(true);
}

/** The tables that wait, in their order: right after the start nobody knows their deadlines. */
async function waitingFor(page: Page): Promise<string[]> {
  let found: { id: string; due: number | null }[] = [];
  await expect
    .poll(async () => {
      const answer = await page.context().request.get("/api/me/waiting");
      found = (await answer.json()) as typeof found;
      return found.every(({ due }) => due !== null);
    })
    .toBe(true);
  return found.map(({ id }) => id);
}

test("after a move the next table that waits is one press away, and after the last one nothing is", async ({
  page,
  visitor,
}) => {
  const friend = await visitor();
  for (const one of [page, friend])
    await one.context().request.post("/api/guests", { data: { name: "Guest", language: "en" } });
  for (let table = 0; table < 3; table++) await startedAt(page, friend); // so two wait for one of both
  const one = (await waitingFor(page)).length > 1 ? page : friend;
  const waiting = await waitingFor(one);
  await one.goto(`/table/${waiting.shift()}`);
  for (const id of waiting) {
    await expect(one.locator(".prompt.yours")).toBeVisible();
    await hasMoved(one);
    await one.getByRole("link", { name: /^Next table: Macau/ }).click();
    await expect(one).toHaveURL(new RegExp(id));
  }
  await isForEverybody(one);
  await hasMoved(one);
  await expect(one.getByText("All done: nothing waits for you.")).toBeVisible();
});

test("with many tables over days, people to play with are in sight below those that wait", async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const friend = await visitor();
  for (const one of [page, friend])
    await one.context().request.post("/api/guests", { data: { name: "Guest", language: "en" } });
  for (let table = 0; table < 6; table++) await startedAt(page, friend);
  await page.goto("/tables");
  await expect(page.getByRole("button", { name: "Find people" })).toBeInViewport();
  const mine = page.locator(".my-tables").getByRole("link", { name: /Macau/ });
  const more = page.getByRole("button", { name: /more tables$/ });
  await expect(more).toBeVisible();
  const few = await mine.count();
  expect(few).toBeLessThanOrEqual(4);
  await more.click();
  await expect(mine).toHaveCount(6);
  await isForEverybody(page);
  await page.getByRole("button", { name: "Fewer tables" }).click();
  await expect(mine).toHaveCount(few);
});

test("days off are taken, shown at the table, and given back; all agree to a pause", async ({
  page,
  visitor,
}) => {
  const friend = await visitor();
  const table = await startWith(page, friend, "Holiday");
  await page.goto("/tables");
  await page.getByRole("button", { name: "Days off" }).click();
  await page.getByRole("combobox", { name: "How many days, from now on?" }).selectOption("5");
  await isForEverybody(page);
  await page.getByRole("button", { name: "Take 5 days off" }).click();
  await expect(friend.getByText(/has days off until/)).toBeVisible();
  await page.getByRole("button", { name: "You have days off" }).click();
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(friend.getByText(/has days off until/)).toBeHidden();
  await page.goto(table);
  await expect(page.locator(".prompt")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Ask for a pause" }).click();
  await page.getByRole("combobox", { name: "How long?" }).selectOption({ label: "7 days" });
  await page.getByRole("button", { name: "Ask everybody" }).click();
  await expect(friend.getByText(/asks for a pause of 7 days\.$/)).toBeVisible();
  await isForEverybody(friend);
  await friend.getByRole("button", { name: "Agree" }).click();
  for (const one of [page, friend]) await expect(one.getByText(/^Paused by all until/)).toBeVisible();
});

test("whoever waits lets their seat pass in every question until their own turn, also after another visit", async ({
  page,
  visitor,
}) => {
  const friend = await visitor();
  for (const one of [page, friend])
    await one.context().request.post("/api/guests", { data: { name: "Guest", language: "en" } });
  await startedAt(page, friend);
  const waits = (await waitingFor(page)).length > 0 ? friend : page;
  const [id] = await waitingFor(waits === page ? friend : page);
  await waits.goto(`/table/${id}`);
  const passing = waits.getByRole("combobox", { name: "Pass for me" });
  await expect(passing).toHaveValue("no");
  await passing.selectOption("turn");
  await expect(passing).toHaveValue("turn"); // as soon as the server has it
  await isForEverybody(waits);
  await waits.reload();
  await expect(passing).toHaveValue("turn");
  await passing.selectOption("no");
  await expect(passing).toHaveValue("no");
});

test("on a phone the next table stays above the five places", async ({ page, visitor }) => {
  const friend = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await startWith(page, friend, "Pocket");
  const other = await visitor({ viewport: { width: 390, height: 844 } });
  await other.goto("/tables"); // a stranger has none, and no count
  await expect(other.locator(".waits-badge")).toBeHidden();
  if ((await page.locator(".prompt.yours").count()) > 0) await hasMoved(page);
  await expect(friend.locator(".prompt.yours")).toBeVisible();
  await friend.goto("/tables");
  await expect(friend.getByRole("link", { name: "Next table" })).toBeInViewport();
  const box = (await friend.getByRole("link", { name: "Next table" }).boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  const wide = await friend.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await isForEverybody(friend);
});
