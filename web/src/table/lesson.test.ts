import { describe, expect, it } from "vitest";
import type { Choice, Named, Step } from "./face";
import {
  advanced,
  fits,
  FRESH,
  isDue,
  suggested,
  understood,
  type Hint,
  type Now,
  type Progress,
} from "./lesson";

const hint = (id: string, rest: Partial<Hint> = {}): Hint => ({
  id,
  label: id,
  text: "",
  advice: "",
  when: {},
  show: "",
  suggest: null,
  rules: "",
  ...rest,
});
const choice = (name: Named, action = 0): Choice => ({
  action,
  name,
  price: {},
  gain: {},
  warnings: [],
  group: "",
});
const told = (n: number, ...events: Step["events"]): Step => ({ n, time: 0, events });
const now = (rest: Partial<Now> = {}): Now => ({
  seat: 0,
  choices: [],
  view: { round: 1 },
  steps: [],
  decision: "1",
  over: false,
  ...rest,
});

describe("a moment", () => {
  const take = hint("take", { when: { offered: { type: "take", card: "a" } } });

  it("has come when something with these fields is offered", () => {
    expect(isDue(take, FRESH, now())).toBe(false);
    expect(isDue(take, FRESH, now({ choices: [choice({ type: "take", card: "b" })] }))).toBe(false);
    expect(isDue(take, FRESH, now({ choices: [choice({ type: "take", card: "a", more: 1 })] }))).toBe(true);
  });

  it("has come when a number of the view is reached", () => {
    const late = hint("late", { when: { reached: { round: 8 } } });
    expect(isDue(late, FRESH, now({ view: { round: 7 } }))).toBe(false);
    expect(isDue(late, FRESH, now({ view: { round: 9 } }))).toBe(true);
    expect(isDue(late, FRESH, now({ view: {} }))).toBe(false);
  });

  it("at the end comes at the end", () => {
    const end = hint("end", { when: { over: true } });
    expect(isDue(end, FRESH, now())).toBe(false);
    expect(isDue(end, FRESH, now({ over: true }))).toBe(true);
  });

  it("is made of all that is named", () => {
    const both = hint("both", { when: { offered: { type: "take" }, reached: { round: 2 } } });
    const choices = [choice({ type: "take" })];
    expect(isDue(both, FRESH, now({ choices }))).toBe(false);
    expect(isDue(both, FRESH, now({ choices, view: { round: 2 } }))).toBe(true);
  });

  it("compares fields by their value", () => {
    expect(fits({ type: "a", count: 2 }, { count: 2 })).toBe(true);
    expect(fits({ type: "a", count: 2 }, { count: "2" })).toBe(false);
    expect(fits({}, {})).toBe(true);
  });
});

describe("what is told", () => {
  const mine = hint("mine", { when: { event: { type: "sailed" }, mine: true } });
  const theirs = hint("theirs", { when: { event: { type: "sailed" }, mine: false } });
  const anybody = hint("anybody", { when: { event: { type: "sailed" } } });
  const hints = [mine, theirs, anybody];

  it("is about oneself, about others, or about anybody", () => {
    const own = advanced(hints, FRESH, now({ steps: [told(1, { type: "sailed", seat: 0 })] }));
    expect(own.heard).toEqual(["mine", "anybody"]);
    const other = advanced(hints, FRESH, now({ steps: [told(1, { type: "sailed", seat: 1 })] }));
    expect(other.heard).toEqual(["theirs", "anybody"]);
  });

  it("counts once, and what came before a reload stays known", () => {
    const steps = [told(4, { type: "sailed", seat: 1 })];
    const first = advanced(hints, FRESH, now({ steps }));
    expect(first.n).toBe(4);
    const kept = JSON.parse(JSON.stringify(first)) as Progress;
    expect(advanced(hints, kept, now({ steps }))).toBe(kept);
    expect(advanced(hints, kept, now()).shown).toBe("theirs");
  });
});

describe("a lesson", () => {
  const goal = hint("goal");
  const take = hint("take", { when: { offered: { type: "take" } }, suggest: { type: "take", card: "a" } });
  const pass = hint("pass", { when: { offered: { type: "pass" } } });
  const hints = [goal, take, pass];
  const choices = [
    choice({ type: "take", card: "a" }, 3),
    choice({ type: "take", card: "b" }),
    choice({ type: "pass" }),
  ];

  it("shows one hint at a time, in the order of the list", () => {
    let progress = advanced(hints, FRESH, now({ choices }));
    expect(progress.shown).toBe("goal");
    progress = advanced(hints, understood(progress), now({ choices }));
    expect([progress.shown, progress.open]).toEqual(["take", true]);
    progress = advanced(hints, understood(progress), now({ choices }));
    expect(progress.shown).toBe("pass");
    progress = advanced(hints, understood(progress), now({ choices }));
    expect(progress.shown).toBeNull();
    expect(progress.read).toEqual(["goal", "take", "pass"]);
  });

  it("goes on when the suggestion was taken, although more of the kind is offered", () => {
    const before = advanced(hints, { ...FRESH, read: ["goal"] }, now({ choices }));
    expect(before.shown).toBe("take");
    const after = advanced(hints, before, now({ choices: choices.slice(1), decision: "2" }));
    expect([after.shown, after.read]).toEqual(["pass", ["goal", "take"]]);
  });

  it("lets a hint go whose moment is over, and keeps one that nobody has seen for the next time", () => {
    const before = advanced(hints, { ...FRESH, read: ["goal"] }, now({ choices }));
    const after = advanced(hints, before, now({ choices: [], decision: null }));
    expect([after.shown, after.read]).toEqual([null, ["goal", "take"]]);
    expect(advanced(hints, after, now({ choices })).shown).toBe("pass");
  });

  it("follows somebody who plays on without a word", () => {
    const before = advanced(hints, FRESH, now({ choices: [], decision: null }));
    const turn = advanced(hints, before, now({ choices }));
    expect([turn.shown, turn.decision]).toEqual(["goal", "1"]);
    const acted = advanced(hints, turn, now({ choices, decision: "2" }));
    expect([acted.shown, acted.read]).toEqual(["take", ["goal"]]);
  });

  it("points at what can be done now and at nothing else", () => {
    expect(suggested(take, choices).map((one) => one.action)).toEqual([3]);
    expect(suggested(take, choices.slice(1))).toEqual([]);
    expect(suggested(pass, choices)).toEqual([]);
  });

  it("is at rest when nothing is new", () => {
    const progress = advanced(hints, FRESH, now({ choices }));
    expect(advanced(hints, progress, now({ choices }))).toBe(progress);
    expect(understood({ ...progress, shown: null })).toEqual({ ...progress, shown: null });
  });
});
