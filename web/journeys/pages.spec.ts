import { expect, isForEverybody, test } from "./support/journey";

const PAGES = [
  "/",
  "/open/macao",
  "/open/macau_cards",
  "/open/maracaibo",
  "/rules",
  "/rules/macao",
  "/rules/macau_cards",
  "/cards/macao",
  "/cards/macau_cards",
  "/learn",
  "/data",
  "/records",
  "/profile",
  "/friends",
  "/rankings",
  "/how",
  "/tournaments",
  "/tournaments/new",
  "/pieces",
];

for (const look of ["light", "dark"] as const) {
  test(`every page can be read by everybody, ${look}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // By night only the colors are others.
      await isForEverybody(page, look === "dark" ? ["color-contrast"] : undefined);
    }
  });
}

test("the rules are searched", async ({ page }) => {
  await page.goto("/rules/macao");
  const search = page.getByRole("textbox", { name: "Search in the rules" });
  await search.fill("tribute");
  await expect(page.getByText(/^Found \d+ times\.$/)).toBeVisible();
  await search.fill("zeppelin");
  await expect(page.getByText("Nothing found.")).toBeVisible();
});

test("cards are found by their words, and each has an address", async ({ page }) => {
  await page.goto("/cards/macao");
  await expect(page.getByText("120 cards.")).toBeVisible();
  await page.getByRole("textbox", { name: "Search by name or effect" }).fill("bishop");
  await expect(page.getByText("120 cards.")).toBeHidden();
  await page.goto("/cards/macao#bishop");
  await expect(page.getByRole("dialog").getByText("Bishop").first()).toBeVisible();
});

test("pieces stand under the names of their titles", async ({ page }) => {
  await page.goto("/pieces");
  for (const name of ["Macao", "Macau"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText("macau_cards")).toHaveCount(0);
  const lights = page.locator(".pieces-of .in-light");
  await expect(lights).toHaveCount(6); // of three titles, by day and by candlelight
  const papers = await lights.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(papers).size).toBe(2);
});
