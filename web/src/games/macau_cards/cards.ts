/** Names and order of the cards: "9S" is the nine of spades, "BJ" and "CJ" are the jokers. */

import { letterOf } from "../../i18n/letters";
import type { Say } from "./view";

export const SUITS = ["S", "H", "D", "C"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export type Order = "suit" | "rank";

// Black and red by turns, so that neighbors in the fan are told apart.
const SUIT_ORDER = "SHCD";
const RANK_ORDER = "A23456789TJQK";

export function isJoker(card: string): boolean {
  return card === "BJ" || card === "CJ";
}

export function rankOf(card: string): string {
  return isJoker(card) ? "" : card.charAt(0);
}

export function suitOf(card: string): string {
  return isJoker(card) ? "" : card.charAt(1);
}

/** A rank as it stands on the reader's cards: `T` is only how a file writes a ten. */
export function shortRank(rank: string): string {
  return rank === "T" ? "10" : letterOf(rank);
}

/** The hand in the reader's order; jokers come last. */
export function sorted(hand: readonly string[], order: Order): string[] {
  const key = (card: string): number => {
    if (isJoker(card)) return 1000 + (card === "CJ" ? 1 : 0);
    const suit = SUIT_ORDER.indexOf(suitOf(card));
    const rank = RANK_ORDER.indexOf(rankOf(card));
    return order === "suit" ? 20 * suit + rank : 4 * rank + suit;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** The whole name, for screen readers and hints. */
export function cardName(card: string, say: Say): string {
  if (isJoker(card)) return say(`card-${card}`);
  return say("card-suited", { rank: say(`rank-${rankOf(card)}`), suit: say(`suit-${suitOf(card)}`) });
}
