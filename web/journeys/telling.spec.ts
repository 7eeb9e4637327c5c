/** What a table tells of its things: why not, by mouse and by a finger that stays, beside what it is about. */
import { expect, type Page } from "./support/journey";
import { reach } from "./support/keyboard";
import { goOnTo, goTo, momentAt, test, type Moment } from "./support/moments";
import type { TitleId } from "./support/play";

const DESK = { width: 1280, height: 720 };

test.use({ viewport: DESK });

interface Told {
  title: TitleId;
  at: string[][]; // moments, by what can be done there
  things: string;
  peek: string;
}

const TOLD: Told[] = [
  {
    title: "maracaibo",
    at: [["take_career"], ["turns: sail"], ["main_city", "plan"], ["annex, fight_influence"]],
    things: ".mb-chart [data-place][role=button], .zone-tray [data-place][role=button]",
    peek: ".mb-peek",
  },
  {
    title: "macau_cards",
    at: [["turn: draw"], ["continue: end_play, play"]],
    things: ".hand-card",
    peek: ".told",
  },
];

for (const { title, at, things, peek } of TOLD) {
  test(`${title}: whatever is not lit answers a click with words of its own`, async ({ page, moments }) => {
    for (const what of at) {
      await goOnTo(page, momentAt(title, moments, ...what));
      expect(await silent(page, things, peek), what.join(", ")).toEqual([]);
    }
  });

  test(`${title}: nothing opens under a resting mouse, and what is told never lies on what it is about`, async ({
    page,
    moments,
  }) => {
    await page.mouse.move(480, 640); // where the tray will be
    for (const what of at) {
      await goTo(page, momentAt(title, moments, ...what));
      await expect(page.locator(peek)).toHaveCount(0);
      expect(await covered(page, things, peek), what.join(", ")).toEqual([]);
      await page.mouse.move(480, 640);
    }
  });
}

const BARRED: { title: TitleId; at: string[]; thing: string; told: string }[] = [
  {
    title: "macao",
    at: ["move_ship", "buy_tribute"],
    thing: '.mc-quarter[data-state="barred"]',
    told: ".mc-peek",
  },
  { title: "maracaibo", at: ["turns: sail"], thing: '.mb [data-state="barred"]', told: ".mb-peek" },
  { title: "macau_cards", at: ["continue: end_play, play"], thing: ".hand-card.is-dim", told: ".told" },
];

for (const { title, at, thing, told } of BARRED)
  test(`${title}: with a key, too, what cannot be done says why not`, async ({ page, moments }) => {
    await goTo(page, momentAt(title, moments, ...at));
    if (title === "macau_cards") await reach(page, ".hand-card"); // from there the arrows go through the hand
    await reach(page, thing, title === "macau_cards" ? "ArrowRight" : "Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator(told)).toBeVisible();
    expect((await page.locator(told).innerText()).length).toBeGreaterThan(20);
  });

/** Things that are not lit, and say nothing but their name when they are clicked. */
function silent(page: Page, things: string, peek: string): Promise<string[]> {
  return page.evaluate(
    async ({ things, peek }) => {
      const found: string[] = [];
      for (const one of document.querySelectorAll(things)) {
        if (one.getAttribute("data-state") === "lit") continue;
        one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((done) => setTimeout(done, 30));
        const said = document.querySelector(peek)?.textContent ?? "";
        const name = one.getAttribute("data-name") ?? "";
        if (said.replace(name, "").length < 12) found.push(`${name || one.textContent}: ${said}`);
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await new Promise((done) => setTimeout(done, 10));
      }
      return found;
    },
    { things, peek },
  );
}

/** Things that what is told about them lies on, as far as they are seen at all. */
async function covered(page: Page, things: string, peek: string): Promise<string[]> {
  const found: string[] = [];
  for (const thing of await page.locator(things).all()) {
    const box = await thing.boundingBox();
    if (!box || box.y + box.height > DESK.height + 60 || !(await thing.isVisible())) continue;
    const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, DESK.height - 6)];
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y, { steps: 2 });
    const told = await thing.evaluate(
      async (one, { peek, x, y }) => {
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        const isOnTop = one.contains(document.elementFromPoint(x, y));
        const box = isOnTop ? document.querySelector(peek)?.getBoundingClientRect() : undefined;
        return box?.toJSON() as DOMRect | undefined;
      },
      { peek, x, y },
    );
    if (!told) continue; // something lies over it, or it has nothing to tell
    const across = Math.min(box.x + box.width, told.right) - Math.max(box.x, told.left);
    const down = Math.min(box.y + box.height, told.bottom) - Math.max(box.y, told.top);
    if (across > 2 && down > 2)
      found.push((await thing.getAttribute("data-place")) ?? (await thing.innerText()));
  }
  return found;
}

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  const STAYS: { title: TitleId; at: string[]; thing: string; told: string }[] = [
    { title: "macao", at: ["start_cards"], thing: '.mc-offered[data-state="lit"]', told: ".mc-peek" },
    {
      title: "macao",
      at: ["move_ship", "buy_tribute"],
      thing: '.mc-place.is-port[data-state="lit"]',
      told: ".mc-peek",
    },
    {
      title: "maracaibo",
      at: ["turns: sail"],
      thing: '[data-place^="location:"][data-state=lit]',
      told: ".mb-peek",
    },
    { title: "macau_cards", at: ["turn: draw"], thing: ".hand-card.is-lit[data-action]", told: ".told" },
  ];
  for (const { title, at, thing, told } of STAYS) {
    test(`${title}: a finger that stays on ${thing} is told about it, and nothing is done`, async ({
      page,
      moments,
    }) => {
      await goTo(page, momentOf(moments, title, at));
      const asked = await page.locator(".prompt-body").innerText();
      await stay(page, thing);
      await expect(page.locator(told)).toBeVisible();
      expect((await page.locator(told).innerText()).length).toBeGreaterThan(10);
      expect(await page.locator(".prompt-body").innerText()).toBe(asked);
    });
  }
});

const momentOf = (moments: Moment[], title: TitleId, at: string[]) => momentAt(title, moments, ...at);

/** A finger that lies still for a second. */
async function stay(page: Page, thing: string): Promise<void> {
  const box = (await page.locator(thing).first().boundingBox())!;
  const at = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 3, DESK.height - 8) };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(1000);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
