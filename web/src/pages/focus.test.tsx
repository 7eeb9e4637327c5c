import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFocusNext } from "./focus";

function Table({ choices, lit }: { choices: string[]; lit: boolean }) {
  useFocusNext(choices);
  return (
    <div className="table">
      <h2 className="prompt-said" tabIndex={-1}>
        What now?
      </h2>
      <div className="table-face">
        {choices.map((choice) => (
          <button key={choice} data-state={lit ? "lit" : undefined}>
            {choice}
          </button>
        ))}
      </div>
    </div>
  );
}

describe("the focus", () => {
  let root: Root;
  const place = document.createElement("div");
  const shows = async (choices: string[], lit = true) => {
    await settle(async () => root.render(<Table choices={choices} lit={lit} />));
    await settle(async () => void (await vi.advanceTimersByTimeAsync(500)));
  };

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers();
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes to the first that is lit when what a key pressed is gone", async () => {
    await shows(["lay", "draw"]);
    place.querySelector("button")!.focus();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    await shows(["call", "pass"]);
    expect(document.activeElement?.textContent).toBe("call");
  });

  it("goes to the question after a click, and where nothing is lit", async () => {
    await shows(["lay"]);
    place.querySelector("button")!.focus();
    window.dispatchEvent(new Event("pointerdown"));
    await shows(["call"]);
    expect(document.activeElement?.className).toBe("prompt-said");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    await shows([]);
    expect(document.activeElement?.className).toBe("prompt-said");
  });

  it("stays where it is as long as that is there", async () => {
    await shows(["lay", "draw"]);
    const draw = place.querySelectorAll("button")[1]!;
    draw.focus();
    await shows(["draw", "pass"]);
    expect(document.activeElement).toBe(draw);
  });
});
