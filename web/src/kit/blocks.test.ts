import { describe, expect, it } from "vitest";
import { blocksOf, blockText, inlineOf, partsOf } from "./blocks";

describe("blocksOf", () => {
  it("knows headings, lists, tables and paragraphs", () => {
    const found = blocksOf(
      "# A\n\ntext **b**\nmore\n\n* one\n  goes on\n* two\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n",
    );
    expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(found.map(blockText)).toEqual(["A", "text b more", "one goes on two", "x y 1 2"]);
  });

  it("takes the name of a heading, or makes one", () => {
    expect(blocksOf("## Phase 1: cards {#cards}\n## Über alles\n## Über alles")).toMatchObject([
      { id: "cards", text: "Phase 1: cards" },
      { id: "über-alles" },
      { id: "über-alles-1" },
    ]);
  });

  it("shows pictures alone with their words, and others in their line", () => {
    const found = blocksOf(
      "![A joker](piece:joker)\n![Gold](piece:gold)\n\nPay ![](piece:gold) 3.\n\n![x](evil:y)",
    );
    expect(found).toEqual([
      {
        kind: "pictures",
        pictures: [
          { kind: "picture", name: "joker", text: "A joker" },
          { kind: "picture", name: "gold", text: "Gold" },
        ],
      },
      {
        kind: "paragraph",
        parts: [
          { kind: "text", text: "Pay " },
          { kind: "picture", name: "gold", text: "" },
          { kind: "text", text: " 3." },
        ],
      },
      {
        kind: "paragraph",
        parts: [
          { kind: "text", text: "!" },
          { kind: "text", text: "x" },
        ],
      },
    ]);
    expect(found.map(blockText)).toEqual(["A joker Gold", "Pay  3.", "!x"]);
  });

  it("falls into parts at its headings", () => {
    const parts = partsOf(blocksOf("Before\n\n# A\n\none\n\ntwo\n\n## B"));
    expect(parts.map((part) => part.map(blockText))).toEqual([["Before"], ["A", "one", "two"], ["B"]]);
  });

  it("ends on anything", () => {
    for (const odd of ["```", "|", "| a |\n|", "* ", "1.", "> ", "####### x", "[a](", "**", "`"]) {
      expect(Array.isArray(blocksOf(odd))).toBe(true);
    }
  });
});

describe("inlineOf", () => {
  it("links only where it is safe", () => {
    expect(inlineOf("[a](#b)")).toEqual([{ kind: "link", to: "#b", parts: [{ kind: "text", text: "a" }] }]);
    expect(inlineOf("[a](javascript:alert(1))")[0]).toMatchObject({ kind: "text", text: "a" });
    expect(inlineOf("[a](//evil.example)")[0]).toMatchObject({ kind: "text" });
  });

  it("leaves tags as text", () => {
    expect(inlineOf("<img onerror=x>")).toEqual([{ kind: "text", text: "<img onerror=x>" }]);
  });
});
