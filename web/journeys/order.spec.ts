/** Order in the house: somebody is reported and a mistake is told from a table, and a moderator deals with both. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";

test.use({ forgiven: [/status of (401|403)|WebSocket/] });

const PASSWORD = "a good password";
let used = 0;
/** A name that nobody else has, whichever journey was here before. */
const named = (name: string) => `${name} ${Date.now() % 100_000}${used++}`;

async function account(page: Page, name: string): Promise<APIRequestContext> {
  const http = page.context().request;
  const answer = await http.post("/api/accounts", { data: { name, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return http;
}

/** Both sit at a table of Macau that has begun, and see it. */
async function together(page: Page, friend: Page, more: object = {}): Promise<string> {
  const [mine, other] = [page.context().request, friend.context().request];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const opened = await mine.post("/api/tables", { data: { title: "macau_cards", seats, ...more } });
  const { table, key } = (await opened.json()) as { table: { id: string }; key: string };
  expect((await other.post(`/api/tables/${table.id}/join`, { data: { key } })).ok()).toBe(true);
  expect((await mine.post(`/api/tables/${table.id}/start`, { data: {} })).ok()).toBe(true);
  for (const one of [page, friend]) {
    await one.goto(`/table/${table.id}`);
    await expect(one.locator(".prompt")).toBeVisible();
  }
  return table.id;
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await page.getByRole("textbox", { name: "Say something" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const part = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

test("a report and a mistake reach a moderator, who mutes, closes the table and shuts out; all of it is in the log", async ({
  page,
  visitor,
  server,
}) => {
  const [friend, judge] = [await visitor(), await visitor()];
  const [ana, bob, mona] = [named("Ana"), named("Bob"), named("Mona")];
  for (const [one, name] of [
    [page, ana],
    [friend, bob],
    [judge, mona],
  ] as const)
    await account(one, name);
  await server.admin("moderator", mona);
  await together(page, friend);

  // Bob shouts; Ana reports him, and tells of a mistake.
  await says(friend, "You are all cheats");
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(page.getByText("You are all cheats")).toBeVisible();
  await choose(page, "People at this table");
  const person = page.getByRole("dialog").getByRole("listitem").filter({ hasText: bob });
  await person.getByRole("button", { name: "Report" }).click();
  await person.getByRole("textbox").fill("He shouts.");
  await isForEverybody(page);
  await person.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Thank you. The report was sent.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await choose(page, "Something is wrong here");
  await expect(page.getByText("Nobody sees the cards of the others before the game is over.")).toBeVisible();
  await page.getByRole("textbox", { name: "What happened" }).fill("My seven did nothing.");
  await isForEverybody(page);
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. Whoever runs this server reads it.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  // Mona reads both; the record is sealed, since the game goes on.
  await judge.goto("/profile");
  await judge.getByRole("link", { name: "Moderation" }).click();
  const report = judge.getByRole("listitem").filter({ hasText: "He shouts." });
  await expect(report).toContainText(`${ana} about ${bob}`);
  await isForEverybody(judge);
  await report.getByRole("button", { name: "Done" }).click();
  await expect(report).toHaveCount(0);
  await part(judge, "Mistakes");
  const mistake = judge.getByRole("listitem").filter({ hasText: "My seven did nothing." });
  await expect(mistake).toContainText("The record is sealed until the game is over.");
  await expect(mistake.getByRole("link", { name: "Record" })).toHaveCount(0);
  await mistake.getByRole("button", { name: "What they saw" }).click();
  await expect(mistake.locator("pre")).toContainText('"viewer": 0');
  await isForEverybody(judge);

  // She mutes Bob: nobody reads what he says from then on, and he is told why.
  await part(judge, "People");
  await judge.getByRole("textbox", { name: "Name" }).fill(bob);
  await judge.getByRole("button", { name: "Find" }).click();
  const muted = judge.getByRole("checkbox", { name: "Muted" });
  await judge.getByText("Muted", { exact: true }).click();
  await expect(muted).toBeChecked();
  await isForEverybody(judge);
  await friend.getByRole("textbox", { name: "Say something" }).fill("And you too");
  await friend.getByRole("button", { name: "Send", exact: true }).click();
  await expect(friend.getByText("The operator has muted you.")).toBeVisible();
  await expect(page.getByText("And you too")).toHaveCount(0);

  // She closes the table; everybody there reads why, and the record is open now.
  await part(judge, "Tables");
  const row = judge.getByRole("listitem").filter({ hasText: bob });
  await row.getByRole("button", { name: "Close the table" }).click();
  await row.getByRole("textbox").fill("insults");
  await row.getByRole("button", { name: "Close the table" }).click();
  for (const one of [page, friend]) await expect(one.getByText("insults").first()).toBeVisible();
  await part(judge, "Mistakes");
  const record = mistake.getByRole("link", { name: "Record" });
  const loaded = await judge.context().request.get((await record.getAttribute("href"))!);
  expect(await loaded.text()).toContain('"macau_cards"');
  await mistake.getByRole("button", { name: "Done" }).click();

  // And shuts him out; whoever is muted or banned stands in a list, and every deed in the log, in each language.
  await part(judge, "People");
  const listed = judge.getByRole("listitem").filter({ hasText: bob });
  await listed.getByText("Banned", { exact: true }).click();
  await expect(listed.getByRole("checkbox", { name: "Banned" })).toBeChecked();
  await friend.goto("/tables");
  await expect.poll(async () => (await friend.context().request.get("/api/me")).status()).toBe(403);
  await part(judge, "Log");
  for (const deed of [`banned ${bob}.`, "closed a table: insults", `muted ${bob}.`])
    await expect(judge.getByText(`${mona} ${deed}`)).toBeVisible();
  await expect(judge.getByText(`The operator made ${mona} a moderator.`)).toBeVisible();
  await isForEverybody(judge);
  await judge.goto("/moderation?lang=de");
  await part(judge, "Protokoll");
  await expect(judge.getByText(`${mona} hat ${bob} ausgeschlossen.`)).toBeVisible();
});

test("those who look on are named and talk among themselves; who plays reads it after the game, and can report them", async ({
  page,
  visitor,
}) => {
  const [friend, carl, dora] = [await visitor(), await visitor(), await visitor()];
  const [ana, bob, third] = [named("Ana"), named("Bob"), named("Carl")];
  for (const [one, name] of [
    [page, ana],
    [friend, bob],
    [carl, third],
  ] as const)
    await account(one, name);
  const id = await together(page, friend, { public: true, name: "Glass house" });
  await carl.goto("/watch");
  await carl
    .getByRole("link", { name: /Glass house|Macau/ })
    .first()
    .click();
  await dora.goto(`/table/${id}`); // without a name
  await carl.goto(`/table/${id}`);
  await says(carl, "She should have called hearts");
  await dora.getByRole("tab", { name: /^Chat/ }).click();
  await expect(dora.getByText("She should have called hearts")).toBeVisible();
  await expect(carl.getByText("Those who play read this after the game.")).toBeVisible();
  await isForEverybody(carl);
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(page.getByRole("group", { name: "People at this table" })).toContainText(third);
  await expect(page.getByRole("group", { name: "People at this table" })).toContainText("2");
  await expect(page.getByText("She should have called hearts")).toHaveCount(0);
  await says(friend, "Good luck");
  await expect(dora.getByText("Good luck")).toBeVisible();

  await choose(friend, "Give up");
  await friend.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(page.getByText("She should have called hearts")).toBeVisible();
  await choose(page, "People at this table");
  const onlooker = page.getByRole("dialog").getByRole("listitem").filter({ hasText: third });
  await onlooker.getByRole("button", { name: "Report" }).click();
  await onlooker.getByRole("textbox").fill("He tells everybody what to do.");
  await onlooker.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Thank you. The report was sent.")).toBeVisible();
});
