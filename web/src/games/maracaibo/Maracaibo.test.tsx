import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bundleOf, sayWith } from "../../i18n";
import type { Choice } from "../../table/face";
import { ZoneHost, ZonesProvider, type ZoneName } from "../../table/zones";
import { moments, type Moment } from "./fixtures";
import Maracaibo from "./index";
import { placeOf } from "./targets";
import english from "./texts/en.ftl?raw";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

vi.setConfig({ testTimeout: 30_000 }); // the whole table is drawn each time

const say = sayWith(bundleOf("en", english));
const moment = (kind: string, scenario = "") =>
  moments.find((one) => one.kind === kind && one.scenario.startsWith(scenario))!;

/** The places of the page that the face fills. */
const ZONES: ZoneName[] = ["title", "seat-0", "seat-1", "seat-2", "seat-3", "card", "tray", "sheet"];

let leave = () => {};
afterEach(() => leave());

async function draw({ view, seat, names, choices, refused }: Moment, width = 1100) {
  const sent = vi.fn();
  const said: string[] = []; // keys without a text
  const place = document.body.appendChild(document.createElement("div"));
  window.innerWidth = width;
  const root = createRoot(place);
  const spoken = (key: string, words?: Record<string, string | number>) => {
    const text = say(key, words);
    if (text === key) said.push(key);
    return text;
  };
  await act(async () => {
    root.render(
      createElement(
        ZonesProvider,
        null,
        createElement(
          "div",
          { className: "table" },
          ...ZONES.map((name) => createElement(ZoneHost, { key: name, name })),
          createElement(Maracaibo, {
            view,
            seat,
            names,
            choices,
            refused,
            steps: [],
            act: sent,
            say: spoken,
            busy: false,
          }),
        ),
      ),
    );
  });
  await act(() => vi.dynamicImportSettled()); // the words of the pieces
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const thing = (name: string) => place.querySelector<HTMLElement>(`[data-place="${name}"]`);
  const click = (element: Element) =>
    act(async () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  return { sent, place, thing, click, said };
}

/** Whether somebody can do it: in the prompt, or by something lit. */
function isReachable(place: HTMLElement, { action, name }: Choice, view: Moment["view"]): boolean {
  if (place.querySelector(`.mb-ask [data-action="${action}"]`)) return true;
  const thing = placeOf(name, view);
  return !!thing && !!place.querySelector(`[data-place="${thing}"][data-state="lit"]`);
}

describe("every moment of a game", () => {
  it.each(moments.map((one) => [`${one.scenario} ${one.kind}`, one] as const))(
    "%s: all that is legal can be reached on the table, in words that are there",
    async (_, one) => {
      const { place, said } = await draw(one);
      expect(one.choices.filter((choice) => !isReachable(place, choice, one.view))).toEqual([]);
      expect([...new Set(said)]).toEqual([]);
      expect(place.textContent).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});

describe("sailing", () => {
  it("shows the price of each stop before the ship sails, and what waits there", async () => {
    const one = moment("move", "all");
    const { place, thing } = await draw(one);
    const choice = one.choices.find(({ name }) => name.type === "sail")!;
    const to = String(choice.name["to"]);
    expect(place.querySelectorAll(".mb-reach").length).toBeGreaterThan(2);
    expect(thing(`location:${to}`)!.textContent).toContain("movement point");
  });

  it("aims at the first click and sails at the second", async () => {
    const one = moment("move", "all");
    const { sent, place, thing, click } = await draw(one);
    const ways = new Map<string, Choice[]>();
    for (const choice of one.choices.filter(({ name }) => name.type === "sail")) {
      const to = String(choice.name["to"]);
      ways.set(to, [...(ways.get(to) ?? []), choice]);
    }
    const [to, [only]] = [...ways].find(([, found]) => found.length === 1 && !found[0]!.warnings.length)!;
    await click(thing(`location:${to}`)!);
    expect(sent).not.toHaveBeenCalled();
    expect(place.querySelectorAll(".mb-way").length).toBeGreaterThan(0);
    expect(place.querySelector(".mb-go")?.getAttribute("data-action")).toBe(String(only!.action));
    await click(thing(`location:${to}`)!);
    expect(sent).toHaveBeenCalledWith(only!.name);
  });

  it("offers both ways where there are two, the shorter one first", async () => {
    const one = moment("move", "all");
    const to = "6";
    const ways = [2, 3].map((points) => ({
      ...one.choices[0]!,
      action: points,
      name: { type: "sail", to, points },
      label: `${points} points`,
      warnings: [],
    }));
    const { sent, place, thing, click } = await draw({ ...one, choices: ways });
    await click(thing(`location:${to}`)!);
    expect(sent).not.toHaveBeenCalled();
    const buttons = place.querySelectorAll(".mb-way-button");
    expect([...buttons].map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    await click(buttons[1]!);
    await click(place.querySelector(".mb-go")!);
    expect(sent).toHaveBeenCalledWith(ways[1]!.name);
  });
});

describe("what cannot be taken back", () => {
  it("is not done with one click", async () => {
    const one = moment("disc");
    const choices = [{ ...one.choices[0]!, warnings: ["cannot_be_undone"] }];
    const { sent, place, thing, click } = await draw({ ...one, choices });
    await click(thing(placeOf(choices[0]!.name, one.view))!);
    expect(sent).not.toHaveBeenCalled();
    expect(place.querySelector(".mb-peek")?.textContent).toContain("Cannot be taken back.");
  });

  it("is told before a ship sails", async () => {
    const one = moment("move", "all");
    const choices = [{ ...one.choices[0]!, warnings: ["cannot_be_undone"] }];
    const { sent, place, thing, click } = await draw({ ...one, choices });
    await click(thing(placeOf(choices[0]!.name, one.view))!);
    expect(sent).not.toHaveBeenCalled();
    expect(place.querySelector(".mb-ask")?.textContent).toContain("Cannot be taken back.");
  });
});

describe("the prompt", () => {
  const asked = (warnings: string[]) => ({
    ...moment("move", "all"),
    choices: [
      { action: 0, name: { type: "pass" }, label: "Go on", price: {}, gain: {}, warnings, group: "pass" },
    ],
  });

  it("does at once what can be taken back", async () => {
    const { sent, place, click } = await draw(asked([]));
    await click(place.querySelector(".mb-ask .mb-choice")!);
    expect(sent).toHaveBeenCalledWith({ type: "pass" });
  });

  it("asks first where something cannot be taken back", async () => {
    const { sent, place, click } = await draw(asked(["cannot_be_undone"]));
    await click(place.querySelector(".mb-ask .mb-choice")!);
    expect(sent).not.toHaveBeenCalled();
    await click(place.querySelector(".mb-peek .mb-choice")!);
    expect(sent).toHaveBeenCalledWith({ type: "pass" });
  });
});

describe("a phone", () => {
  it("shows the chart and the hand, and opens the part where something is asked", async () => {
    const map = await draw(moment("move", "all"), 390);
    expect(map.place.querySelector(".mb-chart")).not.toBeNull();
    expect(map.place.querySelector(".mb-open-part .is-hand")).not.toBeNull();
    leave();
    const { place } = await draw(moment("disc"), 390);
    expect(place.querySelector('.mb-open-part [data-state="lit"]')).not.toBeNull();
  });

  it("leads from tab to tab to everything that is lit", async () => {
    const one = moment("village");
    const { place, click } = await draw(one, 390);
    const reached = new Set<Choice>();
    for (const tab of place.querySelectorAll<HTMLElement>(".mb-tabs button")) {
      if (tab.getAttribute("aria-pressed") === "false") await click(tab);
      for (const choice of one.choices) if (isReachable(place, choice, one.view)) reached.add(choice);
    }
    expect(one.choices.filter((choice) => !reached.has(choice))).toEqual([]);
  });
});

describe("somebody who looks on", () => {
  it("sees the whole table and nothing lit", async () => {
    const { place } = await draw({ ...moment("move", "rescue"), seat: null, choices: [], refused: [] });
    expect(place.querySelector('[data-state="lit"]')).toBeNull();
    expect(place.querySelector(".mb-search")).not.toBeNull();
    expect(place.querySelector(".mb-automa")).not.toBeNull();
  });
});

/** Figures and zones, which tell what they are. */
const LOOKED_AT = [
  ...["seat", "vp", "vp_income", "income", "doubloons", "figures", "combat", "synergies", "deliveries"],
  ...["liberations", "quests", "tokens", "hand", "planned", "tableau", "automa"],
];

const ASKING = moments.filter(({ seat, choices }) => seat !== null && choices.length > 0);
/** Every kind of thing lies on these tables; `make sweep` taps every thing of all. */
const SOME = ["choosing-career", "move", "main", "village", "refill", "combat-fight", "agent_place"];
const WALKED = process.env.WHOLE_GAMES ? ASKING : ASKING.filter(({ kind }) => SOME.includes(kind));

describe("what is not lit", () => {
  it.each(WALKED.map((one) => [`${one.scenario} ${one.kind}`, one] as const))(
    "%s: says why not when it is tapped",
    async (_, one) => {
      const { sent, place, click } = await draw(one);
      const seen = new Set<string>();
      const silent: string[] = [];
      for (const thing of place.querySelectorAll<HTMLElement>("[role=button][data-place]")) {
        const [what] = thing.dataset.place!.split(":") as [string];
        const kind = `${what} ${thing.dataset.state!}`;
        if (thing.dataset.state === "lit" || (seen.has(kind) && !process.env.WHOLE_GAMES)) continue;
        seen.add(kind);
        await click(thing);
        const told = LOOKED_AT.includes(what) ? ".mb-peek-about" : ".mb-reason";
        const said = place.querySelector(`.mb-peek.is-pinned ${told}`)?.textContent ?? "";
        if (said.length < 12) silent.push(`${thing.dataset.place!}: ${said}`);
      }
      expect(seen.size).toBeGreaterThan(8);
      expect(silent).toEqual([]);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it("says on others' turn and after the end that it is not one's turn", async () => {
    const one = moment("move", "all");
    const waiting = await draw({ ...one, choices: [], refused: [] });
    await waiting.click(waiting.thing("location:1")!);
    expect(waiting.place.querySelector(".mb-reason")?.textContent).toBe("It is not your turn yet.");
    leave();
    const over = await draw({ ...one, view: { ...one.view, over: true }, choices: [], refused: [] });
    await over.click(over.thing("location:1")!);
    expect(over.place.querySelector(".mb-reason")?.textContent).toBe("The game is over.");
  });
});
