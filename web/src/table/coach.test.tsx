import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Guide } from "../api/types";
import { Coach } from "./Coach";

const tip = (id: string) => ({
  id,
  label: id,
  text: "What it is.",
  now: "",
  line: "",
  places: [],
  rules: "",
});
const guide = (decision: string, tips: string[], first = true): Guide => ({
  decision,
  first,
  tips: tips.map(tip),
  step: { action: { type: "pass" }, said: "Pass", price: "", why: "Nothing is left.", places: [] },
});

describe("the coach of a lesson", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  const shows = (found: Guide | null, isTurn = true) =>
    settle(async () =>
      root.render(
        <Coach table="t1" title="tavern" guide={found} actions={[]} isTurn={isTurn} over={false} />,
      ),
    );
  const heading = () => place.querySelector("h2")?.textContent;
  const button = (name: string) =>
    [...place.querySelectorAll("button")].find((one) => one.textContent?.includes(name));

  it("leads step by step at first, until somebody would rather play on", async () => {
    await shows(guide("0.1", []));
    expect(place.querySelector(".coach-step")).not.toBeNull();
    expect(button("coach-ask")).toBeUndefined();
    await settle(async () => button("coach-skip")!.click());
    expect(place.textContent).not.toContain("Nothing is left.");
    await settle(async () => button("coach-ask")!.click());
    expect(place.textContent).toContain("Nothing is left.");
    await shows(guide("0.2", []));
    expect(place.textContent).not.toContain("Nothing is left.");
  });

  it("tells each thing once: it is read by word, or when the game goes on", async () => {
    await shows(guide("0.1", ["dice", "rose"]));
    expect(heading()).toBe("dice");
    await settle(async () => button("coach-understood")!.click());
    expect(heading()).toBe("rose");
    await shows(guide("0.2", ["rose", "wall"]));
    expect(heading()).toBe("rose");
    await shows(null, false);
    await shows(guide("0.3", ["dice", "rose", "wall"]));
    expect(heading()).toBe("wall");
  });

  it("leads nobody who plays on after the first round", async () => {
    await shows(guide("0.9", [], false));
    expect(button("coach-skip")).toBeUndefined();
    expect(button("coach-ask")).toBeDefined();
  });
});
