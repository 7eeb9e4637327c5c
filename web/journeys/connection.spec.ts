import type { Page } from "@playwright/test";
import { clickLit, litKind, playNow } from "./support/play";
import { expect, test } from "./support/journey";

test.use({ forgiven: [/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET/] });

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
