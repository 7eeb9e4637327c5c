/** Besides the game: moves that are tried and thrown away, and earlier steps on the same table. */
import type { Locator, Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";
import { faults, resize, SIZES } from "./support/layout";
import { isStill, momentAt, playAt, test as atMoments } from "./support/moments";
import { clickLit, LIT, litKind, playNow, TITLES, type TitleId } from "./support/play";
import { oneTitle } from "./support/program";

const asked = (page: Page) =>
  page.getByRole("region", { name: "What is to be done" }).getByRole("heading", { level: 2 }).innerText();

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(
    `${TITLES[title]}: moves are tried on a private board, and the table stays as it is`,
    oneTitle(title),
    async ({ page }) => {
      await playNow(page, title);
      await litKind(page);
      const before = await asked(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Try it out (what if …)" }).click();
      const trial = page.getByRole("region", { name: "What if" });
      await expect(trial).toBeVisible();
      const back = trial.getByRole("button", { name: "One move back" });
      await expect(back).toBeDisabled();
      // The board makes room for what says that nothing counts.
      await litKind(page);
      for (const size of [SIZES[0]!, SIZES[4]!, SIZES[1]!]) {
        await resize(page, size);
        await isStill(page);
        expect(await faults(page)).toEqual([]);
      }
      for (let click = 0; click < 30 && !(await back.isEnabled()); click++) {
        await litKind(page);
        await clickLit(page, click);
        await page.waitForTimeout(300);
      }
      await expect(back).toBeEnabled();
      await back.click();
      await trial.getByRole("button", { name: "Back to the table" }).click();
      await expect(trial).toBeHidden();
      await expect.poll(() => asked(page)).toBe(before);
    },
  );
}

atMoments.describe("without a mouse", () => {
  atMoments.use({ viewport: { width: 1280, height: 720 }, hasTouch: true });

  const WAYS = { keys: (one: Locator) => one.press("Enter"), "a finger": (one: Locator) => one.tap() };
  for (const [way, press] of Object.entries(WAYS))
    atMoments(
      `with ${way} a move is tried on a private board, and an earlier step is looked at`,
      async ({ page, moments }) => {
        await playAt(page, momentAt("macau_cards", moments, "turn: draw"));
        const question = await asked(page);
        await press(page.getByRole("button", { name: "More", exact: true }));
        await press(page.getByRole("menuitem", { name: "Try it out (what if …)" }));
        const trial = page.getByRole("region", { name: "What if" });
        await press(page.locator(".drawb.draw"));
        await expect(trial.getByRole("button", { name: "One move back" })).toBeEnabled();
        await press(trial.getByRole("button", { name: "One move back" }));
        await expect(trial.getByRole("button", { name: "One move back" })).toBeDisabled();
        await press(trial.getByRole("button", { name: "Back to the table" }));
        await expect(trial).toBeHidden();
        await expect.poll(() => asked(page)).toBe(question);

        await press(page.getByRole("list", { name: "Log" }).getByRole("button").last());
        const back = page.getByRole("region", { name: "Looking back" });
        const shown = await back.getByText(/Step \d+ of/).innerText();
        await press(back.getByRole("button", { name: "One step back" }));
        await expect(back).not.toContainText(shown);
        await press(back.getByRole("button", { name: "Back to the table" }));
        await expect(back).toBeHidden();
        await expect.poll(() => asked(page)).toBe(question);
      },
    );
});

test("an earlier step of a running game is looked at on the same table", async ({ page }) => {
  await playNow(page, "macau_cards");
  for (let turn = 0; turn < 3; turn++) {
    // more, and a lucky deal is over meanwhile
    await litKind(page);
    await clickLit(page, turn);
  }
  await litKind(page);
  await page.getByRole("list", { name: "Log" }).getByRole("button").first().click();
  const back = page.getByRole("region", { name: "Looking back" });
  await expect(back).toContainText(/Step 1 of/);
  await back.getByRole("button", { name: "One step on" }).click();
  await expect(back).toContainText(/Step 2 of/);
  await back.getByRole("button", { name: "Back to the table" }).click();
  await expect(back).toBeHidden();
  expect(await litKind(page)).not.toBeNull();
});

test("moves are planned while somebody else plays, and made when the turn comes", async ({
  page,
  visitor,
}) => {
  const friend = await friendAtTable(page, visitor, "macau_cards");
  await expect.poll(async () => (await isAsked(page)) !== (await isAsked(friend))).toBe(true);
  const [mover, waiter] = (await isAsked(page)) ? [page, friend] : [friend, page];
  // One click on a card of the hand; another one, with the keyboard, takes it back.
  const card = waiter.locator(".hand-card").last();
  const plan = waiter.getByRole("region", { name: "Planned for your next turn" });
  await card.click();
  await expect(card).toHaveAttribute("data-plan", "made");
  await expect(plan.getByRole("listitem")).toHaveCount(1);
  await card.press("Enter");
  await expect(card).toHaveAttribute("data-plan", "open");
  await expect(plan.getByRole("listitem")).toHaveCount(0);
  // The same on a private board.
  await waiter.getByRole("button", { name: "Plan ahead …" }).click();
  const trial = waiter.getByRole("region", { name: "What if" });
  const draw = waiter.getByRole("button", { name: /Draw a card/, disabled: false }).first();
  const planThese = trial.getByRole("button", { name: "Plan these moves" });
  const anew = trial.getByRole("button", { name: "Anew, with other luck", disabled: false });
  // A bot plays for the other there, and may attack: then there is no card to draw, and other luck is asked for.
  await expect(async () => {
    await expect(anew).toBeVisible();
    if (!(await draw.isVisible())) await anew.click();
    await draw.click({ timeout: 5_000 });
    await expect(planThese).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await planThese.click();
  await expect(plan.getByRole("listitem")).toHaveText("Draw a card");
  const log = waiter.getByRole("list", { name: "Log" });
  await mover
    .getByRole("button", { name: /Draw a card/ })
    .first()
    .click();
  await expect(log).toContainText(/You draw/);
  await expect.poll(() => isAsked(mover)).toBe(true);
});

test("Macao: one click on a piece plans it for the own turn, and what no longer fits is dropped with a note", async ({
  page,
  visitor,
}) => {
  const friend = await friendAtTable(page, visitor, "macao");
  await expect.poll(async () => (await isAsked(page)) !== (await isAsked(friend))).toBe(true);
  const [mover, waiter] = (await isAsked(page)) ? [page, friend] : [friend, page];
  const offered = waiter.locator(".mc-offered");
  const plan = waiter.getByRole("region", { name: "Planned for your next turn" });
  await expect(offered.first()).toHaveAttribute("data-plan", "open");
  // Planned, taken back, planned with the keyboard.
  await offered.first().click();
  await expect(offered.first()).toHaveAttribute("data-plan", "made");
  await expect(plan.getByRole("listitem")).toHaveCount(1);
  await offered.first().click();
  await expect(plan.getByRole("listitem")).toHaveCount(0);
  await offered.first().press("Enter");
  await expect(offered.first()).toHaveAttribute("data-plan", "made");
  // Another click plans that instead.
  const card = await offered.nth(1).getAttribute("data-place");
  await offered.nth(1).click();
  await expect(offered.nth(1)).toHaveAttribute("data-plan", "made");
  await expect(offered.first()).toHaveAttribute("data-plan", "open");
  // The other takes that very card.
  await mover.locator(`.mc-offered[data-place="${card}"]`).click();
  await mover.locator(".mc-do[data-state=lit]").click();
  await expect(waiter.getByText(/Your plan was dropped/)).toBeVisible();
  await expect.poll(() => isAsked(waiter)).toBe(true);
});

test("Macao: two dice planned while the other chooses are taken when the turn comes", async ({
  page,
  visitor,
}) => {
  const friend = await friendAtTable(page, visitor, "macao");
  const waiter = await playUntilDice(page, friend);
  const mover = waiter === page ? friend : page;
  const dice = waiter.locator(".mc-die-button");
  await dice.nth(0).click();
  await dice.nth(1).click();
  await expect(waiter.locator('.mc-die-button[data-plan="made"]')).toHaveCount(2);
  await mover.locator(".mc-die-button").nth(0).click();
  await mover.locator(".mc-die-button").nth(1).click();
  await mover.locator(".mc-do[data-state=lit]").click();
  await expect(waiter.locator(".mc-die-button")).toHaveCount(0);
  await expect(waiter.getByRole("list", { name: "Log" })).toContainText(/You .*dice|You choose/);
});

test("Maracaibo: a step of the setup is chosen again before the setup is complete", async ({ page }) => {
  await playNow(page, "maracaibo");
  const careers = page.locator('[data-place^="career:"][data-state="lit"]');
  await careers.nth(1).click();
  const again = page.getByRole("button", { name: "Change Career" });
  await expect(again).toBeVisible();
  await expect(careers).toHaveCount(0);
  await litKind(page);
  await clickLit(page, 0); // the next step goes back with it
  await again.click();
  await expect(careers).toHaveCount(2);
  await expect(again).toHaveCount(0);
  // To the end of the setup: the last card is asked about once, since it cannot be taken back.
  for (
    let clicks = 0;
    clicks < 20 && !(await page.locator('[data-place^="location:"][data-state="lit"]').count());
    clicks++
  ) {
    await litKind(page);
    await clickLit(page, clicks);
  }
  await expect(page.locator('[data-place^="location:"][data-state="lit"]').first()).toBeVisible();
});

/** Both play on until one of them chooses dice: the other one. */
async function playUntilDice(page: Page, friend: Page): Promise<Page> {
  for (let clicks = 0; clicks < 40; clicks++) {
    const mover = (await isAsked(page)) ? page : friend;
    if (await mover.locator('.mc-die-button[data-state="lit"]').count())
      return mover === page ? friend : page;
    await clickLit(mover, clicks, LIT, 3_000).catch(() => false);
    await page.waitForTimeout(300);
  }
  throw new Error("no dice");
}

const isAsked = async (page: Page) => (await page.locator(".prompt.yours").count()) > 0;

/** A table for two people, begun. */
async function friendAtTable(page: Page, visitor: () => Promise<Page>, title: TitleId): Promise<Page> {
  await page.goto(`/open/${title}`);
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await isForEverybody(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  const address = page.getByRole("textbox", { name: "Address of the table" });
  await expect.poll(() => address.inputValue()).toContain("#");
  const friend = await visitor();
  await friend.goto(await address.inputValue());
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(friend.locator(".table.has-face")).toBeVisible();
  return friend;
}
