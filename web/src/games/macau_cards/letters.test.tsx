import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useTexts } from "../../i18n";
import { useLetters } from "../../i18n/letters";
import { Card } from "./Card";
import { shortRank } from "./cards";

describe("the letters on drawn cards", () => {
  beforeEach(() => useLetters.getState().want(""));

  it("are those of a pack of the language, and aces and numbers stay", async () => {
    await useTexts.getState().speak("fr");
    expect(["J", "Q", "K", "A", "T", "9"].map(shortRank)).toEqual(["V", "D", "R", "A", "10", "9"]);
  });

  it("follow at once what the reader wants", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await useTexts.getState().speak("de");
    const place = document.createElement("div");
    const root = createRoot(place);
    act(() => root.render(<Card card="JS" />));
    expect(place.querySelector(".index")!.textContent).toBe("B");
    act(() => useLetters.getState().want("vdr"));
    expect(place.querySelector(".index")!.textContent).toBe("V");
    act(() => root.unmount());
  });
});
