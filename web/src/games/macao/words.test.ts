import { describe, expect, it } from "vitest";
import { longest, softened } from "./words";

describe("a name on a narrow card", () => {
  it("may be parted between two syllables of a long word, and nowhere else", () => {
    const parted = (name: string) => softened(name).replaceAll("\u00ad", "|");
    expect(parted("Administration 2")).toBe("Adminis|tration 2");
    expect(parted("Gewürzlagerhaus")).toBe("Gewürzlager|haus");
    expect(parted("Spice Warehouse")).toBe("Spice Warehouse");
  });

  it("is as large as its longest word allows", () => {
    expect(longest("Master of the Harbor")).toBe(6);
    expect(longest("Administration 2")).toBe(14);
  });
});
