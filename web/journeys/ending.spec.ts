import { expect, isForEverybody, type Page } from "./support/journey";
import { SIZES } from "./support/layout";
import { goTo, test, type Moment } from "./support/moments";
import { TITLES, type TitleId } from "./support/play";
import { oneTitle } from "./support/program";

/** How many there are for a screen reader, as the browser tells it. */
async function named(page: Page, role: string, name: string): Promise<number> {
  const reader = await page.context().newCDPSession(page);
  const { nodes } = await reader.send("Accessibility.getFullAXTree");
  await reader.detach();
  return nodes.filter((one) => !one.ignored && one.role?.value === role && one.name?.value === name).length;
}

const over = (moments: Moment[], title: TitleId) =>
  moments.find((one) => one.title === title && one.name.endsWith("over: over"))!;

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(`a game of ${title} ends with the one sheet of all titles`, async ({ page, moments }) => {
    await goTo(page, over(moments, title));
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("button", { name: "Play again" })).toBeVisible();
    // Places of all, and what is told of how it came
    await expect(sheet.locator(".place")).toHaveCount(await page.locator(".table-head .seat").count());
    await expect(sheet.getByRole("button", { name: "Share" })).toBeVisible();
    await isForEverybody(page);
    // However low the window is: what comes next needs no scrolling
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const name of ["Play again", "Share"])
        await expect(sheet.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(SIZES[1]!);
    // Whatever lies behind it is there for nobody, and the focus is inside
    expect(await named(page, "link", "Replay")).toBe(1);
    expect(await named(page, "heading", TITLES[title])).toBe(0);
    await expect(sheet.locator(":focus").or(sheet.and(page.locator(":focus")))).toHaveCount(1);
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press("Tab");
      expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    // Escape puts it aside, and the focus is on what brings it back
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Show the result" })).toBeFocused();
    expect(await named(page, "link", "Replay")).toBe(1);
    expect(await named(page, "heading", TITLES[title])).toBe(1);
    await isForEverybody(page);
    await page.keyboard.press("Enter");
    await expect(sheet.locator(".place").first()).toBeVisible();
  });
}

test("the turning point leads to its round in the replay", async ({ page, moments }) => {
  await goTo(page, over(moments, "macao"));
  const box = page.locator(".result-box").filter({ hasText: "Turning point" });
  const round = /round (\d+)/.exec(await box.getByRole("heading").innerText())![1]!;
  await box.getByRole("link", { name: "Replay from here" }).click();
  await expect(page).toHaveURL(/step=\d+/);
  await expect(page.getByText(`Round ${round} of 12`).first()).toBeVisible();
});

for (const title of Object.keys(TITLES) as TitleId[]) {
  test(
    `the best move of a game of ${title} is looked for in the place of what asks for it`,
    oneTitle(title),
    async ({ page, moments }) => {
      const { table } = over(moments, title);
      await goTo(page, over(moments, title));
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button", { name: "Find the best move" }).click();
      // One game stands in line for one person, so the next title waits until this one is done.
      const state = async () =>
        (await (await page.request.get(`/api/tables/${table}/analysis`)).json()).state;
      await expect.poll(state, { timeout: 150_000 }).toBe("done");
      await expect(sheet.getByRole("heading", { name: /^Best move/ })).toBeVisible();
      await expect(sheet.getByRole("button", { name: "Find the best move" })).toHaveCount(0);
      await isForEverybody(page);
    },
  );
}
