/**
 * A club's evening: twelve people, three of them in browsers, meet by link, by name and by quick pairing, play live and
 * over days at all titles, leave, are replaced, mute and report each other, while the server is killed twice.
 * tests/server/test_club.py looks at every stored row of such an evening.
 */
import { request, type APIRequestContext } from "@playwright/test";
import { clickLit, litKind } from "./support/play";
import { WHOLE_GAMES } from "./support/program";
import { expect, isForEverybody, test, type Page } from "./support/journey";

test.use({
  forgiven: [/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET|ERR_EMPTY/],
});

const MOVES = 12; // at every table, between two kills
const DAYS = { kind: "move", seconds: 259_200, increment: 0 };
const LIVE = { kind: "game", seconds: 3600, increment: 5 };
const PATIENCE = 180_000;

interface Opened {
  table: { id: string; status: string };
  key: string;
}
interface Seen {
  position: { turn: { decision: string; groups: { actions: { name: object }[] }[] } | null };
}

/** Somebody who plays by a script, and says everything again that the server did not confirm. */
class Script {
  private count = 0;
  moves = 0;

  private constructor(
    readonly name: string,
    readonly http: APIRequestContext,
  ) {}

  static async come(address: string, name: string): Promise<Script> {
    const one = new Script(name, await request.newContext({ baseURL: address }));
    await one.post("/api/accounts", { name, password: "a good password" });
    return one;
  }

  async post<Answer>(path: string, data: object = {}): Promise<Answer> {
    const answer = await this.http.post(path, { data });
    expect(answer.ok(), `${this.name}: ${path} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  opens(title: string, seats: number, clock: object | null, more: object = {}): Promise<Opened> {
    const open = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
    return this.post("/api/tables", { title, seats: [{ kind: "me" }, ...open], clock, ...more });
  }

  /** Whether the game of this table is over: by chance somebody may win before all have played enough. */
  async sawTheEnd(table: string): Promise<boolean> {
    try {
      const found = (await (await this.http.get(`/api/tables/${table}`)).json()) as Opened;
      return found.table.status === "finished";
    } catch {
      return false; // the server is gone
    }
  }

  /** Moves where it is this seat's turn; tells whether that was stored. */
  async moved(table: string, seat: number): Promise<boolean> {
    try {
      const seen = await this.http.get(`/api/tables/${table}/view?seat=${seat}`);
      const { turn } = ((await seen.json()) as Seen).position;
      if (!turn) return false;
      const actions = turn.groups.flatMap((group) => group.actions);
      const action = actions[this.count % actions.length]!.name;
      const data = { id: `script-${this.count}`, seat, decision: turn.decision, action };
      const answer = await this.http.post(`/api/tables/${table}/act`, { data });
      if (answer.status() < 500) this.count++;
      if (answer.ok()) this.moves++;
      return answer.ok();
    } catch {
      return false; // the server is gone: the same once more
    }
  }
}

interface Place {
  who: Script;
  table: string;
  seat: number;
}

/** All play on until every table has gone on so often, or is over, and every script has moved; then they wait for the others,
 *  so that no game ends that has to go on. Browsers play meanwhile. */
async function playOn(places: Place[], browsers: Page[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  const gone = new Map(places.map(({ table }) => [table, 0]));
  const over = new Set<string>();
  const isEnough = (table: string) => over.has(table) || gone.get(table)! >= MOVES;
  const isDone = ({ who, table }: Place) => isEnough(table) && (who.moves > 0 || over.has(table));
  const hasGoneOn = (table: string) => gone.set(table, gone.get(table)! + 1);
  for (let round = 0; !places.every(isDone); round++) {
    expect(Date.now(), `tables went on ${[...gone.values()].join()} times`).toBeLessThan(end);
    for (const { who, table, seat } of places.filter(({ table }) => !areDone(table))) {
      if (await who.moved(table, seat)) hasGoneOn(table);
      else if (await who.sawTheEnd(table)) over.add(table);
    }
    for (const page of browsers.filter((one) => !areDone(tableOf(one))))
      if ((await page.locator(".prompt.yours").count()) > 0) {
        const clicked = await clickLit(page, round, undefined, 2000).catch(() => false);
        if (clicked) hasGoneOn(tableOf(page));
      }
  }

  function areDone(table: string): boolean {
    return places.filter((one) => one.table === table).every(isDone);
  }
}

const tableOf = (page: Page) => new URL(page.url()).pathname.split("/")[2]!;

async function account(page: Page, name: string): Promise<void> {
  const answer = await page.context().request.post("/api/accounts", {
    data: { name, password: "a good password" },
  });
  expect(answer.status()).toBe(201);
}

test("twelve people, three of them in browsers, have an evening at all titles while the server is killed twice", async ({
  page,
  visitor,
  server,
}) => {
  test.skip(!WHOLE_GAMES, "with the other long ones, in `make sweep`");
  test.setTimeout(900_000);
  const tag = `${Date.now() % 100_000}`;
  const named = (name: string) => `${name} ${tag}`;
  const [bento, chiara] = [await visitor(), await visitor()];
  for (const [one, name] of [
    [page, "Ana"],
    [bento, "Bento"],
    [chiara, "Chiara"],
  ] as const)
    await account(one, named(name));
  const scripts = await Promise.all(
    ["Duarte", "Emre", "Farah", "Gil", "Hana", "Ines", "Joao", "Kim", "Lia"].map((name) =>
      Script.come(server.address, named(name)),
    ),
  );
  const [duarte, emre, farah, gil, hana, ines, joao, kim, lia] = scripts as [
    Script,
    Script,
    Script,
    ...Script[],
  ] &
    Script[];
  const places: Place[] = [];

  // By link: Ana opens a table in her browser, Bento comes in his, Lia by a script.
  await page.goto("/open/macau_cards");
  await page.getByRole("button", { name: /Pławno with friends/ }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = page.getByRole("textbox", { name: "Address of the table" });
  await expect.poll(() => link.inputValue()).toContain("#");
  const macau = tableOf(page);
  await bento.goto(await link.inputValue());
  await bento.getByRole("button", { name: "Sit down" }).click();
  await expect(bento.getByRole("button", { name: "I am ready" })).toBeVisible();
  const key = new URL(await link.inputValue()).hash.slice(1);
  await lia!.post(`/api/tables/${macau}/join`, { key });
  places.push({ who: lia!, table: macau, seat: 2 });
  await page.getByRole("button", { name: "Start" }).click();

  // By name: Duarte invites Chiara to a table over days, which stands among her own.
  const slow = await duarte.opens("macao", 2, DAYS);
  await duarte.post(`/api/tables/${slow.table.id}/seats/1/invitation`, { name: named("Chiara") });
  await chiara.goto("/tables");
  await chiara.locator(".my-tables").getByRole("link", { name: /Macao/ }).click();
  await chiara.getByRole("button", { name: "Sit down" }).click();
  await expect(chiara.getByRole("button", { name: "I am ready" })).toBeVisible();
  await duarte.post(`/api/tables/${slow.table.id}/start`);
  await litKind(chiara, [".prompt"]);
  places.push({ who: duarte, table: slow.table.id, seat: 0 });

  // By quick pairing, and Maracaibo live by a link.
  for (const [title, pace, pair] of [
    ["macao", "days", [emre, farah]],
    ["macau_cards", "none", [gil!, hana!]],
  ] as const) {
    const found: Opened[] = [];
    for (const who of pair) found.push(await who.post<Opened>("/api/pairings", { title, pace, seats: 2 }));
    expect(found[1]!.table.id).toBe(found[0]!.table.id);
    pair.forEach((who, seat) => places.push({ who, table: found[0]!.table.id, seat }));
  }
  const rising = await ines!.opens("maracaibo", 2, LIVE);
  await joao!.post(`/api/tables/${rising.table.id}/join`, { key: rising.key });
  await ines!.post(`/api/tables/${rising.table.id}/start`);
  [ines!, joao!].forEach((who, seat) => places.push({ who, table: rising.table.id, seat }));

  await playOn(places, [page, bento, chiara]);

  // Bento leaves, Ana looks for somebody, and Kim comes; Ana mutes Lia and reports her.
  await bento.getByRole("button", { name: "More", exact: true }).click();
  await bento.getByRole("menuitem", { name: "Give up" }).click();
  await bento.getByRole("button", { name: "Give up" }).click();
  const wanted = await page.context().request.put(`/api/tables/${macau}/seats/1`, { data: { level: null } });
  expect(wanted.ok()).toBe(true);
  await kim!.post(`/api/tables/${macau}/join`, { key, seat: 1 });
  places.push({ who: kim!, table: macau, seat: 1 });
  await expect(bento.getByText("Somebody else plays your seat now, and you look on.")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "People at this table" }).click();
  const person = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Lia" });
  await person.getByRole("button", { name: "Mute" }).click();
  await expect(person.getByText("muted")).toBeVisible();
  await person.getByRole("button", { name: "Report" }).click();
  await person.getByRole("textbox").fill("She talks all the time.");
  await person.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Thank you. The report was sent.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  for (let kill = 0; kill < 2; kill++) {
    await server.kill();
    await expect(page.getByText("The connection is lost.")).toBeVisible();
    await server.start();
    for (const one of [page, bento, chiara])
      await expect(one.getByText("The connection is lost.")).toBeHidden({ timeout: 10_000 });
    await playOn(places, [page, chiara]);
  }
  await isForEverybody(page);
  for (const one of scripts) await one.http.dispose();
});
