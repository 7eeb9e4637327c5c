import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useSettings } from "./settings";
import "./shortcuts";

describe("single keys", () => {
  let heard: string[];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  const press = (target: Element, init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));

  beforeEach(() => {
    heard = [];
    window.addEventListener("keydown", listen);
    document.body.innerHTML = "<button>b</button><input><i></i>";
  });
  afterEach(() => {
    window.removeEventListener("keydown", listen);
    useSettings.getState().setKeys(true);
  });

  it("do something, until they are switched off", () => {
    press(document.body, { key: "1" });
    useSettings.getState().setKeys(false);
    for (const key of ["1", "h", "m", "?", " "]) press(document.body, { key });
    expect(heard).toEqual(["1"]);
    expect(localStorage.getItem("carrack.keys")).toBe("off");
  });

  it("that are switched off still write, press buttons and undo", () => {
    useSettings.getState().setKeys(false);
    press(document.querySelector("input")!, { key: "1" });
    press(document.querySelector("button")!, { key: " " });
    press(document.body, { key: "z", ctrlKey: true });
    press(document.body, { key: "Enter" });
    expect(heard).toEqual(["1", " ", "z", "Enter"]);
  });
});
