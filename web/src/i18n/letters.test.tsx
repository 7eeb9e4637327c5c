import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords, useTexts } from ".";
import { LettersPick } from "../pages/LettersPick";
import { letterOf, PACKS, SUITS_OF, tagOf, USUAL, useLetters } from "./letters";

const { speak } = useTexts.getState();

describe("the letters on cards", () => {
  beforeEach(() => useLetters.getState().want(""));

  it("are those of a pack of the language", async () => {
    await speak("fr");
    expect(["J", "Q", "K"].map(letterOf)).toEqual(["V", "D", "R"]);
    await speak("de");
    expect(["J", "Q", "K"].map(letterOf)).toEqual(["B", "D", "K"]);
    expect(tagOf("de")).toBe("de");
  });

  it("are those that the reader wants, in the sentences of the server too", async () => {
    await speak("fr");
    useLetters.getState().want("jdr");
    expect(["J", "Q", "K"].map(letterOf)).toEqual(["J", "D", "R"]);
    expect(tagOf("fr")).toBe("fr-x-jdr");
    expect(localStorage.getItem("carrack.letters")).toBe("jdr");
  });

  it("are chosen in the own profile", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await speak("de");
    await loadWords("letters");
    const place = document.createElement("div");
    const root = createRoot(place);
    act(() => root.render(<LettersPick />));
    expect(place.querySelector("option")!.textContent).toBe("üblich: B, D, K");
    const select = place.querySelector("select")!;
    act(() => {
      select.value = "vdr";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(letterOf("J")).toBe("V");
    act(() => root.unmount());
  });

  it("are the same packs that the server knows", () => {
    const python = readFileSync(resolve(__dirname, "../../../src/carrack/texts/letters.py"), "utf-8");
    const known = (name: string) => {
      const written = python.match(new RegExp(`^${name}\\b[^{]*{[^}]*}`, "m"))![0];
      const entries = [...written.matchAll(/"(\w+)": (?:"(\w+)"|\((.*)\))/g)];
      return Object.fromEntries(
        entries.map(([, key, plain, several]) => [key, plain ?? JSON.parse(`[${several}]`)]),
      );
    };
    expect(known("PACKS")).toEqual(PACKS);
    expect(known("SUITS_OF")).toEqual(SUITS_OF);
    expect(known("USUAL")).toEqual(USUAL);
  });
});
