import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "../api/http";
import { Problem, type Me } from "../api/types";
import { loadWords } from "../i18n";
import { OwnAddresses, QuietHours } from "./NoticeWays";

const me = (notices: Record<string, unknown>) => ({ id: "ana", name: "Ana", notices }) as unknown as Me;

describe("messages elsewhere", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(place);
    await loadWords("notices");
    root = createRoot(place);
  });
  afterEach(async () => {
    await settle(() => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const button = (name: string) =>
    [...place.querySelectorAll("button")].find((one) => one.textContent === name)!;
  const type = (label: string, text: string) =>
    settle(async () => {
      const id = [...place.querySelectorAll("label")].find((one) => one.textContent === label)!.htmlFor;
      const input = document.getElementById(id) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });

  it("adds an address, turns them on, and shows the server alone", async () => {
    const kept = { id: "h1", kind: "ntfy" as const, server: "ntfy.example.org", created: 1 };
    vi.spyOn(http, "hooks").mockResolvedValueOnce([]).mockResolvedValue([kept]);
    const added = vi.spyOn(http, "addHook").mockResolvedValue(kept);
    const changed = vi.spyOn(http, "changeMe").mockResolvedValue(me({ hooks: true }));
    await settle(async () => root.render(<OwnAddresses />));
    await type("Address", " https://ntfy.example.org/secret ");
    await settle(async () => place.querySelector("form")!.requestSubmit());
    expect(added).toHaveBeenCalledWith({ kind: "ntfy", address: "https://ntfy.example.org/secret" });
    expect(changed).toHaveBeenCalledWith({ notices: { hooks: true } });
    expect(place.textContent).toContain("ntfy.example.org");
    expect(place.textContent).not.toContain("example.org/secret");
  });

  it("says at its field why an address is not taken, and keeps what was typed", async () => {
    vi.spyOn(http, "hooks").mockResolvedValue([]);
    const refused = [{ field: "address", code: "notices.hook" }];
    vi.spyOn(http, "addHook").mockRejectedValue(new Problem("notices.hook", "", 422, refused));
    const changed = vi.spyOn(http, "changeMe").mockResolvedValue(me({}));
    await settle(async () => root.render(<OwnAddresses />));
    await type("Address", "http://127.0.0.1/");
    await settle(async () => place.querySelector("form")!.requestSubmit());
    const input = place.querySelector<HTMLInputElement>("input[name=address]")!;
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["http://127.0.0.1/", "true"]);
    expect(place.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(changed).not.toHaveBeenCalled();
  });

  it("tells whether a try was taken, and turns them off with the last one", async () => {
    vi.spyOn(http, "hooks").mockResolvedValue([
      { id: "h1", kind: "json", server: "club.example", created: 1 },
    ]);
    vi.spyOn(http, "tryHook").mockResolvedValue({ sent: false });
    vi.spyOn(http, "removeHook").mockResolvedValue();
    const changed = vi.spyOn(http, "changeMe").mockResolvedValue(me({}));
    await settle(async () => root.render(<OwnAddresses />));
    await settle(async () => button("Try it").click());
    expect(place.textContent).toContain("Nobody took it.");
    await settle(async () => button("Remove").click());
    expect(changed).toHaveBeenCalledWith({ notices: { hooks: false } });
  });

  it("takes quiet hours back by naming nothing for them", async () => {
    const changed = vi.spyOn(http, "changeMe").mockResolvedValue(me({}));
    const wishes = { zone: "Europe/Budapest", quiet_from: 22, quiet_to: 7 };
    await settle(async () => root.render(<QuietHours me={me(wishes)} />));
    const box = place.querySelector<HTMLInputElement>("input[type=checkbox]")!;
    expect(box.checked).toBe(true);
    await settle(async () => box.click());
    expect(changed).toHaveBeenCalledWith({
      notices: { zone: "Europe/Budapest", quiet_from: null, quiet_to: null },
    });
  });
});
