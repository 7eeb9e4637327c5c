import { describe, expect, it } from "vitest";
import { nextOf } from "./waiting";
import type { Waiting } from "./types";

const table = (id: string): Waiting => ({ id, title: "tavern", name: "", due: null, others: [], asked: "" });

describe("the next table", () => {
  it("is the first that waits and is not this one", () => {
    expect(nextOf([table("a"), table("b")], "a")?.id).toBe("b");
    expect(nextOf([table("a"), table("b")], null)?.id).toBe("a");
  });

  it("is none where nothing else waits", () => {
    expect(nextOf([table("a")], "a")).toBeUndefined();
    expect(nextOf([], null)).toBeUndefined();
  });
});
