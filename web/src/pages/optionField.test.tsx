import { act } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import type { Option } from "../api/types";
import { OptionField, orderOf } from "./OptionField";

const order = {
  name: "initial_wall_order",
  kind: "wallorder",
  default: "random_start_clockwise",
  choices: ["random_start_clockwise", "random"],
  labels: ["clockwise", "at random"],
  label: "First order on the wall",
  text: "Who is on top.",
  group: "table",
} as unknown as Option;

describe("an order of seats", () => {
  it.each([
    ["B A C", [1, 0, 2]],
    ["b,a", [1, 0]],
    ["2 1 3", [1, 0, 2]],
    ["CAB", [2, 0, 1]],
  ])("is typed as people call seats: %s", (text, found) => expect(orderOf(text)).toEqual(found));

  it("is left to the server to refuse where it means nothing", () =>
    expect(orderOf("first Ana")).toBe("first Ana"));

  it("can be chosen and typed", () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    let value: unknown;
    const show = () =>
      act(() =>
        root.render(<OptionField option={order} value={value} onChange={(next) => (value = next)} />),
      );
    const change = (element: HTMLInputElement | HTMLSelectElement, to: string) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")!.set!;
      act(() => {
        set.call(element, to);
        element.dispatchEvent(
          new Event(element.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
        );
      });
      show();
    };
    show();
    const select = place.querySelector("select")!;
    expect(select.options).toHaveLength(3);
    change(select, select.options[2]!.value);
    change(place.querySelector("input")!, "B A");
    expect(value).toEqual([1, 0]);
    change(place.querySelector("select")!, '"random"');
    expect(value).toBe("random");
    expect(place.querySelector("input")).toBeNull();
  });
});
