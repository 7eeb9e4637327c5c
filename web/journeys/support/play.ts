/** Playing as a newcomer does: look for what is lit, click it, see what comes of it. */
import { expect, type Locator, type Page } from "@playwright/test";

export const TITLES = { macao: "Macao", macau_cards: "Macau", maracaibo: "Maracaibo: The Uprising" } as const;
export type TitleId = keyof typeof TITLES;

const MOST_CLICKS = 1500; // far more than any game takes
const PATIENCE = 30_000; // on a busy machine
const EVERY = 50; // milliseconds: in each frame to look at all that lies there takes more than to draw it

/** The first that is there is clicked: questions before things, things before giving up the turn. */
export const LIT = [
  ".dialog .button.main",
  ".mc-peek.is-pinned .mc-do:enabled",
  ".mc-peek.is-pinned .mc-choice:enabled:not([aria-pressed=true])",
  ".mc .mc-do[data-state=lit]:enabled",
  ".mc .mc-choice[data-state=lit]:enabled:not([aria-pressed=true])",
  ".mc [data-place][data-state=lit]:not(:disabled):not([aria-pressed=true]):not([data-place=pass])",
  ".mc-tabs button.is-lit[aria-pressed=false]",
  ".mc-traytabs button.is-lit[aria-expanded=false]",
  ".macau [data-action]:not(:disabled):not([aria-disabled=true]):not(.stock *, .deed)",
  ".macau .hand-card[data-joker]:not([aria-disabled=true])",
  ".macau [data-action]:not(:disabled):not([aria-disabled=true])",
  ".mc .mc-row:enabled:not([aria-pressed=true])",
  ".mc [data-state=lit]:not(:disabled):not([aria-pressed=true])",
  ".mb-peek.is-pinned .mb-choice:enabled",
  ".mb-go:enabled",
  ".mb [data-place][data-state=lit]",
  ".mb-ask .mb-choice:enabled",
  ".mb-tabs button.is-lit[aria-pressed=false]",
];

export async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
}

/** From the start page to a running table, in one click. */
export async function playNow(page: Page, title: TitleId): Promise<void> {
  await openHome(page);
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: TITLES[title], exact: true }) });
  await card.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
}

export const ended = (page: Page): Locator => page.getByRole("button", { name: "Play again" });

/** Which kind of thing can be clicked next, or null at the end of the game. */
export async function litKind(page: Page, kinds = LIT): Promise<string | null> {
  const handle = await page.waitForFunction(
    (kinds) => {
      if (document.querySelector(".ending")) return "ended";
      if (document.querySelector(".table-face[aria-busy=true]")) return null; // the last one is not answered yet
      const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      return kinds.find((kind) => [...document.querySelectorAll(kind)].some(isSeen)) ?? null;
    },
    kinds,
    { timeout: PATIENCE, polling: EVERY },
  );
  const kind = await handle.jsonValue();
  return kind === "ended" ? null : kind;
}

interface Aim {
  x: number;
  y: number;
  touch: boolean;
}

/** One click on something lit, or one tap; false when the game is over. */
export async function clickLit(page: Page, turn: number, kinds = LIT, patience = PATIENCE): Promise<boolean> {
  const found = await page.waitForFunction(aimAt, { kinds, turn }, { timeout: patience, polling: EVERY });
  const aim = (await found.jsonValue()) as Aim | "ended";
  if (aim === "ended") return false;
  if (aim.touch) await page.touchscreen.tap(aim.x, aim.y);
  else await page.mouse.click(aim.x, aim.y);
  return true;
}

/** Runs in the page: a point of something lit that nothing covers; null while there is none. */
function aimAt({ kinds, turn }: { kinds: string[]; turn: number }): Aim | "ended" | null {
  if (document.querySelector(".ending")) return "ended";
  if (document.querySelector(".table-face[aria-busy=true]")) return null; // the last click is not answered yet
  const touch = navigator.maxTouchPoints > 0;
  // Cards in a hand overlap, and quarters are no rectangles: the middle is not always there.
  const openPoint = (thing: Element): Aim | null => {
    const box = thing.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05]) {
      for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y, touch };
      }
    }
    return null;
  };
  const scrolledTo = (thing: Element): Aim | null => {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return openPoint(thing);
  };
  for (const kind of kinds) {
    const seen = [...document.querySelectorAll(kind)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    for (let i = 0; i < seen.length; i++) {
      const thing = seen[(turn + i) % seen.length]!;
      const aim = openPoint(thing) ?? scrolledTo(thing);
      if (aim) return aim;
    }
    if (seen.length > 0) return null; // it moves, or something lies over it: look again
  }
  return null;
}

/** Clicks what is lit until the result is there; tells how many clicks it took. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if (!(await clickLit(page, clicks))) return clicks;
  }
  throw new Error(`no end after ${MOST_CLICKS} clicks`);
}
