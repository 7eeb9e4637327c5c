/** Texts by key, in the language that was chosen. One language is loaded; a change loads another. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { useEffect, useState } from "react";
import { create } from "zustand";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  hu: "Magyar",
  pl: "Polski",
  pt: "Português",
  ro: "Română",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, string | number>;
export type Say = (key: string, words?: Words) => string;

const STORED = "carrack.language";
interface Spoken {
  default: string[];
  parts: Record<string, () => Promise<string>>;
}
// Each brings the list of its own files: nobody loads the lists of the others.
const languages = import.meta.glob<Spoken>("./texts/*.ts");

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === "string" && Object.hasOwn(LANGUAGES, tag);
}

/** Whose plurals, numbers and dates a language has: our Portuguese is that of Portugal. */
export function localeOf(language: string): string {
  return language === "pt" ? "pt-PT" : language;
}

/** Several things in a sentence: Ana, Bob and Cleo. */
export function listOf(things: string[]): string {
  return new Intl.ListFormat(localeOf(useTexts.getState().language)).format(things);
}

/** What a link says, or what the person chose on this device before. */
export function chosenLanguage(): Language | undefined {
  const asked = new URLSearchParams(location.search).get("lang")?.slice(0, 2);
  if (isLanguage(asked)) remember(asked);
  return [asked, localStorage.getItem(STORED)].find(isLanguage);
}

function remember(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // a browser that remembers nothing
  }
}

/** What was chosen; or else what the browser asks for. */
export function wantedLanguage(): Language {
  return chosenLanguage() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
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
    const found = await Promise.all([wordsIn(language), ...known.map((part) => partIn(language, part))]);
    if (wanted !== language) return;
    if (parts.size > known.length) return get().speak(language); // other pages were opened in the meantime
    document.documentElement.lang = language;
    const bundle = bundleOf(language, ...found.flat());
    partsOf.set(bundle, new Set(known));
    set({ language, bundle });
  },
}));

async function wordsIn(language: Language): Promise<string[]> {
  return (await languages[`./texts/${language}.ts`]!()).default;
}

async function partIn(language: Language, part: string): Promise<string> {
  const { parts } = await languages[`./texts/${language}.ts`]!();
  return parts[`./${part}.${language}.ftl`]!();
}

/** Somebody's own choice, which this device remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember(language);
  await useTexts.getState().speak(language);
}

/** No line ends before a percent sign, and in French none before a colon or after a guillemet: who translates writes plain spaces. */
export function unbroken(language: string, text: string): string {
  const spaces = language === "fr" ? /(?<=\S) (?=[%:;?!»])|(?<=«) /g : / (?=%)/g;
  return language === "en" ? text : text.replaceAll(spaces, "\u00a0");
}

/** What is said of something, behind its name; in French nothing parts the name from its colon. */
export const labelled = (name: string, said: string): string => `${name}${colon()} ${said}`;
export const colon = () => (useTexts.getState().language === "fr" ? "\u00a0:" : ":");

/** Texts of one file, and of others behind it, as a title's face has. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
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
  const text = await partIn(language, part);
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
    let isLeft = false; // words may come when nobody waits any more
    loadWords(part)
      .catch(() => loadWords(part))
      .then(
        () => isLeft || drawAgain((times) => times + 1),
        () => isLeft || setWithout(bundle),
      );
    return () => void (isLeft = true);
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
