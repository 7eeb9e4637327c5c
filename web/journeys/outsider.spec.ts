/** What an outsider once found wrong: each told as somebody meets it. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";

interface Opened {
  table: { id: string };
  key: string;
}

async function guest(page: Page, name: string): Promise<APIRequestContext> {
  const http = page.context().request;
  expect((await http.post("/api/guests", { data: { name, language: "en" } })).ok()).toBe(true);
  return http;
}

async function opened(http: APIRequestContext, seats: object[], more: object = {}): Promise<Opened> {
  const answer = await http.post("/api/tables", { data: { title: "macau_cards", seats, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}

async function done(answer: Promise<{ ok: () => boolean; text: () => Promise<string> }>): Promise<void> {
  const found = await answer;
  expect(found.ok(), await found.text()).toBe(true);
}

const OPEN = { kind: "open" };

test("whoever was replaced looks on, and reads why", async ({ page, visitor }) => {
  const [second, third, fourth] = [await visitor(), await visitor(), await visitor()];
  const [ana, bob, cora, dora] = await Promise.all([
    guest(page, "Ana"),
    guest(second, "Bob"),
    guest(third, "Cora"),
    guest(fourth, "Dora"),
  ]);
  const { table, key } = await opened(ana, [{ kind: "me" }, OPEN, OPEN], { public: true });
  for (const one of [bob, cora]) await done(one.post(`/api/tables/${table.id}/join`, { data: { key } }));
  await done(ana.post(`/api/tables/${table.id}/start`, { data: {} }));
  await second.goto(`/table/${table.id}`);
  await second.getByRole("button", { name: "More", exact: true }).click();
  await second.getByRole("menuitem", { name: "Give up" }).click();
  await expect(second.getByText("A bot plays your seat to the end.")).toBeVisible();
  await second.getByRole("button", { name: "Give up" }).click();
  await done(ana.put(`/api/tables/${table.id}/seats/1`, { data: { level: null } }));
  await done(dora.post(`/api/tables/${table.id}/join`, { data: { seat: 1, key } }));
  const why = second.getByText("Somebody else plays your seat now, and you look on.");
  await expect(why).toBeVisible();
  await second.reload();
  await expect(why).toBeVisible();
  await isForEverybody(second);
});

test("a device that has forgotten everything but the cookie still knows its host", async ({ page }) => {
  const ana = await guest(page, "Ana");
  const { table, key } = await opened(ana, [{ kind: "me" }, OPEN]);
  await page.goto(`/table/${table.id}#${key}`);
  await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
});

test.describe("a password that is too short", () => {
  test.use({ forgiven: [/status of 4\d\d/] });

  test("is refused at its field, in words; a server without mail offers none", async ({ page }) => {
    await page.goto("/sign-in?to=/profile");
    const account = page
      .locator("form")
      .filter({ has: page.getByRole("button", { name: "Make the account" }) });
    await account.getByRole("textbox", { name: "Name" }).fill(`Ines ${Date.now() % 100_000}`);
    const password = account.getByLabel("Password");
    await password.fill("short");
    await account.getByRole("button", { name: "Make the account" }).click();
    await expect(account.getByRole("alert").filter({ hasText: "At least 8 characters." })).toBeVisible();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await password.fill("a good password");
    await account.getByRole("button", { name: "Make the account" }).click();
    await expect(page).toHaveURL(/\/profile/);
    await expect(page.getByRole("heading", { level: 1, name: /Ines/ })).toBeVisible();
    await expect(page.getByText(/[Ww]rite me|E-mail/)).toHaveCount(0);
  });
});

test("a link says its language at every address, and the words for undo are those of the language", async ({
  page,
  visitor,
}) => {
  const ana = await guest(page, "Ana");
  const { table, key } = await opened(ana, [{ kind: "me" }, { kind: "bot", level: "random" }]);
  const words = [
    ["fr", "Annuler"],
    ["de", "Rückgängig"],
  ] as const;
  for (const [language, undo] of words) {
    await page.goto(`/table/${table.id}?lang=${language}#${key}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("button", { name: undo }).first()).toBeVisible();
  }
  const stranger = await visitor();
  for (const path of ["/", "/rules/macao", "/rankings/macao/2", "/cards/maracaibo", "/learn", "/tables"]) {
    await stranger.goto(`${path}?lang=de`);
    await expect(stranger.locator("html")).toHaveAttribute("lang", "de");
    await expect(stranger.getByRole("navigation").first()).toContainText(/Tische/);
    await stranger.evaluate(() => localStorage.clear());
  }
});

test("a browser without scripts says what is missing, in several languages", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/", "/rules/macao"]) {
    await page.goto(`${baseURL}${path}`);
    const told = page.locator("noscript p");
    await expect(told.first()).toBeVisible();
    for (const said of ["This page needs JavaScript", "Diese Seite braucht", "Cette page a besoin"])
      await expect(told.filter({ hasText: said })).toHaveCount(1);
  }
  await context.close();
});

interface Seen {
  position: {
    undo_agreed?: number;
    turn: { decision: string; groups: { actions: { name: { type: string } }[] }[] } | null;
  };
}

/** Programs play for all until somebody whose turn it is could take back a play of theirs, with what others did since. */
async function untilAskable(table: string, people: APIRequestContext[]): Promise<number> {
  for (let step = 0; step < 60; step++)
    for (const [seat, http] of people.entries()) {
      const seen = (await (await http.get(`/api/tables/${table}/view?seat=${seat}`)).json()) as Seen;
      const { turn, undo_agreed } = seen.position;
      if (!turn) continue;
      if ((undo_agreed ?? 0) >= 3) return seat;
      const actions = turn.groups.flatMap((group) => group.actions);
      const action = (actions.find(({ name }) => name.type !== "draw") ?? actions[0]!).name;
      const data = { id: `step-${step}-${seat}`, seat, decision: turn.decision, action };
      await done(http.post(`/api/tables/${table}/act`, { data }));
    }
  throw new Error("nobody could ask");
}

/** A program draws a card for this seat, if it is its turn: so nobody wins meanwhile. */
async function draws(http: APIRequestContext, table: string, seat: number): Promise<void> {
  const seen = (await (await http.get(`/api/tables/${table}/view?seat=${seat}`)).json()) as Seen;
  const { turn } = seen.position;
  if (!turn) return;
  const names = turn.groups.flatMap((group) => group.actions).map(({ name }) => name);
  const action = names.find(({ type }) => type === "draw") ?? names[0]!;
  const data = { id: `draw-${turn.decision}`, seat, decision: turn.decision, action };
  await http.post(`/api/tables/${table}/act`, { data });
}

test("whoever lets the clock run out reads that a bot plays, and is back with one press", async ({
  page,
  visitor,
}) => {
  const [ana, bob] = [await guest(page, "Ana"), await guest(await visitor(), "Bob")];
  const clock = { kind: "move", seconds: 5, increment: 0 };
  const { table, key } = await opened(ana, [{ kind: "me" }, OPEN], { clock, options: { macau_mode: "off" } });
  await done(bob.post(`/api/tables/${table.id}/join`, { data: { key } }));
  await done(ana.post(`/api/tables/${table.id}/start`, { data: {} }));
  await page.goto(`/table/${table.id}`);
  const away = page.getByText("You are away: a bot plays for you.");
  for (let look = 0; look < 120 && !(await away.isVisible()); look++) {
    await draws(bob, table.id, 1); // three moves of hers are missed
    await page.waitForTimeout(300);
  }
  await expect(away).toBeVisible();
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(away).toBeHidden();
  const seats = async () =>
    ((await (await ana.get(`/api/tables/${table.id}`)).json()) as { table: { seats: { away: boolean }[] } })
      .table.seats;
  expect((await seats())[0]!.away).toBe(false);
});

test("whoever asks takes back their own last move, in words; a refusal is told, with the time to wait", async ({
  page,
  visitor,
}) => {
  const pages = [page, await visitor(), await visitor()];
  const names = ["Ana", "Bob", "Cora"];
  const people = await Promise.all(pages.map((one, seat) => guest(one, names[seat]!)));
  const options = { macau_mode: "off" };
  const { table, key } = await opened(people[0]!, [{ kind: "me" }, OPEN, OPEN], { options });
  for (const one of people.slice(1)) await done(one.post(`/api/tables/${table.id}/join`, { data: { key } }));
  await done(people[0]!.post(`/api/tables/${table.id}/start`, { data: {} }));
  const asker = await untilAskable(table.id, people);
  for (const one of pages) await one.goto(`/table/${table.id}`);
  const asks = pages[asker]!;
  const [first, second] = pages.filter((one) => one !== asks) as [Page, Page];
  await asks.getByRole("button", { name: "More", exact: true }).click();
  await asks.getByRole("menuitem", { name: "Ask everybody to take back my last move" }).click();
  for (const one of [first, second])
    await expect(
      one.getByText(new RegExp(`^${names[asker]} would like to take back “${names[asker]} `)),
    ).toBeVisible();
  await isForEverybody(first);
  await first.getByRole("button", { name: "Agree" }).click();
  await second.getByRole("button", { name: "Refuse" }).click();
  const other = names[pages.indexOf(second)];
  await expect(asks.getByText(`${other} does not agree to take it back.`)).toBeVisible();
  await expect(asks.getByText("You can ask again in half a minute.")).toBeVisible();
});
