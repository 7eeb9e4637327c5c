import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, sayWith, unbroken } from ".";

const texts = import.meta.glob<string>(["./texts/*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
// What a board says is in the texts of each title that has one; their own tests look there.
const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../{board,games}/**", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Keys with the names of the words they hold. */
function keysOf(text: string): Map<string, string> {
  return new Map(
    new FluentResource(text).body.map((entry) => {
      const words = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map(
        (match) => match[1]!,
      );
      return [entry.id, [...new Set(words)].sort().join(" ")];
    }),
  );
}

const folders = [...new Set(Object.keys(texts).map((path) => path.replace(/\/[^/]+$/, "")))];

describe.each(folders)("texts of %s", (folder) => {
  // A title may split its words into several files: en.ftl, cards.en.ftl …
  const english = Object.keys(texts).filter(
    (path) => path.startsWith(`${folder}/`) && /\ben\.ftl$/.test(path),
  );

  it.each(Object.keys(LANGUAGES))("are complete in %s", (language) => {
    expect(english.length).toBeGreaterThan(0);
    for (const path of english) {
      const other = texts[path.replace(/\ben\.ftl$/, `${language}.ftl`)];
      expect(other, `${path} in ${language}`).toBeDefined();
      expect(keysOf(other!)).toEqual(keysOf(texts[path]!));
    }
  });
});

describe("the page", () => {
  // Some pages have words of their own: campaign.en.ftl …
  const own = Object.keys(texts).filter((path) => /^\.\/texts\/(\w+\.)?en\.ftl$/.test(path));
  const keys = new Map(own.flatMap((path) => [...keysOf(texts[path]!)]));

  it("says nothing that has no text", () => {
    const said = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bsay\(\s*"([\w-]+)"/g), ...source.matchAll(/\bsay\([^"()]*\? "([\w-]+)"/g)].map(
        (match) => match[1]!,
      ),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((key) => !keys.has(key))).toEqual([]);
  });

  it("breaks no French line before a colon or within guillemets", () => {
    const say = sayWith(bundleOf("fr", "choice = { $rule } : « { $value } » ; sûr ?"));
    expect(say("choice", { rule: "Sens", value: "horaire" })).toBe(
      "Sens\u00a0: «\u00a0horaire\u00a0»\u00a0; sûr\u00a0?",
    );
    expect(unbroken("en", "Really ?")).toBe("Really ?");
    expect(unbroken("de", "{ $lost } % ?")).toBe("{ $lost }\u00a0% ?");
  });

  it("counts as each language does", () => {
    const say = sayWith(bundleOf("fr", texts["./texts/fr.ftl"]!));
    expect(say("figures-duration", { minutes: 1 })).toBe("La partie a duré une minute.");
    expect(say("figures-duration", { minutes: 3 })).toBe("La partie a duré 3 minutes.");
    expect(say("nothing-of-that-name")).toBe("nothing-of-that-name");
  });
});
