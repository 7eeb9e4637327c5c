import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bundleOf, useTexts } from "../i18n";
import { isRows, namesIn, plainOf } from "./plain";
import { PlainFace } from "./PlainFace";

/** A dice game: whoever rolls a one loses what the turn has brought. */
const DICE = {
  game: "dice",
  viewer: 0,
  options: { target: 100 },
  scores: [12, 0, 33],
  turn_total: 9,
  roll: 4,
  current: 0,
  over: false,
};

/** A game with seats, secrets and things inside of things. */
const CARDS = {
  game: "tavern",
  viewer: 1,
  phase: "play_a_card",
  dealer: 1,
  order: [1, 0],
  hand: ["red_7", "blue_2"],
  discard: [],
  offers: [
    { card: "green_1", price: 2 },
    { card: "green_3", price: 4 },
  ],
  seats: [
    { seat: 0, gold: 3, passed: false, cubes: { red: 2, blue: 1 }, ship: null },
    { seat: 1, gold: 0, passed: true, cubes: {}, ship: { at: "lisboa", cargo: ["silk"] } },
  ],
  places: [2, 1],
  over: true,
};

const NAMES = ["Ana", "Bento", "Clara"];

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function pageOf(props: Partial<ComponentProps<typeof PlainFace>> = {}): HTMLElement {
  const page = document.createElement("div");
  act(() => createRoot(page).render(<PlainFace view={DICE} seat={0} names={NAMES} {...props} />));
  return page;
}

const told = (inside: Element | null) =>
  Object.fromEntries(
    [...(inside?.querySelectorAll("div:has(> dt)") ?? [])].map((one) => [
      one.querySelector("dt")!.textContent,
      one.querySelector("dd")!.textContent,
    ]),
  );

beforeAll(async () => useTexts.getState().speak("en"));

describe("a view of any title", () => {
  it("gives each seat its figure of a list for all", () => {
    const { seats, table, options, current } = plainOf(DICE, 3);
    expect(seats.map(({ fields }) => fields)).toEqual([[["score", 12]], [["score", 0]], [["score", 33]]]);
    expect(table).toEqual([
      ["turn_total", 9],
      ["roll", 4],
    ]);
    expect(options).toEqual([["target", 100]]);
    expect(current).toBe(0);
  });

  it("leaves out a phase that is only a turn, or the end", () => {
    expect(plainOf({ phase: "turn" }, 2).table).toEqual([]);
    expect(plainOf({ phase: "over" }, 2).table).toEqual([]);
    expect(plainOf({ phase: "bidding" }, 2).table).toEqual([["phase", "bidding"]]);
  });

  it("does not take dice, orders and hands for what each seat has", () => {
    const view = { dice: [1, 6], order: [1, 0], hand: ["a", "b"], passed: [true, false] };
    const { table, own, seats } = plainOf(view, 2);
    expect(table.map(([name]) => name)).toEqual(["dice", "order"]);
    expect(own).toEqual([["hand", ["a", "b"]]]);
    expect(seats[1]!.fields).toEqual([["passed", false]]);
  });

  it("finds seats by their number, and places at the end", () => {
    const turned = {
      seats: [
        { seat: 1, gold: 7 },
        { seat: 0, gold: 5 },
      ],
      places: [2, 1],
    };
    expect(plainOf(turned, 2).seats).toEqual([
      { seat: 0, place: 2, fields: [["gold", 5]] },
      { seat: 1, place: 1, fields: [["gold", 7]] },
    ]);
    expect(plainOf({}, 1).seats).toEqual([{ seat: 0, place: null, fields: [] }]);
  });

  it("tells seats by name where a number means one", () => {
    expect(namesIn("dealer", 1, NAMES)).toEqual(["Bento"]);
    expect(namesIn("order", [2, 0], NAMES)).toEqual(["Clara", "Ana"]);
    expect(namesIn("dealer", 7, NAMES)).toBeNull();
    expect(namesIn("gold", 1, NAMES)).toBeNull();
  });

  it("makes a table of rows that are alike, and of nothing else", () => {
    expect(isRows(CARDS.offers)).toBe(true);
    expect(isRows([{ a: 1 }, { b: 1 }])).toBe(false);
    expect(isRows([{ a: { b: 1 } }])).toBe(false);
    expect(isRows([])).toBe(false);
  });
});

describe("the plain face", () => {
  it("shows the figures of the table and of every seat", () => {
    const page = pageOf();
    expect(told(page.querySelector("[aria-label='The table']"))).toMatchObject({ "turn total": "9" });
    const seats = [...page.querySelectorAll(".plain-seat")];
    expect(seats.map((seat) => told(seat))).toEqual([{ score: "12" }, { score: "0" }, { score: "33" }]);
    expect(seats.map((seat) => seat.querySelector(".plain-name")!.textContent)).toEqual(NAMES);
  });

  it("says whose turn it is and who you are, in words too", () => {
    const [first, second] = pageOf().querySelectorAll(".plain-seat h2");
    expect(first!.textContent).toContain("you");
    expect(first!.querySelector(".unseen")!.textContent).not.toBe("");
    expect(second!.querySelector(".plain-turn")).toBeNull();
    const asked = pageOf({ acting: [1], looksOn: true });
    expect(asked.querySelector(".is-acting .plain-name")!.textContent).toBe("Bento");
    expect(asked.querySelector(".is-you")).toBeNull();
  });

  it("draws a die with its name for those who do not see it", () => {
    const die = pageOf().querySelector("svg.plain-die")!;
    expect(die.getAttribute("aria-label")).toBe("4");
    expect(die.querySelectorAll("circle")).toHaveLength(4);
  });

  it("shows what is inside of things, and one's own apart", () => {
    const page = pageOf({ view: CARDS, seat: 1, names: NAMES.slice(0, 2) });
    expect(told(page)).toMatchObject({
      phase: "play a card",
      dealer: "Bento",
      order: "BentoAna",
      discard: "–",
    });
    expect([...page.querySelectorAll(".plain-own li")].map((card) => card.textContent)).toEqual([
      "red 7",
      "blue 2",
    ]);
    expect(page.querySelectorAll("table tbody tr")).toHaveLength(2);
    const [first, second] = page.querySelectorAll(".plain-seat");
    expect(told(first!)).toMatchObject({ gold: "3", passed: "no", red: "2", ship: "–" });
    expect(told(second!)).toMatchObject({ passed: "yes", cubes: "–", at: "lisboa", cargo: "silk" });
    expect(second!.querySelector(".tag")!.textContent).toBe("place 1");
    expect(page.querySelector(".is-acting")).toBeNull();
  });

  it("takes names from the title's texts where it has some", () => {
    useTexts.setState({ title: bundleOf("en", "field-turn-total = Points of this turn") });
    const table = told(pageOf().querySelector("[aria-label='The table']"));
    useTexts.setState({ title: null });
    expect(table).toMatchObject({ "Points of this turn": "9" });
  });

  it("marks what has changed, and nothing at first", async () => {
    const page = document.createElement("div");
    const root = createRoot(page);
    const draw = (view: Record<string, unknown>) =>
      act(async () => root.render(<PlainFace view={view} seat={0} names={NAMES} />));
    await draw(DICE);
    const before = page.querySelector(".plain-figure dd > span");
    await draw({ ...DICE, turn_total: 15 });
    expect(page.querySelector(".plain-figure dd > .is-fresh")!.textContent).toBe("15");
    expect(page.querySelector(".plain-figure dd > span")).not.toBe(before);
    await act(async () => root.unmount());
  });
});
