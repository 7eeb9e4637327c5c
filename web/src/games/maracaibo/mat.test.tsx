// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleOf, sayWith } from "../../i18n";
import type { Choice, RefusedChoice } from "../../table/face";
import { Captain } from "./Captain";
import { DoubtsContext } from "./Card";
import { Display } from "./Offer";
import { SIGN_SHAPES } from "./signs";
import { SetupSheet } from "./Setup";
import { MOMENT, Still } from "./still";
import { Hand, Planned } from "./Tray";
import english from "./texts/en.ftl?raw";
import type { View } from "./types";
import words from "./data/words.en.json";
import type { Words } from "./words";

const say = sayWith(bundleOf("en", english));
const choice = (name: Choice["name"], action = 0): Choice => ({
  action,
  name,
  label: "do it",
  price: {},
  gain: {},
  warnings: [],
  group: "",
});
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

interface Table {
  view?: View;
  seat?: number | null;
  choices?: Choice[];
  refused?: RefusedChoice[];
}

function show(what: React.ReactNode, { seat = 0, ...table }: Table = {}) {
  act(() =>
    root.render(
      <Still say={say} words={words as unknown as Words} seat={seat} {...table}>
        {what}
      </Still>,
    ),
  );
}

const stateOf = (place: string) => box.querySelector(`[data-place="${place}"]`)?.getAttribute("data-state");

describe("a captain", () => {
  it("shows where a disc may be taken, on the own ship board alone", () => {
    const choices = [choice({ type: "remove_disc", upgrade: "hold" })];
    show(
      <>
        <Captain seat={0} />
        <Captain seat={1} />
      </>,
      { choices },
    );
    expect(stateOf("upgrade:hold")).toBe("lit");
    expect(stateOf("upgrade:topsails")).toBe("still");
    expect(stateOf("upgrade:hold@1")).toBe("still");
  });

  it("tells what each upgrade brings and whether it is free", () => {
    show(<Captain seat={0} />);
    for (const [id, left] of Object.entries(MOMENT.seats[0]!.discs)) {
      const cell = box.querySelector(`[data-place="upgrade:${id}"]`)!;
      expect(cell.textContent).toContain((words.upgrades as Words["upgrades"])[id]!.name);
      expect(cell.classList.contains("is-unlocked")).toBe(left === 0);
    }
  });

  it("of another seat is shown whole", () => {
    show(<Captain seat={1} />);
    expect(box.querySelector(".mb-ship-board")).not.toBeNull();
    expect(box.querySelector('[data-place="career:CR2@1"]')).not.toBeNull();
  });

  it("keeps a hand closed, and shows it where hands are open", () => {
    show(<Captain seat={1} />);
    expect(box.querySelectorAll(".is-hand .mb-card-back")).toHaveLength(MOMENT.seats[1]!.hand_size);
    const seats = MOMENT.seats.map((row) => (row.seat === 1 ? { ...row, hand: ["A001", "A002"] } : row));
    show(<Captain seat={1} />, { view: { ...MOMENT, seats } });
    expect(box.querySelector(".is-hand .mb-card-back")).toBeNull();
    expect(box.querySelector('[data-place="card:A001"]')).not.toBeNull();
  });

  it("has no resistance tile and no home port where they are not played with", () => {
    show(<Captain seat={0} />, { view: { ...MOMENT, modules: [] } });
    expect(box.querySelector('[data-place="resist:0"]')).toBeNull();
    expect(box.querySelector('[data-place="port:HP02"]')).toBeNull();
    show(<Captain seat={0} />, { choices: [choice({ type: "resist", space: 1 })] });
    expect(stateOf("resist:1")).toBe("lit");
    expect(stateOf("resist:3")).toBe("still");
  });

  it("marks estimated figures on the pages of pieces, not while a game is played", () => {
    show(<Captain seat={0} />);
    expect(box.querySelector(".mb-estimated-sign")).toBeNull();
    show(
      <DoubtsContext.Provider value>
        <Captain seat={0} />
      </DoubtsContext.Provider>,
    );
    expect(box.querySelector(".mb-paper.is-career .mb-estimated-sign")).not.toBeNull();
  });
});

describe("cards", () => {
  it("in the hand are lit by any choice, and barred with the reason", () => {
    const [first, second] = MOMENT.hand!;
    const refused = [{ name: { type: "buy", card: second }, code: "x", reason: "too dear" }];
    show(<Hand seat={0} />, { choices: [choice({ type: "buy", card: first })], refused });
    expect(stateOf(`card:${first}`)).toBe("lit");
    expect(stateOf(`card:${second}`)).toBe("barred");
    expect(box.querySelector(`[data-place="card:${second}"]`)!.textContent).toContain("too dear");
  });

  it("of a hand are for its owner; nobody else sees more than backs", () => {
    show(<Hand seat={1} />);
    expect(box.querySelectorAll(".mb-card-back")).toHaveLength(MOMENT.seats[1]!.hand_size);
    expect(box.querySelector(".mb-card")).toBeNull();
  });

  it("have a name, a price and an effect in words", () => {
    show(<Planned seat={0} />);
    const id = MOMENT.seats[0]!.planned[0]!;
    const { name, text } = (words.cards as Words["cards"])[id]!;
    const said = box.querySelector(`[data-place="card:${id}"] .mb-hidden`)!.textContent!;
    expect(said).toContain(name);
    expect(said).toContain(text);
    expect(box.querySelectorAll(".mb-free-space")).toHaveLength(2);
  });

  it("are drawn from the display and the pile", () => {
    show(<Display />, {
      choices: [choice({ type: "draw_pile" }), choice({ type: "draw_open", card: "A005" }, 1)],
    });
    expect(stateOf("deck")).toBe("lit");
    expect(stateOf("card:A005")).toBe("lit");
  });
});

describe("the setup", () => {
  const view: View = {
    ...MOMENT,
    phase: "choosing",
    seats: MOMENT.seats.map((row) => ({ ...row, career: null, port: null })),
    choosing: { step: "career", careers: ["CR3", "CR6"], ports: ["HP05", "HP11", null], set_aside: [] },
  };

  it("offers careers and ports, and lights what is asked for", () => {
    show(<SetupSheet />, { view, choices: [choice({ type: "take_career", career: "CR6" })] });
    expect(stateOf("career:CR6")).toBe("lit");
    expect(box.querySelectorAll(".mb-paper.is-port")).toHaveLength(2);
  });

  it("leaves out ports where they are not played with, and is gone afterwards", () => {
    show(<SetupSheet />, { view: { ...view, modules: [] } });
    expect(box.querySelectorAll(".mb-paper.is-port")).toHaveLength(0);
    show(<SetupSheet />);
    expect(box.textContent).toBe("");
  });
});

it("every sign has a name", () => {
  for (const sign of Object.keys(SIGN_SHAPES)) expect(say(`sign-${sign}`)).not.toBe(`sign-${sign}`);
});
