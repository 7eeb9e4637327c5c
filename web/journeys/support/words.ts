/** What somebody reads or hears on a page says nothing that only the program knows. */
import { expect, type Page } from "@playwright/test";

/** Ids of cards, places and bots, and numbers that are printed nowhere. */
const INTERNAL = [
  /\b[a-z]+_[a-z]/, // night_watchman
  /\b[qs]\d\d\b/, // q07, s02
  /\b(sea space|quarter|Seefeld|Viertel|quartier|case de mer) \d/i,
  /\b[EFSGJLA]\d+[a-z]?\b/, // E2s, F3, L30, JA7
  /\b(greedy|cabin_boy)\b/,
  /\b[2-9TJQKA][SHDC]\b/, // 7S for a card
  /\b(undefined|null|NaN|None|true|false)\b/,
  /\[object|[{}]|\b[a-z]+:[a-z_]+\d*\b/, // card:bank, what a text left open
];

/** Every text and every name for those who do not see it, wherever it stands. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const within = texts.currentNode.parentElement;
      if (!within?.closest("script, style, [inert], a[href^='http']"))
        said.add(texts.currentNode.textContent ?? "");
    }
    for (const name of ["aria-label", "title", "alt", "placeholder"])
      for (const one of document.querySelectorAll(`[${name}]`)) said.add(one.getAttribute(name) ?? "");
    return [...said];
  });
}

export async function saysNothingInternal(page: Page): Promise<void> {
  const said = await saidOn(page);
  expect(said.filter((one) => INTERNAL.some((name) => name.test(one)))).toEqual([]);
}
