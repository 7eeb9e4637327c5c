/** While others act: what they do is told with their disc, and whoever has seen enough skips to the own turn. */
import { expect, test } from "./support/journey";
import { clickLit, litKind, playNow } from "./support/play";
import { Server } from "./support/server";

test("bots that take their time are told about, and skipped", async ({ visitor }) => {
  const server = new Server({ bots: "human" });
  await server.start();
  const page = await visitor({ baseURL: server.address });
  await playNow(page, "macao");
  await litKind(page);
  const card = page.getByRole("region", { name: "What is to be done" });
  const skip = card.getByRole("button", { name: "Skip to my turn" });
  const heading = card.getByRole("heading", { level: 2 });
  // Until somebody else acts, and there is time to press; whoever pressed one thing only could choose it and put it back forever
  let pressed = 0;
  await expect(async () => {
    if (!(await skip.isVisible())) {
      await clickLit(page, pressed++, undefined, 5_000).catch(() => false); // it may be theirs by now
      await expect(skip).toBeVisible({ timeout: 2_000 });
    }
    await expect(heading).toContainText(/plays$|Waiting for/);
    await expect(card.getByRole("button", { name: "Speed 1×" })).toBeVisible();
    await skip.click({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.locator(".prompt.yours")).toBeVisible();
  // What they did meanwhile stands in the log, each line with a disc
  const lines = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  expect(await lines.count()).toBeGreaterThan(0);
  await page.close(); // before the server goes: it would ask for it
  await server.end();
});
