/** Every phase of recorded games at every size of window: what one decides about is in sight, and no words lie on others. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./support/journey";
import { faults, SIZES, type Size } from "./support/layout";
import { KNOWN } from "./support/layout_known";
import { goOnTo, isStill, test, type Moment } from "./support/moments";
import { TITLES, type TitleId } from "./support/play";

const PARTS = 2; // of a title's moments: two browsers share them
const PICTURES = process.env.LAYOUT_PICTURES; // a folder for a picture of all that is looked at
const ONLY = new RegExp(process.env.LAYOUT_ONLY ?? ""); // moments with such a name

for (const title of Object.keys(TITLES) as TitleId[]) {
  test.describe(TITLES[title], () => {
    test.use({ forgiven: KNOWN[title] });
    for (let part = 0; part < PARTS; part++) {
      test(`half ${part + 1}: in no phase and at no size is anything lit out of sight, or any word on another`, async ({
        page,
        moments,
      }) => {
        test.setTimeout(1_800_000);
        const own = moments.filter((one) => one.title === title && ONLY.test(one.name));
        const found: string[] = [];
        for (const moment of own.filter((_, i) => i % PARTS === part))
          found.push(...(await faultsOf(page, moment)));
        expect(found.filter((fault) => !KNOWN[title].some((known) => known.test(fault)))).toEqual([]);
      });
    }
  });
}

/** What is wrong at a moment, each fault once with the sizes at which it is met. */
async function faultsOf(page: Page, moment: Moment): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  await page.setViewportSize(SIZES[0]!);
  await goOnTo(page, moment);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const look = async (part: string) => {
      await page.mouse.move(1, 1); // what a resting mouse has opened closes
      await isStill(page);
      await keep(page, moment, size, part);
      for (const fault of await faults(page))
        found.set(fault, (found.get(fault) ?? new Set()).add(named(size)));
    };
    await look("");
    if (isPhone(size)) await throughParts(page, look);
  }
  return [...found].map(([fault, sizes]) => `${fault} (${[...sizes].join(", ")}; ${moment.name})`);
}

/** On a phone the table has parts; each is looked at. */
async function throughParts(page: Page, look: (part: string) => Promise<void>): Promise<void> {
  for (const part of await page.locator("nav[aria-label=Parts] button:not([inert] *)").all()) {
    if (!(await part.isVisible())) continue;
    await part.click();
    await look((await part.innerText()).replaceAll(/\s+/g, " "));
  }
}

async function keep(page: Page, moment: Moment, size: Size, part: string): Promise<void> {
  if (!PICTURES) return;
  const name = `${moment.title} ${moment.name.slice(0, 80)} ${named(size)} ${part}`;
  await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/[^\w]+/g, "-")}.png`) });
}

const named = ({ width, height }: Size) => `${width}x${height}`;
const isPhone = ({ width, height }: Size) => Math.min(width, height) < 540;
