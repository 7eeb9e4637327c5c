import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/http";
import { ZoneHost, ZonesProvider } from "../table/zones";
import Hint from "./Hint";

const found = {
  decision: "0.7",
  level: "captain",
  actions: [
    {
      action: { type: "draw" },
      said: "draw a card",
      chance: 0.4,
      points: null,
      visits: 9,
      why: "Nothing fits.",
    },
  ],
};

describe("a hint", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const shows = (decision: string) =>
    settle(async () =>
      root.render(
        <ZonesProvider>
          <Hint id="t1" title="tavern" seat={0} decision={decision} choices={[]} />
          <ZoneHost name="hint" />
        </ZonesProvider>,
      ),
    );
  const asks = () =>
    settle(async () => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
    });
  const card = () => place.querySelector(".hint-card");

  it("comes into a place that was there before, and goes with its decision", async () => {
    vi.spyOn(http, "hint").mockResolvedValue(found);
    await shows("0.7");
    const spoken = place.querySelector("[aria-live=polite]");
    expect(spoken).not.toBeNull();
    await asks();
    expect(card()?.textContent).toContain("draw a cardNothing fits."); // before any figure
    expect(spoken?.contains(card())).toBe(true);
    await shows("0.8");
    expect(card()).toBeNull();
  });

  it("that was refused is forgotten with its decision", async () => {
    vi.spyOn(http, "hint").mockRejectedValue({ code: "limit.too_often", sentence: "too often" });
    await shows("0.7");
    await asks();
    expect(card()).not.toBeNull();
    await shows("0.8");
    expect(card()).toBeNull();
  });
});
