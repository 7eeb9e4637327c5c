/** What every journey has: a server, visitors with a browser each, and eyes for what goes wrong on the way. */
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Kind } from "./database";
import { finishedGame, type Finished } from "./program";
import { Server } from "./server";

export { expect };
export type { Page };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SERIOUS = ["serious", "critical"];

interface Journey {
  /** Somebody else with a browser of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** What the browser may complain about in this journey, as when a page is asked for that is not there. */
  forgiven: RegExp[];
  troubles: string[];
}

interface Shared {
  server: Server;
  finished: Finished;
  /** Where the server keeps everything; set by the project. */
  database: Kind;
  /** What an operator has set, as in the variables CARRACK_… */
  settings: Record<string, string>;
}

export const test = base.extend<Journey, Shared>({
  database: ["sqlite", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ database, settings }, use) => {
      const server = new Server({ database, settings });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  /** A game of Macao that was played to its end. */
  finished: [
    async ({ server }, use) => use(await finishedGame(server.address, "macao")),
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  forgiven: [[], { option: true }],
  troubles: async ({}, use) => use([]),
  context: async ({ context, troubles, forgiven }, use) => {
    listen(context, troubles);
    await use(context);
    await lookAtAll(context);
    expect(left(troubles, forgiven), "errors in the browser").toEqual([]);
  },
  visitor: async ({ browser, contextOptions, baseURL, troubles, forgiven }, use) => {
    const met: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, ...options });
      met.push(context);
      listen(context, troubles);
      return context.newPage();
    });
    for (const context of met) {
      await lookAtAll(context);
      await context.close();
    }
    expect(left(troubles, forgiven), "errors in the browser").toEqual([]);
  },
});

function listen(context: BrowserContext, troubles: string[]): void {
  context.on("weberror", ({ error }) => troubles.push(error().stack ?? error().message));
  context.on("console", (message) => {
    if (message.type() === "error") troubles.push(`${message.text()} (${message.location().url})`);
  });
}

// The name that the page makes up for a guest may be an account's by now: it comes under another one.
const NAME_TAKEN = /status of 409 .*\/api\/guests\)$/;

const left = (troubles: string[], forgiven: RegExp[]) =>
  troubles.filter((trouble) => ![NAME_TAKEN, ...forgiven].some((pattern) => pattern.test(trouble)));

/** Wherever a journey ends, the page can be read by everybody. */
async function lookAtAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    if (page.url().startsWith("http")) await isForEverybody(page);
  }
}

const looked = new WeakMap<Page, string>(); // what was there when nothing was found

/** axe-core finds nothing serious on the page as it is now; or only nothing against some of its rules. */
export async function isForEverybody(page: Page, only?: string[]): Promise<void> {
  if (!only && looked.get(page) === (await page.evaluate(whatIsThere))) return;
  // What flies over the table while axe looks is half transparent; whatever is wrong for good is found again.
  let found = await lookWithAxe(page, only);
  for (let again = 0; found.length > 0 && again < 2; again++) found = await lookWithAxe(page, only);
  expect(found, `what axe finds on ${page.url()}`).toEqual([]);
  if (!only) looked.set(page, await page.evaluate(whatIsThere));
}

/** Runs in the page: its document, what was typed, where one is and has scrolled to, at which size and in which colors. */
function whatIsThere(): string {
  const typed = [...document.querySelectorAll("input, textarea, select")].map(
    (one) => (one as HTMLInputElement).value,
  );
  const colors = matchMedia("(prefers-color-scheme: dark)").matches;
  const place = [location.href, innerWidth, innerHeight, scrollX, scrollY, colors];
  return [...place, ...typed, document.activeElement?.outerHTML, document.documentElement.outerHTML].join(
    "\n",
  );
}

async function lookWithAxe(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const results = await page.evaluate(async (only) => {
    // What is on its way in is half transparent
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    function ends(one: Animation): boolean {
      return one.playState === "running" && Number(one.effect?.getComputedTiming().endTime ?? 0) < 2000;
    }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"], ...(only && { runOnly: only }) });
  }, only);
  return results.violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`))
    .slice(0, 6);
}
