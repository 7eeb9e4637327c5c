/** What a lesson says beside what its learner can see. */
import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./server";
import type { TitleId } from "./play";

interface Action {
  type: string;
}

interface Position {
  turn: { decision: string; groups: { actions: { name: Action }[] }[] } | null;
}

interface Seen {
  seen: string; // everything that lies before the learner, with its ids
  decision: string;
  led: { action: Action; said: string };
}

const tableOf = (page: Page): string => `/api/tables/${/\/table\/(\w+)/.exec(page.url())![1]!}`;

/** The learner's view with what can be done, and what the lesson leads to; without what an edition knows of all cards. */
export async function seenBy(page: Page): Promise<Seen> {
  const now = await view(page);
  const lying = { ...now.view, signs: null, options: null };
  const decision = now.position.turn!.decision;
  const guide = await page.request.post(`${tableOf(page)}/guide?language=en`, {
    data: { seat: 0, decision },
  });
  const { step } = (await guide.json()) as { step: Seen["led"] };
  return { seen: JSON.stringify([lying, now.position.turn]), decision, led: step };
}

/** Does anything but what the lesson leads to; where there is nothing else, that. It is the learner's turn again then. */
export async function strayFrom(page: Page, decision: string, led: Action): Promise<void> {
  const { turn } = (await view(page)).position;
  const names = turn!.groups.flatMap(({ actions }) => actions.map(({ name }) => name));
  const others = names.filter((name) => JSON.stringify(name) !== JSON.stringify(led));
  const action = others[others.length >> 1] ?? led;
  const done = await page.request.post(`${tableOf(page)}/act`, {
    data: { id: crypto.randomUUID(), seat: 0, decision, action },
  });
  expect(done.ok(), JSON.stringify(action)).toBe(true);
  let now: Position["turn"] = null;
  await expect
    .poll(async () => {
      now = (await view(page)).position.turn;
      return now !== null && JSON.stringify(now) !== JSON.stringify(turn);
    })
    .toBe(true);
  // Some decisions take several steps, which the page itself would have tried out first.
  if (now!.decision === decision) await page.reload();
}

async function view(page: Page): Promise<{ view: Record<string, unknown>; position: Position }> {
  const answer = await page.request.get(`${tableOf(page)}/view?seat=0&language=en`);
  return (await answer.json()) as { view: Record<string, unknown>; position: Position };
}

interface Named {
  name: string;
  ids: string[]; // one of them must be there
}

/** Every card, place, port and the like of a title that a text calls by its name. */
export function namesIn(title: TitleId, text: string): Named[] {
  if (title === "macau_cards") return cardsIn(text);
  const words = JSON.parse(
    readFileSync(join(ROOT, `web/src/games/${title}/data/words.en.json`), "utf8"),
  ) as Record<string, Record<string, { name?: string }>>;
  const called = new Map<string, string[]>();
  for (const kind of ["cards", "locations", "careers", "ports", "buildings"])
    for (const [id, { name }] of Object.entries(words[kind] ?? {}))
      if (name) called.set(name, [...(called.get(name) ?? []), id]);
  // Long names first: what lies inside of one is not meant.
  let rest = text;
  return [...called]
    .sort(([a], [b]) => b.length - a.length)
    .flatMap(([name, ids]) => {
      const spoken = new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`, "g");
      if (!spoken.test(rest)) return [];
      rest = rest.replace(spoken, " ");
      return [{ name, ids }];
    });
}

const SUITS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

const cardsIn = (text: string): Named[] =>
  [...text.matchAll(/\b(10|[2-9AKQJ])([♠♥♦♣])/g)].map(([name, rank, suit]) => ({
    name,
    ids: [`${rank === "10" ? "T" : rank}${SUITS[suit!]}`],
  }));
