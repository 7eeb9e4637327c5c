import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisAnswer } from "../api/types";
import * as http from "../api/http";
import { AnalysisPanel } from "./AnalysisPanel";

const running: AnalysisAnswer = { state: "running", done: 3, of: 7, ahead: 0, analysis: null };

describe("a game that is being looked at again", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const shows = () =>
    settle(async () =>
      root.render(
        <AnalysisPanel
          source={{ kind: "records", id: "r1", key: "" }}
          names={[]}
          step={0}
          last={1}
          jump={() => {}}
        />,
      ),
    );
  const later = () => settle(() => vi.advanceTimersByTimeAsync(2000));

  it("is asked for again though one question was refused", async () => {
    const asked = vi.spyOn(http, "analysis").mockResolvedValue(running);
    await shows();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRejectedValueOnce({ code: "limit.too_often", sentence: "too often" });
    await later();
    expect(asked).toHaveBeenCalledTimes(2);
    await later();
    await later();
    expect(asked.mock.calls.length).toBeGreaterThan(2);
  });

  it("is not read out with every choice that is judged", async () => {
    vi.spyOn(http, "analysis").mockResolvedValue(running);
    await shows();
    const bar = place.querySelector("progress")!;
    expect(bar.closest("[aria-live]")?.getAttribute("aria-live")).toBe("off");
  });
});
