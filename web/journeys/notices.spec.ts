/** "Your turn" comes to people who have closed the page, once, by the ways they asked for; letters lead back. */
import type { Page } from "@playwright/test";
import { outside, plain, type Outside } from "./support/outside";
import { expect, isForEverybody, test as journey } from "./support/journey";

const PASSWORD = "a good password";

const test = journey.extend<object, { world: Outside }>({
  world: [
    async ({}, use) => {
      const made = await outside();
      await use(made);
      await made.end();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ world }, use) =>
      use({
        CARRACK_PUSH_ANYWHERE: "1", // our receivers are on this machine
        CARRACK_NOTICE_DELAY: "0.3",
        CARRACK_MAIL_SERVER: world.mail,
        CARRACK_MAIL_FROM: "carrack@example.org",
      }),
    { scope: "worker" },
  ],
});

test.use({ forgiven: [/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|status of 4\d\d/] });

/** The newest letter, and where it leads. */
async function linkOf(world: Outside, about: RegExp): Promise<string> {
  await expect.poll(() => world.letters.filter((one) => about.test(plain(one))).length).toBeGreaterThan(0);
  const letter = world.letters.filter((one) => about.test(plain(one))).at(-1)!;
  return here(about.exec(plain(letter))![0]);
}

/** On the server of this journey, which is told no port of its own. */
function here(address: string): string {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

interface Seen {
  position: { turn: { decision: string; groups: { actions: { name: object }[] }[] } | null };
}

/** A program plays for this seat until the other one has to act. */
async function playsOn(page: Page, id: string, seat: number): Promise<void> {
  const http = page.context().request;
  for (let step = 0; step < 40; step++) {
    const { position } = (await (await http.get(`/api/tables/${id}/view?seat=${seat}`)).json()) as Seen;
    if (!position.turn) return;
    const { decision, groups } = position.turn;
    const data = { id: `${seat}-${step}`, seat, decision, action: groups[0]!.actions[0]!.name };
    expect((await http.post(`/api/tables/${id}/act`, { data })).ok()).toBe(true);
  }
}

test("an address is confirmed, a program is tried, and who has closed the page hears once that it is their turn", async ({
  page,
  visitor,
  server,
  world,
}) => {
  // Ana has an account, and gives an address that is not used before she has opened the letter.
  const name = `Ana ${Date.now() % 100_000}`;
  await page.context().request.post("/api/accounts", { data: { name, password: PASSWORD } });
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Mail address" }).fill("ana@example.org");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("A letter is on its way. Open the link in it.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Write me a mail" })).toHaveCount(0);
  await page.goto(await linkOf(world, /http\S+#mail=\S+/));
  await expect(page.getByText("This address is confirmed.")).toBeVisible();
  await page.goto("/profile");
  await page.getByText("Write me a mail").click();
  await expect(page.getByRole("checkbox", { name: "Write me a mail" })).toBeChecked();
  // What nobody can listen at is said at its field; a program that takes it says so.
  await page.getByRole("combobox", { name: "Where" }).selectOption("json");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill(world.program);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("A program at 127.0.0.1")).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).last().click();
  await expect(page.getByText("It was taken.")).toBeVisible();
  expect(world.messages).toHaveLength(1);
  await isForEverybody(page);

  // A game over days: whoever closed the page is told, once, by both ways, although the server is killed.
  const bob = await visitor();
  await bob.context().request.post("/api/guests", { data: { name: "Bob", language: "en" } });
  const seats = [{ kind: "me" }, { kind: "open" }];
  const clock = { kind: "move", seconds: 86_400, increment: 0 };
  const opened = await page.context().request.post("/api/tables", {
    data: { title: "macau_cards", seats, clock, public: true, options: { macau_mode: "off" } },
  });
  const { id } = ((await opened.json()) as { table: { id: string } }).table;
  await bob.context().request.post(`/api/tables/${id}/join`, { data: {} });
  await page.goto(`/table/${id}`);
  await bob.goto(`/table/${id}`);
  await page.context().request.post(`/api/tables/${id}/start`, { data: {} });
  await expect(page.locator(".prompt")).toBeVisible();
  await playsOn(page, id, 0);
  await page.goto("about:blank");
  const before = world.letters.length;
  world.messages.length = 0;
  await playsOn(bob, id, 1);
  await expect.poll(() => world.messages.length).toBe(1);
  await expect.poll(() => world.letters.length).toBe(before + 1);
  expect(world.messages[0]!.heading).toBe("Your turn: Macau");
  await server.kill();
  await server.start();
  await bob.waitForTimeout(2000); // long enough for another message, were there one
  // What had just gone out when the server was killed may come again, under the same name.
  expect(new Set(world.messages.map((one) => one.name)).size).toBe(1);
  expect(new Set(world.letters.slice(before).map((one) => /^message-id:.*$/im.exec(one)![0])).size).toBe(1);
  await page.goto(here(world.messages[0]!.url));
  await expect(page.locator(".prompt.yours")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/table/${id}`);

  // She forgets her password; the letter leads to a new one, and the old one is worth nothing.
  const laptop = await visitor();
  await laptop.goto("/sign-in?to=/profile");
  await laptop.getByText("Password forgotten?").click();
  await laptop.getByRole("textbox", { name: "Name" }).nth(2).fill(name);
  await laptop.getByRole("button", { name: "Send me a letter" }).click();
  await expect(laptop.getByText("If this account has a confirmed address")).toBeVisible();
  await laptop.goto(await linkOf(world, /http\S+#password=\S+/));
  await laptop.getByLabel("New password").fill("another good password");
  await laptop.getByRole("button", { name: "Change it" }).click();
  await expect(laptop.getByText("The new password holds from now on.")).toBeVisible();
  await laptop.getByRole("link", { name: "Sign in" }).last().click();
  const known = laptop
    .locator("form")
    .filter({ has: laptop.getByRole("button", { name: "Sign in", exact: true }) });
  await known.getByRole("textbox", { name: "Name" }).fill(name);
  await known.getByLabel("Password").fill("another good password");
  await known.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(laptop.getByRole("link", { name }).first()).toBeVisible();
});

test("an address where nobody of that kind can listen is refused at its field; quiet hours are chosen", async ({
  page,
}) => {
  await page.context().request.post("/api/guests", { data: { name: "Ina", language: "en" } });
  await page.goto("/profile");
  await page.getByRole("combobox", { name: "Where" }).selectOption("discord");
  const address = page.getByRole("textbox", { name: "Address", exact: true });
  await address.fill("https://example.org/no-webhook");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Nobody of that kind can listen at this address.")).toBeVisible();
  const night = page.getByText("No messages at night");
  await night.click();
  const until = page.getByRole("combobox", { name: "until" });
  await until.selectOption("9");
  await expect(until).toHaveValue("9"); // as soon as the server has it
  await page.reload();
  await expect(until).toHaveValue("9");
  await isForEverybody(page);
});
