import { playNowByKeyboard, reachWhileThere } from "./support/keyboard";
import { litKind, TITLES, type TitleId } from "./support/play";
import { expect, test, type Page } from "./support/journey";
import { WHOLE_GAMES } from "./support/program";
import { saysNothingInternal } from "./support/words";

const ACTIONS = WHOLE_GAMES ? 30 : 12;
const LOOKS = 5; // actions from one look at all words to the next
const SETTLED = 1500; // milliseconds after which the focus must lie somewhere again

/** What has the focus, in a few words; null where nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body || one.matches(":disabled")) return null;
    return `${one.tagName} ${one.className.toString()} ${one.getAttribute("data-place") ?? ""}`;
  });

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(`in ${title} the focus never falls to the body after an action, and no word is internal`, async ({
    page,
  }) => {
    await playNowByKeyboard(page, TITLES[title]);
    for (let actions = 0; actions < ACTIONS;) {
      const kind = await litKind(page);
      if (!kind) {
        await playNowByKeyboard(page, TITLES[title]); // a short game is over: another
        continue;
      }
      if (!(await reachWhileThere(page, kind))) continue;
      const pressed = await focused(page);
      await page.keyboard.press("Enter");
      actions += 1;
      await expect
        .poll(() => focused(page), { timeout: SETTLED, message: `after action ${actions}, on ${pressed}` })
        .not.toBeNull();
      if (actions % LOOKS === 0) await saysNothingInternal(page);
    }
  });
}

test("letters and digits do nothing once they are switched off", async ({ page }) => {
  await playNowByKeyboard(page, TITLES.macau_cards);
  await litKind(page);
  const help = page.getByRole("dialog", { name: "Keys" });
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: /single keys/i }).click();
  await page.locator("body").click({ position: { x: 2, y: 400 } });
  await page.keyboard.press("?");
  await page.keyboard.press("1");
  await expect(help).toBeHidden();
});
