import { describe, expect, it } from "vitest";
import { changed, shared, type Change } from "./changes";

describe("changed", () => {
  it("sets, cuts and deletes", () => {
    const old = { hand: ["7S", "KH"], turn: 1, seen: { a: 1, b: 2 } };
    const found: Change[] = [
      ["cut", ["hand"], 1],
      ["set", ["turn"], 2],
      ["del", ["seen", "a"]],
    ];
    expect(changed(old, found)).toEqual({ hand: ["7S"], turn: 2, seen: { b: 2 } });
  });

  it("grows a list by setting its next index", () => {
    expect(changed({ pile: [1] }, [["set", ["pile", 1], 5]])).toEqual({ pile: [1, 5] });
  });

  it("leaves the old view as it was, and shares what is the same", () => {
    const old = { mine: { gold: 1 }, others: [{ gold: 2 }] };
    const now = changed(old, [["set", ["mine", "gold"], 7]]);
    expect(old.mine.gold).toBe(1);
    expect(now.mine.gold).toBe(7);
    expect(now.others).toBe(old.others);
  });

  it("takes a whole new view", () => {
    expect(changed<unknown>({}, [["set", [], { round: 1 }]])).toEqual({ round: 1 });
  });

  it("writes into what it has just set", () => {
    const found: Change[] = [
      ["set", ["list"], []],
      ["set", ["list", 0], 1],
      ["set", ["list", 1], 2],
    ];
    expect(changed<unknown>({}, found)).toEqual({ list: [1, 2] });
  });

  it("does not change what a message held", () => {
    const list: number[] = [];
    changed<unknown>({}, [
      ["set", ["list"], list],
      ["set", ["list", 0], 1],
    ]);
    expect(list).toEqual([]);
  });

  it("says so when a change leads nowhere", () => {
    expect(() => changed({ a: 1 }, [["set", ["a", "b"], 1]])).toThrow();
  });
});

describe("two values that came one after the other", () => {
  const old = { a: { x: 1 }, list: [{ n: 1 }, { n: 2 }], gone: true };

  it("are one where they are equal", () => {
    expect(shared(old, structuredClone(old))).toBe(old);
    expect(shared(old.list, structuredClone(old.list))).toBe(old.list);
  });

  it("share every part that has not changed", () => {
    const found = shared(old, { a: { x: 1 }, list: [{ n: 1 }, { n: 3 }], gone: true });
    expect(found).toEqual({ a: { x: 1 }, list: [{ n: 1 }, { n: 3 }], gone: true });
    expect(found.a).toBe(old.a);
    expect(found.list[0]).toBe(old.list[0]);
    expect(found.list[1]).not.toBe(old.list[1]);
  });

  it("differ when something is new, gone, shorter or of another kind", () => {
    const rest = { a: old.a, list: old.list };
    for (const fresh of [
      { ...old, more: 1 },
      rest,
      { ...old, list: [{ n: 1 }] },
      { ...old, a: null },
      [],
      null,
    ]) {
      const found = shared(old, fresh as unknown);
      expect(found).toEqual(fresh);
      expect(found).not.toBe(old);
    }
    expect(shared(undefined, old)).toBe(old);
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
