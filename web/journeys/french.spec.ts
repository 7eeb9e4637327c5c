import { clickLit, litKind, TITLES, type TitleId } from "./support/play";
import { oneTitle } from "./support/program";
import { expect, isForEverybody, test } from "./support/journey";
import { noEnglishIn } from "./support/language";

test.use({ locale: "fr-FR" });

for (const [title, name] of Object.entries(TITLES) as [TitleId, string][]) {
  test(`a table of ${name} in French has no English word left`, oneTitle(title), async ({ page }) => {
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
