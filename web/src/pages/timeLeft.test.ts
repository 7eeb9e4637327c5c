import { describe, expect, it } from "vitest";
import { lengthOf, timeLeft } from "./timeLeft";

const HOUR = 3_600_000;

describe("time that is left", () => {
  it("is told in its largest unit, in the language of the reader", () => {
    expect(lengthOf(3 * 24 * HOUR, "en")).toBe("3 days");
    expect(lengthOf(47 * HOUR, "de")).toBe("47 Stunden");
    expect(lengthOf(HOUR / 2, "fr")).toBe("30 minutes");
  });

  it("is short below three hours, and never less than nothing", () => {
    expect(timeLeft(HOUR * 3, 0, "en")).toEqual({ text: "3 hours", isShort: false });
    expect(timeLeft(HOUR * 3 - 1, 0, "en").isShort).toBe(true);
    expect(timeLeft(0, HOUR, "en").text).toBe("0 minutes");
  });
});
