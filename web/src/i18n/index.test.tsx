import { act } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { chooseLanguage, loadWords, say, useSayMore, useTexts, wantedLanguage } from ".";

const { speak } = useTexts.getState();

describe("a change of language", () => {
  it("ends in the language that was asked for last, however slow the other one is", async () => {
    await speak("de"); // from now on it comes at once
    await Promise.all([speak("fr"), speak("de")]);
    expect(useTexts.getState().language).toBe("de");
    expect(say("cancel")).toBe("Abbrechen");
  });

  it("brings the words of a page that was opened in the meantime", async () => {
    await import("./texts/proposal.de.ftl?raw"); // they are here before English is
    await Promise.all([speak("en"), loadWords("proposal")]);
    expect(say("proposal-back")).not.toBe("proposal-back");
    expect(useTexts.getState().language).toBe("en");
  });
});

describe("the language at the start", () => {
  it("is what the browser asks for, until somebody chooses another", async () => {
    localStorage.clear();
    vi.stubGlobal("navigator", { languages: ["tlh", "fr-CA", "de"] });
    await speak(wantedLanguage());
    expect(useTexts.getState().language).toBe("fr");
    vi.stubGlobal("navigator", { languages: ["de"] }); // nobody chose French, so it was not kept
    expect(wantedLanguage()).toBe("de");
    await chooseLanguage("fr");
    expect(wantedLanguage()).toBe("fr");
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("is the one that the address names, which counts as chosen here", () => {
    localStorage.setItem("carrack.language", "de");
    expect(wantedLanguage()).toBe("de");
    history.replaceState(null, "", "/?lang=fr");
    expect(wantedLanguage()).toBe("fr");
    history.replaceState(null, "", "/?lang=tlh");
    expect(wantedLanguage()).toBe("fr");
    history.replaceState(null, "", "/");
  });
});

describe("words of a page", () => {
  it("are not waited for when they cannot be had", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await speak("en");
    const Page = () => <p>{useSayMore("nowhere")?.("cancel") ?? "…"}</p>;
    const page = document.createElement("div");
    const root = createRoot(page);
    await act(async () => root.render(<Page />));
    expect(page.textContent).toBe("Cancel");
    await act(async () => root.unmount());
  });
});
