/** What the layout of a title is still known to do wrong: each line goes with the fault it names. */
import type { TitleId } from "./play";

export const KNOWN: Record<TitleId, RegExp[]> = {
  macao: [],
  macau_cards: [],
  maracaibo: [],
};
