import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/moderation";
import { nowIs } from "../api/session";
import type { Me } from "../api/types";
import { loadWords } from "../i18n";
import ModerationPage from "./ModerationPage";

const mona = { id: "mona", name: "Mona", kind: "account", moderator: true } as unknown as Me;
const bug = {
  id: "b1",
  by_id: "ana",
  by_name: "Ana",
  table_id: "t1",
  title: "tavern",
  seat: 0,
  row: 12,
  text: "My card is gone.",
  version: "1",
  browser: "Test",
  created: 1,
  done: false,
  sealed: true,
};

describe("the page of moderators", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(place);
    await loadWords("moderation");
    vi.spyOn(http, "reports").mockResolvedValue([]);
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    nowIs(null);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const shows = (me: Me) =>
    settle(async () => {
      nowIs(me);
      root.render(<ModerationPage />);
    });
  const presses = (name: string) =>
    settle(async () =>
      [...place.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === name)!.click(),
    );

  it("asks nothing for somebody who is none", async () => {
    await shows({ ...mona, moderator: false });
    expect(place.textContent).toBe("This page is for moderators.");
    expect(http.reports).not.toHaveBeenCalled();
  });

  it("gives no record while a game goes on", async () => {
    const listed = vi.spyOn(http, "bugs").mockResolvedValue([bug]);
    await shows(mona);
    await presses("Mistakes");
    expect(place.textContent).toContain("My card is gone.");
    expect(place.textContent).toContain("sealed until the game is over");
    expect(place.querySelector("a[download]")).toBeNull();
    listed.mockResolvedValue([{ ...bug, sealed: false }]);
    await presses("Log");
    await presses("Mistakes");
    expect(place.querySelector("a[download]")?.getAttribute("href")).toContain("/bugs/b1/record");
  });

  it("lists who is muted or banned before anybody is looked for", async () => {
    const bob = { id: "bob", kind: "account", name: "Bob", muted: true, banned: false };
    vi.spyOn(http, "marked").mockResolvedValue([{ ...bob, moderator: false, created: 1 }]);
    await shows(mona);
    await presses("People");
    expect(place.textContent).toContain("Muted or banned at present");
    expect(place.querySelector<HTMLInputElement>("li input")?.checked).toBe(true);
  });

  it("tells in words who did what, and nothing of ids", async () => {
    const done = (what: string, about: string, detail: string, by = "Mona") => ({
      ...{ time: 1, what, about, detail, by },
    });
    vi.spyOn(http, "deeds").mockResolvedValue([
      done("close table", "t1", "insults"),
      done("ban", "b0b", "Bob"),
      done("unmute", "b0b", "", ""),
      done("close report", "7", ""),
      done("polish the brass", "ship", ""),
    ]);
    await shows(mona);
    await presses("Log");
    const said = [...place.querySelectorAll("li > span")].map((line) =>
      line.textContent!.replaceAll(/[\u2068\u2069]/g, "").trim(),
    );
    expect(said).toEqual([
      "Mona closed a table: insults To the table",
      "Mona banned Bob.",
      "The operator let … speak again.",
      "Mona dealt with report 7.",
      "Mona polish the brass ship",
    ]);
  });

  it("closes a table with a reason only", async () => {
    const table = { id: "t1", name: "Tea", title: "tavern", status: "playing", players: ["Ana"] };
    vi.spyOn(http, "tables").mockResolvedValue([{ ...table, rows: 3, changed: 1, reason: "" }]);
    const close = vi.spyOn(http, "closeTable").mockResolvedValue();
    await shows(mona);
    await presses("Tables");
    await presses("Close the table");
    const input = place.querySelector<HTMLInputElement>("form input")!;
    expect(input.required).toBe(true);
    await settle(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, "Rude");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await settle(async () => place.querySelector("form")!.requestSubmit());
    expect(close).toHaveBeenCalledWith("t1", "Rude");
  });
});
