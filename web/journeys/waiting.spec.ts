/** While others act: what they do is told with their disc, and whoever has seen enough skips to the own turn. */
import { expect, test, type Page } from "./support/journey";
import { playAt, recordedServer, test as atMoments, toldBy, waitAt } from "./support/moments";
import { clickLit, litKind, playNow, type TitleId } from "./support/play";
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

const DONE: Record<TitleId, { at: string; kinds: string[] }> = {
  macao: {
    at: "actions: waits",
    kinds: ["take_quarter", "move_wall", "move_ship", "activate", "use_office"],
  },
  macau_cards: { at: "turn: waits", kinds: ["play", "draw"] },
  maracaibo: { at: "turns: waits", kinds: ["sail"] },
};

for (const [title, { at, kinds }] of Object.entries(DONE) as [TitleId, (typeof DONE)[TitleId]][]) {
  atMoments(
    `${title}: beside what somebody else just did stand the pieces it was done with`,
    async ({ page, moments, otherActs }) => {
      const table = await playAt(page, waitAt(title, moments, at));
      await expect(page.locator(".narration li")).toHaveCount(0);
      await otherActs(table, ...kinds);
      const pieces = page.locator(".narration .deed-pieces");
      await expect(pieces.last()).toBeInViewport();
      expect(await cutOf(page)).toEqual([]);
    },
  );
}

/** Pieces that do not lie within their line. */
const cutOf = (page: Page) =>
  page.locator(".narration .deed-pieces > i").evaluateAll((all) =>
    all
      .filter((one) => {
        const [piece, line] = [one, one.closest("li")!].map((each) => each.getBoundingClientRect());
        return piece!.width < 6 || piece!.right > line!.right || piece!.height > 2 * line!.height;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

test("whoever is out at Macau skips to the result", async ({ visitor }) => {
  const server = recordedServer("human", "macau_cards");
  await server.start();
  const { cookies, moments } = toldBy(server);
  const page = await visitor({ baseURL: server.address });
  await page.context().addCookies([{ name: "carrack", value: cookies[0]!, url: server.address }]);
  await playAt(page, waitAt("macau_cards", moments, "out"), "bots");
  const card = page.getByRole("region", { name: "What is to be done" });
  await card.getByRole("button", { name: "Show the result" }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await page.close(); // before the server goes: it would ask for it
  await server.end();
});
