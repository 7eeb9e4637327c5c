/** What the browser did, as it wrote it down itself. Counts hold however much else a machine does. */
import type { Page } from "@playwright/test";

interface Told {
  name: string;
  args: { elementCount?: number };
}

/** How many elements got their style worked out while something was done: at most, in one pass. */
export async function mostStyled(page: Page, what: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink"] });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Told[] };
  const passes = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  return Math.max(0, ...passes.map(({ args }) => args.elementCount ?? 0));
}
