import { describe, expect, it } from "vitest";
import { chosen, groups } from "./CardList";
import { RANKS, SUITS } from "./cards";

const DECK = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), "BJ", "CJ"].map((id) => ({
  id,
  short: id,
  name: id.endsWith("J") ? "joker" : `Écart ${id}`,
  rule: id.startsWith("2") ? "draw two" : id === "KH" ? "draw five" : "ordinary",
  rulings: [],
  section: "matching",
}));
const ANY = { text: "", suit: "", rank: "" };

describe("the list of cards", () => {
  it("filters by suit, rank and words", () => {
    expect(chosen(DECK, ANY)).toHaveLength(54);
    expect(chosen(DECK, { ...ANY, suit: "H" })).toHaveLength(13);
    expect(chosen(DECK, { ...ANY, suit: "joker" }).map((card) => card.id)).toEqual(["BJ", "CJ"]);
    expect(chosen(DECK, { ...ANY, rank: "J" })).toHaveLength(4);
    expect(chosen(DECK, { text: "ecart", suit: "S", rank: "7" }).map((card) => card.id)).toEqual(["7S"]);
  });

  it("puts cards that do the same together, the ordinary ones last", () => {
    const found = groups(DECK);
    expect(found.map((group) => [group.rule, group.cards.length])).toEqual([
      ["draw two", 4],
      ["draw five", 1],
      ["ordinary", 49],
    ]);
  });
});
