import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as campaigns from "../api/campaigns";
import * as http from "../api/http";
import type { Campaign, CampaignResult, Option, Title } from "../api/types";
import { bundleOf, sayWith } from "../i18n";
import campaignTexts from "../i18n/texts/campaign.en.ftl?raw";
import pageTexts from "../i18n/texts/en.ftl?raw";
import { askedNow, chosenBefore, invitation, leaders, wayOf } from "./campaign";
import { Group } from "./CampaignGroup";
import { NextGame } from "./CampaignGame";
import { Archive, Outcome, Results } from "./CampaignTold";

const say = sayWith(bundleOf("en", pageTexts, campaignTexts));

const result = (changes: Partial<CampaignResult> = {}): CampaignResult => ({
  name: "A quiet harbor",
  succeeded: true,
  story: "By the end of the season …",
  won: [1],
  points: [70, 91],
  players: ["Ana", "Bob"],
  table: "t1",
  ended: 1_700_000_000_000,
  ...changes,
});

const place = (seat: number, changes: Partial<Campaign["places"][number]> = {}) => ({
  seat,
  kind: "person",
  name: ["Ana", "Bob", "Cat"][seat]!,
  level: "",
  yours: seat === 0,
  host: seat === 0,
  won: 0,
  points: 0,
  ...changes,
});

const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: "c1",
  title: "voyage",
  name: "",
  places: [place(0), place(1)],
  yours: [0],
  host: true,
  key: "secret",
  options: { promos: true, automa: "jean" },
  offers: { options: ["promos"], add: [] },
  game: null,
  over: false,
  length: 6,
  chapter: { id: 157, name: "Smoke over the hills", goal: "Stop at 16.", story: "At sunrise …" },
  tiles: [{ id: "L1", name: "Town charter", text: "This village is a city." }],
  cards: [],
  results: [],
  ...changes,
});

describe("the way of a campaign", () => {
  it("has a mark for each game, behind us and to come", () => {
    const results = [result(), result({ succeeded: false })];
    expect(wayOf({ results, length: 4, over: false })).toEqual(["succeeded", "failed", "next", "later"]);
    expect(wayOf({ results, length: 2, over: true })).toEqual(["succeeded", "failed"]);
  });

  it("is led by whoever won more games, then by points; at first by nobody, nor where one plays alone", () => {
    expect(leaders([place(0), place(1)])).toEqual([]);
    expect(leaders([place(0, { won: 1, points: 80 })])).toEqual([]);
    expect(leaders([place(0, { won: 1, points: 80 }), place(1, { points: 99 })])).toEqual([0]);
    const tied = { won: 1, points: 80 };
    expect(leaders([place(0, tied), place(1, tied)])).toEqual([0, 1]);
  });
});

describe("the next game", () => {
  it("remembers what was chosen, as far as it is asked again", () => {
    expect(chosenBefore(campaign())).toEqual({ promos: true });
    const all = ["level", "promos"].map((name) => ({ name }) as Option);
    expect(askedNow(all, campaign()).map((option) => option.name)).toEqual(["promos"]);
  });

  it("can be joined through an address with the key behind it", () => {
    expect(invitation("https://x", campaign())).toBe("https://x/campaigns/c1#secret");
    expect(invitation("https://x", campaign({ key: null }))).toBe("https://x/campaigns/c1");
  });
});

describe("the page of a group", () => {
  let root: Root;
  let page: HTMLElement;
  const show = async (what: React.ReactNode) => act(async () => root.render(what));
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find((one) => one.textContent.includes(name));
  const again = vi.fn();

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("CSS", { escape: (text: string) => text }); // jsdom has none
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    vi.spyOn(http, "options").mockResolvedValue({ options: [] });
    const levels = [{ id: "greedy", label: "friendly", text: "" }];
    vi.spyOn(http, "titles").mockResolvedValue([{ id: "voyage", levels } as unknown as Title]);
    page = document.body.appendChild(document.createElement("div"));
    root = createRoot(page);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.restoreAllMocks();
  });

  it("tells the story before the chapter, says that it is ours, and begins the game with what was added", async () => {
    const begun = vi.spyOn(campaigns, "nextGame").mockResolvedValue({ table: "t2" });
    const add = [{ id: "uprising", label: "Uprising", text: "…" }];
    const asked = campaign({ offers: { options: ["promos"], add } });
    await show(<NextGame campaign={asked} say={say} again={again} />);
    expect(page.textContent).toContain("At sunrise …");
    expect(page.textContent).toContain("A story of our own.");
    await act(async () => page.querySelector<HTMLElement>("input[type=checkbox]")!.click());
    await act(async () => button("Begin the game")!.click());
    expect(begun).toHaveBeenCalledWith("c1", { promos: true }, ["uprising"]);
  });

  it("begins no game while a place is free, and none for those who look on", async () => {
    const free = campaign({ places: [place(0), place(1, { kind: "open", name: "" })] });
    await show(<NextGame campaign={free} say={say} again={again} />);
    expect(button("Begin the game")).toBeUndefined();
    expect(page.textContent).toContain("let a bot play there");
    await show(<NextGame campaign={{ ...free, host: false }} say={say} again={again} />);
    expect(page.textContent).toContain("A place is still free.");
    expect(page.textContent).not.toContain("bot");
    await show(<NextGame campaign={campaign({ yours: [] })} say={say} again={again} />);
    expect(button("Begin the game")).toBeUndefined();
  });

  it("leads to the game under way, which those who may can give up", async () => {
    const game = { table: "t7", your_turn: true, may_abandon: true };
    await show(<NextGame campaign={campaign({ game })} say={say} again={again} />);
    expect(page.querySelector("a")!.getAttribute("href")).toBe("/table/t7");
    expect(page.textContent).toContain("Your turn");
    expect(button("Give this game up")).toBeDefined();
    await show(
      <NextGame campaign={campaign({ game: { ...game, may_abandon: false } })} say={say} again={again} />,
    );
    expect(button("Give this game up")).toBeUndefined();
  });

  it("lets the host put a bot on a free place or replace a person, and asks before it does", async () => {
    const given = vi.spyOn(campaigns, "givePlace").mockResolvedValue(campaign());
    const places = [place(0), place(1), place(2, { kind: "open", name: "" })];
    await show(<Group campaign={campaign({ places })} say={say} again={again} />);
    const selects = [...page.querySelectorAll("select")];
    expect(selects.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Replace Bob",
      "Replace A free place",
    ]);
    const choose = (select: HTMLSelectElement, to: string) =>
      act(async () => {
        select.value = to;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
    const agree = () =>
      act(async () => [...document.querySelectorAll<HTMLElement>(".dialog button")][0]!.click());
    await choose(selects[1]!, "greedy");
    expect(given).not.toHaveBeenCalled();
    expect(document.querySelector(".dialog")!.textContent).toContain("friendly");
    await agree();
    expect(given).toHaveBeenCalledWith("c1", 2, "greedy");
    await choose(selects[0]!, "person");
    expect(given).toHaveBeenCalledTimes(1);
    expect(document.querySelector(".dialog")!.textContent).toContain("Bob does not belong to the group");
    await agree();
    expect(http.titles).toHaveBeenCalledTimes(1);
    expect(given).toHaveBeenLastCalledWith("c1", 1, null);
    expect(page.querySelector("input")!.value).toContain("/campaigns/c1#secret");
  });

  it("shows nobody else how to change the group", async () => {
    await show(<Group campaign={campaign({ host: false, yours: [1] })} say={say} again={again} />);
    expect(page.querySelector("select")).toBeNull();
    await show(<Group campaign={campaign({ yours: [], host: false, key: null })} say={say} again={again} />);
    expect(button("Leave the group")).toBeUndefined();
  });

  it("tells the last game before the next one, earlier ones behind it, and what lies in the archive", async () => {
    const results = [
      result(),
      result({ name: "Smoke over the hills", succeeded: false, table: "t2", won: [0] }),
    ];
    const told = campaign({ results, cards: [{ id: "C100", name: "Luysa’s brother", text: "2 VP" }] });
    await show(
      <>
        <Outcome campaign={told} say={say} />
        <Results campaign={told} say={say} />
        <Archive campaign={told} say={say} />
      </>,
    );
    const rows = [...page.querySelectorAll(".result-row")].map((row) => row.textContent);
    expect(rows[0]).toContain("Smoke over the hillsGoal missed");
    expect(rows[0]).toContain("Ana: 70 VP · won");
    expect(rows[1]).toContain("A quiet harborGoal reached");
    expect(rows).toHaveLength(2);
    expect([...page.querySelectorAll("dt")].map((one) => one.textContent)).toEqual([
      "Town charter L1",
      "Luysa’s brother C100",
    ]);
  });
});
