import { describe, expect, it } from "vitest";
import { streamKey, withFull, withUpdate } from "./stream";
import type { Full, Position, Update } from "./types";

const position = { turn: null } as unknown as Position;
const step = (n: number) => ({ n, time: 0, events: [{ type: "drew" }], log: [] });
const full = (n: number, steps: number[] = []) =>
  ({
    type: "view",
    table: "t",
    seat: 0,
    n,
    steps: steps.map(step),
    view: { n },
    position,
  }) as unknown as Full;
const update = (n: number) =>
  ({
    type: "update",
    table: "t",
    seat: 0,
    step: step(n),
    changes: [["set", ["n"], n]],
    position,
  }) as unknown as Update;

describe("a stream", () => {
  it("takes the next number", () => {
    const now = withUpdate(withFull(undefined, full(3), 0), update(4), 1);
    expect(now).toMatchObject({ n: 4, view: { n: 4 } });
    expect(now!.steps.map((one) => one.n)).toEqual([4]);
  });

  it("takes nothing twice", () => {
    const old = withFull(undefined, full(3), 0);
    expect(withUpdate(old, update(3), 1)).toBe(old);
  });

  it("takes several numbers that were told in one go, in their order", () => {
    const old = withFull(undefined, full(3), 0);
    const now = withUpdate(old, { ...update(6), earlier: [step(4), step(5)] } as Update, 1)!;
    expect(now).toMatchObject({ n: 6, view: { n: 6 } });
    expect(now.steps.map((one) => one.n)).toEqual([4, 5, 6]);
    expect(withUpdate(now, { ...update(6), earlier: [step(4), step(5)] } as Update, 2)).toBe(now);
    expect(withUpdate(now, { ...update(8), earlier: [step(6), step(7)] } as Update, 2)).toBeNull();
    expect(withUpdate(now, { ...update(9), earlier: [step(8)] } as Update, 2)).toBeNull();
  });

  it("notices a gap", () => {
    expect(withUpdate(withFull(undefined, full(3), 0), update(5), 1)).toBeNull();
    expect(withUpdate(undefined, update(5), 1)).toBeNull();
  });

  it("adds what was missed after a break", () => {
    const old = withUpdate(withFull(undefined, full(3), 0), update(4), 1)!;
    const now = withFull(old, full(6, [4, 5, 6]), 2);
    expect(now.steps.map((one) => one.n)).toEqual([4, 5, 6]);
    expect(now.n).toBe(6);
  });

  it("calls a spectator's stream watch", () => {
    expect([streamKey(null), streamKey(2)]).toEqual(["watch", "2"]);
  });
});
