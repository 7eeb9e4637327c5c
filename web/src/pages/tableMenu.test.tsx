import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../api/types";
import { TableMenu } from "./TableMenu";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("CSS", { escape: (text: string) => text });

const infoOf = (more: Partial<TableInfo> = {}) =>
  ({
    title: "games",
    status: "playing",
    seats: [
      { seat: 0, kind: "person", name: "Ana" },
      { seat: 1, kind: "person", name: "Bob" },
    ],
    options: {},
    clock: {},
    hints: false,
    rated: false,
    contest: "cup",
    ...more,
  }) as unknown as TableInfo;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));

const shows = (info: TableInfo, step = 0, over = false) =>
  act(async () =>
    root.render(
      <TableMenu
        id="t"
        link=""
        share={() => undefined}
        info={info}
        seat={0}
        plan={{ auto_pass: step % 2 === 1 } as never}
        undoAgreed={step}
        over={over}
        hasRules={step > 1}
        tryOut={() => undefined}
      />,
    ),
  );

const item = () =>
  [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) =>
    one.className.includes("danger"),
  );

it("keeps its nodes while it is open and the table goes on", async () => {
  await shows(infoOf());
  await act(async () => document.querySelector<HTMLElement>("button")!.click());
  const first = item();
  expect(first).toBeDefined();
  for (let step = 1; step < 5; step++) {
    await shows(infoOf({ status: "playing", clock: step > 2 ? { kind: "move" } : {} }), step);
    expect(item()).toBe(first);
  }
});

it("moves nothing under the finger: what comes waits, and what goes cannot be chosen any more", async () => {
  await shows(infoOf());
  await act(async () => document.querySelector<HTMLElement>("button")!.click());
  const all = () => [...document.querySelectorAll("[role=menuitem]")];
  const before = all();
  await shows(infoOf({ clock: { kind: "move" }, hints: true }), 2, true);
  expect(all()).toEqual(before);
  expect(item()?.getAttribute("aria-disabled")).toBe("true");
});
