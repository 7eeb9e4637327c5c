import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useTexts } from "../../i18n";
import { useLetters } from "../../i18n/letters";
import { Card, Suit } from "./Card";
import { shortRank } from "./cards";

const texts = import.meta.glob<string>(["./texts/*.ftl", "../macao/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

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

  it("come with the suits of the pack", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await useTexts.getState().speak("de");
    const place = document.createElement("div");
    const root = createRoot(place);
    const outline = () => place.querySelector("path")!.getAttribute("d");
    act(() => root.render(<Suit suit="C" />));
    const clubs = outline();
    expect(document.documentElement.dataset["suits"]).toBe("");
    act(() => useLetters.getState().want("uok"));
    expect(outline()).not.toBe(clubs);
    expect(document.documentElement.dataset["suits"]).toBe("german");
    act(() => root.unmount());
  });

  it("tell the suits of every pack, and the colors of cubes, apart in every language", () => {
    const lettersOf = (text: string) => [...text.matchAll(/^letter-\w+ = (.+)$/gm)].map((match) => match[1]);
    const lettered = Object.entries(texts).filter(([, text]) => lettersOf(text).length > 0);
    expect(lettered.length).toBe(8 * 4);
    for (const [path, text] of lettered)
      expect(new Set(lettersOf(text)).size, path).toBe(lettersOf(text).length);
  });
});
