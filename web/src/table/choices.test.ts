import { describe, expect, it } from "vitest";
import type { Choice } from "./face";
import { choicesOf, groupsOf, typed, worthAsking } from "./choices";
import type { Position } from "../api/types";

const choice = (type: string, warnings: string[] = [], group = "g"): Choice => ({
  action: 1,
  name: { type },
  price: {},
  gain: {},
  warnings,
  group,
});

describe("choices", () => {
  it("are numbered through all groups", () => {
    const position = {
      turn: {
        decision: "0.1",
        groups: [
          { group: "a", actions: [choice("x"), choice("y")] },
          { group: "b", actions: [choice("z")] },
        ],
        refused: [],
      },
    } as unknown as Position;
    const found = choicesOf(position);
    expect(found.map((one) => one.group)).toEqual(["a", "a", "b"]);
    expect(groupsOf(found)[1]!.choices[0]!.number).toBe(3);
    expect(choicesOf(undefined)).toEqual([]);
  });
});

describe("worthAsking", () => {
  const bad = choice("bad", ["sixth_card", "cannot_be_undone"]);
  it("asks about what could be avoided", () => {
    expect(worthAsking(bad, [bad, choice("good")], false)).toEqual(["sixth_card"]);
  });
  it("does not ask about what cannot be avoided", () => {
    expect(worthAsking(bad, [bad, bad], false)).toEqual([]);
  });
  it("does not ask about what is only good to know", () => {
    const last = choice("last", ["leaves_one_card"]);
    expect(worthAsking(last, [last, choice("good")], false, ["leaves_one_card"])).toEqual([]);
  });
  it("asks about what is final where somebody wants that", () => {
    expect(worthAsking(bad, [bad], true)).toEqual(["cannot_be_undone"]);
  });
});

describe("typed", () => {
  it("waits for a second digit only where there can be one", () => {
    expect(typed("2", 12)).toEqual({ number: 2, sure: true });
    expect(typed("1", 12)).toEqual({ number: 1, sure: false });
    expect(typed("12", 12)).toEqual({ number: 12, sure: true });
    expect(typed("13", 12)).toBeNull();
    expect(typed("0", 12)).toBeNull();
    expect(typed("9", 9)).toEqual({ number: 9, sure: true });
  });
});
