/** Texts by key, in the language that was chosen. One language is loaded; a change loads another. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { useEffect, useState } from "react";
import { create } from "zustand";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, string | number>;
export type Say = (key: string, words?: Words) => string;

const STORED = "carrack.language";
const languages = import.meta.glob<string[]>("./texts/*.ts", { import: "default" });
const files = import.meta.glob<string>("./texts/*.*.ftl", { query: "?raw", import: "default" });

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === "string" && Object.hasOwn(LANGUAGES, tag);
}

/** What the person chose here before, or else what the browser asks for. */
export function wantedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang"); // a link may say it
  const wishes = [
    asked?.slice(0, 2),
    localStorage.getItem(STORED),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return wishes.find(isLanguage) ?? "en";
}

// Words that only some pages need lie in files of their own, and join the others with the first such page.
const parts = new Set<string>();
const partsOf = new WeakMap<FluentBundle, Set<string>>();

interface Texts {
  language: Language;
  bundle: FluentBundle;
  title: FluentBundle | null; // of the title whose face was loaded last
  speak: (language: Language) => Promise<void>;
}

let wanted: Language; // the language that was asked for last

export const useTexts = create<Texts>((set, get) => ({
  language: "en",
  bundle: new FluentBundle("en"),
  title: null,
  speak: async (language) => {
    wanted = language;
    const known = [...parts];
    const found = await Promise.all([
      languages[`./texts/${language}.ts`]!(),
      ...known.map((part) => files[`./texts/${part}.${language}.ftl`]!()),
    ]);
    if (wanted !== language) return;
    if (parts.size > known.length) return get().speak(language); // other pages were opened in the meantime
    localStorage.setItem(STORED, language);
    document.documentElement.lang = language;
    const bundle = bundleOf(language, ...found.flat());
    partsOf.set(bundle, new Set(known));
    set({ language, bundle });
  },
}));

/** In French no line ends before a colon, and none after a guillemet: those who translate write plain spaces. */
export function unbroken(language: string, text: string): string {
  return language === "fr" ? text.replaceAll(/(?<=\S) (?=[:;?!»])|(?<=«) /g, "\u00a0") : text;
}

/** Texts of one file, and of others behind it, as a title's face has. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts)
    bundle.addResource(new FluentResource(unbroken(language, text)), { allowOverrides: true });
  return bundle;
}

/** The text of a key; the key itself where there is none, so that a gap is seen. */
export function textOf(bundle: FluentBundle, key: string, words?: Words): string {
  const found = bundle.getMessage(key)?.value;
  return found ? bundle.formatPattern(found, words ?? null, []) : key;
}

const says = new WeakMap<FluentBundle, Say>();

/** The same for the same texts, so that nothing is drawn again because of it. */
export function sayWith(bundle: FluentBundle): Say {
  const known = says.get(bundle);
  if (known) return known;
  const say: Say = (key, words) => textOf(bundle, key, words);
  says.set(bundle, say);
  return say;
}

/** The texts of the page, for a component that is drawn again when the language changes. */
export function useSay(): Say {
  const bundle = useTexts((texts) => texts.bundle);
  return sayWith(bundle);
}

/** Loads the words of some pages; for good, and in every language chosen later. */
export async function loadWords(part: string): Promise<void> {
  const { language, bundle } = useTexts.getState();
  const text = await files[`./texts/${part}.${language}.ftl`]!();
  parts.add(part);
  if (useTexts.getState().bundle !== bundle) return loadWords(part); // another language in the meantime
  bundle.addResource(new FluentResource(unbroken(language, text)), { allowOverrides: true });
  partsOf.set(bundle, new Set(partsOf.get(bundle)).add(part));
}

/** The texts of the page with those of a part; null until they are there, or cannot be had. */
export function useSayMore(part: string): Say | null {
  const bundle = useTexts((texts) => texts.bundle);
  const [, drawAgain] = useState(0);
  const [without, setWithout] = useState<FluentBundle | null>(null); // twice they did not come
  const isThere = partsOf.get(bundle)?.has(part) ?? false;
  useEffect(() => {
    if (isThere) return;
    loadWords(part)
      .catch(() => loadWords(part))
      .then(
        () => drawAgain((times) => times + 1),
        () => setWithout(bundle),
      );
  }, [part, isThere, bundle]);
  return isThere || without === bundle ? sayWith(bundle) : null;
}

/** Outside of components. */
export const say: Say = (key, words) => textOf(useTexts.getState().bundle, key, words);

/** A code of the server as a key: `table.no_spectators` is `error-table-no-spectators`. */
export function codeKey(kind: string, code: string): string {
  return `${kind}-${code.replaceAll(/[._]/g, "-")}`;
}

/** Our words for a code; the server's sentence where we have none. */
export function saidOr(kind: string, code: string, otherwise: string, words?: Words): string {
  const { bundle } = useTexts.getState();
  const key = codeKey(kind, code);
  return bundle.hasMessage(key) ? textOf(bundle, key, words) : otherwise || code;
}
