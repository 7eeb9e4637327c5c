import { describe, expect, it } from "vitest";
import { TextFiles } from "../../board/textFiles";
import { COLORS, GOODS } from "./types";

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

  it("holds every key that is said", () => {
    expect(texts.unknownIn(sources)).toEqual([]);
    for (const color of COLORS)
      expect(texts.english).toEqual(
        expect.arrayContaining([`color-${color}`, `letter-${color}`, `cubes-${color}`]),
      );
    for (const good of GOODS) expect(texts.english).toContain(`good-${good}`);
  });
});
