import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Step } from "../table/face";
import { useNews } from "./face";
import { placed } from "./Flights";
import { endMotions, run, useGlide } from "./moving";
import { amount, flown, word } from "./pieces";
import type { Spot } from "./motions";
import type { Told } from "./telling";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const spots = (...names: string[]) =>
  new Map(names.map((name, i): [string, Spot] => [name, [300 + 200 * i, 300]]));
const told = (flights: Told["flights"], motion: Told["motion"], still: Told["still"]): Told[] => [
  { flights, motion, still, sound: null },
];

describe("where pieces fly", () => {
  test("from where the place was to where it is, by the first that can be seen", () => {
    const moved = told(flown("card", ["gone", "hand"], ["unseen", "pile"]), "laid", "place");
    const before = new Map<string, Spot>([["hand", [10, 20]]]);
    const [piece] = placed(moved, before, spots("hand", "pile"), false, 1);
    expect([piece!.from, piece!.to]).toEqual([
      [10, 20],
      [500, 300],
    ]);
  });

  test("nowhere, when nothing of it is on the table", () => {
    expect(
      placed(told(flown("card", ["a"], ["b"]), "laid", "mark"), new Map(), spots("a"), false, 1),
    ).toEqual([]);
  });

  test("amounts at one place rise one after the other", () => {
    const two = [...amount(["gold"], 2, "g", ""), ...amount(["gold"], -1, "g", "")];
    const [first, second] = placed(told(two, "risen", "words"), new Map(), spots("gold"), false, 1);
    expect(second!.delay - first!.delay).toBeGreaterThan(0.3);
  });

  test("what is said stands above its seat, or below it at the upper edge", () => {
    const said = told(word(["seat"], "pass"), "said", "words");
    const at = (y: number) => placed(said, new Map(), new Map([["seat", [300, y]]]), false, 1)[0]!.to[1];
    expect(at(400)).toBeLessThan(400);
    expect(at(20)).toBeGreaterThan(20);
  });
});

describe("where nothing may move", () => {
  const still = (motion: Told["motion"], form: Told["still"], flights = flown("x", ["a"], ["b"])) =>
    placed(told(flights, motion, form), new Map(), spots("a", "b"), true, 1);

  test("words stand, and what is counted with them", () => {
    const [piece] = still("risen", "words", amount(["a"], 3, "gold", "tribute"));
    expect(piece!.motion).toBeNull();
  });

  test("a ring marks the place, once for several pieces", () => {
    const three = [1, 2, 3].flatMap(() => flown("cube", ["a"], ["b"]));
    expect(still("dropped", "mark", three)).toHaveLength(1);
  });

  test("what lies in its new place needs no more", () => {
    expect(still("laid", "place")).toEqual([]);
  });

  test("several words at one place stand above each other", () => {
    const two = [...amount(["a"], 3, "g", ""), ...amount(["a"], 4, "p", "")];
    const heights = still("risen", "words", two).map(({ to }) => to[1]);
    expect(new Set(heights).size).toBe(2);
  });
});

describe("a press or a key", () => {
  class Moving extends EventTarget {
    finished = false;
    finish() {
      this.finished = true;
      this.dispatchEvent(new Event("finish"));
    }
  }
  let moving: Moving;
  const element = document.createElement("i");
  beforeEach(() => {
    moving = new Moving();
    element.animate = () => moving as unknown as Animation;
  });

  test.each(["pointerdown", "keydown"])("%s ends what moves", (kind) => {
    run(element, [], {});
    document.dispatchEvent(new Event(kind));
    expect(moving.finished).toBe(true);
  });

  test("lets words be read", () => {
    run(element, [], {}, true);
    endMotions();
    expect(moving.finished).toBe(false);
  });
});

test("news are what came with the last steps, and nothing when a face is opened or goes back", async () => {
  const step = (n: number): Step => ({ n, time: 0, events: [{ type: `event ${n}` }] });
  const seen: string[][] = [];
  function Face({ steps }: { steps: Step[] }) {
    seen.push(useNews(steps).map(({ type }) => type));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const show = async (...steps: Step[]) => {
    await act(async () => root.render(<Face steps={steps} />));
    return seen[seen.length - 1];
  };
  expect(await show(step(1))).toEqual([]);
  expect(await show(step(1), step(2), step(3))).toEqual(["event 2", "event 3"]);
  expect(await show(step(1))).toEqual([]);
  expect(await show(step(1), step(2))).toEqual(["event 2"]);
});

test("a ship sails to another place, and not because the chart is drawn at another size", async () => {
  const ways: Spot[][] = [];
  const animate = SVGElement.prototype.animate;
  SVGElement.prototype.animate = () =>
    Object.assign(new EventTarget(), { cancel: () => {} }) as unknown as Animation;
  function Ship({ at, place }: { at: Spot; place: string }) {
    const ship = useGlide(at, undefined, (way) => ways.push(way), place);
    return (
      <svg>
        <g ref={ship} />
      </svg>
    );
  }
  const root = createRoot(document.createElement("div"));
  const show = (at: Spot, place: string) => act(async () => root.render(<Ship at={at} place={place} />));
  await show([10, 10], "home");
  await show([20, 20], "home");
  expect(ways).toEqual([]);
  await show([90, 20], "port");
  expect(ways).toEqual([
    [
      [20, 20],
      [90, 20],
    ],
  ]);
  SVGElement.prototype.animate = animate;
});
