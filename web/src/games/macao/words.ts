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
