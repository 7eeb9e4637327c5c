import { beforeEach, describe, expect, it, vi } from "vitest";
import { correctionsOf, keepCorrections } from "./corrections";

const found = {
  differs: { card: { bank: { cost: { red: 4 } } } },
  data: { id: "x", figures: 1, confirmed: 0 },
};

describe("corrected figures", () => {
  beforeEach(() => {
    keepCorrections("macao", null);
    localStorage.clear();
  });

  it("are remembered for their title alone", () => {
    keepCorrections("macao", found);
    expect(correctionsOf("macao")).toEqual(found);
    expect(correctionsOf("macau_cards")).toBeNull();
  });

  it("can be forgotten", () => {
    keepCorrections("macao", found);
    keepCorrections("macao", null);
    expect(correctionsOf("macao")).toBeNull();
  });

  it("do no harm when what was stored is damaged", () => {
    localStorage.setItem("carrack.data.macao", '{"differs": 1}');
    expect(correctionsOf("macao")).toBeNull();
    localStorage.setItem("carrack.data.macao", "{");
    expect(correctionsOf("macao")).toBeNull();
  });

  it("hold until the page is closed where nothing may be stored", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("not allowed");
    });
    keepCorrections("macao", found);
    expect(correctionsOf("macao")).toEqual(found);
    refused.mockRestore();
  });
});
