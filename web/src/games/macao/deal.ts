/** What is being put together before it is sent: a way across the sea, a payment. Nobody else knows of it. */

import { create } from "zustand";
import type { Choice } from "../../table/face";
import type { Printed } from "./figures";
import { spare, wantedBy, waysTo, type Pay } from "./sail";
import type { Color, Cubes, View } from "./types";

export interface Sailing {
  kind: "sail";
  to: string;
  ways: string[][]; // all that are as short
  way: string[]; // the one that is drawn
  pays: Pay[]; // for each space of it
}

export interface Paying {
  kind: "pay";
  choice: Choice; // what is paid for
  price: number;
  picked: Color[];
}

/** One kind of thing to do, as the card shows it: where to sail, how far on the wall. */
interface Listing {
  kind: "list";
  group: string;
}

/** A card of the offer that may be taken. */
interface Taking {
  kind: "take";
  card: string;
}

/** Dice that may be chosen. */
interface Rolling {
  kind: "dice";
  chosen: Color[];
}

export type Deal = Sailing | Paying | Listing | Taking | Rolling;

interface Deals {
  deal: Deal | null;
  picked: Color[]; // cubes for a payment that is open at the table already
  preview: Record<string, Cubes> | null; // what dice would bring, by the sector of the rose
}

export const useDeal = create<Deals>(() => ({ deal: null, picked: [], preview: null }));

export const setDeal = (deal: Deal | null) => useDeal.setState({ deal, picked: [], preview: null });
export const setPicked = (picked: Color[]) => useDeal.setState({ picked });
export const setPreview = (preview: Record<string, Cubes> | null) => useDeal.setState({ preview });

/** Where the cubes of a choice of dice would go. */
export const roseOf = (choice: Choice | undefined) =>
  (choice?.gain["rose"] as Record<string, Cubes> | undefined) ?? null;

/** The colors that the cards still to be paid for ask for. */
export function wantedOf(view: View, seat: number, figures: Printed): Cubes {
  return wantedBy((view.seats[seat]?.tableau ?? []).map((id) => figures.card(id).cost));
}

export function openSail(now: { view: View }, seat: number, figures: Printed, to: string): void {
  const own = now.view.seats[seat]!;
  const ways = waysTo(figures.edges, own.ship, to);
  if (!ways[0]) return;
  setDeal({ kind: "sail", to, ways, way: ways[0], pays: paysFor(now.view, seat, figures, ways[0].length) });
}

/** Free steps first, then cubes that are least useful. */
export function paysFor(view: View, seat: number, figures: Printed, steps: number): Pay[] {
  const own = view.seats[seat]!;
  const free = Math.min(own.this_round.free_steps, steps);
  const cubes = spare(own.supply, steps - free, wantedOf(view, seat, figures));
  return [...Array.from({ length: free }, () => "free" as const), ...cubes];
}

/** How many cubes of any color a choice costs. */
export const anyPrice = ({ price }: Choice): number =>
  Number((price["cubes"] as { any?: number } | undefined)?.any ?? 0);

/** For a thing whose one choice is paid with cubes of any color: they are chosen first. */
export function openPay(choices: Choice[]): (() => void) | undefined {
  const [choice] = choices;
  if (choices.length !== 1 || !choice || !anyPrice(choice)) return undefined;
  return () => setDeal({ kind: "pay", choice, price: anyPrice(choice), picked: [] });
}
