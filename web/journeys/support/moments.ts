/** Tables that stand at moments of recorded games: every phase of each title, and nobody has to play so far. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { request, type APIRequestContext, type Page } from "@playwright/test";
import { expect, test as journey } from "./journey";
import type { TitleId } from "./play";
import { ROOT, Server } from "./server";

const PYTHON = process.env.CARRACK_PYTHON ?? join(ROOT, ".venv/bin/python");

export interface Moment {
  title: TitleId;
  table: string;
  seat: number; // of the guest
  name: string; // game, row, seat, and what is met there
  asked: boolean; // else the guest waits, or it is over
  next: { type: string } | null; // what was done next in the recorded game
}

interface Told {
  cookies: string[]; // of the guests; the first is the one whose eyes see them
  moments: Moment[];
}

/** A server with all these tables, to be started; whoever needs those of one title only waits less for it. */
export const recordedServer = (bots?: "human", title?: TitleId): Server =>
  new Server({
    settings: title && { RECORDED_TITLES: title },
    command: [PYTHON, join(ROOT, "web/journeys/support/recorded_server.py")],
    bots,
  });

export const toldBy = (server: Server): Told =>
  JSON.parse(readFileSync(join(server.folder, "moments.json"), "utf8")) as Told;

interface Own {
  moments: Moment[];
  /** Whoever else is asked there does the first of these that can be done; without a word, what was done in the record. */
  otherActs: (at: Moment, ...kinds: string[]) => Promise<void>;
}

export const test = journey.extend<Own, { server: Server; told: Told }>({
  server: [
    async ({}, use) => {
      const server = recordedServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  told: [async ({ server }, use) => use(toldBy(server)), { scope: "worker" }],
  moments: async ({ told, context, baseURL }, use) => {
    await context.addCookies([{ name: "carrack", value: told.cookies[0]!, url: baseURL! }]);
    await use(told.moments);
  },
  otherActs: async ({ told, baseURL }, use) => {
    const visits: APIRequestContext[] = [];
    const visit = async (guest: number) => {
      const extraHTTPHeaders = { cookie: `carrack=${told.cookies[guest]}` };
      visits.push(await request.newContext({ baseURL: baseURL!, extraHTTPHeaders }));
      return visits.at(-1)!;
    };
    await use(async ({ table, seat, next }, ...kinds) => {
      const [asked] = (await seen(await visit(0), table, seat)).position.acting;
      const http = await visit(asked === seat ? 0 : asked! + (asked! < seat ? 1 : 0)); // as they were seated
      const { decision, groups } = (await seen(http, table, asked!)).position.turn!;
      const actions = groups.flatMap((group) => group.actions).map(({ name }) => name);
      const wanted = kinds.map((kind) => actions.find(({ type }) => type === kind)).find(Boolean);
      const action = kinds.length ? wanted : next;
      if (!action) throw new Error(`${kinds.join(", ")} cannot be done: ${JSON.stringify(actions)}`);
      const id = `other-${decision}`;
      await http.post(`/api/tables/${table}/act`, { data: { id, seat: asked, decision, action } });
    });
    for (const one of visits) await one.dispose();
  },
});

interface Seen {
  position: {
    acting: number[];
    turn: { decision: string; groups: { actions: { name: { type: string } }[] }[] } | null;
  };
}

const seen = async (http: APIRequestContext, table: string, seat: number) =>
  (await (await http.get(`/api/tables/${table}/view?seat=${seat}`)).json()) as Seen;

/** The moment of Macao at which all of this can be done. */
export function momentOf(moments: Moment[], ...what: string[]): Moment {
  return momentAt("macao", moments, ...what);
}

/** The same at another title. */
export function momentAt(at: TitleId, moments: Moment[], ...what: string[]): Moment {
  const found = moments.find(
    ({ title, asked, name }) => title === at && asked && what.every((one) => name.includes(one)),
  );
  if (!found) throw new Error(`no moment with ${what.join(", ")}`);
  return found;
}

/** A table of one's own at this moment, laid and still: what is played there is met by no other journey. */
export async function playAt(page: Page, moment: Moment, among = ""): Promise<Moment> {
  const answer = await page.request.post(`/recorded/${moment.table}${among && `?${among}`}`);
  const own = { ...moment, ...((await answer.json()) as { table: string }) };
  await goOnTo(page, own);
  return own;
}

/** The moment at which somebody else is asked, and this is met. */
export function waitAt(at: TitleId, moments: Moment[], what: string): Moment {
  const found = moments.find(({ title, asked, name }) => title === at && !asked && name.includes(what));
  if (!found) throw new Error(`nobody waits at ${what}`);
  return found;
}

/** The table of a moment, laid and still; only to look at it, since other journeys look at it, too. */
export async function goTo(page: Page, moment: Moment): Promise<void> {
  await page.goto(`/table/${moment.table}`);
  await isLaid(page);
}

/** From one table to the next inside of the page, which is loaded once for all of them. */
export async function goOnTo(page: Page, moment: Moment): Promise<void> {
  if (!page.url().includes("/table/") || page.url().includes(moment.table)) return goTo(page, moment);
  await page.evaluate((address) => {
    document.querySelector(".table")?.classList.add("is-left");
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, `/table/${moment.table}`);
  await expect(page.locator(".table.is-left")).toHaveCount(0);
  await isLaid(page);
}

/** The same for somebody who has read no tip yet; then asks whether there is one, and waits until it stands there. */
export async function goOnToAsNewcomer(page: Page, moment: Moment): Promise<() => Promise<boolean>> {
  if (page.url().includes("/table/"))
    await page.evaluate((key) => localStorage.setItem(key, "[]"), `carrack.nudges.${moment.title}`);
  const guide = moment.asked ? page.waitForResponse(/tables\/\w+\/guide/) : null;
  await goOnTo(page, moment);
  return async () => {
    const told = (await (await guide)?.json()) as { tips: { line: string }[] } | undefined;
    const isDue = told?.tips.some(({ line }) => line) ?? false;
    if (isDue) await expect(page.locator(".nudge"), moment.name).toBeAttached();
    return isDue;
  };
}

async function isLaid(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isThere = document.querySelector(".prompt-said, .ending");
    const isBusy = document.querySelector(".table-face[aria-busy=true], [aria-busy=true], .table .waiting");
    return isThere && !isBusy && document.fonts.status === "loaded";
  });
  await isStill(page);
}

/** What is laid out twice the same way stays so: parts that come later have come, and none is on its way. */
export async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const looked = () =>
      [...document.querySelectorAll(".table *")]
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    await frame();
    const before = looked();
    for (let passed = 0; passed < 4; passed++) await frame(); // what a new size asks for comes a frame or two later
    return looked() === before && !document.getAnimations().some((one) => one instanceof CSSTransition);
  });
}
