import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import type { Choice, RefusedChoice } from "../../table/face";
import raw from "./data/figures.json";
import type { Figures } from "./figures";
import Macao from "./index";
import { ZoneHost, ZonesProvider } from "../../table/zones";
import type { View } from "./types";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  innerWidth: 1440, // a window in which all of the table is seen
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

vi.setConfig({ testTimeout: 20_000 }); // the whole table is drawn each time

const seat = (n: number) => ({
  seat: n,
  gold: 3,
  prestige: 7,
  punish_markers: 0,
  supply: { red: 2 },
  rose: [{ blue: 3 }, {}, {}, {}, {}, {}],
  tableau: ["bank"],
  active: [{ card: "shop", used: 0 }],
  cargo: { tea: 1 },
  jokers: 1,
  ship: "macao",
  wall: 2,
  wall_height: n,
  passed: false,
  this_round: { free_steps: 0 },
});

const view = {
  viewer: 0,
  options: {},
  data: "",
  round: 3,
  phase: "actions",
  current: 0,
  order: [0, 1],
  order_at: 0,
  tribute: { price: 3, gain: 2 },
  dice: { red: 1, blue: 6 },
  offer: [],
  discard: [],
  stack_size: 60,
  offices: [{ round: 3, cards: ["customs_1", "justice_2"], waiting: false }],
  city: [{ quarter: "q16", owner: null, tile: "tea" }],
  ports: [{ port: "london", good: "tea", slots: [5, 3, 2], delivered: [1] }],
  wall: [{ space: 2, discs: [1, 0] }],
  seats: [seat(0), seat(1)],
  choice: null,
  payment: null,
  over: false,
  places: null,
} as unknown as View;

/** The table around the face, as far as the face fills it. */
const atTable = (props: Parameters<typeof Macao>[0]) =>
  createElement(
    ZonesProvider,
    null,
    ...(["title", "seat-0", "seat-1", "card", "tray", "sheet"] as const).map((name) =>
      createElement(ZoneHost, { key: name, name }),
    ),
    createElement(Macao, { key: "face", ...props }),
  );

const choice = (name: Choice["name"], warnings: string[] = []): Choice => ({
  action: 1,
  name,
  label: name.type,
  price: {},
  gain: {},
  warnings,
  group: "",
});

async function draw(
  choices: Choice[],
  figures?: unknown,
  shown = view,
  language = "en",
  refused: RefusedChoice[] = [],
) {
  const sent = vi.fn();
  const together = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const read: string[] = []; // all that could be read on the way
  new MutationObserver(() => read.push(place.textContent ?? "")).observe(place, {
    childList: true,
    subtree: true,
  });
  await act(async () => {
    createRoot(place).render(
      atTable({
        view: shown,
        seat: 0,
        names: ["Ada", "Bo"],
        choices,
        refused,
        steps: [],
        act: sent,
        together,
        ask: async () => ({ view: shown, choices: [] }),
        say: (key) => (key === "language" ? language : key),
        busy: false,
        figures,
      }),
    );
  });
  await act(() => vi.dynamicImportSettled()); // the words of the cards
  const thing = (name: string) => place.querySelector<HTMLElement>(`[data-place="${name}"]`)!;
  const click = (element: Element) =>
    act(async () => element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  return { sent, together, place, thing, click, read };
}

describe("Macao's face", () => {
  it("never shows ids while the names of cards are on their way", async () => {
    const { read, thing } = await draw([], undefined, view, "fr");
    expect(thing("card:bank").textContent).toContain("Banque");
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((text) => /\bbank\b/.test(text))).toEqual([]);
  });

  it("does at once what needs no choice", async () => {
    const name = { type: "take_quarter", quarter: "q16", method: "pay", dropped: null };
    const { sent, thing, click } = await draw([choice(name)]);
    expect(thing("quarter:q16").dataset["state"]).toBe("lit");
    await click(thing("quarter:q16"));
    expect(sent).toHaveBeenCalledWith(name);
  });

  it("asks before what cannot be undone", async () => {
    const { sent, place, thing, click } = await draw([choice({ type: "pass" }, ["cannot_be_undone"])]);
    await click(thing("pass"));
    expect(sent).not.toHaveBeenCalled();
    await click(place.querySelector(".mc-peek .mc-choice")!);
    expect(sent).toHaveBeenCalledWith({ type: "pass" });
  });

  it("asks in place which of several ways is meant", async () => {
    const choices = [null, "red"].map((dropped, action) => ({
      ...choice({ type: "activate", card: "bank", method: "pay", dropped }),
      action,
    }));
    const { sent, place, thing, click } = await draw(choices);
    await click(thing("card:bank"));
    await click(place.querySelectorAll(".mc-peek .mc-choice")[1]!);
    expect(sent).toHaveBeenCalledWith(choices[1]!.name);
  });

  it("sails the whole way with one confirmation, with the cubes that no card wants", async () => {
    const own = {
      ...view.seats[0]!,
      ship: "s01",
      supply: { red: 2, violet: 1 },
      reach: { s02: 1, genova: 2 },
    };
    const far = { ...view, seats: [own, view.seats[1]!] } as View;
    const first = choice({ type: "move_ship", to: "s02", pay: "red" });
    const { sent, together, place, thing, click } = await draw([first], undefined, far);
    expect(thing("sea:genova").dataset["state"]).toBe("lit");
    expect(thing("sea:london").dataset["state"]).not.toBe("lit");
    await click(thing("sea:genova"));
    expect(place.querySelector(".mc-way")).not.toBeNull();
    expect(sent).not.toHaveBeenCalled();
    await click(place.querySelector(".mc-do")!);
    expect(together).toHaveBeenCalledWith([
      { type: "move_ship", to: "s02", pay: "red" },
      { type: "move_ship", to: "genova", pay: "red" },
    ]);
  });

  it("takes cubes in any order, gives them back, and pays all of them at once", async () => {
    const own = { ...view.seats[0]!, supply: { red: 1, violet: 2 } };
    const rich = { ...view, seats: [own, view.seats[1]!] } as View;
    const wall = { ...choice({ type: "move_wall", distance: 2 }), price: { cubes: { any: 2 } } };
    const { sent, together, place, thing, click } = await draw([wall], undefined, rich);
    await click(thing("wall:4"));
    const cube = (color: string) =>
      [...place.querySelectorAll<HTMLElement>(`button[data-place="supply:${color}"]`)].find(
        (one) => one.dataset["state"] === "lit",
      )!;
    await click(cube("violet"));
    await click(cube("violet"));
    await click(place.querySelector('button[data-place="supply:violet"][aria-pressed="true"]')!);
    await click(place.querySelector(".mc-do")!); // one cube is still to be paid: it says so
    expect(together).not.toHaveBeenCalled();
    expect(place.querySelector(".mc-why")!.textContent).toBe("why-pay");
    await click(cube("red"));
    await click(place.querySelector(".mc-do")!);
    expect(sent).not.toHaveBeenCalled();
    expect(together).toHaveBeenCalledWith([
      wall.name,
      { type: "pay_cube", color: "red" },
      { type: "pay_cube", color: "violet" },
    ]);
  });

  it("draws the table's own figures where they differ from ours", async () => {
    const theirs = structuredClone(raw) as unknown as Figures;
    theirs.cards["bank"] = { ...theirs.cards["bank"]!, cost: { black: 4 }, tribute: [9, 8], estimated: [] };
    theirs.quarters["q16"] = { ...theirs.quarters["q16"]!, cost: { violet: 3 } };
    theirs.places["london"] = [123, 456];
    const cubes = (element: Element) => element.querySelectorAll(".mc-cube").length;
    const said = async (figures?: unknown) => {
      const { thing } = await draw([], figures);
      const port = thing("port:london").parentElement!.getAttribute("transform");
      return {
        bank: thing("card:bank").querySelectorAll('.mc-card-foot [data-color="black"]').length,
        cubes: cubes(thing("quarter:q16")),
        port,
      };
    };
    const [before, after] = [await said(), await said(theirs)];
    expect(before.bank).not.toBe(4);
    expect(after.bank).toBe(4);
    expect(after.cubes).toBe(3);
    expect(after.cubes).not.toBe(before.cubes);
    expect(after.port).not.toBe(before.port);
  });

  it("asks which one was meant where a finger covers several", async () => {
    const take = (quarter: string, action: number) => ({
      ...choice({ type: "take_quarter", quarter, method: "pay", dropped: null }),
      action,
    });
    const { sent, place, thing, click } = await draw([take("q16", 1), take("q17", 2)]);
    await act(async () => {
      const down = new MouseEvent("pointerdown", { bubbles: true });
      thing("quarter:q16").dispatchEvent(Object.assign(down, { pointerType: "touch" }));
    });
    await click(thing("quarter:q16"));
    const asked = [...place.querySelectorAll(".mc-peek .mc-choice")];
    expect(asked).toHaveLength(2);
    await click(asked[1]!);
    await click(place.querySelector(".mc-peek .mc-choice") ?? place);
    expect(sent.mock.calls.flat()).toContainEqual(take("q17", 2).name);
  });

  it("says in which round the cubes come that are short", async () => {
    const { place, thing } = await draw([choice({ type: "pass" })], undefined, view, "en", [
      {
        name: { type: "take_quarter", quarter: "q16", method: "pay", dropped: null },
        code: "cubes.too_few",
        reason: "",
        sentence: "You are 2 blue short.",
        missing: { blue: 2 },
      },
    ]);
    expect(thing("quarter:q16").dataset["state"]).toBe("barred");
    await act(async () => {
      const move = new MouseEvent("pointermove", { bubbles: true });
      Object.defineProperties(move, { pointerType: { value: "mouse" }, movementX: { value: 3 } });
      thing("quarter:q16").dispatchEvent(move);
    });
    expect(place.querySelector(".mc-peek")?.textContent).toContain("You are 2 blue short.");
    expect(place.querySelector(".mc-peek")?.textContent).toContain("comes");
  });

  it("shows whoever has passed the cubes of the next round, and which cards they pay for", async () => {
    const rose = [{ red: 3, green: 3, black: 3, gray: 3, violet: 3, blue: 3 }, {}, {}, {}, {}, {}];
    const passed = { ...view.seats[0]!, passed: true, supply: {}, rose };
    const waits = { ...view, current: 1, seats: [passed, view.seats[1]!] } as View;
    const { place } = await draw([], undefined, waits);
    const next = place.querySelector(".mc-next")!;
    expect(next.querySelectorAll(".mc-cubes .mc-cube")).toHaveLength(18);
    expect(next.textContent).toContain("next-pays");
    const none = { ...waits, seats: [{ ...passed, rose: [{}, {}, {}, {}, {}, {}] }, view.seats[1]!] } as View;
    expect((await draw([], undefined, none)).place.querySelector(".mc-next")!.textContent).not.toContain(
      "next-pays",
    );
  });

  it("draws again only what a move has changed", async () => {
    let spoken = 0;
    const say = (key: string) => {
      spoken += 1; // everything that is drawn says what it is
      return key === "language" ? "en" : key;
    };
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const show = (shown: View, choices: Choice[]) =>
      act(async () =>
        root.render(
          atTable({
            view: shown,
            seat: 0,
            names: ["Ada", "Bo"],
            choices,
            refused: [],
            steps: [],
            act: () => undefined,
            say,
            busy: false,
          }),
        ),
      );
    const pass = choice({ type: "pass" });
    await show(view, [pass]);
    await act(() => vi.dynamicImportSettled());
    const whole = spoken;
    spoken = 0;
    await show({ ...view, city: [{ quarter: "q16", owner: 0, tile: null }] }, [structuredClone(pass)]);
    expect(place.querySelector('[data-place="quarter:q16"]')?.getAttribute("data-owner")).toBe("0");
    expect(spoken).toBeGreaterThan(0);
    expect(spoken).toBeLessThan(whole / 20);
    // What is lit lights up and nothing else is touched.
    spoken = 0;
    await show({ ...view, city: [{ quarter: "q16", owner: 0, tile: null }] }, [
      pass,
      choice({ type: "move_ship", to: "s01", pay: "red" }),
    ]);
    expect(place.querySelector('[data-place="sea:s01"]')?.getAttribute("data-state")).toBe("lit");
    expect(place.querySelector(".mc-glow")?.getAttribute("d")).toContain("a10 10");
    expect(spoken).toBeLessThan(whole / 18);
  });
});
