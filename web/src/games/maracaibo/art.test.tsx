import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { pictures, symbols } from "./art/cards.art";
import { CardPictures, ProjectPicture } from "./CardPicture";
import words from "./data/words.en.json";
import { ours } from "./figures";

const { cards, buildings, ports, careers, quests, jacques, jean } = ours;
const OTHERS = [buildings, ports, careers, quests, jacques, jean].flatMap((things) => Object.keys(things));

/** Ids of the projects by the name that they share. */
const NAMED = new Map<string, string[]>();
for (const id of Object.keys(cards)) {
  const { name } = words.cards[id as keyof typeof words.cards];
  NAMED.set(name, [...(NAMED.get(name) ?? []), id]);
}

test("every card, building, port, career and quest has a picture, and every picture belongs to one", () => {
  expect(Object.keys(pictures).sort()).toEqual([...Object.keys(cards), ...OTHERS].sort());
});

test("cards of one name wear one picture, and no two names share one", () => {
  for (const [name, ids] of NAMED) expect(new Set(ids.map((id) => pictures[id])).size, name).toBe(1);
  const each = [...[...NAMED.values()].map((ids) => ids[0]!), ...OTHERS];
  const seen = new Map<string, string>();
  for (const id of each) {
    expect(seen.get(pictures[id]!), id).toBeUndefined();
    seen.set(pictures[id]!, id);
  }
});

test("every symbol that a picture uses is drawn", () => {
  const drawn = new Set([...symbols.matchAll(/<g id="a-(\w+)"/g)].map(([, name]) => name));
  const used = [...(symbols + Object.values(pictures).join("")).matchAll(/href="#a-(\w+)"/g)];
  for (const [, name] of used) expect(drawn.has(name), name).toBe(true);
});

test("a project wears its picture in the tint of its family, and the symbols lie in the page once", () => {
  const tints = { A001: "permanent", A021: "assistant", B004: "immediate", A007: "income", B091: "endgame" };
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <>
        {Object.keys(tints).map((id) => (
          <CardPictures key={id}>
            <ProjectPicture id={id} />
          </CardPictures>
        ))}
      </>,
    ),
  );
  const drawn = [...container.querySelectorAll(".art")];
  expect(drawn.map((one) => one.getAttribute("class"))).toEqual(
    Object.values(tints).map((tint) => `art art-${tint}`),
  );
  expect(document.querySelectorAll(".art-symbols").length).toBe(1);
  flushSync(() => root.unmount());
  expect(document.querySelectorAll(".art-symbols").length).toBe(0);
});
