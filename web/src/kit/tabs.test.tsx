import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./Tabs";

function Sample() {
  const [chosen, choose] = useState("log");
  const tabs = ["log", "chat"].map((id) => ({
    id,
    name: `the ${id}`,
    panel: () => <p>{`all of the ${id}`}</p>,
  }));
  return <Tabs label="beside" tabs={tabs} chosen={chosen} choose={choose} />;
}

function draw(): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(place).render(<Sample />));
  return place;
}

const chosen = (place: HTMLElement) => place.querySelector<HTMLElement>("[role=tab][aria-selected=true]")!;
const press = (key: string) =>
  act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

describe("tabs", () => {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it("show one panel, named after its tab", () => {
    const place = draw();
    const panel = place.querySelector("[role=tabpanel]")!;
    expect(panel.textContent).toBe("all of the log");
    expect(panel.getAttribute("aria-labelledby")).toBe(chosen(place).id);
    act(() => place.querySelectorAll<HTMLElement>("[role=tab]")[1]!.click());
    expect(panel.textContent).toBe("all of the chat");
    expect(chosen(place).getAttribute("aria-controls")).toBe(panel.id);
  });

  it("are gone through with arrows, round and round, and only one can be tabbed to", () => {
    const place = draw();
    chosen(place).focus();
    for (const [key, name] of [
      ["ArrowRight", "the chat"],
      ["ArrowRight", "the log"],
      ["ArrowLeft", "the chat"],
      ["Enter", "the chat"],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(chosen(place));
      expect(chosen(place).textContent).toBe(name);
      expect(place.querySelectorAll("[role=tab][tabindex='0']")).toHaveLength(1);
    }
  });
});
