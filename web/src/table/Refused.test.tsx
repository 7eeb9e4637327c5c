import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, TooLate } from "./Refused";

function draw(code: string) {
  const forget = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const refused = { code, sentence: "as the server says it" };
  act(() =>
    createRoot(place).render(
      <>
        <Refused refused={refused} rulesAt={() => "/rules"} forget={forget} />
        <TooLate refused={refused} forget={forget} />
      </>,
    ),
  );
  return { place, forget };
}

describe("what was not done", () => {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each(["seat.not_acting", "decision.stale"])("is told in passing when it came too late (%s)", (code) => {
    const { place, forget } = draw(code);
    expect(place.querySelector("[role=alert]")).toBeNull();
    expect(place.querySelector("[role=status].too-late")?.textContent).not.toBe("");
    expect(forget).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(4000));
    expect(forget).toHaveBeenCalledOnce();
  });

  it("stays until it is read otherwise, with a way into the rules", () => {
    const { place, forget } = draw("tribute.too_little_gold");
    expect(place.querySelector("[role=alert]")?.textContent).toContain("as the server says it");
    expect(place.querySelector("[role=alert] a")?.getAttribute("href")).toBe("/rules");
    expect(place.querySelector(".too-late")).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(forget).not.toHaveBeenCalled();
  });
});
