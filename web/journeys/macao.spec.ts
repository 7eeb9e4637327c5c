/** Macao's table by mouse, keyboard and touch, from moments of recorded games: nobody has to play to get there. */
import type { Locator } from "@playwright/test";
import { reachWhileThere } from "./support/keyboard";
import { expect, type Page } from "./support/journey";
import { momentOf, playAt, test, waitAt } from "./support/moments";

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: DESK });

type Way = "mouse" | "keyboard" | "touch";
const WAYS: Way[] = ["mouse", "keyboard", "touch"];

const cardOf = (page: Page) => page.getByRole("region", { name: "What is to be done" });
const supplyOf = (page: Page) => page.locator(".mc-supply .mc-cubebutton").count();
const place = (name: string) => `[data-place="${name}"]`;

async function press(page: Page, way: Way, selector: string): Promise<void> {
  if (!(await pressWhileThere(page, way, selector))) throw new Error(`${selector} is gone`);
}

/** False when the answer to what was done before has taken it away meanwhile. */
async function pressWhileThere(page: Page, way: Way, selector: string): Promise<boolean> {
  const thing = page.locator(selector).first();
  const there = () => thing.count().then((count) => count > 0);
  if (way !== "keyboard")
    return (way === "mouse" ? thing.click() : thing.tap()).then(
      () => true,
      async (error: unknown) => {
        if (await there()) throw error;
        return false;
      },
    );
  await page.locator("body").press("Home");
  if (!(await reachWhileThere(page, selector))) return false;
  await page.keyboard.press("Enter");
  return true;
}

/** The button, or its key. */
async function undo(page: Page, way: Way): Promise<void> {
  const button = page.getByRole("button", { name: "Undo" });
  if (way === "keyboard") await page.keyboard.press("Control+z");
  else await (way === "mouse" ? button.click() : button.tap());
}

/** Ports in reach, and the one among them that takes something on the way. */
async function portWithDelivery(page: Page, way: Way, open: (port: Locator) => Promise<void>): Promise<void> {
  const ports = page.locator('.mc-place.is-port[data-state="lit"]');
  for (const port of await ports.all()) {
    await open(port);
    const told = cardOf(page).locator(".mc-gains");
    await expect(cardOf(page).getByRole("button", { name: /^Sail, / })).toBeEnabled();
    const slots = await cardOf(page).locator(".mc-slotbutton").count();
    if ((await told.count()) > 0 && slots < (await supplyOf(page))) return;
    if (way === "mouse") await cardOf(page).getByRole("button", { name: "Cancel" }).click();
    else await page.keyboard.press("Escape");
  }
  throw new Error("no port takes anything");
}

for (const way of ["mouse", "keyboard"] as const) {
  test(`by ${way} a ship sails to a port and delivers there with one confirmation, and one undo takes it back`, async ({
    page,
    moments,
  }) => {
    await playAt(page, momentOf(moments, "move_ship", "buy_tribute"));
    const cubes = await supplyOf(page);
    await portWithDelivery(page, way, async (port) => {
      const name = await port.getAttribute("data-place");
      await press(page, way, place(name!));
    });
    const card = cardOf(page);
    await expect(page.locator(".mc-way")).toBeVisible();
    const slots = card.locator(".mc-slotbutton");
    const spaces = await slots.count();
    await expect(card.locator(".mc-sum")).toContainText(/\+\d/);

    // Another color for the first space, and the best ones again.
    const first = await slots.first().getAttribute("aria-label");
    await press(page, way, ".mc-slotbutton");
    await expect(slots.first()).not.toHaveAttribute("aria-label", first!);
    await card.getByRole("button", { name: "Choose spare cubes for me" }).press("Enter");
    await expect(slots.first()).toHaveAttribute("aria-label", first!);

    await press(page, way, ".mc-ask .mc-do");
    await expect(page.locator(".mc-way")).toHaveCount(0);
    await expect.poll(() => supplyOf(page)).toBe(cubes - spaces);
    await expect(page.getByRole("list", { name: "Log" })).toContainText(/You sail to .*/);
    await undo(page, way);
    await expect.poll(() => supplyOf(page)).toBe(cubes);
  });
}

for (const way of WAYS) {
  test.describe(() => {
    test.use({ hasTouch: way === "touch" });

    test(`by ${way} the wall is gone along, a card and a quarter are paid for, a joker is cashed, and each is taken back`, async ({
      page,
      moments,
    }) => {
      await playAt(page, momentOf(moments, "move_wall", "cash_joker", "take_quarter", "activate"));
      for (const lit of [
        way === "touch" ? '[data-place="wall"][data-state="lit"]' : '.mc-space[data-state="lit"]', // fingers take it whole
        '.mc-quarter[data-state="lit"]',
        '.mc-traycard[data-state="lit"]',
        '.mc-amount-thing[data-state="lit"]',
      ]) {
        const before = await tableText(page);
        await press(page, way, lit);
        await answered(page);
        for (let asked = 0; asked < 4 && (await tableText(page)) === before; asked++) {
          await answer(page, way);
          await answered(page);
        }
        await expect.poll(() => tableText(page), { message: `nothing came of ${lit}` }).not.toBe(before);
        for (let steps = 0; steps < 6 && (await tableText(page)) !== before; steps++) {
          await undo(page, way);
          await answered(page);
        }
        await expect.poll(() => tableText(page)).toBe(before);
      }
    });
  });
}

test.describe(() => {
  test.use({ hasTouch: true });

  test("two dice are chosen where they lie, by mouse, keyboard and touch, and a card over the board", async ({
    page,
    moments,
  }) => {
    await playAt(page, momentOf(moments, "choose_dice"));
    const dice = page.locator(".mc-die-button");
    const where = () => dice.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    const before = await where();
    const confirm = page.locator(".mc-ask .mc-do");
    await confirm.click({ force: true }); // it cannot be done yet, and says why
    await expect(cardOf(page)).toContainText("Choose two dice first");
    await press(page, "mouse", ".mc-die-button:nth-child(1)");
    await press(page, "keyboard", ".mc-die-button:nth-child(3)");
    expect(await where()).toEqual(before);
    await press(page, "touch", ".mc-die-button:nth-child(3)"); // another one in its place
    await press(page, "touch", ".mc-die-button:nth-child(2)");
    await expect(page.locator(".mc-die-button[aria-pressed=true]")).toHaveCount(2);
    await expect(confirm).toHaveText(/^Take \d+ cubes?$/);
    await press(page, "keyboard", ".mc-ask .mc-do");
    await expect(confirm.filter({ hasText: /Take \d/ })).toHaveCount(0);

    await playAt(page, momentOf(moments, "start_cards"));
    await page.locator(".mc-ask .mc-do").click({ force: true });
    await expect(cardOf(page)).toContainText("Choose a card first");
    await press(page, "keyboard", '.mc-offered[data-state="lit"]');
    await press(page, "touch", '.mc-offered[data-state="lit"] >> nth=1');
    await press(page, "mouse", ".mc-ask .mc-do:not([aria-disabled])");
    await expect(page.getByRole("list", { name: "Log" })).toContainText("You take");
  });
});

/** What changes with every action: purse, supply, cards, city and wall. */
const tableText = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? "–").join();
    return [
      [...document.querySelectorAll(".mc-tray .mc-amount-thing b")].map((one) => one.textContent).join(),
      document.querySelectorAll(".mc-tray .mc-cubebutton").length,
      all(".mc-tray .mc-traycard", "data-place"),
      all(".mc-tray .mc-work", "class").replaceAll("waiting", "usable"),
      all(".mc-quarter", "data-owner"),
      all(".mc-wall-disc", "style"),
    ].join(" | ");
  });

/** One of several ways, cubes for a price, or the confirmation: whatever is asked next. */
async function answer(page: Page, way: Way): Promise<void> {
  for (const next of [
    ".mc-peek.is-pinned .mc-choice",
    ".mc-ask .mc-do:not([aria-disabled])",
    ".mc-ask .mc-spare",
    ".mc-ask .mc-choice",
  ])
    if ((await page.locator(next).count()) > 0) {
      await pressWhileThere(page, way, next);
      return;
    }
}

/** The server has answered what was done last: what is drawn now is what can be done next. */
const answered = (page: Page) => expect(page.locator(".table-face[aria-busy=false]")).toBeVisible();

test("every quarter, card, space and port that is not lit says why, with numbers and time", async ({
  page,
  moments,
}) => {
  for (const moment of [
    momentOf(moments, "cash_joker", "take_quarter"),
    momentOf(moments, "buy_tribute", "take_quarter"),
  ]) {
    await playAt(page, moment);
    const silent = await page.evaluate(async () => {
      const told: string[] = [];
      const asked =
        ".mc-quarter, .mc-space, .mc-place, .mc-portboard[data-place], .mc-tribute, .mc-tray [data-place][role=button], .mc-office";
      const why =
        /\d+ .*(short|round \d|in the next rounds)|moves forward only|Your disc is here|nobody can take it|yours already|Ships here: .*|Cost|costs|Spend|wins|buys|tribute|Round \d|last round|takes it|No goods|Worth|Each/is;
      for (const one of document.querySelectorAll(asked)) {
        if (one.getAttribute("data-state") === "lit") continue;
        one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((done) => setTimeout(done, 20));
        const said = document.querySelector(".mc-peek")?.textContent ?? "";
        if (!why.test(said)) told.push(`${one.getAttribute("data-place")}: ${said}`);
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      }
      return told;
    });
    expect(silent).toEqual([]);
  }
});

test("an unlit quarter tells what is short and the round in which it comes, a space of the sea how many cubes", async ({
  page,
  moments,
}) => {
  await playAt(page, momentOf(moments, "cash_joker", "take_quarter"));
  const peek = page.locator(".mc-peek");
  await page.locator('.mc-quarter[data-state="barred"]').first().click();
  await expect(peek).toContainText(/You are \d .* short/);
  await expect(peek).toContainText(/in round \d+|in the next rounds/);
  await page.keyboard.press("Escape");
  await page.locator('.mc-place.is-home[data-state="still"]').click();
  await expect(peek).toContainText(/\d+ spaces away\. You have \d+ cubes?\. \d+ short\./);
  await expect(peek).toContainText(/\d+ cubes come in round \d+|do not come in the next rounds/);
});

test("nothing opens under a resting mouse, and what is told never lies on what it is about", async ({
  page,
  moments,
}) => {
  await page.mouse.move(660, 300);
  await playAt(page, momentOf(moments, "cash_joker", "take_quarter"));
  const peek = page.locator(".mc-peek");
  await expect(peek).toHaveCount(0);
  const covered: string[] = [];
  const things = page.locator(
    ".mc-quarter, .mc-place.is-port, .mc-portboard, .mc-tray .mc-traycard, .mc-work, .mc-amount-thing, .mc-space",
  );
  for (const thing of await things.all()) {
    const box = (await thing.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2 - 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    const told = await peek.evaluate(async (one) => {
      await new Promise((done) => requestAnimationFrame(done));
      return one.getBoundingClientRect().toJSON() as DOMRect;
    });
    const across = Math.min(box.x + box.width, told.right) - Math.max(box.x, told.left);
    const down = Math.min(box.y + box.height, told.bottom) - Math.max(box.y, told.top);
    if (across > 1 && down > 1) covered.push((await thing.getAttribute("data-place"))!);
  }
  expect(covered).toEqual([]);
});

test("a chip in the head opens the whole tray of another seat, and the focus comes back to it", async ({
  page,
  moments,
}) => {
  await playAt(page, momentOf(moments, "cash_joker", "take_quarter"));
  const chip = page.locator(".mc-chip").last();
  for (const way of ["mouse", "keyboard"] as const) {
    await press(page, way, ".mc-chip");
    const tray = page.getByRole("dialog");
    for (const part of [".mc-purse", ".mc-rose", ".mc-well", ".mc-topay", ".mc-atwork"])
      await expect(tray.locator(part)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tray).toHaveCount(0);
    await expect(page.locator(".mc-chip").first()).toBeFocused();
  }
  await expect(chip).toBeVisible();
});

test.describe("while others act", () => {
  test.use({ hasTouch: true });

  test("passing is planned with one click, a key or a finger, and given up with another", async ({
    page,
    moments,
  }) => {
    await playAt(page, waitAt("macao", moments, "actions: waits"));
    const planned = page.locator('[data-plan="made"]');
    for (const way of WAYS) {
      await press(page, way, ".mc-planpass");
      await expect(planned).toHaveCount(1);
      await press(page, way, ".mc-planpass");
      await expect(planned).toHaveCount(0);
    }
  });
});

test.describe("by touch, on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a ship sails, a cube is paid with and an unlit thing says why", async ({ page, moments }) => {
    await playAt(page, momentOf(moments, "move_ship", "buy_tribute"));
    const head = await page.locator(".table-head").boundingBox();
    expect(head!.height).toBeLessThanOrEqual(160);
    const cubes = await supplyOf(page);
    await portWithDelivery(page, "mouse", (port) => port.tap({ force: true }));
    const spaces = await cardOf(page).locator(".mc-slotbutton").count();
    await cardOf(page)
      .getByRole("button", { name: /^Sail, / })
      .tap();
    await expect.poll(() => supplyOf(page)).toBe(cubes - spaces);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect.poll(() => supplyOf(page)).toBe(cubes);

    await page.locator(".mc-tabs button").nth(1).tap();
    await page.locator('.mc-quarter[data-state="barred"]').first().tap();
    await expect(page.locator(".mc-peek")).toContainText(/short/);
  });

  test("a tap on a card of the tray tells it whole, on a phone and on a larger screen", async ({
    page,
    moments,
  }) => {
    const moment = momentOf(moments, "cash_joker", "take_quarter");
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await playAt(page, moment);
      const cards = page.locator(".mc-traycard[data-place]");
      const lift = async () => {
        const tab = page.locator(".mc-traytabs button").nth(1);
        if (size === PHONE && (await tab.getAttribute("aria-expanded")) === "false") await tab.tap();
      };
      await lift();
      const count = await cards.count();
      expect(count).toBeGreaterThan(2);
      for (let one = 0; one < count; one++) {
        await lift();
        const effect = (await cards.nth(one).locator(".mc-card-text").textContent())!;
        await cards.nth(one).tap();
        const told = page.locator(".mc-peek, .zone-card").getByText(effect, { exact: true });
        await expect(told.first()).toBeInViewport({ ratio: 1 });
        expect(await told.first().evaluate((words) => words.scrollHeight <= words.clientHeight + 1)).toBe(
          true,
        );
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape"); // the box first, then what was begun
      }
    }
  });

  test("sideways, what does it stays in sight whatever is put together", async ({ page, moments }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await playAt(page, momentOf(moments, "move_ship", "buy_tribute"));
    await portWithDelivery(page, "mouse", (port) => port.tap({ force: true }));
    await expect(cardOf(page).getByRole("button", { name: /^Sail, / })).toBeInViewport({ ratio: 1 });
  });
});
