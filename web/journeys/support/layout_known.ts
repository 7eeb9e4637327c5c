/** What the layout of a title is still known to do wrong: each line goes with the fault it names. */
import type { TitleId } from "./play";

export const KNOWN: Record<TitleId, RegExp[]> = {
  macao: [],
  macau_cards: [],
  maracaibo: [],
};

/** On the narrowest phones the asking card of Maracaibo lies over the chart: what is lit there is reached through its
 *  list ("Show 9") and by folding the card. */
export const COVERED = /^(outside the window|cut off): .*\(320; /;
