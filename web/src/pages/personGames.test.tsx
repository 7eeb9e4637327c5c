import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/http";
import type { PlayedGame } from "../api/types";
import { loadWords } from "../i18n";
import { PersonGames } from "./PersonGames";

const game = (table: string, accuracy: number | null): PlayedGame => ({
  ...{ table, title: "a_title", name: "Ana", ended: 1_700_000_000_000, rated: false },
  ...{ place: 1, won: true, players: ["Ana", "Rui"], accuracy },
});

describe("somebody's games", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await loadWords("friends");
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const shows = async (...games: PlayedGame[]) => {
    vi.spyOn(http, "gamesOf").mockResolvedValue({ games, more: false });
    await settle(async () => root.render(<PersonGames id="ana" titles={[]} />));
    return [...place.querySelectorAll("li")].map((row) => row.textContent);
  };

  it("tell the accuracy of those that were looked at again, and what it is", async () => {
    const [first, second] = await shows(game("t1", 81), game("t2", null));
    expect(first).toMatch(/Accuracy \u2068?81%/);
    expect(second).not.toContain("Accuracy");
    expect(place.textContent).toContain("how well each choice was made");
  });

  it("explain no figure where there is none", async () => {
    await shows(game("t1", null));
    expect(place.textContent).not.toContain("Accuracy");
  });
});
