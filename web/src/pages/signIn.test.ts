// @vitest-environment jsdom
import { expect, it } from "vitest";
import { wayBack } from "./SignInPage";

it("leads back to a page of ours, and to nobody else's", () => {
  expect(wayBack("/table/abc#key")).toBe("/table/abc#key");
  for (const elsewhere of [
    null,
    "",
    "https://example.org",
    "//example.org",
    "/\\example.org",
    "javascript:1",
  ])
    expect(wayBack(elsewhere)).toBe("/");
});
