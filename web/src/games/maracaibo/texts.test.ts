import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { BROUGHT, DECKS, EFFECTS, KINDS, SORTS } from "./cardFilters";
import { ours } from "./figures";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./*.{ts,tsx}", "../../board/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function keysOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!).sort();
}

describe("texts", () => {
  // Some words lie in files of their own, such as story.en.ftl.
  const inEnglish = (name: string) => keysOf(files[name.replace(/\w\w\.ftl$/, "en.ftl")]!);
  const english = Object.keys(files)
    .filter((name) => name.endsWith("en.ftl"))
    .flatMap(inEnglish);

  it.each(Object.keys(files))("%s has all keys, each once, and no errors", (name) => {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(files[name]!))).toEqual([]);
    const keys = keysOf(files[name]!);
    expect(keys).toEqual(inEnglish(name));
    expect(keys.filter((key, i) => key === keys[i - 1])).toEqual([]);
  });

  it("hold every key that is said", () => {
    const said = Object.values(sources).flatMap((code) =>
      [...code.matchAll(/say\(\s*"([\w-]+)"/g)].map(([, key]) => key!),
    );
    expect([...new Set(said)].filter((key) => !english.includes(key))).toEqual([]);
  });

  it("name every field that may be an estimate, and every filter of the list", () => {
    const pieces = [
      ours.cards,
      ours.buildings,
      ours.careers,
      ours.ports,
      ours.upgrades,
      ours.quests,
      ours.tiles,
    ];
    const fields = pieces.flatMap((kind) => Object.values(kind).flatMap(({ estimated }) => estimated ?? []));
    const wanted = [
      ...[...new Set(fields)].map((field) => `field-${field}`),
      ...DECKS.map((deck) => `deck-${deck}`),
      ...KINDS.map((kind) => `list-pile-${kind}`),
      ...EFFECTS.map((effect) => `list-effect-${effect}`),
      ...BROUGHT.map((what) => `sign-${what}`),
      ...SORTS.map((sort) => `list-sort-${sort}`),
    ];
    expect(wanted.filter((key) => !english.includes(key))).toEqual([]);
  });
});
