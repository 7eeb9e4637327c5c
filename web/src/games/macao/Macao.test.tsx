import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../../table/face";
import Macao from "./index";
import type { View } from "./types";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

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
  step: "actions",
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

const choice = (name: Choice["name"], warnings: string[] = []): Choice => ({
  action: 1,
  name,
  label: name.type,
  price: {},
  gain: {},
  warnings,
  group: "",
});

async function draw(choices: Choice[]) {
  const sent = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    createRoot(place).render(
      createElement(Macao, {
        view,
        seat: 0,
        names: ["Ada", "Bo"],
        choices,
        refused: [],
        steps: [],
        act: sent,
        say: (key) => key,
        busy: false,
      }),
    );
  });
  const thing = (name: string) => place.querySelector<HTMLElement>(`[data-place="${name}"]`)!;
  const click = (element: Element) =>
    act(async () => element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  return { sent, place, thing, click };
}

describe("Macao's face", () => {
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

  it("asks in place which color pays", async () => {
    const choices = ["red", "blue", "green"].map((pay, action) => ({
      ...choice({ type: "move_ship", to: "s01", pay }),
      action,
    }));
    const { sent, place, thing, click } = await draw(choices);
    await click(thing("sea:s01"));
    await click(place.querySelectorAll(".mc-peek .mc-choice")[1]!);
    expect(sent).toHaveBeenCalledWith({ type: "move_ship", to: "s01", pay: "blue" });
  });
});
