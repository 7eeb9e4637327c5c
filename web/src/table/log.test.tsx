import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Log } from "./Log";

const LINES = [1, 2, 3].map((n) => ({ n, lines: [`Step ${n}`] }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let place: HTMLElement;
const jump = vi.fn();

beforeEach(async () => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root.render(<Log lines={LINES} jump={jump} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
const focused = () => document.activeElement?.textContent;

it("is one stop of the tabulator, however long it is", () => {
  const stops = [...place.querySelectorAll<HTMLElement>("ol, button")].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops).toEqual([place.querySelector("ol")]);
});

it("is walked through with arrow keys from the newest line on, which is the last that is read out", async () => {
  place.querySelector("ol")!.focus();
  await press("ArrowDown");
  expect(focused()).toBe("Step 3");
  await press("ArrowDown");
  expect(focused()).toBe("Step 2");
  await press("End");
  expect(focused()).toBe("Step 1");
  await press("ArrowDown"); // there is nothing further down
  expect(focused()).toBe("Step 1");
  await press("Home");
  await press("ArrowDown");
  await press("ArrowUp");
  expect(focused()).toBe("Step 3");
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(jump).toHaveBeenCalledWith(3);
});
