import { expect, isForEverybody, test, type Page } from "./support/journey";
import { goOnWith, namesIn, numbersIn, seenBy, strayFrom } from "./support/lesson";
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
    // Cards of a hand hang below the edge: whoever is led to them has the head in sight as before.
    expect(await page.locator(".table").evaluate((table) => table.scrollTop)).toBe(0);
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

/** How far the bubble lies over what tells and what asks, in pixels down and across; and whether the whole card is all that is lit. */
const lies = (page: Page) =>
  page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
    const [bubble, coach, prompt] = [box(".spotlight-bubble"), box(".coach"), box(".prompt")];
    const over = [coach, prompt].some((one) => one.top < bubble.bottom - 1 && bubble.top + 1 < one.bottom);
    const isRaised = document.querySelector(".mc-raised") !== null; // over the coach itself
    const lit = box(".spotlight-piece");
    return { over: over && !isRaised, isCard: lit.width >= prompt.width && lit.height >= prompt.height };
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the lesson of Macao brings up the part where its piece lies, and its bubble covers no words", async ({
    page,
  }) => {
    await page.goto("/learn");
    const name = TITLES.macao;
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await card.getByRole("button", { name: "Begin", exact: true }).click();
    await expect(page).toHaveURL(/\/table\/\w+/);
    const bubble = page.locator(".spotlight-bubble");
    const met = new Set<string>();
    for (let step = 0; step < 6; step++) {
      await litKind(page);
      const { decision, led } = await seenBy(page);
      await expect(bubble).toContainText(led.said);
      // Two colors at once are chosen in the card itself; everything else is a thing on the table, or a button.
      const isCard = led.action.type === "pick_start_cubes";
      await expect.poll(() => lies(page), led.said).toEqual({ over: false, isCard });
      met.add(led.action.type);
      await goOnWith(page, decision, led.action);
    }
    expect([...met]).toEqual(expect.arrayContaining(["take_card", "choose_dice", "activate"]));
  });
});
