import { describe, expect, it } from "vitest";
import { TextFiles } from "../../board/textFiles";
import { BROUGHT, DECKS, EFFECTS, KINDS, SORTS } from "./cardFilters";
import { ours } from "./figures";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./*.{ts,tsx}", "../../board/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts = new TextFiles(files);

describe("texts", () => {
  it.each(texts.names())("%s has all keys, each once, and no errors", (name) => {
    expect(texts.read(name)).toEqual({ errors: [], twice: [], keys: texts.inEnglish(name) });
  });

  it("hold every key that is said", () => {
    expect(texts.unknownIn(sources)).toEqual([]);
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
    expect(wanted.filter((key) => !texts.english.includes(key))).toEqual([]);
  });
});
