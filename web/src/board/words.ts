/** Names and effects of pieces in the reader's language, fetched once with the face. */
import { useEffect, useState } from "react";

/** By "./data/words.<language>.json". */
type Files<Words> = Record<string, () => Promise<{ default: Words }>>;

/** A hook that is undefined while they are on their way: nobody should read ids. */
export function wordsIn<Words>(files: Files<Words>): (language: string) => Words | undefined {
  const known = new Map<string, Words>();
  return function useFile(language) {
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
    return words;
  };
}
