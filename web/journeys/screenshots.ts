/** The pictures of docs/screenshots: `make screenshots`. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { clickLit, litKind, TITLES, type TitleId } from "./support/play";
import { finishedGame } from "./support/program";
import { ROOT, Server } from "./support/server";
import { expect, test as base } from "@playwright/test";

const FOLDER = process.env.SCREENSHOTS ?? join(ROOT, "docs/screenshots");
const WIDEST = 960;
const SCREENS = join(ROOT, "web/public/screens"); // those that the manifest shows where the page is installed
const PYTHON = process.env.CARRACK_PYTHON ?? join(ROOT, ".venv/bin/python");
const FIXED = join(ROOT, "web/journeys/support/fixed_server.py");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server({ command: [PYTHON, FIXED] });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

/** Somebody whose name is always the same. */
async function comeAs(page: Page, name: string): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Name" }).first().fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("navigation").getByRole("link", { name })).toBeVisible();
}

async function playUntil(page: Page, title: TitleId, isThere: () => Promise<boolean>): Promise<void> {
  await comeAs(page, "Ana Vento");
  await page.goto("/");
  const name = page.getByRole("heading", { name: TITLES[title], exact: true });
  const card = page.getByRole("article").filter({ has: name });
  await card.getByRole("button", { name: "Play now" }).click();
  await clickUntil(page, isThere);
}

async function clickUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(page).toHaveURL(/\/table\/\w+/);
  for (let turn = 0; turn < 400; turn++) {
    if (!(await litKind(page)) || (await isThere())) break;
    await clickLit(page, turn);
  }
  await page.evaluate(() => window.scrollTo(0, 0)); // a click far below has scrolled there
}

/** Whether a ship may sail in this round of Maracaibo. */
async function isSailing(page: Page, round: number): Promise<boolean> {
  const heading = await page.locator(".mb-title").innerText();
  const shores = page.locator('[data-place^="location:"][data-state=lit]');
  return heading.startsWith(`Round ${round}`) && (await shores.count()) > 4;
}

/** Pages, each with how to come there. */
const PICTURES: Record<string, (page: Page, server: Server) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  },
  open: async (page) => {
    await page.goto("/open/macau_cards");
    await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  },
  macao: (page) =>
    playUntil(page, "macao", async () => {
      const head = await page.locator(".mc-title").innerText();
      const phase = await page.locator(".mc-steps [aria-current]").textContent();
      return /^Round [5-9]/.test(head) && phase === "Actions";
    }),
  macau: async (page) => {
    let turns = 0;
    await playUntil(
      page,
      "macau_cards",
      async () => turns++ > 5 && (await page.locator(".hand-card.is-lit").count()) > 0,
    );
  },
  maracaibo: (page) => playUntil(page, "maracaibo", () => isSailing(page, 2)),
  /** Two captains against Jacques, one of whom points at Maracaibo. */
  together: async (page) => {
    await comeAs(page, "Ana Vento");
    await page.goto("/open/maracaibo");
    await page.getByText("Cooperative in the Caribbean", { exact: true }).click();
    await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot greedy");
    await page.getByRole("button", { name: "Open the table" }).click();
    await clickUntil(page, () => isSailing(page, 1));
    await page.getByRole("button", { name: "Point at something" }).click();
    const place = page.locator('[data-place="location:11"]');
    await place.dispatchEvent("click");
    await expect(page.getByText(/You point at/)).toBeVisible();
  },
  projects: async (page) => {
    await page.goto("/cards/maracaibo");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  campaign: async (page) => {
    await comeAs(page, "Ana Vento");
    await page.goto("/campaigns/new/maracaibo");
    await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot greedy"); // a link is another one each time
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/\/campaigns\/(?!new)\w+/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  replay: async (page, server) => {
    const { id, key } = await finishedGame(server.address, "macao");
    await page.goto(`/table/${id}/replay?step=40#${key}`);
    await expect(page.getByText(/^Step 40 of/)).toBeVisible();
  },
  story: async (page, server) => {
    const { id, key } = await finishedGame(server.address, "macao");
    await page.goto(`/table/${id}/replay#${key}`);
    await page.locator("#story").evaluate((story) => story.scrollIntoView());
  },
  rules: async (page) => {
    await page.goto("/rules/macao");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  cards: async (page) => {
    await page.goto("/cards/macao");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** As WebP, by the browser itself: a tenth of the size; no wider than wanted. */
async function packed(page: Page, png: Buffer, widest = Infinity, quality = 0.85): Promise<Buffer> {
  const asked = { png: png.toString("base64"), widest, quality };
  const webp = await page.evaluate(async ({ png, widest, quality }) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement("canvas");
    const part = Math.min(1, widest / image.width);
    [canvas.width, canvas.height] = [image.width * part, image.height * part];
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1]!;
  }, asked);
  return Buffer.from(webp, "base64");
}

mkdirSync(FOLDER, { recursive: true });

for (const [name, come] of Object.entries(PICTURES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${name}, ${size}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await come(page, server);
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator(".flights .flight")).toHaveCount(0); // what has just happened was shown
      const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
      await page.goto("about:blank");
      const file = `${name}-${size}.webp`;
      writeFileSync(join(FOLDER, file), await packed(page, picture));
      if (existsSync(join(SCREENS, file)))
        writeFileSync(join(SCREENS, file), await packed(page, picture, WIDEST, 0.7));
    });
  }
}
