import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { blocksOf, type Block } from "../kit/blocks";
import { Markdown } from "../kit/Markdown";
import { searched } from "./RulesPage";

const headings = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));

describe("searched", () => {
  const blocks = blocksOf("# A\n\nL’évêque et l’évêque\n\n## B {#b}\n\nRien\n\n## Évêché {#c}\n\nx");

  it("keeps the parts that hold the word, with or without accents, and counts", () => {
    const found = searched(blocks, "eveque");
    expect(headings(found.shown)).toEqual(["a"]);
    expect(found.count).toBe(2);
    expect(headings(searched(blocks, "evech").shown)).toEqual(["c"]);
    expect(searched(blocks, "nowhere")).toEqual({ shown: [], count: 0 });
  });

  it("marks what it found", () => {
    const html = renderToStaticMarkup(<Markdown blocks={searched(blocks, "eveque").shown} find="eveque" />);
    expect(html.match(/<mark>évêque<\/mark>/g)).toHaveLength(2);
  });
});
