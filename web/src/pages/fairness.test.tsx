import { act as settle, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/http";
import { canonical, commitmentOf, remember, remembered, type Head } from "./committing";
import { Checked, Committed, judged, useCommitment } from "./Fairness";

const HEAD: Head = {
  game: "a_title",
  rules_version: 1,
  seats: 2,
  options: { b: [1, "é"], a: { x: true, "\u2028": null } },
  data: { fingerprint: "f" },
  key: "00".repeat(32),
  seals: [{ hash: "aa" }, { hash: "bb" }],
};
// What the kernel makes of the same head.
const COMMITMENT = "43b8ae4839f4fd8df3852cbfc4f0cec6bc1ac54d13f8f79a5124f9a6d9ba910b";
const SOURCE: http.Source = { kind: "tables", id: "t1", key: "" };

function told(state: "none" | "fair" | "unfair", commitment: string | null = COMMITMENT) {
  vi.spyOn(http, "fairness").mockResolvedValue({ state, commitment, key: HEAD.key, removed: 0 });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(`${JSON.stringify(HEAD)}\n{"row":1}\n`)));
}

const place = document.createElement("div");
let root: Root;
const shown = (what: ReactElement) => settle(async () => root.render(what));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  root = createRoot(place);
});
afterEach(async () => {
  await settle(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a commitment", () => {
  it("is counted out as the kernel does it", async () => {
    expect(canonical(HEAD.options)).toBe('{"a":{"x":true,"\\u2028":null},"b":[1,"\\u00e9"]}');
    expect(await commitmentOf(HEAD)).toBe(COMMITMENT);
    expect(await commitmentOf({ ...HEAD, seats: 3 })).not.toBe(COMMITMENT);
  });

  it("is remembered as it was shown first", () => {
    remember("t1", "first");
    remember("t1", "second");
    expect(remembered()).toEqual({ t1: "first" });
  });

  it("is shown at the table and kept by the browser", async () => {
    const AtTable = () => {
      useCommitment("t1", COMMITMENT);
      return <Committed commitment={COMMITMENT} />;
    };
    await shown(<AtTable />);
    expect(place.querySelector("code")?.textContent).toBe(COMMITMENT);
    expect(remembered()["t1"]).toBe(COMMITMENT);
  });
});

describe("a game that is over", () => {
  it("is found fair when the key fits", async () => {
    told("fair");
    remember("t1", COMMITMENT);
    await shown(<Checked source={SOURCE} />);
    await vi.waitFor(() => expect(place.textContent).toContain("fair-checked"));
    expect((await judged(SOURCE)).isSame).toBe(true);
  });

  it("is found unfair when this browser was shown something else", async () => {
    told("fair");
    remember("t1", "f".repeat(64));
    expect((await judged(SOURCE)).verdict).toBe("other");
  });

  it("is found unfair when the commitment does not fit, whatever the server says", async () => {
    told("fair", "0".repeat(64));
    expect((await judged(SOURCE)).verdict).toBe("unfair");
  });

  it("says plainly when it has none", async () => {
    told("none", null);
    await shown(<Checked source={SOURCE} />);
    await vi.waitFor(() => expect(place.textContent).toContain("fair-none"));
  });
});
