import { describe, expect, test } from "vitest";
import { MOST_AT_ONCE, Voices } from "./many";
import { isTone, lengthOf, SOUNDS, type SoundName } from "./recipes";

const NAMES = Object.keys(SOUNDS) as SoundName[];

describe("recipes", () => {
  test.each(NAMES)("%s is short, can be heard everywhere, and fades", (name) => {
    const recipe = SOUNDS[name];
    expect(lengthOf(recipe)).toBeLessThanOrEqual(1.3);
    for (const layer of recipe) {
      expect(layer.level).toBeGreaterThan(0);
      expect(layer.level).toBeLessThanOrEqual(0.6);
      expect(layer.rise).toBeGreaterThan(0); // a level that jumps would crackle
      expect(layer.fall).toBeGreaterThan(0.01);
      for (const pitch of [layer.pitch, layer.to]) {
        expect(pitch).toBeGreaterThanOrEqual(50);
        expect(pitch).toBeLessThan(9000);
      }
      if (!isTone(layer)) expect(layer.sharp).toBeLessThanOrEqual(5);
    }
  });

  test("no two sounds are the same", () => {
    const told = NAMES.map((name) => JSON.stringify(SOUNDS[name]));
    expect(new Set(told).size).toBe(NAMES.length);
  });
});

describe("many at once", () => {
  test("two of a kind in the same moment are one", () => {
    const voices = new Voices();
    expect(voices.admits("coin", 1, 1.2)).toBe(true);
    expect(voices.admits("coin", 1.02, 1.22)).toBe(false);
    expect(voices.admits("coin", 1.1, 1.3)).toBe(true);
    expect(voices.admits("cube", 1.02, 1.1)).toBe(true);
  });

  test("what is too much is left out, and there is room again later", () => {
    const voices = new Voices();
    const admitted = NAMES.slice(0, MOST_AT_ONCE + 4).filter((name) => voices.admits(name, 0, 1));
    expect(admitted).toHaveLength(MOST_AT_ONCE);
    expect(voices.admits("bell", 1.5, 2)).toBe(true);
  });
});
