import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { CopyAddress } from "./CopyAddress";

const address = "https://carrack.example/table/1#key";

async function pressed(): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.createElement("div");
  await act(async () =>
    createRoot(host).render(<CopyAddress address={address} text="For friends" label="Address" />),
  );
  await act(async () => host.querySelector("button")!.click());
  return host;
}

afterEach(() => vi.unstubAllGlobals());

test("an address is copied, and the button says so", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const host = await pressed();
  expect(writeText).toHaveBeenCalledWith(address);
  expect(host.querySelector("button")!.textContent).toMatch(/share-copied|Copied/);
});

test("where nothing may be copied, the address can be selected in its field", async () => {
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: () => Promise.reject(new Error("no")) },
  });
  const host = await pressed();
  expect(host.querySelector("input")!.value).toBe(address);
  expect(host.querySelector("input")!.getAttribute("aria-label")).toBe("Address");
  expect(host.querySelector("button")!.textContent).not.toMatch(/share-copied|Copied/);
});
