import { act } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { Places, type PlaceLine } from "./Places";

const LINES: PlaceLine[] = [
  { seat: 0, name: "Ana", who: "you", place: 1, score: 40, won: true },
  { seat: 1, name: "Bento", who: "", place: 1, score: 30, won: true },
];

async function drawn(isJoint: boolean): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const list = <Places lines={LINES} isJoint={isJoint} parts={[]} counted={0} nameOf={() => ""} />;
  await act(async () => createRoot(place).render(list));
  return place;
}

describe("seats at the end of a game", () => {
  it("have their places, and who won stands out", async () => {
    const place = await drawn(false);
    expect(place.querySelectorAll(".place-number")).toHaveLength(2);
    expect(place.querySelectorAll(".place.is-won")).toHaveLength(2);
  });

  it("have no places where all win or lose as one, but their points", async () => {
    const place = await drawn(true);
    expect(place.querySelectorAll(".place-number, .is-won")).toHaveLength(0);
    expect(place.textContent).toContain("40");
  });
});
