import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleOf, sayWith } from "../../i18n";
import Story, { seriesOf, type MaracaiboStory } from "./Story";
import de from "./texts/story.de.ftl?raw";
import en from "./texts/story.en.ftl?raw";
import fr from "./texts/story.fr.ftl?raw";

const seat = {
  trips: [1, 2, 3, 4].map((round) => ({ round, stops: Array(round + 2).fill("5"), points: 20, vp: 3 })),
  sources: { cards: 20, quests: 12, places: -2 },
  deliveries: 6,
  quests: 2,
  upgrades: 3,
  bought: 9,
  fights: 0,
  liberated: 1,
};
const story: MaracaiboStory = {
  seats: [seat, { ...seat, sources: { nations: 31 } }],
  cards: Array.from({ length: 10 }, (_, index) => ({
    card: `A00${index}`,
    seat: 0,
    round: 1,
    price: 4,
    vp: 10 - index,
    doubloons: 0,
  })),
  automa: "jacques",
  standings: [
    [0, 0, 0],
    [30, 31, 45],
  ],
};

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function draw(language: string, text: string, told: unknown = story) {
  const say = sayWith(bundleOf(language, text));
  act(() => root.render(<Story story={told} names={["Ana", "Bob"]} labels={{ A000: "Rigger" }} say={say} />));
}

describe("the story of a game of Maracaibo", () => {
  it("gives the automa a line of its own where it played along", () => {
    expect(seriesOf(story)).toEqual([
      [0, 30],
      [0, 31],
      [0, 45],
    ]);
    expect(seriesOf({ ...story, automa: null })).toHaveLength(2);
  });
  it("names sources and cards, and shows all cards when asked", () => {
    draw("en", en);
    expect(place.textContent).toContain("Jacques");
    expect(place.textContent).toContain("Where VP came from");
    expect(place.textContent).toContain("Rigger");
    const rows = () => place.querySelectorAll(".card-gains tbody tr").length;
    expect(rows()).toBe(8);
    act(() => place.querySelector<HTMLButtonElement>("button.linklike")!.click());
    expect(rows()).toBe(10);
  });
  it.each([
    ["fr", fr],
    ["de", de],
  ])("has every word in %s", (language, text) => {
    draw(language, text);
    expect(place.textContent).not.toMatch(/\b(source|card|cards|deed|trip|trips|automa|rounds)-[a-z]/);
  });
  it("tells in one sentence what each captain did", () => {
    draw("en", en);
    expect(place.textContent).toContain(
      "6 deliveries, 2 quests, 3 upgrades, 9 cards bought, and 1 place liberated.",
    );
    expect(place.textContent).not.toContain("·");
  });
  it("says nothing about a game that told nothing", () => {
    draw("en", en, {});
    expect(place.textContent).toBe("");
  });
});
