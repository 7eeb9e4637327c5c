/** Jack, queen, king and the suits: those of a pack of the language, or of the pack that the reader wants. */
import { create } from "zustand";
import { useTexts, type Language } from "./index";

export const PACKS = {
  jqk: "JQK",
  bdk: "BDK",
  vdr: "VDR",
  jdr: "JDR",
  wdk: "WDK",
  uok: "UOK",
  afk: ["Al", "Fe", "Ki"],
  scr: "SCR",
} as const;
export type Pack = keyof typeof PACKS;
export const SUITS_OF: Partial<Record<Pack, string>> = { uok: "german", afk: "german", scr: "spanish" };
export const USUAL: Partial<Record<Language, Pack>> = { de: "bdk", fr: "vdr", pl: "wdk", pt: "vdr" };
export const usualIn = (language: Language): Pack => USUAL[language] ?? "jqk"; // packs of many countries are English

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
  const usual = useTexts((texts) => usualIn(texts.language));
  return useLetters((letters) => letters.pack) || usual;
}

/** The suits of that pack: `german`, `spanish`, or none of its own. */
export function useSuits(): string {
  return SUITS_OF[usePack()] ?? "";
}

export function letterOf(rank: string): string {
  const court = COURTS.indexOf(rank);
  const pack = useLetters.getState().pack || usualIn(useTexts.getState().language);
  return court < 0 ? rank : PACKS[pack][court]!;
}

/** Styles know the suits by an attribute of the page. */
function dress(): void {
  const pack = useLetters.getState().pack || usualIn(useTexts.getState().language);
  if (typeof document !== "undefined") document.documentElement.dataset["suits"] = SUITS_OF[pack] ?? "";
}
useLetters.subscribe(dress);
useTexts.subscribe(dress);
dress();

/** A language as the server is asked for it: `fr-x-jdr` names cards by other letters than usual. */
export function tagOf(language: string): string {
  const { pack } = useLetters.getState();
  return pack ? `${language}-x-${pack}` : language;
}
