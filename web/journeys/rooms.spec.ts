import { expect, isForEverybody, test, type Page } from "./support/journey";
import { SIZES } from "./support/layout";
import { TITLES, type TitleId } from "./support/play";

const linkOf = (page: Page) => page.getByRole("textbox", { name: "Address of the table" }).inputValue();

/** A host who has opened a table for friends: its address can be passed on. */
async function opened(host: Page): Promise<void> {
  await host.goto("/open/macau_cards");
  await host.getByRole("button", { name: /Pławno with friends/ }).click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect.poll(() => linkOf(host)).toContain("#");
}

/** A guest who followed the address and sat down. */
async function seated(guest: Page, host: Page): Promise<void> {
  await guest.goto(await linkOf(host));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("button", { name: "I am ready" })).toBeInViewport();
}

for (const title of Object.keys(TITLES) as TitleId[])
  test(`where a table of ${title} is opened, seats stand around it, and the button is in sight at every size`, async ({
    page,
  }) => {
    await page.goto(`/open/${title}`);
    await expect(page.getByRole("group", { name: "Usual tables" }).getByRole("button")).toHaveCount(3);
    await expect(page.getByRole("combobox", { name: "Seat 2" })).toBeVisible();
    const open = page.getByRole("button", { name: "Open the table" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(open).toBeInViewport({ ratio: 1 });
      const covers = await open.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(covers, `${size.width}x${size.height}`).toBe(false);
    }
  });

test("an invitation tells what, whose, by which rules and clock, how long, and where one learns it", async ({
  page,
  visitor,
}) => {
  await opened(page);
  const guest = await visitor();
  await guest.goto(await linkOf(page));
  await expect(guest.getByRole("heading", { level: 1, name: /invites you to Macau$/ })).toBeVisible();
  await expect(guest.locator(".invitation-picture").locator("svg, img").first()).toBeVisible();
  const facts = guest.locator(".table-facts");
  for (const told of [/Pławno/, /Clock/, /min/, /Friendly|friendly/]) await expect(facts).toContainText(told);
  await expect(guest.getByText(/^New to Macau\?/)).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Lesson/ })).toBeEnabled();
  for (const size of SIZES) {
    await guest.setViewportSize(size);
    await expect(guest.getByRole("button", { name: "Sit down" })).toBeInViewport({ ratio: 1 });
  }
  await isForEverybody(guest);
});

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
  await opened(page);
  const guest = await visitor();
  await guest.goto(await linkOf(page));
  await expect(guest.locator(".invitation .live-face .macau-stage")).toBeAttached(); // the table itself, in small
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("button", { name: "I am ready" })).toBeVisible();
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
  await seated(guest, page);
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

test.describe("a name that nobody has", () => {
  test.use({ forgiven: [/status of 404/] });

  test("a host gives seats to bots, invites and asks to leave where the seats are; on a phone Start stays in sight", async ({
    page,
    visitor,
  }) => {
    await opened(page);
    const guest = await visitor({ viewport: { width: 390, height: 844 } });
    await seated(guest, page);
    await isForEverybody(guest);
    const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
    const last = seats.nth(2);
    await last.getByRole("button", { name: /Bot$/ }).click();
    await page.getByRole("menuitem", { name: /merchant/ }).click();
    await expect(last.getByRole("button", { name: /merchant/ })).toBeVisible();
    await isForEverybody(page);
    await last.getByRole("button", { name: /Leave it open/ }).click();
    await last.getByRole("button", { name: /Invite/ }).click();
    await page.getByRole("textbox", { name: "Name of the account" }).fill("Nobody of that name");
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Edit: Clock" }).click();
    await expect(page.getByRole("combobox", { name: "Seats" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: /^Start/ })).toBeInViewport();
    await seats
      .nth(1)
      .getByRole("button", { name: /Ask to leave/ })
      .click();
    await expect(guest.getByText("You no longer have a seat at this table.")).toBeVisible();
  });
});

test("a host takes seats away, and whoever sat on one of them has another and is told so", async ({
  page,
  visitor,
}) => {
  await opened(page);
  const [first, second] = [await visitor(), await visitor()];
  for (const one of [first, second]) await seated(one, page);
  await first.getByRole("button", { name: "Leave the table" }).click();
  const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  await expect(seats.nth(1)).toContainText("Open seat");
  await page.getByRole("button", { name: "Change the table" }).click();
  await page.getByRole("combobox", { name: "Seats" }).selectOption("2");
  await isForEverybody(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(seats).toHaveCount(2);
  await expect(second.getByText("You now sit on seat 2.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  for (const one of [page, second]) await expect(one.getByRole("tab", { name: "Chat" })).toBeVisible();
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
