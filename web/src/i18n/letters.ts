/** The letters of jack, queen and king: those of a pack of the language, or of the pack that the reader wants. */
import { create } from "zustand";
import { useTexts, type Language } from "./index";

export const PACKS = { jqk: "JQK", bdk: "BDK", vdr: "VDR", jdr: "JDR" } as const;
export type Pack = keyof typeof PACKS;
export const USUAL: Record<Language, Pack> = { en: "jqk", fr: "vdr", de: "bdk" };

const STORED = "carrack.letters";
const COURTS = "JQK";

interface Letters {
  pack: Pack | ""; // none: as usual in the language
  want: (pack: Pack | "") => void;
}

function stored(): Pack | "" {
  try {
    const pack = localStorage.getItem(STORED) ?? "";
    return Object.hasOwn(PACKS, pack) ? (pack as Pack) : "";
  } catch {
    return ""; // a browser that remembers nothing
  }
}

export const useLetters = create<Letters>((set) => ({
  pack: stored(),
  want: (pack) => {
    try {
      localStorage.setItem(STORED, pack);
    } catch {
      // then it holds until the page is closed
    }
    set({ pack });
  },
}));

/** The pack that is read with here. */
export function usePack(): Pack {
  const usual = useTexts((texts) => USUAL[texts.language]);
  return useLetters((letters) => letters.pack) || usual;
}

export function letterOf(rank: string): string {
  const court = COURTS.indexOf(rank);
  const pack = useLetters.getState().pack || USUAL[useTexts.getState().language];
  return court < 0 ? rank : PACKS[pack].charAt(court);
}

/** A language as the server is asked for it: `fr-x-jdr` names cards by other letters than usual. */
export function tagOf(language: string): string {
  const { pack } = useLetters.getState();
  return pack ? `${language}-x-${pack}` : language;
}
