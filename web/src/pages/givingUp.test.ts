// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../api/types";
import { textOf, useTexts, LANGUAGES, loadWords } from "../i18n";
import { afterGivingUp, givingUpText } from "./TableMenu";

const seats = (...kinds: ("person" | "bot" | "gone")[]): SeatInfo[] =>
  kinds.map((kind, seat) => ({
    seat,
    kind: kind === "bot" ? "bot" : "person",
    name: `${seat}`,
    resigned: kind === "gone",
  }));

describe("giving up", () => {
  it("ends the game where only bots would be left", () => {
    expect(afterGivingUp(seats("person", "bot"), 0)).toBe("ends");
    expect(afterGivingUp(seats("person", "bot", "gone"), 0)).toBe("ends");
  });

  it("lets the other win in a game of two", () => {
    expect(afterGivingUp(seats("person", "person"), 1)).toBe("wins");
  });

  it("hands the seat to a bot while others play on", () => {
    expect(afterGivingUp(seats("person", "person", "bot"), 0)).toBe("plays");
    expect(afterGivingUp(seats("person", "person"), 0, true)).toBe("plays");
  });

  it("says where it counts: in a rating, in a tournament, or nowhere", async () => {
    const info = (kinds: ("person" | "bot")[], more: object) =>
      ({ seats: seats(...kinds), ...more }) as unknown as TableInfo;
    const cases = [
      [info(["person", "bot"], {}), "resign-text-ends"],
      [info(["person", "bot"], { rated: true }), "resign-text-ends-rated"],
      [info(["person", "bot"], { contest: "cup" }), "resign-text-ends-contest"],
      [info(["person", "person"], { contest: "cup" }), "resign-text-wins"],
      [info(["person", "person", "bot"], { contest: "cup" }), "resign-text-plays-contest"],
      [info(["person", "person"], { contest: "cup", cooperative: true }), "resign-text-plays"],
      [info(["person", "person", "bot"], { rated: true, contest: "cup" }), "resign-text-plays-rated"],
    ] as const;
    for (const [table, key] of cases) expect(givingUpText(table, 0)).toBe(key);
    for (const language of Object.keys(LANGUAGES)) {
      await useTexts.getState().speak(language as keyof typeof LANGUAGES);
      await loadWords("room");
      for (const [, key] of cases) expect(textOf(useTexts.getState().bundle, key)).not.toBe(key);
    }
  });
});
