import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { pictures, symbols } from "./art/cards.art";
import { CardPicture, CardPictures } from "./CardPicture";
import { ours } from "./figures";

test("every card has a picture, and every picture belongs to a card", () => {
  expect(Object.keys(pictures).sort()).toEqual(Object.keys(ours.cards).sort());
});

test("no two cards have the same picture", () => {
  expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length);
});

test("every symbol that a picture uses lies in the page, once", () => {
  const drawn = [...symbols.matchAll(/<g id="a-(\w+)"/g)].map(([, name]) => name);
  const used = [...(symbols + Object.values(pictures).join("")).matchAll(/href="#a-(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect([...new Set(used)].sort()).toEqual([...drawn].sort());
});

test("a card wears its picture in the tint of its kind", () => {
  const tints: Record<string, string> = {
    bank: "building",
    bishop: "person",
    justice_2: "blue",
    miss_grey: "gray",
  };
  for (const [id, tint] of Object.entries(tints)) {
    const container = document.createElement("div");
    flushSync(() =>
      createRoot(container).render(
        <CardPictures>
          <CardPicture id={id} />
        </CardPictures>,
      ),
    );
    const drawn = container.querySelector(".art");
    expect(drawn?.classList.contains(`art-${tint}`), id).toBe(true);
    expect(drawn?.querySelectorAll("use").length, id).toBeGreaterThan(2);
  }
});
