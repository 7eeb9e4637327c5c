import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/http";
import type { Guide } from "../api/types";
import { useSettings } from "../kit/settings";
import { remember, remembered } from "../table/remembered";
import { ZoneHost, ZonesProvider } from "../table/zones";
import Nudge from "./Nudge";

const KEY = "carrack.nudges.tavern";

const tip = (id: string, line = `Here it is ${id}.`): Guide["tips"][number] => ({
  id,
  label: `About ${id}`,
  text: "A whole story.",
  now: "",
  line,
  places: [],
  rules: "",
});

/** What the server knows to teach at each decision. */
const due: Record<string, Guide["tips"]> = {
  "0.1": [tip("dice"), tip("empty_arrow")],
  "0.2": [tip("dice"), tip("empty_arrow"), tip("five_spaces")],
  "0.3": [tip("long", ""), tip("dice"), tip("five_spaces")],
  "0.4": [tip("dice"), tip("long", "")],
};

describe("a nudge", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    remember(KEY, []);
    root = createRoot(place);
    vi.spyOn(http, "guide").mockImplementation((_table, _seat, decision) =>
      Promise.resolve({ decision, first: false, tips: due[decision] ?? [], step: null }),
    );
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useSettings.getState().setNudges(true);
  });
  const passes = (ms: number) => settle(async () => void vi.advanceTimersByTime(ms));
  const begins = (decision: string | null) =>
    settle(async () =>
      root.render(
        <ZonesProvider>
          <Nudge id="t1" title="tavern" seat={0} decision={decision} />
          <ZoneHost name="tip" />
        </ZonesProvider>,
      ),
    );
  const shows = async (decision: string | null) => {
    await begins(decision);
    await passes(1000);
  };
  const lines = () => [...place.querySelectorAll(".nudge > span")].map((line) => line.textContent);

  it("comes the first time that something is due, one line at a decision and none twice", async () => {
    await shows("0.1");
    expect(lines()).toEqual(["About dice. Here it is dice."]);
    await shows("0.2");
    expect(lines()).toEqual(["About empty_arrow. Here it is empty_arrow."]);
    await shows("0.3"); // what needs more than a line is left to the lesson
    expect(lines()).toEqual(["About five_spaces. Here it is five_spaces."]);
    await shows("0.4");
    expect(lines()).toEqual([]);
  });

  it("goes with its decision, and is gone while the others act", async () => {
    await shows("0.1");
    await shows(null);
    expect(lines()).toEqual([]);
  });

  it("is not for whoever has decided before it comes", async () => {
    await begins("0.1");
    await passes(300);
    await begins("0.2");
    expect(http.guide).not.toHaveBeenCalled();
    await passes(1000);
    expect(http.guide).toHaveBeenCalledTimes(1);
    expect(lines()).toEqual(["About dice. Here it is dice."]);
  });

  it("is read out: its place is there before it says something", async () => {
    await shows(null);
    const spoken = place.querySelector("[aria-live=polite]");
    await shows("0.1");
    expect(spoken?.textContent).toContain("Here it is dice.");
  });

  it("remembers what was told, also at the next table", async () => {
    await shows("0.1");
    expect(remembered(KEY)).toEqual(["dice"]);
    await settle(() => root.unmount());
    root = createRoot(place);
    await shows("0.1");
    expect(lines()).toEqual(["About empty_arrow. Here it is empty_arrow."]);
  });

  it("is for newcomers: who has read many lines is asked about no more", async () => {
    remember(
      KEY,
      Array.from({ length: 25 }, (_, i) => `read-${i}`),
    );
    await shows("0.1");
    expect(http.guide).not.toHaveBeenCalled();
    expect(lines()).toEqual([]);
  });

  it("can be switched off where it stands, and the device remembers that", async () => {
    await shows("0.1");
    await settle(async () => place.querySelector<HTMLButtonElement>(".nudge button")!.click());
    expect(useSettings.getState().nudges).toBe(false);
    expect(localStorage.getItem("carrack.nudges")).toBe("off");
  });
});
