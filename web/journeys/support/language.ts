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

const LABEL = 40; // letters: what lies on things, and no line of a text

/** The languages whose labels are the longest: by all their letters, and by their longest words, which no line breaks. */
export function longestOf(languages: string[]): string[] {
  const word = (label: string) => Math.max(...label.split(/\s+/).map((one) => one.length));
  const letters = (label: string) => label.length;
  const labels = new Map(
    languages.map((one) => [one, [...sentences(one)].filter((said) => said.length <= LABEL)]),
  );
  const sum = (language: string, measure: (label: string) => number) =>
    labels.get(language)!.reduce((all, label) => all + measure(label), 0);
  const longest = [letters, word].map((measure) =>
    languages.reduce((one, other) => (sum(other, measure) > sum(one, measure) ? other : one)),
  );
  return [...new Set(longest)];
}

const OTHERWISE: Record<string, string[]> = { hu: ["a joker"] }; // the joker

/** Words that are English and nothing else; names of people and of titles, and one-letter signs, are nobody's. */
function onlyEnglish(language: string): Set<string> {
  const other = new Set<string>([
    ...sentences(language),
    ...Object.values(TITLES),
    ...(OTHERWISE[language] ?? []),
  ]);
  const found = [...sentences("en")].filter((said) => said.length > 2 && !other.has(said));
  expect(found.length).toBeGreaterThan(200);
  return new Set(found);
}

/** Everything the page says, to eyes and to readers; but for what one types, which is the same in every language. */
function allSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (!parentElement?.closest("code")) said.push(textContent ?? "");
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) said.push(one.getAttribute(name) ?? "");
    return said.flatMap((one) => [one.trim(), ...one.split(/\.\s/).map((part) => part.trim())]);
  });
}

/** What is said in English on a page that is read in this language. */
export function englishOn(page: Page, language: string): () => Promise<string[]> {
  const english = onlyEnglish(language);
  return async () => [...new Set(await allSaid(page))].filter((one) => english.has(one));
}

/** Waits until no English word is left on a page in this language. */
export function noEnglishIn(page: Page, language: string): () => Promise<void> {
  const left = englishOn(page, language);
  return () => expect.poll(left).toEqual([]);
}
