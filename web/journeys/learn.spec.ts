import { expect, isForEverybody, test, type Page } from "./support/journey";
import { namesIn, numbersIn, seenBy, strayFrom } from "./support/lesson";
import { clickLit, litKind, TITLES, type TitleId } from "./support/play";

for (const name of Object.values(TITLES)) {
  test(`the lesson of ${name} leads with a light, follows whoever strays, and can be left`, async ({
    page,
  }) => {
    await page.goto("/learn");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toBeVisible();
    await isForEverybody(page);
    await card.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/table\/\w+/);
    const coach = page.getByRole("region", { name: "Lesson" });
    const step = coach.locator(".coach-step");
    await expect(step).toContainText("Now: ");
    await expect(page.locator(".spotlight-piece").first()).toBeVisible();
    const bubble = page.locator(".spotlight-bubble");
    await expect(bubble).toBeVisible();
    expect(await step.innerText()).toContain(await bubble.locator("b").innerText());
    const first = await coach.getByRole("heading").innerText();
    await coach.getByRole("button", { name: "Got it" }).click();
    await expect(coach).not.toContainText(first);
    for (let turn = 0; turn < 4; turn++) await clickLit(page, turn); // whatever is lit, not what it says
    await page.reload();
    await expect(coach).not.toContainText(first); // what was read stays read
    await litKind(page);
    await isForEverybody(page);
    await coach.getByRole("button", { name: "Leave the lesson" }).click();
    await expect(coach).toBeHidden();
    await litKind(page); // the game goes on
  });
}

const STEPS = 12;

/** Every title's first lesson, and that of another variant of Macau. */
const WALKS: [TitleId, string, string][] = [
  ...(Object.entries(TITLES) as [TitleId, string][]).map(([title, name]): [TitleId, string, string] => [
    title,
    name,
    "Begin",
  ]),
  ["macau_cards", TITLES.macau_cards, "Romanian"],
];

for (const [title, name, lesson] of WALKS) {
  test(`whoever strays at every step of the lesson of ${name} (${lesson}) is told what is true of the table`, async ({
    page,
  }) => {
    await page.goto("/learn");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await card.getByRole("button", { name: lesson, exact: true }).click();
    await expect(page).toHaveURL(/\/table\/\w+/);
    const coach = page.getByRole("region", { name: "Lesson" });
    const ask = coach.getByRole("button", { name: "What would you do?" });
    let [named, counted] = [0, 0];
    for (let step = 0; step < STEPS; step++) {
      await litKind(page);
      const { now, seen, decision, led } = await seenBy(page);
      await expect(async () => {
        if (await ask.isVisible()) await ask.click({ timeout: 500 });
        // Of this decision, not of the one before.
        await expect(coach.locator(".coach-step")).toContainText(led.said, { timeout: 500 });
      }).toPass();
      const told = [await coach.locator(".coach-said").innerText(), ...(await bubbles(page))].join("\n");
      for (const { name, ids } of namesIn(title, told)) {
        expect(seen, `${name} lies on the table, or the lesson could not speak of it:\n${told}`).toMatch(
          new RegExp(`"(${ids.join("|")})"`),
        );
        named++;
      }
      for (const number of numbersIn(title, told, now)) {
        expect(number.told, number.said).toEqual(number.is);
        counted++;
      }
      await strayFrom(page, decision, led.action);
    }
    expect(named, "things that were spoken of").toBeGreaterThan(STEPS / 3);
    expect(counted, "numbers that were counted once more").toBeGreaterThan(0);
  });
}

const bubbles = (page: Page): Promise<string[]> => page.locator(".spotlight-bubble").allInnerTexts();
