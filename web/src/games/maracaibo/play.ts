/** What every part of the face needs: the view, what can be done, and how to say things.
 *
 * The contract for all parts of this face:
 *
 * - A thing is named by its kind and id, "kind:id". Kinds: `card` (project cards wherever they lie: hand, planning
 *   area, display, tableau), `upgrade`, `port`, `career`, `building` (prestige), `resist` (spaces 0 to 3 of the
 *   resistance tile), `resistance` (the tile itself), `location`, `space` (explorer track), `ruin`, `quest`, `tile`
 *   (legacy), `fleet`, `pile` (combat piles 0 and 1), `token` (combat), `nation`, `red_hint`, `deck`, `luysa`.
 *   targets.ts says which choices light which thing; what has no thing is asked in the prompt (Ask.tsx).
 * - Draw a thing in HTML as `<Thing place="card:A001" title={name} about={() => …}>`, inside an SVG as
 *   `<SvgThing place=… title=… about=…>` (board/Thing.tsx). Both are lit, barred or still, answer to pointer, touch and
 *   keys, send plain choices at once and ask otherwise, and have names for screen readers. `useThing` gives the
 *   bare attributes. `useTarget("card:A001")` only tells what can be done there: { choices, refused }.
 * - `useSetting()`: what stays (seat, names, say, words, act). `useNow(({ view }) => …)`: one part of what changes;
 *   take out the smallest part. `usePlay()`: all of it, for what is rarely drawn. Parts need no props but what they
 *   show: `<Captain seat={1} />`, `<Hand />`, `<Display />`, `<Goals />`.
 * - For things that fly, mark places that are no things with `data-place`: `seat:1`, `doubloons:1`, `vp:1`,
 *   `combat:1`, `figures:1`, `hand:1`, `planned:1`, `tableau:1`, `ship:1`, `explorer:1`.
 * - Names and effects: `words` (words.ts). Printed figures: `useFigures()` (figures.ts). CSS classes begin with
 *   `mb-`; each part has its own css file. Seats are `--seat-0` to `--seat-3`, always with a number or a letter.
 */

import { playOf, type Play as PlayWith, type Say } from "../../board/play";
import type { Choice, Named } from "../../table/face";
import { NATIONS, type SeatView, type Stop, type View } from "./types";
import type { Words } from "./words";

export { usePeek } from "../../board/peeking";
export { useTarget, type Say } from "../../board/play";

interface More {
  undo?: () => void; // takes back the own last step
  undoSteps?: number;
  tried?: Named[]; // of the setup: nobody has heard of it yet
}

export type Play = PlayWith<View, Words> & More;

export const { PlayProvider, useSetting, useNow, usePlay } = playOf<View, Words, More>({
  prefix: "mb",
  chart: ".mb-chart",
  finger: 26,
  choiceText,
});

export function useSeat(seat: number): SeatView {
  return useNow(({ view }) => view.seats[seat]!);
}

// ---- in words ----

/** Amounts of a price or a gain that are a number with a word. */
export const AMOUNTS = [
  "doubloons",
  "vp",
  "combat",
  "figures",
  "income",
  "vp_income",
  "value",
  "village_actions",
] as const;

/** A price or a gain in words. */
export function amountsText(say: Say, words: Words, amounts: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const name of AMOUNTS)
    if (amounts[name]) parts.push(say(`n-${name}`, { count: Number(amounts[name]) }));
  const influence = (amounts["influence"] ?? {}) as Record<string, number>;
  for (const nation of NATIONS)
    if (influence[nation])
      parts.push(say("n-influence", { count: influence[nation], nation: words.nations[nation]!.name }));
  const list = (name: string) => (amounts[name] ?? []) as string[];
  for (const card of list("cards")) parts.push(words.cards[card]?.name ?? "");
  for (const upgrade of list("discs"))
    parts.push(say("a-disc", { upgrade: words.upgrades[upgrade]?.name ?? "" }));
  for (const kind of list("synergies")) parts.push(say("a-token", { kind: words.synergies[kind] ?? "" }));
  for (const nation of list("resistance"))
    parts.push(say("a-marker", { nation: words.nations[nation]?.name ?? "" }));
  return parts.filter(Boolean).join(", ");
}

/** What waits at a stop; only choices to sail have one. */
export function stopOf(choice: Choice): Stop | null {
  return ((choice as Choice & { stop?: Stop }).stop ?? null) as Stop | null;
}

/** A stop in words: points, village actions, and all that waits there. */
function stopText(say: Say, stop: Stop): string {
  const parts = [say("n-points", { count: stop.points })];
  if (stop.village_actions) parts.push(say("n-village_actions", { count: stop.village_actions }));
  if (stop.city) parts.push(say("stop-city"));
  if (stop.market_space) parts.push(say("stop-market", { count: stop.market_space }));
  if (stop.quests.length) parts.push(say("stop-quests", { count: stop.quests.length }));
  if (stop.assistants.length) parts.push(say("stop-assistants", { count: stop.assistants.length }));
  if (stop.tiles.length) parts.push(say("stop-tiles", { count: stop.tiles.length }));
  if (stop.hints) parts.push(say("stop-hints", { count: stop.hints }));
  if (stop.markers) parts.push(say("stop-markers", { count: stop.markers }));
  if (stop.ends_round) parts.push(say("stop-ends_round"));
  return parts.join(", ");
}

/** A choice in words: the server's label, its price and its gain. */
export function choiceText(say: Say, words: Words, choice: Choice): string {
  const price = amountsText(say, words, choice.price);
  const gain = amountsText(say, words, choice.gain);
  const stop = stopOf(choice);
  const label = choice.label ?? choice.name.type.replaceAll("_", " ");
  return [
    label,
    stop && stopText(say, stop),
    price && say("price-is", { price }),
    gain && say("gain-is", { gain }),
  ]
    .filter(Boolean)
    .join(". ");
}
