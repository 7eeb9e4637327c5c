import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleOf, sayWith } from "../../i18n";
import Story, { total } from "./Story";
import de from "./texts/story.de.ftl?raw";
import en from "./texts/story.en.ftl?raw";
import fr from "./texts/story.fr.ftl?raw";

const rose = [
  { round: 1, arrived: 3, gained: 1, used: 2, lost: 2 },
  { round: 2, arrived: 5, gained: 0, used: 5, lost: 0 },
];
const card = (name: string, prestige: number, activated: number | null = 4) => ({
  card: name,
  seat: 0,
  taken: 2,
  activated,
  cost: 3,
  uses: 1,
  prestige,
  gold: 0,
  cubes: 0,
});
const story = {
  seats: [{ rose, quarters: 4, deliveries: 2, activated: 1, punish_markers: 0, tribute: 9 }],
  cards: [card("bishop", 14), ...Array.from({ length: 9 }, (_, index) => card(`card${index}`, 0, null))],
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
  act(() => root.render(<Story story={told} names={["Ana"]} labels={{ bishop: "Bishop" }} say={say} />));
}

describe("the story of a game of Macao", () => {
  it("adds up the cubes of a rose", () => {
    expect([total(rose, "used"), total(rose, "lost")]).toEqual([7, 2]);
  });
  it("names cards, and shows all of them when asked", () => {
    draw("en", en);
    expect(place.textContent).toContain("Bishop");
    expect(place.textContent).toContain("7 used, 2 lost");
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
    expect(place.textContent).not.toMatch(/\b(rose|card|cards|deed|seat)-[a-z]/);
  });
  it("says nothing about a game that told nothing", () => {
    draw("en", en, {});
    expect(place.textContent).toBe("");
  });
});
