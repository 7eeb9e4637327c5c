/** The contract between the page of all cards and a title's list of them. */

/** A card as the server tells it. */
export interface ToldCard {
  id: string;
  short: string;
  name: string;
  rule: string;
  rulings: string[]; // how open questions about it are answered
  section: string; // of the rules
}

export type SayWith = (key: string, words?: Record<string, string | number>) => string;

export interface CardListProps {
  cards: ToldCard[];
  corrections?: Record<string, unknown>; // what differs from our figures for whoever looks
  target: string; // the card that the address names, or ""
  say: SayWith; // words of the title's face
  pageSay: SayWith; // words of the page
}

// Each title may have web/src/games/<title>/CardList.tsx with such a component as its default, loaded when it is
// looked at. Whoever has none gets names and rules as a plain list.
