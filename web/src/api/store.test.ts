import { expect, it } from "vitest";
import { hear, useStore } from "./store";
import type { FromServer, Full } from "./types";

const full = (n: number) =>
  ({
    type: "view",
    table: "t",
    seat: 0,
    n,
    view: {},
    position: {},
    events: [],
    log: [],
    steps: [],
  }) as unknown as Full;

it("keeps a table waiting until what is stored is shown on it", () => {
  hear(full(3));
  useStore.setState(({ tables }) => ({ tables: { ...tables, t: { ...tables.t!, waiting: ["a", "b"] } } }));
  hear({ type: "done", id: "a", table: "t", n: 4 });
  expect(useStore.getState().tables.t!.waiting).toEqual(["a", "b"]);
  hear(full(4));
  expect(useStore.getState().tables.t!.waiting).toEqual(["b"]);
  hear({ type: "done", id: "b", table: "t" });
  expect(useStore.getState().tables.t!.waiting).toEqual([]);
});

it("shows what was said in its order, each line once, however late it comes", () => {
  const line = (chat: number) =>
    ({ type: "chat", table: "c", chat, person: "p", name: "P", text: "…", time: chat }) as FromServer;
  [4, 6, 5, 4, 2].forEach((chat) => hear(line(chat)));
  expect(useStore.getState().tables.c!.chat.map(({ chat }) => chat)).toEqual([2, 4, 5, 6]);
});
