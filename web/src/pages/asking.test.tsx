// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStore } from "../api/store";
import { Problem } from "../api/types";
import { useAsk } from "./asking";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again by itself once the server is there again, and not before", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Problem("page.offline", "")).mockResolvedValue("found");
  function Asking() {
    const { found, problem } = useAsk<string>(ask);
    return <p>{found ?? problem?.code}</p>;
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(<Asking />));
  expect(place.textContent).toBe("page.offline");
  await act(async () => useStore.setState({ line: "lost" }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => useStore.setState({ line: "open" }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(place.textContent).toBe("found");
  expect(ask).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
