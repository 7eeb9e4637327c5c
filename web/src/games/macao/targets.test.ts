import { describe, expect, it } from "vitest";
import type { Choice } from "../../table/face";
import { pairOf, placeOf, targetsOf } from "./targets";
import { isPlain } from "../../board/targets";
import type { View } from "./types";

const view = { viewer: 0, seats: [{ wall: 3, ship: "lisboa" }] } as unknown as View;
const choice = (name: Choice["name"], warnings: string[] = []): Choice => ({
  action: 0,
  name,
  price: {},
  gain: {},
  warnings,
  group: "",
});

describe("placeOf", () => {
  it("puts actions on things", () => {
    expect(placeOf({ type: "move_wall", distance: 2 }, view)).toBe("wall:5");
    expect(placeOf({ type: "deliver" }, view)).toBe("port:lisboa");
    expect(placeOf({ type: "use_card", card: "shop", color: "red" }, view)).toBe("card:shop");
    expect(placeOf({ type: "pass" }, view)).toBe("pass");
  });
});

describe("targetsOf", () => {
  it("gathers several choices on one thing", () => {
    const choices = ["red", "blue"].map((pay) => choice({ type: "move_ship", to: "s01", pay }));
    expect(targetsOf(view, choices, []).get("sea:s01")?.choices).toHaveLength(2);
  });
});

describe("isPlain", () => {
  it("asks where there is something to choose or to regret", () => {
    expect(isPlain([choice({ type: "deliver" })])).toBe(true);
    expect(isPlain([choice({ type: "pass" }, ["cannot_be_undone"])])).toBe(false);
    expect(isPlain([choice({ type: "deliver" }), choice({ type: "deliver" })])).toBe(false);
  });
});

describe("pairOf", () => {
  it("finds two dice in any order", () => {
    const choices = [choice({ type: "choose_dice", first: "red", second: "blue" })];
    expect(pairOf(choices, "choose_dice", "blue", "red")).toBe(choices[0]);
    expect(pairOf(choices, "choose_dice", "red", "red")).toBeUndefined();
  });
});
