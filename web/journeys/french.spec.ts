import { clickLit, litKind, TITLES } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";
import { noEnglishIn } from "./support/language";

test.use({ locale: "fr-FR" });

for (const name of Object.values(TITLES)) {
  test(`a table of ${name} in French has no English word left`, async ({ page }) => {
    const isFrench = noEnglishIn(page, "fr");
    await page.goto("/");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toBeVisible();
    await isFrench();
    await card.getByRole("button").first().click();
    await expect(page).toHaveURL(/\/table\/\w+/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    for (let turn = 0; turn < 16; turn++) {
      if (!(await litKind(page))) break;
      await isFrench();
      await clickLit(page, turn);
    }
    await isForEverybody(page);
  });
}
