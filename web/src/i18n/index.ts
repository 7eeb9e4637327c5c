/** Texts by key, in the language that was chosen. One language is loaded; a change loads another. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { create } from "zustand";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, string | number>;
export type Say = (key: string, words?: Words) => string;

const STORED = "carrack.language";
const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === "string" && Object.hasOwn(LANGUAGES, tag);
}

/** What the person chose here before, or else what the browser asks for. */
export function wantedLanguage(): Language {
  const wishes = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

interface Texts {
  language: Language;
  bundle: FluentBundle;
  speak: (language: Language) => Promise<void>;
}

export const useTexts = create<Texts>((set) => ({
  language: "en",
  bundle: new FluentBundle("en"),
  speak: async (language) => {
    const text = await files[`./texts/${language}.ftl`]!();
    localStorage.setItem(STORED, language);
    document.documentElement.lang = language;
    set({ language, bundle: bundleOf(language, text) });
  },
}));

/** Texts of one file, and of others behind it, as a title's face has. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
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

/** Outside of components. */
export const say: Say = (key, words) => textOf(useTexts.getState().bundle, key, words);

/** A code of the server as a key: `table.no_spectators` is `error-table-no-spectators`. */
export function codeKey(kind: string, code: string): string {
  return `${kind}-${code.replaceAll(/[._]/g, "-")}`;
}

/** Our words for a code; the server's sentence where we have none. */
export function saidOr(kind: string, code: string, otherwise: string): string {
  const { bundle } = useTexts.getState();
  const key = codeKey(kind, code);
  return bundle.hasMessage(key) ? textOf(bundle, key) : otherwise || code;
}
