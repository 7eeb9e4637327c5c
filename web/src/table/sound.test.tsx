import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSettings } from "../kit/settings";
import { SoundButton } from "./SoundButton";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  localStorage.clear();
  useSettings.setState({ sound: true, volume: 0.7 });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root.render(<SoundButton />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const slider = () => place.querySelector<HTMLInputElement>("input[type=range]")!;
const mute = () => place.querySelector<HTMLButtonElement>("[aria-pressed]")!;

async function slide(to: number): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    set.call(slider(), String(to));
    slider().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("the volume is set and remembered", async () => {
  expect(slider().value).toBe("70");
  await slide(25);
  expect(useSettings.getState()).toMatchObject({ sound: true, volume: 0.25 });
  expect(localStorage.getItem("carrack.volume")).toBe("0.25");
});

test("nothing is heard when it is muted, and afterwards it is as loud as before", async () => {
  await slide(40);
  await act(async () => mute().click());
  expect(useSettings.getState().sound).toBe(false);
  expect(slider().value).toBe("0");
  await act(async () => mute().click());
  expect(slider().value).toBe("40");
});

test("a slider at its end mutes", async () => {
  await slide(0);
  expect(useSettings.getState()).toMatchObject({ sound: false, volume: 0.7 });
});
