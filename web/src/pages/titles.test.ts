import { describe, expect, it } from "vitest";
import { MANIFESTS, titleOf } from "./titles";

const folders = Object.keys(import.meta.glob("../games/*/index.tsx")).map((path) => path.split("/")[2]!);
const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx,css,ftl}", "!../games/**", "!../**/*.generated.ts"],
  { query: "?raw", import: "default", eager: true },
);

describe("titles", () => {
  it("are found by their folders", () => {
    expect([...MANIFESTS.keys()]).toEqual(folders);
    expect(titleOf("nothing of that name")).toEqual({});
  });

  it("have pictures without letters that another language prints differently", () => {
    const pictures = import.meta.glob<string>("../games/*/picture.svg", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    for (const [path, drawn] of Object.entries(pictures))
      for (const [, said] of drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g))
        expect(said, path).not.toMatch(/^[JQKVDRB]$/);
  });

  it("are known by name in their folders only", () => {
    const names = new RegExp(folders.flatMap((id) => [id, id.replaceAll("_", "-")]).join("|"), "i");
    const knowing = Object.entries(sources).filter(([, source]) => names.test(source));
    expect(knowing.map(([path]) => path)).toEqual([]);
  });
});
