import { describe, expect, it } from "vitest";
import type { Choice, Named } from "../../table/face";
import { placeOf, regionOf, targetsOf } from "./targets";
import { isPlain } from "../../board/targets";
import type { View } from "./types";

const view = {
  viewer: 0,
  pending: { what: "combat", seat: 0, nation: "spain" },
  display: ["A005", null],
  locations: [{ location: "7", quests: ["Q12"] }],
  seats: [
    {
      seat: 0,
      ship: "11",
      port: "HP02",
      planned: ["A002"],
      tableau: [{ card: "A037", placed: null, mark: 0 }],
      card_quests: ["Q03"],
    },
  ],
} as unknown as View;

const choice = (name: Named, warnings: string[] = []): Choice => ({
  action: 0,
  name,
  price: {},
  gain: {},
  warnings,
  group: "",
});

describe("placeOf", () => {
  it("puts actions on the things that they name", () => {
    expect(placeOf({ type: "sail", to: "9a", points: 4 }, view)).toBe("location:9a");
    expect(placeOf({ type: "explore", to: "E8n" }, view)).toBe("space:E8n");
    expect(placeOf({ type: "pay_card", card: "A001" }, view)).toBe("card:A001");
    expect(placeOf({ type: "resist", space: 2 }, view)).toBe("resist:2");
    expect(placeOf({ type: "return_marker", space: 1 }, view)).toBe("resist:1");
    expect(placeOf({ type: "token_pile", pile: 1 }, view)).toBe("pile:1");
  });

  it("knows where the own ship and port are, and with whom one fights", () => {
    expect(placeOf({ type: "main_city" }, view)).toBe("location:11");
    expect(placeOf({ type: "port_action" }, view)).toBe("port:HP02");
    expect(placeOf({ type: "fight_influence", size: "small" }, view)).toBe("nation:spain");
  });

  it("puts the action of a city on the city whose turn it is, wherever the ship lies", () => {
    const elsewhere = { ...view, pending: { what: "city", seat: 0, location: "14" } } as View;
    expect(placeOf({ type: "city_action" }, elsewhere)).toBe("location:14");
    expect(placeOf({ type: "city_action" }, view)).toBe("location:11");
  });

  it("has no thing for what is only asked", () => {
    for (const type of [
      "pass",
      "accept",
      "choose_option",
      "choose_good",
      "keep_hand",
      "cover_hint",
      "cover_space",
    ])
      expect(placeOf({ type }, view)).toBe("");
  });

  it("has no thing for a place where nothing lies", () => {
    expect(placeOf({ type: "draw_open", place: 1 }, view)).toBe("");
  });
});

describe("targetsOf", () => {
  it("gathers several ways to one place, and keeps what is the same", () => {
    const ways = [2, 3].map((points) => choice({ type: "sail", to: "6", points }));
    const first = targetsOf(view, ways, []);
    expect(first.get("location:6")?.choices).toHaveLength(2);
    const again = targetsOf(view, [...ways, choice({ type: "pass" })], [], first);
    expect(again.get("location:6")).toBe(first.get("location:6"));
  });

  it("lights the place where a quest lies as well", () => {
    const targets = targetsOf(view, [choice({ type: "main_quest", quest: "Q12" })], []);
    expect([...targets.keys()].sort()).toEqual(["location:7", "quest:Q12"]);
  });
});

describe("isPlain", () => {
  it("asks where there is something to choose or to regret", () => {
    expect(isPlain([choice({ type: "explore", to: "E1" })])).toBe(true);
    expect(isPlain([choice({ type: "pass" }, ["cannot_be_undone"])])).toBe(false);
    expect(isPlain([choice({ type: "sail" }), choice({ type: "sail" })])).toBe(false);
  });
});

describe("regionOf", () => {
  it("finds the part of the table in which a thing lies", () => {
    expect(regionOf("location:7", view)).toBe("map");
    expect(regionOf("card:A005", view)).toBe("offer");
    expect(regionOf("card:A037", view)).toBe("ship");
    expect(regionOf("card:A001", view)).toBe("hand");
    expect(regionOf("card:A002", view)).toBe("planned");
    expect(regionOf("upgrade:hold", view)).toBe("ship");
    expect(regionOf("building:PB1", view)).toBe("map");
    expect(regionOf("deck", view)).toBe("offer");
  });

  it("finds quests on the map, or on the card on which they lie", () => {
    expect(regionOf("quest:Q12", view)).toBe("map");
    expect(regionOf("quest:Q03", view)).toBe("ship");
  });

  it("finds careers and ports over the map while they are chosen, later on the tray", () => {
    const choosing = { ...view, choosing: { step: "career" } } as unknown as View;
    for (const place of ["career:CA01", "port:HP02"]) {
      expect(regionOf(place, choosing)).toBe("map");
      expect(regionOf(place, view)).toBe("goals");
    }
  });
});
