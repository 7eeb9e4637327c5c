/** Names and effects of cards in the reader's language, fetched once with the face. */

import { useMemo } from "react";
import { wordsIn } from "../../board/words";
import { effectForm, rulingsOf } from "./figures";

interface Words {
  cards: Record<string, Record<string, string>>;
  offices: Record<string, string>;
  rulings: Record<string, string>;
}

const useFile = wordsIn(import.meta.glob<{ default: Words }>("./data/words.*.json"));

export interface CardWords {
  name: (id: string) => string;
  effect: (id: string, options: Record<string, unknown>) => string;
  rulings: (id: string, options: Record<string, unknown>) => string[];
}

/** null while they are on their way: nobody should read ids. */
export function useCardWords(language: string): CardWords | null {
  const words = useFile(language);
  return useMemo(() => (words ? cardWords(words) : null), [words]);
}

function cardWords(words: Words): CardWords {
  return {
    name: (id) => words.cards[id]?.["name"] ?? id.replaceAll("_", " "),
    effect: (id, options) => {
      const said = words.cards[id];
      return said?.[effectForm(id, options)] ?? said?.["text"] ?? "";
    },
    rulings: (id, options) => rulingsOf(id, options).flatMap((key) => words.rulings[key] ?? []),
  };
}

const LONG = 12; // letters of a word that narrow cards may have to part
const VOWEL = "[aeiouyäöüàâéèêîôû]";
const CONSONANT = VOWEL.replace("[", "[^");
const SYLLABLES = new RegExp(`(?<=${VOWEL}${CONSONANT})(?=([bcdfgkpt][rl]|${CONSONANT})${VOWEL})`, "giu");

/** A name that may be parted between two syllables, where there is no room for one of its words: adminis-tration. */
export function softened(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const fromMiddle = (at: number) => Math.abs(at - word.length / 2);
    const [best] = [...word.matchAll(SYLLABLES)]
      .map(({ index }) => index)
      .filter((at) => at > 3 && at < word.length - 3)
      .sort((a, b) => fromMiddle(a) - fromMiddle(b));
    return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
  });
}

/** How long the longest word of a name is: letters become smaller before they part it. */
export const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
