/** What moves tells what happened, and holds nobody up. */
import { clickLit, playNow, TITLES, type TitleId } from "./support/play";
import { expect, test, type Page } from "./support/journey";
import { goOnTo, goTo, momentAt, test as atMoments } from "./support/moments";
import { mostStyled } from "./support/trace";

interface Seen {
  moving: number; // pieces that moved when the first ones came …
  left: number; // … and after a press
}

/** Watches the page from inside: when the first pieces come, something is pressed at once. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { target } = effect as KeyframeEffect;
        return playState === "running" && target?.closest(".flight");
      }).length;
    new MutationObserver((_, watcher) => {
      if (!document.querySelector(".flight")) return;
      watcher.disconnect();
      const before = moving();
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      Object.assign(window, { seen: { moving: before, left: moving() } });
    }).observe(document.body, { subtree: true, childList: true });
  });
}

/** Clicks what is lit until something was shown. */
async function shown(page: Page): Promise<Seen> {
  const seen = () => page.evaluate(() => (window as unknown as { seen?: Seen }).seen);
  await watch(page);
  for (let clicks = 0; clicks < 30 && !(await seen()); clicks++) await clickLit(page, clicks);
  await page.waitForFunction(() => "seen" in window);
  return (await seen())!;
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pieces fly, and a press ends it", async ({ page }) => {
    await playNow(page, "macao");
    const { moving, left } = await shown(page);
    expect(moving).toBeGreaterThan(0);
    expect(left).toBe(0);
  });
});

test("where less motion is wanted, words and rings stand for a moment, and nothing moves", async ({
  page,
}) => {
  await playNow(page, "macao");
  expect((await shown(page)).moving).toBe(0);
  await expect(page.locator(".flight")).toHaveCount(0);
});

atMoments.describe("with motion, whatever is asked", () => {
  atMoments.use({ contextOptions: { reducedMotion: "no-preference" } });

  atMoments("one thing breathes at most, and nothing else goes on moving", async ({ page, moments }) => {
    const asked = moments.filter((one) => one.asked);
    for (const moment of asked.filter((_, i) => i % 6 === 0)) {
      await goOnTo(page, moment);
      const endless = await page.evaluate(() => {
        const all = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const breathing = all.filter((one) => one.getComputedTiming().iterations === Infinity);
        return [...new Set(breathing.map(({ target }) => target?.className.toString()))];
      });
      expect(endless.length, `${moment.name}: ${endless.join(", ")}`).toBeLessThanOrEqual(1);
    }
  });
});

const FEW = 150; // elements: a list and what stands around it; each of our tables has one to four thousand

/** Puts something small into each part of the table and takes it away again, a frame for each. */
function comesAndGoes(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const part of document.querySelectorAll(
      ".table-head, .prompt-body, .table-side, .table-tray, .table-face > *",
    )) {
      const small = part.appendChild(document.createElement("p"));
      await frame();
      await frame();
      small.remove();
      await frame();
      await frame();
    }
  });
}

for (const [title, name] of Object.entries(TITLES) as [TitleId, string][])
  atMoments(
    `${name}: what comes or goes has the rest of the page not styled anew`,
    async ({ page, moments }) => {
      await goTo(page, momentAt(title, moments));
      const most = await mostStyled(page, () => comesAndGoes(page));
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(FEW);
    },
  );
