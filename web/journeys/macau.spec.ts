/** Macau's table by touch, on a phone, from moments of recorded games: nobody has to play to get there. */
import { expect, type Page } from "./support/journey";
import { momentAt, playAt, test, waitAt, type Moment } from "./support/moments";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CORNER = { position: { x: 10, y: 20 } }; // of a card: the next one lies over the rest
const cards = (page: Page) => page.locator(".hand-card").count();
const log = (page: Page) => page.locator(".log"); // on a phone it is opened by a button

async function at(page: Page, moments: Moment[], what: string): Promise<void> {
  await playAt(page, momentAt("macau_cards", moments, what));
}

test("a finger lays a card, takes it back, lays a run and ends it; a card that does not fit says why", async ({
  page,
  moments,
}) => {
  await at(page, moments, "continue: end_play, play");
  const held = await cards(page);
  const lit = page.locator(".hand-card.is-lit[data-action]");
  await page
    .locator(".hand-card.is-dim:not(.is-behind)")
    .first()
    .tap({ ...CORNER, force: true });
  await expect(page.locator(".told.refused")).toBeVisible();
  await lit.last().tap(CORNER);
  await expect.poll(() => cards(page)).toBe(held - 1);
  await page.getByRole("button", { name: "Take back" }).tap();
  await expect.poll(() => cards(page)).toBe(held);
  for (const left of [held - 1, held - 2]) {
    await lit.last().tap(CORNER);
    await expect.poll(() => cards(page)).toBe(left);
  }
  await page.locator(".drawb.end_play").tap();
  await expect(page.locator(".prompt-said")).not.toContainText("Lay another card");
  expect(await cards(page)).toBe(held - 2);
});

test("a finger calls a suit", async ({ page, moments }) => {
  await at(page, moments, "choose_suit: call_suit");
  const tiles = page.locator(".asks .tile");
  await expect(tiles).toHaveCount(4);
  await tiles.nth(2).tap();
  await expect(tiles).toHaveCount(0);
  await expect(log(page)).toContainText("You call diamonds");
});

test("a finger draws a card", async ({ page, moments }) => {
  await at(page, moments, "turn: draw");
  const held = await cards(page);
  await page.locator(".drawb.draw").tap();
  await expect.poll(() => cards(page)).toBeGreaterThan(held);
  await expect(log(page)).toContainText("You draw");
});

test("a finger says “Macau!” on the disc", async ({ page, moments }) => {
  await at(page, moments, "say_macau");
  await page.locator(".word-disc").tap();
  await expect(log(page)).toContainText("You say “Macau!”");
  await expect(page.locator("button.word-disc")).toHaveCount(0);
});

test("while others act, a card is planned with a finger, a mouse and a key, and given up the same way", async ({
  page,
  moments,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playAt(page, waitAt("macau_cards", moments, "turn: waits"));
  const card = page.locator(".hand-card[data-plan]").first();
  const planned = page.locator('.hand-card[data-plan="made"]');
  for (const press of [() => card.tap(CORNER), () => card.click(CORNER), () => card.press("Enter")]) {
    await press();
    await expect(planned).toHaveCount(1);
    await press();
    await expect(planned).toHaveCount(0);
  }
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false });

  test("a tip comes at the foot of the card, and nothing in it moves", async ({ page, moments }) => {
    let tell = () => {};
    const asked = new Promise<void>((done) => (tell = done));
    await page.route(/\/tables\/\w+\/guide/, async (route) => {
      await asked;
      await route.continue();
    });
    await at(page, moments, "choose_rank: call_rank");
    await expect(page.locator(".nudges")).toBeAttached();
    const places = () =>
      page
        .locator(".prompt-said, .prompt .ask, .prompt-foot")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as object));
    const before = await places();
    expect(before).toHaveLength(3);
    tell();
    await expect(page.locator(".prompt > :last-child .nudge")).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
  });
});
