import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisAnswer } from "../api/types";
import * as http from "../api/http";
import { AnalysisPanel } from "./AnalysisPanel";

const done = (said: string) => ({ action: { type: said }, said, chance: 0.4, points: null, visits: 50 });
const found: AnalysisAnswer = {
  state: "done",
  done: 0,
  of: 0,
  ahead: 0,
  analysis: {
    title: "tavern",
    level: "admiral",
    simulations: 100,
    choices: [
      {
        ...{ step: 1, turn: 1, round: 1, seat: 0, done: done("Draw"), best: done("Sing"), agrees: false },
        ...{ lost: 0.1, lost_points: null, doubt: 0.02, chances: [0.6, 0.4] },
        line: [
          { seat: 0, said: "Sing" },
          { seat: 1, said: "Leave" },
        ],
      },
    ],
    turning_points: [],
    sums: [
      { choices: 1, agreed: 0, lost: 0.1, lost_points: null, accuracy: 63.6 },
      { choices: 0, agreed: 0, lost: 0, lost_points: null, accuracy: null },
    ],
    final: null,
  },
};
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
          names={["Anna", "Bob"]}
          step={1}
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

  it("tells how the judge would have played on, and how well each chose", async () => {
    vi.spyOn(http, "analysis").mockResolvedValue(found);
    await shows();
    const line = [...place.querySelectorAll(".played-on li")].map((step) => step.textContent);
    expect(line).toEqual(["Anna Sing", "Bob Leave"]);
    const last = [...place.querySelectorAll("tbody tr")].map((row) => row.lastElementChild?.textContent);
    expect(last.slice(-2)).toEqual(["64", ""]);
  });

  it("is not read out with every choice that is judged", async () => {
    vi.spyOn(http, "analysis").mockResolvedValue(running);
    await shows();
    const bar = place.querySelector("progress")!;
    expect(bar.closest("[aria-live]")?.getAttribute("aria-live")).toBe("off");
  });
});
