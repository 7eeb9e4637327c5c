/** Each gesture of Maracaibo with the keyboard at a desk and with a finger on a phone, from moments of recorded games. */
import type { Locator } from "@playwright/test";
import { expect, type Page } from "./support/journey";
import { momentAt, playAt, test, waitAt } from "./support/moments";

type Way = "keyboard" | "touch";

interface Gesture {
  what: string;
  at: string[]; // what can be done at the moment
  presses: string[]; // one after the other, as far as they are asked for
  log?: RegExp;
  isWhole?: boolean; // it is taken back together with what led to it
}

const CARD = '.zone-tray .is-hand [data-place^="card:"][data-state=lit]';
const OFFERED = '.mb-display [data-place^="card:"][data-state=lit]';
const asked = (words: string) => `.mb-ask .mb-choice:has-text("${words}")`;
const told = (words: string) => `.mb-peek.is-pinned .mb-choice:has-text("${words}")`;

const GESTURES: Gesture[] = [
  {
    what: "a career is chosen",
    at: ["take_career"],
    presses: ['.mb-setup [data-place^="career:"][data-state=lit]', told("career")],
  },
  {
    what: "a ship is aimed at a place and sails there",
    at: ["turns: sail"],
    presses: ['[data-place^="location:"][data-state=lit]:not([aria-pressed=true])', ".mb-go"],
    log: /You sail to/,
  },
  { what: "village actions begin", at: ["main_assistants"], presses: [asked("Village actions")] },
  {
    what: "a quest is chosen and paid for with cards",
    at: ["main_assistants", "main_quest"],
    presses: [asked("Quest"), CARD, told("Discard")],
    log: /quest/,
  },
  {
    what: "a card is bought",
    at: ["buy, buy_planned, discard_hand, invest"],
    presses: [CARD, told("Buy")],
    log: /You buy/,
  },
  {
    what: "a card is planned",
    at: ["main_city", "plan"],
    presses: [".is-plan .mb-more", ".is-plan .mb-choice"],
    log: /You plan/,
  },
  { what: "cards pay", at: ["turns: pay_card"], presses: [CARD, told("")] },
  {
    what: "a good is delivered",
    at: ["city_action, deliver"],
    presses: [CARD, told("Deliver")],
    log: /You deliver/,
  },
  {
    what: "a nation is fought for",
    at: ["fight_against, fight_for"],
    presses: [asked("Fight for")],
    log: /You fight/,
  },
  {
    what: "a fight wins influence",
    at: ["annex, fight_influence, fight_tile"],
    presses: ['[data-place^="nation:"][data-state=lit]', told("")],
    log: /influence/,
  },
  {
    what: "the explorer goes on",
    at: ["explore, pass, ruin"],
    presses: ['.mb-chart [data-place^="space:"][data-state=lit]', told("")],
    isWhole: true,
  },
];

for (const way of ["keyboard", "touch"] as const) {
  test.describe(`by ${way}`, () => {
    test.use(
      way === "touch"
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1280, height: 720 } },
    );

    test("each gesture does what it says, and is taken back", async ({ page, moments }) => {
      test.slow(); // eleven tables
      for (const { what, at, presses, log, isWhole } of GESTURES)
        await test.step(what, async () => {
          await playAt(page, momentAt("maracaibo", moments, ...at));
          const before = await now(page);
          await go(page, way, presses, before);
          if (log) await expect(page.locator(".log")).toContainText(log);
          const after = await now(page);
          for (let steps = 0; steps < 6 && (await now(page)) !== before; steps++) {
            if (way === "keyboard") await page.keyboard.press("Control+z");
            else await page.getByRole("button", { name: "Undo" }).tap();
            await answered(page);
            if (isWhole) break;
          }
          if (isWhole) await expect.poll(() => now(page)).not.toBe(after);
          else await expect.poll(() => now(page)).toBe(before);
        });
    });

    test("a card is drawn from the open ones", async ({ page, moments }) => {
      const at = way === "keyboard" ? "refilling: draw_open" : "free_luysa"; // nobody can take it back
      await playAt(page, momentAt("maracaibo", moments, at));
      await go(page, way, [OFFERED, told("")], await now(page));
      await expect(page.locator(".log")).toContainText(/You draw|You take/);
    });
  });
}

test.describe("while somebody else acts", () => {
  test.use({ viewport: { width: 1280, height: 720 }, hasTouch: true });

  const OPEN = '.mb-chart [data-place^="location:"][data-plan="open"]';

  test("one click on a place plans to sail there, another click gives it up; keys and a finger do the same", async ({
    page,
    moments,
  }) => {
    await playAt(page, waitAt("maracaibo", moments, "turns: waits"));
    const made = page.locator('.mb-chart [data-plan="made"]');
    const plan = page.getByRole("region", { name: "Planned for your next turn" });
    const place = await page.locator(OPEN).first().getAttribute("data-place");
    const thing = page.locator(`.mb-chart [data-place="${place}"]`);
    const ways = [
      () => thing.click(),
      async () => {
        await reach(page, thing);
        await page.keyboard.press("Enter");
      },
      async () => {
        await thing.tap();
        await page.locator(".mb-peek.is-pinned .mb-choice").tap(); // a finger is told first
      },
    ];
    for (const way of ways) {
      await way();
      await expect(made).toHaveAttribute("data-place", place!);
      await expect(plan.getByRole("listitem")).toContainText(/Sail/);
      await way();
      await expect(made).toHaveCount(0);
      await expect(plan.getByRole("listitem")).toHaveCount(0);
    }
  });

  test("a plan that no longer fits, since the round has ended before, is dropped with a note", async ({
    page,
    moments,
    otherActs,
  }) => {
    const table = await playAt(page, waitAt("maracaibo", moments, "turns: ends"));
    await page.locator(OPEN).first().click();
    await expect(page.locator('.mb-chart [data-plan="made"]')).toHaveCount(1);
    await otherActs(table);
    await expect(page.getByText(/Your plan was dropped/)).toBeVisible();
    await expect(page.locator('.mb-chart [data-plan="made"]')).toHaveCount(0);
  });
});

/** The question, how much can be done, and what one has: one of them changes with every gesture. */
const now = (page: Page) =>
  page.evaluate(() =>
    [".prompt-said", ".prompt-count", ".mb-own .mb-purse", ".mb-steps"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

const answered = (page: Page) => expect(page.locator(".table-face[aria-busy=false]")).toBeVisible();

/** Presses what is asked for last, until something has come of it. */
async function go(page: Page, way: Way, presses: string[], before: string): Promise<void> {
  for (let pressed = 0; pressed < 8 && (await now(page)) === before; pressed++) {
    const next = await lastThere(page, presses);
    if (way === "touch") await next.tap();
    else {
      await reach(page, next);
      await page.keyboard.press("Enter");
    }
    await answered(page);
  }
  expect(await now(page)).not.toBe(before);
}

async function lastThere(page: Page, presses: string[]): Promise<Locator> {
  for (const one of [...presses].reverse()) {
    const first = page.locator(one).first();
    if (await first.isVisible()) return first;
  }
  throw new Error(`none of ${presses.join(", ")} is there`);
}

/** Goes on with the tabulator to whatever it is. */
async function reach(page: Page, thing: Locator): Promise<void> {
  const isThere = () => thing.evaluate((one) => one === document.activeElement);
  for (let pressed = 0; pressed < 150 && !(await isThere()); pressed++) await page.keyboard.press("Tab");
  await expect(thing).toBeFocused();
}
