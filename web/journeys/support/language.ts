/** What is said on a page, and whether it is said in the language of whoever reads it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, type Page } from "@playwright/test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TITLES } from "./play";
import { ROOT } from "./server";

const TEXTS = [
  "web/src/i18n/texts",
  "src/carrack/texts",
  ...Object.keys(TITLES).flatMap((title) => [
    `web/src/games/${title}/texts`,
    `src/carrack/games/${title}/data/texts`,
  ]),
];

/** The files of a language: en.ftl, campaign.en.ftl … */
function filesOf(language: string): string[] {
  const isOne = new RegExp(`^(\\w+\\.)?${language}\\.ftl$`);
  const folders = TEXTS.map((folder) => join(ROOT, folder)).filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => isOne.test(name))
      .map((name) => join(folder, name)),
  );
}

/** All sentences of a language that have no blanks to fill in. */
function sentences(language: string): Set<string> {
  const found = new Set<string>();
  for (const file of filesOf(language)) {
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
function onlyEnglish(language: string): Set<string> {
  const other = sentences(language);
  const found = [...sentences("en")].filter((said) => said.length > 2 && !other.has(said));
  expect(found.length).toBeGreaterThan(200);
  return new Set(found);
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

/** Waits until no English word is left on a page in this language. */
export function noEnglishIn(page: Page, language: string): () => Promise<void> {
  const english = onlyEnglish(language);
  const left = async () => [...new Set(await allSaid(page))].filter((one) => english.has(one));
  return () => expect.poll(left).toEqual([]);
}
