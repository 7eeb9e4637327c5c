// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { correctionsOf, keepCorrections } from "./corrections";

const found = {
  differs: { card: { bank: { cost: { red: 4 } } } },
  data: { id: "x", figures: 1, confirmed: 0 },
};

describe("corrected figures", () => {
  beforeEach(() => {
    keepCorrections("harbor", null);
    localStorage.clear();
  });

  it("are remembered for their title alone", () => {
    keepCorrections("harbor", found);
    expect(correctionsOf("harbor")).toEqual(found);
    expect(correctionsOf("tavern")).toBeNull();
  });

  it("can be forgotten", () => {
    keepCorrections("harbor", found);
    keepCorrections("harbor", null);
    expect(correctionsOf("harbor")).toBeNull();
  });

  it("do no harm when what was stored is damaged", () => {
    localStorage.setItem("carrack.data.harbor", '{"differs": 1}');
    expect(correctionsOf("harbor")).toBeNull();
    localStorage.setItem("carrack.data.harbor", "{");
    expect(correctionsOf("harbor")).toBeNull();
  });

  it("hold until the page is closed where nothing may be stored", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("not allowed");
    });
    keepCorrections("harbor", found);
    expect(correctionsOf("harbor")).toEqual(found);
    refused.mockRestore();
  });
});
