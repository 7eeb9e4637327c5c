import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import type { Analysis, JudgedChoice } from "../api/types";
import { NextTime } from "./NextTime";

const action = (type: string, said: string) => ({
  action: { type },
  said,
  chance: 0.5,
  points: null,
  visits: 10,
});

const missed = (step: number, lost: number, best: string): JudgedChoice => ({
  step,
  turn: step,
  round: step,
  seat: 0,
  done: action("pass", "pass"),
  best: action(best, `${best} something`),
  agrees: false,
  lost,
  lost_points: null,
  doubt: 0.02,
  chances: [0.6, 0.4],
  line: [],
});

const game = (...choices: JudgedChoice[]): Analysis => ({
  title: "tavern",
  level: "captain",
  simulations: 100,
  choices,
  turning_points: [],
  sums: [],
  final: [0, 1],
});

async function shown(analysis: Analysis): Promise<HTMLElement> {
  const place = document.createElement("div");
  const way = (step: number, words: string) => <a href={`/replay?step=${step}`}>{words}</a>;
  flushSync(() => createRoot(place).render(<NextTime analysis={analysis} seat={0} way={way} />));
  await vi.waitFor(() => expect(place.textContent).not.toBe("")); // its words come by themselves
  return place;
}

it("three things to try next time: what, instead of what, and the way to where one decided", async () => {
  const place = await shown(
    game(missed(4, 0.1, "sail"), missed(9, 0.3, "deliver"), missed(2, 0.2, "trade"), missed(7, 0.05, "sing")),
  );
  const things = [...place.querySelectorAll("li")];
  expect(things.map((one) => one.querySelector("p")?.textContent)).toEqual([
    expect.stringContaining("deliver something"),
    expect.stringContaining("trade something"),
    expect.stringContaining("sail something"),
  ]);
  expect(things.map((one) => one.querySelector("a")?.getAttribute("href"))).toEqual([
    "/replay?step=8",
    "/replay?step=1",
    "/replay?step=3",
  ]);
});

it("whoever lost nothing clearly is told so, and led nowhere", async () => {
  const place = await shown(game(missed(1, 0.001, "sail")));
  expect(place.querySelectorAll("li, a")).toHaveLength(0);
  expect(place.textContent).not.toBe("");
});
