import { clickLit, litKind, TITLES } from "./support/play";
import { expect, isForEverybody, test } from "./support/journey";

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
