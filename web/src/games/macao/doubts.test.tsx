import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import CardList from "./CardList";
import { ours } from "./figures";

test("what we estimate of a card is said on its own page", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text }); // jsdom has none
  const estimated = Object.entries(ours.cards).find(([, card]) => card.estimated.includes("cost"))!;
  const card = { id: estimated[0], short: "", name: "A card", rule: "", rulings: [], section: "" };
  const container = document.body.appendChild(document.createElement("div"));
  flushSync(() =>
    createRoot(container).render(
      <CardList
        cards={[card]}
        target={card.id}
        say={(key, words) => `${key} ${Object.values(words ?? {}).join(" ")}`}
        pageSay={(key) => key}
      />,
    ),
  );
  expect(document.querySelector(".mc-estimated")?.textContent).toContain("field-cost");
});
