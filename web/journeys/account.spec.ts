/** From a guest to an account, back into it without a password, and what an account wants to hear. */
import type { Page } from "@playwright/test";
import { expect, isForEverybody, test } from "./support/journey";

test.use({ forgiven: [/status of 401/] }); // a password that holds no more

const PASSWORD = "a good password";

async function account(page: Page, name: string): Promise<void> {
  const data = { name, password: PASSWORD, language: "en" };
  expect((await page.context().request.post("/api/accounts", { data })).status()).toBe(201);
}

const formWith = (page: Page, button: string) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = formWith(page, "Sign in");
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a forgotten password is replaced by the code that was shown once; the old password and the code hold no more", async ({
  page,
  visitor,
}) => {
  const name = `Ines ${Date.now() % 100_000}`;
  await account(page, name);
  await page.goto("/profile");
  const recovery = formWith(page, "Make a new code");
  await recovery.getByLabel("Password").fill(PASSWORD);
  await recovery.getByRole("button").click();
  await expect(recovery.getByText("Write this down, it is shown once:")).toBeVisible();
  const code = await recovery.locator("code").innerText();
  await isForEverybody(page);
  await page.reload();
  await expect(recovery.getByLabel("Password")).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);

  const laptop = await visitor();
  await laptop.goto("/sign-in?to=/profile");
  await laptop.getByText("Password forgotten?").click();
  const forgotten = formWith(laptop, "Change it");
  const again = async (fresh: string) => {
    await forgotten.getByRole("textbox", { name: "Name" }).fill(name);
    await forgotten.getByRole("textbox", { name: "Recovery code" }).fill(code);
    await forgotten.getByLabel("New password").fill(fresh);
    await forgotten.getByRole("button", { name: "Change it" }).click();
  };
  await again("another good password");
  await expect(laptop.getByText("The new password holds from now on.")).toBeVisible();
  await isForEverybody(laptop);
  await again("a third good password");
  await expect(forgotten.getByRole("alert")).toBeVisible();
  await signIn(laptop, name, PASSWORD);
  await expect(formWith(laptop, "Sign in").getByRole("alert")).toBeVisible();
  await signIn(laptop, name, "another good password");
  await expect(laptop).toHaveURL(/\/profile/);
  await expect(laptop.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a guest finds the way from a rated row to an account and to the seat, also with the key of a private link", async ({
  page,
  visitor,
}) => {
  const tag = Date.now() % 100_000;
  const table = `Regatta ${tag}`;
  await account(page, `Host ${tag}`);
  const opened = async (more: object) => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const clock = { kind: "move", seconds: 86_400, increment: 0 };
    const data = { title: "macau_cards", seats, clock, rated: true, ...more };
    const answer = await page.context().request.post("/api/tables", { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { table: { id: string }; key: string };
  };
  await opened({ public: true, name: table });
  const secret = await opened({ name: "Between us" });

  const bob = await visitor();
  await bob.context().request.post("/api/guests", { data: { name: `Bob ${tag}`, language: "en" } });
  await bob.goto("/tables");
  const row = bob.locator(".lobby-row").filter({ hasText: table });
  await row.getByRole("link", { name: "Rated, needs an account" }).click();
  const form = formWith(bob, "Make the account");
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue(`Bob ${tag}`);
  await form.getByLabel("Password").fill(PASSWORD);
  await isForEverybody(bob);
  await form.getByRole("button", { name: "Make the account" }).click();
  await expect(bob).toHaveURL(/\/table\/\w+/);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(bob.getByRole("button", { name: "I am ready" })).toBeVisible();

  const cora = await visitor();
  await cora.goto(`/table/${secret.table.id}#${secret.key}`);
  await expect(cora.getByRole("link", { name: "Sign in or open an account" })).toBeVisible();
  await cora.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
  await formWith(cora, "Make the account").getByRole("textbox", { name: "Name" }).fill(`Cora ${tag}`);
  await formWith(cora, "Make the account").getByLabel("Password").fill(PASSWORD);
  await cora.getByRole("button", { name: "Make the account" }).click();
  await cora.getByRole("button", { name: "Sit down" }).click();
  await expect(cora.getByRole("button", { name: "I am ready" })).toBeVisible();
});

test("quiet hours and one message a day are chosen and kept; an iPhone reads what comes first", async ({
  page,
  visitor,
}) => {
  await page.context().request.post("/api/guests", { data: { name: "Ina", language: "en" } });
  await page.goto("/profile");
  await expect(page.getByText("first put this page on the home screen")).toHaveCount(0);
  await page.getByText("One message a day about all tables that wait").click();
  const at = page.getByRole("combobox", { name: "At", exact: true });
  await expect(at).toHaveValue("18");
  await at.selectOption("20");
  await expect(at).toHaveValue("20"); // as soon as the server has it
  await expect(page.getByText(/^Times of \S+/)).toBeVisible();
  await page.getByText("No messages at night").click();
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("22");
  await expect(page.getByRole("combobox", { name: "until" })).toHaveValue("7");
  await page.reload();
  await expect(at).toHaveValue("20");
  await isForEverybody(page);
  await page.getByText("One message a day about all tables that wait").click();
  await expect(at).toBeHidden();
  await page.getByText("No messages at night").click();
  await expect(page.getByRole("combobox", { name: "until" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /No messages at night/ })).not.toBeChecked();

  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
  const phone = await visitor({ userAgent: iPhone, viewport: { width: 390, height: 844 }, hasTouch: true });
  // A page that is not on the home screen has no such thing there.
  await phone.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await phone.context().request.post("/api/guests", { data: { name: "Pia", language: "en" } });
  await phone.goto("/profile");
  await expect(phone.getByText("first put this page on the home screen")).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
