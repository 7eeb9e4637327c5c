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
  now: Now;
  seen: string; // everything that lies before the learner, with its ids
  decision: string;
  led: { action: Action; said: string };
}

/** The table before the learner, who sits at the first seat. */
interface Now {
  view: Record<string, unknown> & { hand?: string[]; round: number; seats: Record<string, unknown>[] };
  position: Position;
}

const tableOf = (page: Page): string => `/api/tables/${/\/table\/(\w+)/.exec(page.url())![1]!}`;

/** The learner's view with what can be done, and what the lesson leads to; without what an edition knows of all cards. */
export async function seenBy(page: Page): Promise<Seen> {
  let found: Seen | null = null;
  // What was asked a moment ago may be over: whoever says "Macau!" first ends it for all.
  await expect(async () => expect((found = await seenNow(page))).not.toBeNull()).toPass();
  return found!;
}

async function seenNow(page: Page): Promise<Seen | null> {
  const now = await view(page);
  const { turn } = now.position;
  if (!turn) return null;
  const lying = { ...now.view, signs: null, options: null };
  const data = { seat: 0, decision: turn.decision };
  const guide = await page.request.post(`${tableOf(page)}/guide?language=en`, { data });
  const { step } = (await guide.json()) as { step?: Seen["led"] | null };
  return step ? { now, seen: JSON.stringify([lying, turn]), decision: turn.decision, led: step } : null;
}

/** Does anything but what the lesson leads to; where there is nothing else, that. */
export async function strayFrom(page: Page, decision: string, led: Action): Promise<void> {
  const { turn } = (await view(page)).position;
  const names = turn!.groups.flatMap(({ actions }) => actions.map(({ name }) => name));
  const others = names.filter((name) => JSON.stringify(name) !== JSON.stringify(led));
  await goOnWith(page, decision, others[others.length >> 1] ?? led);
}

/** Does one of the things that can be done. It is the learner's turn again then. */
export async function goOnWith(page: Page, decision: string, action: Action): Promise<void> {
  const { turn } = (await view(page)).position;
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

async function view(page: Page): Promise<Now> {
  const answer = await page.request.get(`${tableOf(page)}/view?seat=0&language=en`);
  return (await answer.json()) as Now;
}

/** What a sentence says in numbers, and the same read off the table once more. */
type Claim = [said: RegExp, is: (now: Now, said: RegExpExecArray) => unknown];

const own = ({ view }: Now) => view.seats[0]!;
const length = (list: unknown): number => (list as unknown[]).length;
const distinct = (now: Now, type: string, field: string): number => {
  const names = now.position.turn!.groups.flatMap(({ actions }) => actions.map(({ name }) => name));
  const found = names.filter((name) => name.type === type) as (Action & Record<string, string>)[];
  return new Set(found.map((name) => name[field])).size;
};
const rate = ({ view }: Now) => view.tribute as { price: number; gain: number };

const CLAIMS: Record<TitleId, Claim[]> = {
  macao: [
    [/(\d+) of your five spaces are taken/, (now) => [length(own(now).tableau)]],
    [/Cards that still wait on your spaces: (\d+)/, (now) => [length(own(now).tableau)]],
    [/(?:One card|(\d+) cards) waits? on your spaces already/, (now) => [length(own(now).tableau)]],
    [/In this round: (\d+) gold for (\d+) prestige/, (now) => [rate(now).price, rate(now).gain]],
    [/Jokers in your hands: (\d+)/, (now) => [own(now).jokers]],
    [/Markers you have: (\d+)/, (now) => [own(now).punish_markers]],
    [/Free quarters that your cubes pay for: (\d+)/, (now) => [distinct(now, "take_quarter", "quarter")]],
    [
      /Round (\d+): nothing arrives for you yet/,
      (now, [, round]) => [
        Object.keys((own(now).rose as object[])[Number(round) - Math.max(1, now.view.round)]!).length === 0 &&
          Number(round),
      ],
    ],
  ],
  macau_cards: [
    [/Cards in your hand: (\d+)/, ({ view }) => [length(view.hand)]],
    [/It leaves you (\d+) cards/, ({ view }) => [length(view.hand) - 1]],
  ],
  maracaibo: [
    [/Cards you were dealt and hold: (\d+)/, ({ view }) => [length(view.hand)]],
    [/Cards in your hand now: (\d+)/, ({ view }) => [length(view.hand)]],
    [/ costs \d+, and you have (\d+) doubloons?/, (now) => [own(now).doubloons]],
    [/It costs \d+, and you have (\d+) doubloons?/, (now) => [own(now).doubloons]],
  ],
};

/** Every number of a text that we can count on the table ourselves: what is said, and what is there. */
export function numbersIn(
  title: TitleId,
  text: string,
  now: Now,
): { said: string; is: unknown; told: unknown }[] {
  return CLAIMS[title].flatMap(([sentence, count]) => {
    const found = sentence.exec(text);
    if (!found) return [];
    const told = found.slice(1).map((one) => (one === undefined ? 1 : Number(one)));
    return [{ said: found[0], told, is: count(now, found) }];
  });
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
