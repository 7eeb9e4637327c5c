/** What a game that is over comes to: who had how much from where, and when it turned. */
import { gathered } from "./charts";

/** source → round → amount, for one seat */
export type Sums = Record<string, Record<string, number>>;

export interface Part {
  source: string | null; // null: everything that is too small to be told by itself
  amounts: number[]; // by seat
}

const MOST_PARTS = 5;

/** The same points by the families of their sources. */
export function gatheredBy(families: Record<string, string>, sums: Sums): Sums {
  const found: Sums = {};
  for (const [source, rounds] of Object.entries(sums)) {
    const family = (found[families[source] ?? source] ??= {});
    for (const [round, amount] of Object.entries(rounds)) family[round] = (family[round] ?? 0) + amount;
  }
  return found;
}

/** The points of each seat by their source, the largest first and the same for all. */
export function partsOf(seats: Sums[]): Part[] {
  const amounts = seats.map((sums) =>
    Object.fromEntries(Object.entries(sums).map(([source, rounds]) => [source, total(rounds)])),
  );
  const { shown, rest } = gathered(amounts, MOST_PARTS);
  const parts: Part[] = shown.map((source) => ({
    source,
    amounts: amounts.map((seat) => seat[source] ?? 0),
  }));
  if (rest.length === 0) return parts;
  const small = amounts.map((seat) => rest.reduce((sum, source) => sum + (seat[source] ?? 0), 0));
  return [...parts, { source: null, amounts: small }];
}

const total = (rounds: Record<string, number>) => Object.values(rounds).reduce((sum, one) => sum + one, 0);

/** What each seat had won when so many parts were counted. */
export function countedUpTo(parts: Part[], seat: number, count: number): number {
  return parts.slice(0, count).reduce((sum, part) => sum + (part.amounts[seat] ?? 0), 0);
}

export interface Turn {
  round: number;
  by: number; // how much more than the rival in that round
  over: number; // the seat that was left behind
  passed: boolean; // it was ahead before, or even
}

/** The round in which the winner left the best rival furthest behind; null where no round tells it. */
export function turnOf(lines: number[][], winner: number): Turn | null {
  const ends = lines.map((line) => line.at(-1) ?? 0);
  const rivals = lines.map((_, seat) => seat).filter((seat) => seat !== winner);
  const rival = rivals.sort((a, b) => ends[b]! - ends[a]!)[0];
  if (rival === undefined) return null;
  const ahead = (round: number) => at(lines[winner]!, round) - at(lines[rival]!, round);
  const rounds = Math.max(...lines.map((line) => line.length));
  let best: Turn | null = null;
  for (let round = 1; round < rounds; round++) {
    const by = ahead(round) - ahead(round - 1);
    if (by > (best?.by ?? 0))
      best = { round, by, over: rival, passed: ahead(round - 1) <= 0 && ahead(round) > 0 };
  }
  return best;
}

const at = (line: number[], round: number) => line[Math.min(round, line.length - 1)] ?? 0;

export interface Catch {
  source: string;
  round: number;
  amount: number;
}

/** The most that a seat had from one source in one round. */
export function bestCatch(sums: Sums): Catch | null {
  const all = Object.entries(sums).flatMap(([source, rounds]) =>
    Object.entries(rounds).map(([round, amount]) => ({ source, round: Number(round), amount })),
  );
  return all.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount)[0] ?? null;
}

/** How far the winner is from the second, whether many points win or few; 0 where points only repeat the places. */
export function lead(scores: number[] | null, places: number[] | undefined, winner: number): number {
  const second = places?.indexOf(2) ?? -1;
  if (!scores || !places || second < 0 || repeatPlaces(scores, places)) return 0;
  return Math.abs((scores[winner] ?? 0) - (scores[second] ?? 0));
}

/** What the winner and the second both have, where the rules of ties told them apart. */
export function levelAt(
  scores: number[] | null,
  places: number[] | undefined,
  winner: number,
): number | null {
  const second = places?.indexOf(2) ?? -1;
  if (!scores || second < 0 || repeatPlaces(scores, places) || scores[winner] !== scores[second]) return null;
  return scores[winner] ?? null;
}

/** One point for each seat that came behind: they say what the places say. */
export function repeatPlaces(scores: number[] | null, places: number[] | undefined): boolean {
  return Boolean(scores && places?.every((place, seat) => scores[seat] === places.length - place));
}

/** Whoever came first has fewer points than the last. */
export function fewWin(scores: number[] | null, places: number[] | undefined): boolean {
  if (!scores || !places) return false;
  const [first, last] = [Math.min(...places), Math.max(...places)].map((place) => places.indexOf(place));
  return (scores[first!] ?? 0) < (scores[last!] ?? 0);
}
