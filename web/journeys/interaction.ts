/** How the page feels, in figures: `make interaction`. Printed, not asserted: machines differ. */
import type { Page } from "@playwright/test";
import { clickLit, playNow, TITLES, type TitleId } from "./support/play";
import { test } from "./support/journey";

const CLICKS = 60;

// As people see it: with animations.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Figures {
  answers: number[]; // from the click to the table as the server answered, painted
  shift: number; // how much of the page jumped without being touched
  jumped: string[]; // what did
  long: number[]; // tasks that held up the page for more than 50 ms
  frames: number[]; // milliseconds between two frames
}

/** Watches the page from inside. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const figures: Figures = { answers: [], shift: 0, jumped: [], long: [], frames: [] };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        figures.shift += entry.value;
        const names = entry.sources.map(({ node }) => node?.getAttribute?.("class") ?? node?.nodeName);
        figures.jumped.push(`${entry.value.toFixed(4)} ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: false });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.long.push(entry.duration);
    }).observe({ type: "longtask", buffered: false });
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      figures.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    });
    // A click that sends something is answered when what is to be done has changed and is painted.
    let clicked = 0;
    addEventListener("pointerdown", () => (clicked = performance.now()), true);
    const side = document.querySelector(".prompt")!;
    let before = side.textContent;
    new MutationObserver(() => {
      if (side.textContent === before) return;
      before = side.textContent;
      if (!clicked) return;
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => setTimeout(() => figures.answers.push(performance.now() - from)));
    }).observe(side, { subtree: true, childList: true, characterData: true });
  });
}

function part(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(`${TITLES[title]}, ${CLICKS} clicks`, async ({ page }) => {
    await playNow(page, title);
    await page.locator(".prompt").waitFor();
    await watch(page);
    let clicks = 0;
    while (clicks < CLICKS && (await clickLit(page, clicks))) clicks++;
    const { answers, shift, jumped, long, frames } = await page.evaluate(
      () => (window as unknown as { figures: Figures }).figures,
    );
    console.log(
      [
        `${TITLES[title]}, ${clicks} clicks on lit things:`,
        `  click to result: p50 ${part(answers, 0.5).toFixed(0)} ms, p95 ${part(answers, 0.95).toFixed(0)} ms (${answers.length} answers)`,
        `  layout shift during play: ${shift.toFixed(4)}`,
        ...jumped.map((one) => `    ${one}`),
        `  frames: p50 ${part(frames, 0.5).toFixed(1)} ms, p95 ${part(frames, 0.95).toFixed(1)} ms, ${((100 * frames.filter((ms) => ms < 20).length) / frames.length).toFixed(0)} % within 20 ms`,
        `  tasks over 50 ms: ${long.length}, longest ${Math.max(0, ...long).toFixed(0)} ms`,
      ].join("\n"),
    );
    await page.close(); // in the middle of an animation; what it looks like is not asked here
  });
}
