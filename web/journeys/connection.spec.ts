import type { Page } from "@playwright/test";
import { clickLit, litKind, playNow } from "./support/play";
import { expect, test } from "./support/journey";
import { isStill } from "./support/moments";

test.use({
  forgiven: [
    /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET|ERR_CONTENT_LENGTH_MISMATCH|imported module|preload CSS/,
  ],
});

/** How many steps the person at seat 0 has taken, as the server has stored them. */
async function ownSteps(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split("/")[2];
  const answer = await page.request.get(`/api/tables/${id}/log?seat=0&language=en`);
  expect(answer.status()).toBe(200);
  const steps = (await answer.json()) as { lines: string[] }[];
  return steps.filter(({ lines }) => lines.some((line) => line.startsWith("You "))).length;
}

test("a click while the server is down is done once when it is back", async ({ page, server }) => {
  await playNow(page, "macao");
  await litKind(page);
  const before = await ownSteps(page);
  const banner = page.getByText("The connection is lost.");
  const card = page.getByRole("region", { name: "What is to be done" });
  const all = card.getByRole("button", { name: /^All choices/, expanded: false });
  if (await all.isVisible()) await all.click();
  const first = card.locator(".choice").first();
  await server.kill();
  await first.click();
  await expect(banner).toBeVisible();
  await first.click({ force: true }); // whoever is impatient clicks again, or presses the number
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await server.start();
  await expect(banner).toBeHidden({ timeout: 3000 });
  await expect.poll(() => ownSteps(page)).toBe(before + 1);
  await litKind(page); // and the game goes on
  expect(await ownSteps(page)).toBe(before + 1);
});

test("a turn of Macao goes on where it was after the server was killed", async ({ page, server }) => {
  await playNow(page, "macao");
  for (let turn = 0; turn < 6; turn++) await clickLit(page, turn);
  await litKind(page);
  const shown = () => page.getByRole("region", { name: "What is to be done" }).innerText();
  const before = await shown();
  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await server.start();
  await expect(page.getByText("The connection is lost.")).toBeHidden({ timeout: 30_000 });
  expect(await shown()).toBe(before);
  await clickLit(page, 0);
  await page.reload();
  await litKind(page);
});

test("while the connection is lost nothing moves, and nothing looks as if it could be done", async ({
  page,
  server,
}) => {
  await playNow(page, "macau_cards");
  await litKind(page);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle"); // parts of the table come a moment later
  await isStill(page);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".table-head *, .table-face *, .prompt *, .table-tray *, .side *")]
        .filter((one) => !one.closest(".zone-tip")) // a newcomer's tip comes when it comes, and moves nothing
        .map((one) => JSON.stringify(one.getBoundingClientRect())),
    );
  const look = (part: string) =>
    page.locator(part).evaluate((one) => {
      const { opacity, boxShadow } = getComputedStyle(one);
      return { opacity: Number(opacity), light: boxShadow };
    });
  const before = await places();
  const lantern = (await look(".prompt")).light;
  await server.kill();
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  for (const part of [".table-face", ".prompt", ".table-tray", ".table-tools"])
    await expect.poll(async () => (await look(part)).opacity).toBeLessThan(0.7);
  expect((await look(".prompt")).light).not.toBe(lantern);
  expect(await places()).toEqual(before);
  await server.start();
  await expect(page.getByRole("button", { name: "Try now" })).toBeHidden({ timeout: 30_000 });
  await expect.poll(async () => (await look(".prompt")).opacity).toBe(1);
});

test("lists and pages that were not loaded yet are there within three seconds of the server", async ({
  page,
  server,
}) => {
  await page.goto("/tables");
  await expect(page.getByRole("button", { name: "Find people" })).toBeVisible();
  await server.kill();
  const banner = page.getByText("The connection is lost.");
  await page.getByRole("link", { name: "Learn" }).first().click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await server.start();
  await expect(page.getByRole("heading", { level: 1, name: "Learn by playing." })).toBeVisible({
    timeout: 3000,
  });
  await expect(banner).toBeHidden();
});
