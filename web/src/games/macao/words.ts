/** Names and effects of cards in the reader's language, fetched once with the face. */

import { useEffect, useMemo, useState } from "react";
import { effectForm, rulingsOf } from "./figures";

interface Words {
  cards: Record<string, Record<string, string>>;
  offices: Record<string, string>;
  rulings: Record<string, string>;
}

const files = import.meta.glob<{ default: Words }>("./data/words.*.json");
const known = new Map<string, Words>();

export interface CardWords {
  name: (id: string) => string;
  effect: (id: string, options: Record<string, unknown>) => string;
  rulings: (id: string, options: Record<string, unknown>) => string[];
}

/** null while they are on their way: nobody should read ids. */
export function useCardWords(language: string): CardWords | null {
  const [words, setWords] = useState(known.get(language));
  useEffect(() => {
    const file = files[`./data/words.${language}.json`] ?? files["./data/words.en.json"]!;
    let here = true;
    void file().then(({ default: found }) => {
      known.set(language, found);
      if (here) setWords(found);
    });
    return () => {
      here = false;
    };
  }, [language]);
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
