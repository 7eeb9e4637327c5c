import { clickLit, ended, litKind, openHome, playNow, playToTheEnd } from "./support/play";
import { fits, isForFingers } from "./support/fingers";
import { expect, isForEverybody, test } from "./support/journey";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PAGES = [
  "/",
  "/open/macao",
  "/open/macau_cards",
  "/open/maracaibo",
  "/rules/macao",
  "/cards/macao",
  "/learn",
  "/data",
  "/records",
  "/profile",
  "/friends",
  "/how",
  "/pieces",
];
test("on a phone all of Macau's table is within reach, and large enough for a finger", async ({ page }) => {
  await playNow(page, "macau_cards");
  await litKind(page);
  await fits(page);
  await isForFingers(page);
  await isForEverybody(page);
});

test("a phone plays a whole game of Macau", { tag: "@sweep" }, async ({ page }) => {
  await playNow(page, "macau_cards");
  await playToTheEnd(page);
  await expect(ended(page)).toBeVisible();
  await fits(page);
});

test("on a phone each card of a large hand of Macau can be tapped, in the row behind too", async ({
  page,
}) => {
  await openHome(page);
  await page.request.post("/api/guests", { data: { name: "Ana Vento", language: "en" } });
  const opened = await page.request.post("/api/tables", {
    data: {
      title: "macau_cards",
      seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }],
      options: { hand_size_by_players: { "2": 16 } },
    },
  });
  const { table } = (await opened.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  await litKind(page);
  await expect(page.locator(".hand-card.is-behind").first()).toBeVisible();
  await expect.poll(() => page.evaluate(coveredCards)).toEqual([]);
});

/** Runs in the page: cards of the hand that no finger finds, because something lies over all of each. */
function coveredCards(): string[] {
  const isOpen = (card: Element): boolean => {
    const box = card.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5].flatMap((across) =>
      [0.1, 0.2, 0.3].map((down) => [across, down] as const),
    );
    return places.some(([across, down]) =>
      card.contains(document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)),
    );
  };
  return [...document.querySelectorAll<HTMLElement>(".hand-card")]
    .filter((card) => !isOpen(card))
    .map((card) => card.innerText);
}

test("a phone plays rounds of Macao, part by part of the table", async ({ page }) => {
  await playNow(page, "macao");
  const parts = page.locator(".mc-tabs button");
  for (let turn = 0; turn < 30; turn++) {
    await litKind(page);
    if (turn % 6 === 0) await fits(page);
    await clickLit(page, turn);
  }
  const card = page.locator(".prompt-said > button");
  for (const part of await parts.all()) {
    await expect(async () => {
      await part.tap({ timeout: 1000 }).catch(async (covered: unknown) => {
        // Cards and dice lie over the parts of the table until they are chosen
        await clickLit(page, 1);
        throw covered;
      });
    }).toPass({ timeout: 60_000 });
    await fits(page);
    await isForFingers(page);
    await isForEverybody(page);
  }
  // A finger folds the card: its room is the board’s.
  const isOpen = (await card.getAttribute("aria-expanded")) === "true";
  await card.tap();
  await expect(card).toHaveAttribute("aria-expanded", String(!isOpen));
  await isForFingers(page);
});

test("a phone held sideways shows the table without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const title of ["macao", "macau_cards"] as const) {
    await playNow(page, title);
    await litKind(page);
    await fits(page);
  }
});

test("every page fits on a phone", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".waiting")).toHaveCount(0); // lists come after the heading
    if (path === "/pieces") await expect(page.locator(".mc-board").first()).toBeVisible();
    await fits(page);
    await isForFingers(page);
  }
});

test("on a tablet every quarter is large enough for a finger", async ({ page }) => {
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await playNow(page, "macao");
    await litKind(page);
    await fits(page);
    await isForFingers(page);
  }
});

test("the bar of a replay lies over the table, not under it", async ({ page, finished }) => {
  await page.goto(`/table/${finished.id}/replay?step=40&seat=0#${finished.key}`);
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 320));
  const isOnTop = await slider.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === one;
  });
  expect(isOnTop).toBe(true);
  await fits(page);
  await isForFingers(page);
});
