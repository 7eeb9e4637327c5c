import { expect, test, vi } from "vitest";
import { patiently } from "./later";

test("a part that cannot be reached is asked for again until it is there", async () => {
  vi.useFakeTimers();
  const failed = new TypeError("Failed to fetch dynamically imported module: /assets/Hint.js");
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
  load.mockResolvedValue("there");
  const found = patiently(load);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(found).resolves.toBe("there");
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("a mistake in a part is no matter of patience", async () => {
  const load = () => Promise.reject(new ReferenceError("x is not defined"));
  await expect(patiently(load)).rejects.toThrow("x is not defined");
});
