// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bundleOf, sayWith } from "../i18n";
import drawMacao, { names as macao } from "./macao/pictures";
import drawMacau, { names as macau } from "./macau_cards/pictures";
import drawMaracaibo, { names as maracaibo } from "./maracaibo/pictures";
import { blocksOf, type Block } from "../kit/blocks";
import { Markdown } from "../kit/Markdown";

const rulesOf = (title: string, language: string) =>
  readFileSync(resolve(__dirname, `../../../src/carrack/games/${title}/data/rules.${language}.md`), "utf-8");
const pictures = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === "pictures" ? block.pictures.map((one) => one.name) : []));
const headings = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
const say = sayWith(bundleOf("en"));

const FIRST = { macao: "macao", macau_cards: "macau", maracaibo: "maracaibo-the-uprising" };

describe.each([
  ["macao", macao, drawMacao, 12],
  ["macau_cards", macau, drawMacau, 8],
  ["maracaibo", maracaibo, drawMaracaibo, 15],
] as const)("the rules of %s", (title, known, draw, least) => {
  it("draws every picture they name, and names no picture that nobody draws", () => {
    const named = new Set(pictures(blocksOf(rulesOf(title, "en"))));
    expect(named.size).toBeGreaterThanOrEqual(least);
    expect([...named].filter((name) => !known.includes(name))).toEqual([]);
    expect(draw("nothing-of-that-name", say)).toBeNull();
  });

  it("shows them with their words", () => {
    const blocks = blocksOf(rulesOf(title, "fr"));
    const html = renderToStaticMarkup(<Markdown blocks={blocks} piece={(name) => draw(name, say)} />);
    expect(html.match(/<figure>/g)).toHaveLength(pictures(blocks).length);
    expect(html).not.toContain("piece:");
  });

  it("has the same sections in every language", () => {
    const [first, ...rest] = headings(blocksOf(rulesOf(title, "en")));
    expect(first).toBe(FIRST[title]);
    for (const language of ["fr", "de"])
      expect(headings(blocksOf(rulesOf(title, language))).slice(1)).toEqual(rest);
  });
});
