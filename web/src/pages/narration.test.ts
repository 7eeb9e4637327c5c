import { describe, expect, it } from "vitest";
import { sinceOwn } from "./Narration";

const step = (n: number, seat: number | null, ...log: string[]) => ({
  n,
  time: n,
  events: [],
  log,
  log_seats: log.map(() => seat),
  log_about: log.map(() => []),
});

describe("while others act", () => {
  it("their last deeds are told in order, and none from before one's own", () => {
    const steps = [
      step(1, 1, "Old"),
      step(2, 0, "You pass"),
      step(3, 1, "First", "Second"),
      step(4, 2, "Third"),
    ];
    expect(sinceOwn(steps, 0).map(({ said }) => said)).toEqual(["First", "Second", "Third"]);
    expect(sinceOwn(steps, 2)).toEqual([]);
  });

  it("no more than a dozen are told", () => {
    const steps = [step(1, 1, ..."abcdefghijklmn")];
    expect(sinceOwn(steps, 0).map(({ said }) => said)).toEqual([..."cdefghijklmn"]);
  });
});
