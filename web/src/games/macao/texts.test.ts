import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { COLORS, GOODS } from "./types";

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

  it.each(Object.keys(files))("%s has all keys and no errors", (name) => {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(files[name]!))).toEqual([]);
    expect(keysOf(files[name]!)).toEqual(inEnglish(name));
  });

  it("holds every key that is said", () => {
    const said = Object.values(sources).flatMap((code) =>
      [...code.matchAll(/say\(\s*"([\w-]+)"/g)].map(([, key]) => key!),
    );
    expect(said.filter((key) => !english.includes(key))).toEqual([]);
    for (const color of COLORS)
      expect(english).toEqual(
        expect.arrayContaining([`color-${color}`, `letter-${color}`, `cubes-${color}`]),
      );
    for (const good of GOODS) expect(english).toContain(`good-${good}`);
  });
});
