/** Every phase of a game at every size of window: what one decides about is in sight, and no words lie on others. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as journey } from "./support/journey";
import { faults, phaseOf, SIZES } from "./support/layout";
import { clickLit, litKind, playNow, TITLES, type TitleId } from "./support/play";
import { WHOLE_GAMES } from "./support/program";
import { ROOT, Server } from "./support/server";

const PYTHON = process.env.CARRACK_PYTHON ?? join(ROOT, ".venv/bin/python");

/** Always the same deal: what is found can be looked at again. */
const test = journey.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server({ command: [PYTHON, join(ROOT, "web/journeys/support/fixed_server.py")] });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
});

// Some dozens of clicks meet the phases of the first round, and each is looked at once; all of them twice on request.
const CLICKS = WHOLE_GAMES ? 70 : 40;
const SEEN_OF_EACH = WHOLE_GAMES ? 2 : 1;

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(`${TITLES[title]}: nothing that is lit lies outside the window, in any phase and at any size`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize(SIZES[0]!);
    await playNow(page, title);
    const seen = new Map<string, number>();
    const found: string[] = [];
    for (let click = 0; click < CLICKS; click++) {
      if (!(await litKind(page))) break;
      const phase = await phaseOf(page);
      const times = seen.get(phase) ?? 0;
      seen.set(phase, times + 1);
      if (times < SEEN_OF_EACH) found.push(...(await faultsAtAllSizes(page, phase)));
      if (!(await clickLit(page, click))) break;
    }
    expect(seen.size, "phases that were met").toBeGreaterThan(2);
    expect(found).toEqual([]);
  });
}

async function faultsAtAllSizes(page: Page, phase: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.mouse.move(1, 1); // what a resting mouse has opened closes
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await faults(page)) found.push(`${phase}, ${size.width}x${size.height}: ${fault}`);
  }
  await page.setViewportSize(SIZES[0]!);
  return found;
}
