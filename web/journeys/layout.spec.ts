/** Every phase of recorded games at every size of window, with a newcomer's tip and without: what one decides about is in
 *  sight, and no words lie on others. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./support/journey";
import { faults, resize, SIZES, type Size } from "./support/layout";
import { KNOWN } from "./support/layout_known";
import { goOnToAsNewcomer, isStill, test, type Moment } from "./support/moments";
import { TITLES, type TitleId } from "./support/play";
import { WHOLE_GAMES } from "./support/program";

const PARTS: Record<TitleId, number> = { macao: 2, macau_cards: 2, maracaibo: 4 }; // browsers share a title's moments
const OPENED = 4; // at every fourth moment all parts of a phone are opened; at each in make sweep
const PICTURES = process.env.LAYOUT_PICTURES; // a folder for a picture of all that is looked at
// Where the room of a tip is missed elsewhere: each moment at every second of these sizes, in make sweep at all.
const TIGHT = SIZES.filter(({ width }) => width < 1400);
const withTip = (moment: number) => TIGHT.filter((_, size) => WHOLE_GAMES || size % 2 === moment % 2);
const ONLY = new RegExp(process.env.LAYOUT_ONLY ?? ""); // moments with such a name

for (const title of Object.keys(TITLES) as TitleId[]) {
  test.describe(TITLES[title], () => {
    test.use({ forgiven: KNOWN[title] });
    for (let part = 0; part < PARTS[title]; part++) {
      test(`part ${part + 1}: in no phase and at no size is anything lit out of sight, or any word on another`, async ({
        page,
        moments,
      }) => {
        test.setTimeout(1_800_000);
        const own = moments.filter((one) => one.title === title && ONLY.test(one.name));
        const found: string[] = [];
        for (const [i, moment] of own.filter((_, i) => i % PARTS[title] === part).entries())
          found.push(...(await faultsOf(page, moment, WHOLE_GAMES || i % OPENED === 0, withTip(i))));
        expect(found.filter((fault) => !KNOWN[title].some((known) => known.test(fault)))).toEqual([]);
      });
    }
  });
}

/** What is wrong at a moment, each fault once with the sizes at which it is met. */
async function faultsOf(page: Page, moment: Moment, isOpened: boolean, tight: Size[]): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  await resize(page, SIZES[0]!);
  const tip = await goOnToAsNewcomer(page, moment);
  await showTips(page, false);
  const lanterns = await page.locator(".prompt.yours").count();
  if (lanterns !== Number(moment.asked)) found.set(`${lanterns} lanterns`, new Set());
  for (const isTold of [false, true]) {
    if (isTold && !(await showTips(page, true), await tip())) break;
    for (const size of isTold ? tight : SIZES) {
      await resize(page, size);
      const look = async (part: string) => {
        await page.mouse.move(1, 1); // what a resting mouse has opened closes
        await isStill(page);
        await keep(page, moment, size, part);
        for (const fault of await faults(page))
          found.set(fault, (found.get(fault) ?? new Set()).add(`${named(size)} ${part}`.trim()));
      };
      await look(isTold ? "with a tip" : "");
      if (isPhone(size) && !isTold && isOpened) await throughParts(page, look);
    }
  }
  return [...found].map(([fault, sizes]) => `${fault} (${[...sizes].join(", ")}; ${moment.name})`);
}

/** As a newcomer sees the table, or whoever has read all of them. */
const showTips = (page: Page, shown: boolean) =>
  page.evaluate((shown) => {
    const without = new CSSStyleSheet();
    without.replaceSync(".zone-tip { display: none }");
    document.adoptedStyleSheets = shown ? [] : [without];
  }, shown);

/** On a phone the table has parts; each is looked at, and the first one again at the end. */
async function throughParts(page: Page, look: (part: string) => Promise<void>): Promise<void> {
  const parts = await page.locator("nav[aria-label^=Parts] button:not([inert] *)").all();
  for (const part of parts) {
    if (!(await part.isVisible())) continue;
    await part.click();
    await look((await part.innerText()).replaceAll(/\s+/g, " "));
  }
  if (await parts[0]?.isVisible()) await parts[0]!.click();
}

async function keep(page: Page, moment: Moment, size: Size, part: string): Promise<void> {
  if (!PICTURES) return;
  const name = `${moment.title} ${moment.name.slice(0, 80)} ${named(size)} ${part}`;
  await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/[^\w]+/g, "-")}.png`) });
}

const named = ({ width, height, touch }: Size) => `${width}x${height}${touch ? " by touch" : ""}`;
const isPhone = ({ width, height }: Size) => Math.min(width, height) < 540;
