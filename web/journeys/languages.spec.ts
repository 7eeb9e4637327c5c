/** Every language on every page and at every table: nothing is in English, nothing is cut, on the narrowest phone too. */
import { expect, isForEverybody, test as plain } from "./support/journey";
import { cutWords } from "./support/cut";
import { englishOn, longestOf } from "./support/language";
import { faults, type Size } from "./support/layout";
import { COVERED, KNOWN } from "./support/layout_known";
import { goOnTo as goOnToMoment, isStill, test, type Moment } from "./support/moments";
import { TITLES, type TitleId } from "./support/play";
import type { Server } from "./support/server";
import type { Page } from "@playwright/test";

const SIZES: Size[] = [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
];
const EACH = process.env.WHOLE_GAMES ? 2 : 14; // every so many-th moment is looked at in each of them
const PATIENCE = 5_000; // until words that come later have come
const LANGUAGES = ["de", "es", "fr", "hu", "pl", "pt", "ro"];
const IDS = Object.keys(TITLES);
const ofTitle = (title: string) =>
  ["open", "rules", "cards", "data", "rankings"].map((of) => `/${of}/${title}`);
const PAGES = [
  "/",
  "/campaigns/new/maracaibo",
  "/rules",
  "/learn",
  "/tables",
  "/watch",
  "/data",
  "/records",
  "/profile",
  "/friends",
  "/rankings",
  "/how",
  "/sign-in",
  "/tournaments",
  "/tournaments/new",
  "/pieces",
  "/open",
  "/nowhere",
];

const LONGEST = longestOf(LANGUAGES);

for (const title of Object.keys(TITLES) as TitleId[]) {
  for (const [at, language] of LONGEST.entries()) {
    test.describe(`${TITLES[title]}, ${language}`, () => {
      test.use({ locale: language, forgiven: KNOWN[title] });
      test("in a longest language nothing lit is out of sight, and no word lies on another", async ({
        page,
        context,
        moments,
      }) => {
        test.setTimeout(1_800_000);
        // The guest at these tables reads English; what was chosen on a device goes first.
        await context.addInitScript((one) => localStorage.setItem("carrack.language", one), language);
        const found: string[] = [];
        const isLookedAt = (_: Moment, i: number) => i % EACH === Math.floor((at * EACH) / LONGEST.length);
        const own = moments.filter((one) => one.title === title).filter(isLookedAt);
        for (const moment of own) {
          await page.setViewportSize(SIZES[0]!);
          await goOnToMoment(page, moment);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await page.mouse.move(1, 1);
            await isStill(page);
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            for (const fault of [...(await faults(page)), ...(await cutWords(page))])
              found.push(`${fault} (${size.width}; ${moment.name})`);
          }
        }
        const known = title === "maracaibo" ? [...KNOWN[title], COVERED] : KNOWN[title];
        expect(found.filter((fault) => !known.some((one) => one.test(fault)))).toEqual([]);
      });
    });
  }
}

// Each of these with the pages of another title, so that all are seen; in `make sweep` all languages with all titles. That no text
// is missing or as in English, tests of the texts tell of each language.
const PAGES_IN = process.env.WHOLE_GAMES ? LANGUAGES : ["hu", "pl", "pt"];
for (const [number, language] of PAGES_IN.entries()) {
  const titles = process.env.WHOLE_GAMES ? IDS : [IDS[number % IDS.length]!];
  const pages = [...titles.flatMap(ofTitle), ...PAGES];
  plain.describe(language, () => {
    plain.use({ locale: language });
    plain("no page has an English sentence, and none is wider than the narrowest phone", async ({ page }) => {
      const english = englishOn(page, language);
      const found: string[] = [];
      await page.setViewportSize(SIZES[0]!);
      for (const [at, path] of pages.entries()) {
        await goOnTo(page, path);
        const faults = async () => [
          ...(await english()),
          ...(await widerThanWindow(page)),
          ...(await cutWords(page)),
        ];
        await expect
          .poll(faults, { timeout: PATIENCE })
          .toEqual([])
          .catch(() => undefined);
        found.push(...(await faults()).map((fault) => `${path}: ${fault}`));
        // Axe takes its time: each language has other pages looked at.
        if (at % (EACH / 2) === number % (EACH / 2)) await isForEverybody(page);
      }
      expect(found).toEqual([]);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });
}

// What people make: in the language with the longest words, in `make sweep` in all of them.
for (const language of process.env.WHOLE_GAMES ? LANGUAGES : LONGEST.slice(-1)) {
  plain.describe(language, () => {
    plain.use({ locale: language, viewport: SIZES[0]!, forgiven: [/status of 40[34]/] });
    plain(
      "rooms, invitations, results, replays, tournaments and all else that people make: nothing is in English or cut",
      async ({ page, visitor, finished, server }) => {
        const stranger = await visitor({ locale: language, viewport: SIZES[0]! });
        const made = await makeAll(page, server, language);
        const english = englishOn(page, language);
        const found: string[] = [];
        const look = async (at: Page, what: string, said = english) => {
          const faults = async () => [
            ...(await said()),
            ...(await widerThanWindow(at)),
            ...(await cutWords(at)),
          ];
          await expect
            .poll(faults, { timeout: PATIENCE })
            .toEqual([])
            .catch(() => undefined);
          found.push(...(await faults()).map((fault) => `${what}: ${fault}`));
        };
        await stranger.goto(made.room);
        await expect(stranger.locator("h1").first()).toBeVisible();
        await look(stranger, "an invitation", englishOn(stranger, language));
        await expect(languageOf(stranger)).toBeVisible();
        const { id, key } = finished;
        for (const path of [...Object.values(made), `/table/${id}#${key}`, `/table/${id}/replay#${key}`]) {
          await goOnTo(page, path);
          await look(page, path);
          const isPlayed = path === made.lesson || path === `/table/${id}#${key}`; // there it is in the menu
          // A replay has parts on a phone: what one chooses stands where it is looked into.
          if (path.includes("/replay")) await page.locator(".replay-parts button").last().click();
          if (!isPlayed) await expect(languageOf(page)).toBeVisible();
          const tabs = path === "/moderation" ? await page.getByRole("tab").all() : [];
          for (const tab of tabs.slice(1)) {
            await tab.click();
            await look(page, `${path}, ${await tab.innerText()}`);
          }
        }
        expect(found).toEqual([]);
      },
    );
  });
}

/** Where one chooses the language that is read. */
const languageOf = (page: Page) => page.locator("select:has(> option[lang=ro])").first();

plain(
  "who looks at a game again, or is invited, changes the language and stays where they are",
  async ({ page, visitor, finished }) => {
    await page.goto(`/table/${finished.id}/replay?step=5#${finished.key}`);
    const isStep = (said: RegExp) => expect(page.locator(".replay-line > p")).toHaveText(said);
    await isStep(/^Step 5 of /);
    await page.locator(".replay-page").evaluate((one) => one.classList.add("is-the-same"));
    await languageOf(page).selectOption("pl");
    await isStep(/^Krok 5 z /);
    await expect(page.locator(".replay-page.is-the-same")).toBeVisible();
    await expect(page).toHaveURL(/step=5/);
    const host = await visitor({ locale: "en-US" });
    expect((await host.request.post("/api/guests", { data: { name: "Ana", language: "en" } })).ok()).toBe(
      true,
    );
    const seats = [{ kind: "me" }, { kind: "open" }];
    const opened = await host.request.post("/api/tables", { data: { title: "macao", seats } });
    const { table, key } = (await opened.json()) as Opened;
    await page.goto(`/table/${table.id}#${key}`);
    await languageOf(page).selectOption("es");
    await expect(page.getByRole("button", { name: "Sentarse" })).toBeVisible();
  },
);

plain(
  "each of two people reads the log in their own language, and changes it without leaving the table",
  async ({ visitor }) => {
    const ana = await visitor({ locale: "hu" });
    const bob = await visitor({ locale: "pl" });
    const asGuest = async (page: Page, name: string, language: string) => {
      const http = page.context().request;
      expect((await http.post("/api/guests", { data: { name, language } })).ok()).toBe(true);
      return http;
    };
    const hers = await asGuest(ana, "Ana", "hu");
    const his = await asGuest(bob, "Bob", "pl");
    const opened = await hers.post("/api/tables", {
      data: { title: "macau_cards", seats: [{ kind: "me" }, { kind: "open" }], public: true },
    });
    const { table, key } = (await opened.json()) as { table: { id: string }; key: string };
    expect((await his.post(`/api/tables/${table.id}/join`, { data: { key } })).ok()).toBe(true);
    expect((await hers.post(`/api/tables/${table.id}/start`, { data: {} })).ok()).toBe(true);
    await Promise.all([ana, bob].map((one) => one.goto(`/table/${table.id}`)));
    await expect(ana.locator(".log")).toContainText("lapot kapsz");
    await expect(bob.locator(".log")).toContainText("Dostajesz");
    await expect(ana.locator("html")).toHaveAttribute("lang", "hu");
    await expect(bob.locator("html")).toHaveAttribute("lang", "pl");
    await ana.evaluate(() => document.querySelector(".table")!.classList.add("is-the-same"));
    await ana.getByRole("button", { name: "Több" }).click();
    await ana.getByRole("menuitem", { name: "Nyelv" }).click();
    await ana.getByRole("combobox", { name: "Nyelv" }).selectOption("ro");
    await ana.getByRole("button", { name: "Închide" }).click();
    await expect(ana.locator(".table.is-the-same .log")).toContainText("Primești");
    await expect(ana).toHaveURL(new RegExp(`/table/${table.id}`));
    await expect(bob.locator(".log")).toContainText("Dostajesz");
  },
);

plain(
  "what one has begun stays when the language changes, and an account brings its language along",
  async ({ page, visitor }) => {
    await page.goto("/open/macau_cards");
    await page.getByRole("button", { name: "One seat fewer" }).click();
    const seats = await page.getByRole("combobox", { name: /^Seat \d/ }).count();
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("combobox", { name: /^Asiento \d/ })).toHaveCount(seats);
    await page.getByRole("combobox", { name: "Idioma" }).selectOption("en");
    await page.goto("/sign-in");
    const account = page
      .locator("form")
      .filter({ has: page.getByRole("button", { name: "Make the account" }) });
    await account.getByRole("textbox", { name: "Name" }).fill("Luísa");
    await account.getByLabel("Password").fill("a good password");
    await account.getByRole("button", { name: "Make the account" }).click();
    await expect(page.getByRole("link", { name: "Luísa" })).toBeVisible();
    const changed = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("combobox", { name: "Language" }).first().selectOption("pt");
    expect((await changed).ok()).toBe(true);
    const elsewhere = await visitor({ locale: "en-US" });
    await elsewhere.goto("/sign-in");
    const known = elsewhere
      .locator("form")
      .filter({ has: elsewhere.getByRole("button", { name: "Sign in", exact: true }) });
    await known.getByRole("textbox", { name: "Name" }).fill("Luísa");
    await known.getByLabel("Password").fill("a good password");
    await known.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(elsewhere.locator("html")).toHaveAttribute("lang", "pt");
  },
);

/** Somebody has a name here, a room, a tournament, a campaign and a lesson, and moderates; the addresses of all that. */
async function makeAll(page: Page, server: Server, language: string) {
  const http = page.request;
  const make = async <Made>(path: string, data: object): Promise<Made> => {
    const answer = await http.post(`/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Made;
  };
  const name = `Ana ${Date.now() % 100_000}`;
  await make("accounts", { name, password: "a good password", language });
  await server.admin("moderator", name);
  const whoAmI = async () => (await (await http.get("/api/me")).json()) as { id: string; moderator: boolean };
  // The operator is a program of its own: the server knows of it a moment later.
  await expect.poll(async () => (await whoAmI()).moderator).toBe(true);
  const me = await whoAmI();
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "greedy" }];
  const room = await make<Opened>("tables", { title: "maracaibo", seats });
  const lesson = await make<Opened>("titles/macau_cards/lesson", { lesson: null });
  const rules = { kind: "swiss", seats: 2, rounds: 2 };
  const clock = { kind: "game", seconds: 600 };
  const bots = ["greedy", "greedy", "greedy"];
  const opened = await make<{ id: string }>("contests", { title: "macau_cards", name: "Kupa", rules, clock });
  const begun = await make<{ id: string }>("contests", {
    title: "macau_cards",
    name: "Liga",
    rules,
    bots,
    clock,
  });
  await make(`contests/${begun.id}/host/start`, {});
  const campaign = await make<{ id: string }>("campaigns", { title: "maracaibo", seats });
  return {
    room: `/table/${room.table.id}#${room.key}`,
    lesson: `/table/${lesson.table.id}`,
    opened: `/tournaments/${opened.id}`,
    begun: `/tournaments/${begun.id}`,
    campaign: `/campaigns/${campaign.id}`,
    person: `/people/${me.id}`,
    profile: "/profile",
    friends: "/friends",
    home: "/",
    tables: "/tables",
    moderation: "/moderation",
  };
}

interface Opened {
  table: { id: string };
  key: string;
}

/** From one page to the next, without loading it all again, and until everything on it is there. */
async function goOnTo(page: Page, path: string): Promise<void> {
  if (page.url().startsWith("http"))
    await page.evaluate((address) => {
      document.querySelector("main > *")?.classList.add("is-left");
      history.pushState(null, "", address);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  else await page.goto(path);
  await expect(page.locator("main > .is-left")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("main :is(.waiting, [aria-busy=true])")).toHaveCount(0);
}

/** What sticks out at the side of the window, and buttons whose words are cut. */
function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.body.querySelectorAll<HTMLElement>("*")].filter((one) => one.checkVisibility());
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const out = seen.filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement),
    );
    const cut = seen.filter(
      (one) =>
        one.matches(":is(button, a.button, h1, h2, h3, label, th):not(.unseen)") &&
        one.scrollWidth > one.clientWidth + 2 &&
        getComputedStyle(one).overflowX !== "visible" &&
        getComputedStyle(one).textOverflow !== "ellipsis",
    );
    return [...new Set([...out, ...cut])].map((one) =>
      `${one.tagName} ${one.className} ${one.innerText}`.slice(0, 90),
    );
  });
}
