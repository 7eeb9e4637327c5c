import { expect, isForEverybody, test, type Page } from "./support/journey";

const linkOf = (page: Page) => page.getByRole("textbox", { name: "Address of the table" }).inputValue();

async function look(page: Page): Promise<void> {
  await page.goto("/tables");
  const card = page.getByRole("region", { name: "Play people now" });
  await card.getByText("Macau", { exact: true }).click();
  await card.getByRole("group", { name: "Seats" }).getByText("2", { exact: true }).click();
  await card.getByRole("group", { name: "Clock" }).getByText("None", { exact: true }).click();
  await isForEverybody(page);
  await card.getByRole("button", { name: "Find people" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
}

test("two people who look for the same game find each other, and a bot keeps the seat until then", async ({
  page,
  visitor,
}) => {
  await look(page);
  await expect(page.getByText("Looking for people")).toBeVisible();
  await expect(page.getByText("until somebody comes", { exact: true })).toBeVisible();
  await isForEverybody(page);
  const other = await visitor();
  await look(other);
  for (const one of [page, other]) await expect(one.getByRole("tab", { name: "Chat" })).toBeVisible();
  expect(other.url()).toBe(page.url());
});

test("a table that its host closes before the game says so to whoever sits there, in words", async ({
  page,
  visitor,
}) => {
  await page.goto("/open/macau_cards");
  await page.getByRole("button", { name: /Pławno with friends/ }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect.poll(() => linkOf(page)).toContain("#");
  const guest = await visitor();
  await guest.goto(await linkOf(page));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Close the table" }).click();
  await expect(guest.getByText("This table was closed before its game began.")).toBeVisible();
});

test("a host changes the table, a guest is ready, and each sees that the other is here", async ({
  page,
  visitor,
}) => {
  await page.goto("/open/macau_cards");
  // Macau's own usual tables: each brings its rules and its company
  const usual = page.getByRole("group", { name: "Usual tables" }).getByRole("button");
  await expect(usual).toHaveCount(3);
  await expect(page.getByRole("radio", { name: /^Hungarian/ })).toBeChecked();
  await usual.filter({ hasText: "Pławno with friends" }).click();
  await expect(page.getByRole("radio", { name: /^Pławno/ })).toBeChecked();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect.poll(() => linkOf(page)).toContain("#");
  const guest = await visitor();
  await guest.goto(await linkOf(page));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByText("ready", { exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "People at this table" })).toContainText("here");
  await page.getByRole("button", { name: "Change the table" }).click();
  await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "1 minute a move" });
  await isForEverybody(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(guest.getByText("The host changed the table.")).toBeVisible();
  await expect(guest.getByText("1 minute a move")).toBeVisible();
  await expect(guest.getByRole("button", { name: "I am ready" })).toBeVisible();
  await isForEverybody(guest);
  await guest.close();
  await expect(page.getByRole("group", { name: "People at this table" })).toContainText("away");
});

test("somebody signs in by a passkey that they added before, and removes it", async ({ page, baseURL }) => {
  const named = baseURL!.replace("127.0.0.1", "localhost"); // keys are made for names
  const tab = await page.context().newCDPSession(page);
  await tab.send("WebAuthn.enable");
  await tab.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const name = `Ines ${Date.now() % 100_000}`;
  const opened = await page.context().request.post(`${named}/api/accounts`, {
    data: { name, password: "a good password" },
  });
  expect(opened.status()).toBe(201);
  await page.goto(`${named}/profile`);
  const keys = page.getByRole("region", { name: "Passkeys" });
  await keys.getByRole("textbox", { name: "What do you call it?" }).fill("My laptop");
  await keys.getByLabel("Password").fill("a good password");
  await keys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(keys.getByText("My laptop")).toBeVisible();
  await isForEverybody(page);
  await page.context().clearCookies();
  await page.goto(`${named}/sign-in`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  await page.goto(`${named}/profile`);
  await expect(keys.getByText(/used on/)).toBeVisible();
  await keys.getByRole("button", { name: "Remove the passkey My laptop" }).click();
  await expect(keys.getByText("My laptop")).toHaveCount(0);
});
