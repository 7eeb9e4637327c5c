/** How the page feels, in figures: `make interaction`. Printed, not asserted: machines differ. */
import type { Page } from "@playwright/test";
import { clickLit, LIT, litKind, playNow, TITLES, type TitleId } from "./support/play";
import { test } from "./support/journey";
import { Server } from "./support/server";

/** Bots that answer at once, so that a dozen of their moves follows each click; and bots that take their time. */
const PACES = { quick: 60, human: 20 } as const; // clicks
const THINKING = 120_000; // a round of bots that take their time
/** Who presses: the machine as soon as it can, some twenty times a second; or a quick hand, which has to see and to move. */
const HANDS = { machine: 0, hand: 300 } as const; // ms before each click

// As people see it: with animations, and without the recorder of journeys, which looks at the whole page around each click.
test.use({ contextOptions: { reducedMotion: "no-preference" }, trace: "off", screenshot: "off" });

declare const scheduler: { postTask: (task: () => void, how: { priority: string }) => Promise<void> };

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
    // From the press of the button that sends something until what is to be done has changed and is painted.
    let [pressed, sent] = [0, 0];
    addEventListener("pointerdown", () => (pressed = performance.now()), true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (/"type":"(act|try|plan|undo)"/.test(String(text))) sent = pressed;
      send.call(this, text);
    };
    const side = document.querySelector(".prompt")!;
    let before = side.textContent;
    new MutationObserver(() => {
      if (side.textContent === before) return;
      before = side.textContent;
      if (!sent) return;
      const from = sent;
      sent = 0;
      // The first thing behind the frame: a timer would wait for whatever is drawn next as well.
      const painted = () => figures.answers.push(performance.now() - from);
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: "user-blocking" }));
    }).observe(side, { subtree: true, childList: true, characterData: true });
  });
}

interface Work {
  LayoutCount: number;
  RecalcStyleCount: number;
  ScriptDuration: number; // seconds of the processor, as the three below: however much else a machine does
  LayoutDuration: number;
  RecalcStyleDuration: number;
  TaskDuration: number;
}

/** Counts the page's work until it is asked for it. */
async function countWork(page: Page): Promise<() => Promise<Work>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const now = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Work;
  };
  const before = await now();
  return async () => {
    const after = await now();
    return Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Work]]),
    ) as unknown as Work;
  };
}

function part(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One click on something lit; false when the game is over, or for whoever is out while the others play on. */
async function clicked(page: Page, turn: number): Promise<boolean> {
  try {
    return await clickLit(page, turn, LIT, THINKING);
  } catch (error) {
    if ((await page.locator(".plate.is-own.is-out").count()) === 0) throw error;
    return false;
  }
}

/** Clicks what is lit and tells what was felt. */
async function tell(
  page: Page,
  title: TitleId,
  bots: keyof typeof PACES,
  presses: keyof typeof HANDS,
): Promise<void> {
  await playNow(page, title);
  await litKind(page); // the table is laid
  await watch(page);
  const worked = await countWork(page);
  let clicks = 0;
  while (clicks < PACES[bots] && (await clicked(page, clicks))) {
    clicks++;
    if (HANDS[presses] > 0) await page.waitForTimeout(HANDS[presses]);
  }
  const { answers, shift, jumped, long, frames } = await page.evaluate(
    () => (window as unknown as { figures: Figures }).figures,
  );
  const work = await worked();
  const each = (seconds: number) => ((1000 * seconds) / clicks).toFixed(1);
  const smooth = frames.filter((ms) => ms < 20).length / frames.length;
  console.log(
    [
      `${TITLES[title]}, ${clicks} clicks on lit things, ${bots} bots, pressed by ${presses}:`,
      `  click to result: p50 ${part(answers, 0.5).toFixed(0)} ms, p95 ${part(answers, 0.95).toFixed(0)} ms (${answers.length} answers)`,
      `  layout shift during play: ${shift.toFixed(4)}`,
      ...jumped.map((one) => `    ${one}`),
      `  frames: p50 ${part(frames, 0.5).toFixed(1)} ms, p95 ${part(frames, 0.95).toFixed(1)} ms, ${(100 * smooth).toFixed(0)} % within 20 ms`,
      `  tasks over 50 ms: ${long.length}, longest ${Math.max(0, ...long).toFixed(0)} ms`,
      `  for each click: ${(work.LayoutCount / clicks).toFixed(1)} layouts, ${(work.RecalcStyleCount / clicks).toFixed(1)} passes of style;` +
        ` ${each(work.TaskDuration)} ms of the processor (script ${each(work.ScriptDuration)}, style ${each(work.RecalcStyleDuration)}, layout ${each(work.LayoutDuration)})`,
    ].join("\n"),
  );
  await page.close(); // in the middle of an animation; what it looks like is not asked here
}

for (const title of Object.keys(TITLES) as TitleId[]) {
  for (const presses of Object.keys(HANDS) as (keyof typeof HANDS)[])
    test(`${TITLES[title]}, quick bots, pressed by ${presses}`, async ({ page }) =>
      tell(page, title, "quick", presses));

  test(`${TITLES[title]}, bots that take their time`, async ({ visitor }) => {
    test.setTimeout(900_000);
    const server = new Server({ bots: "human" });
    await server.start();
    await tell(await visitor({ baseURL: server.address }), title, "human", "machine");
    await server.end();
  });
}
