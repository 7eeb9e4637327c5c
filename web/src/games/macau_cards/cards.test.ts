import { expect, it } from "vitest";
import { sorted } from "./cards";

it("sorts a hand by suit or by rank, jokers last", () => {
  const hand = ["CJ", "KD", "2S", "KS", "2H"];
  expect(sorted(hand, "suit")).toEqual(["2S", "KS", "2H", "KD", "CJ"]);
  expect(sorted(hand, "rank")).toEqual(["2S", "2H", "KS", "KD", "CJ"]);
});
