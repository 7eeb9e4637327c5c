import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Page } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clickLit, litKind, TITLES } from "./support/play";
import { ROOT } from "./support/server";
import { expect, isForEverybody, test } from "./support/journey";

test.use({ locale: "fr-FR" });

const TEXTS = [
  "web/src/i18n/texts",
  "src/carrack/texts",
  ...Object.keys(TITLES).flatMap((title) => [
    `web/src/games/${title}/texts`,
    `src/carrack/games/${title}/data/texts`,
  ]),
];

/** All sentences of a language that have no blanks to fill in. */
function sentences(language: string): Set<string> {
  const found = new Set<string>();
  for (const file of TEXTS.map((folder) => join(ROOT, folder, `${language}.ftl`)).filter(existsSync)) {
    const bundle = new FluentBundle(language);
    const resource = new FluentResource(readFileSync(file, "utf8"));
    bundle.addResource(resource, { allowOverrides: true });
    for (const { id } of resource.body) {
      const value = bundle.getMessage(id)?.value;
      if (typeof value === "string") found.add(value.trim());
    }
  }
  return found;
}

/** Words that are English and nothing else; names of people and one-letter signs are nobody's. */
function onlyEnglish(): Set<string> {
  const french = sentences("fr");
  return new Set([...sentences("en")].filter((said) => said.length > 2 && !french.has(said)));
}

/** Everything the page says, to eyes and to readers. */
function allSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) said.push(walk.currentNode.textContent ?? "");
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) said.push(one.getAttribute(name) ?? "");
    return said.flatMap((one) => [one.trim(), ...one.split(/\.\s/).map((part) => part.trim())]);
  });
}

for (const name of Object.values(TITLES)) {
  test(`a table of ${name} in French has no English word left`, async ({ page }) => {
    const english = onlyEnglish();
    expect(english.size).toBeGreaterThan(200);
    const stillEnglish = async () => [...new Set(await allSaid(page))].filter((one) => english.has(one));
    const isFrench = () => expect.poll(stillEnglish).toEqual([]);
    await page.goto("/");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toBeVisible();
    await isFrench();
    await card.getByRole("button").first().click();
    await expect(page).toHaveURL(/\/table\/\w+/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    for (let turn = 0; turn < 16; turn++) {
      if (!(await litKind(page))) break;
      await isFrench();
      await clickLit(page, turn);
    }
    await isForEverybody(page);
  });
}
