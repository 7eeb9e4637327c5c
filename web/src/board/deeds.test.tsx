import { expect, test } from "vitest";
import { piecesIn, piecesOf } from "./Deeds";
import { amount, flown, ring } from "./pieces";
import type { Event, Rows } from "./telling";

const ROWS: Rows<null> = {
  paid: { motion: "carried", sound: null, still: "mark", show: () => flown("cube", ["a"], ["b"]) },
  taken: {
    motion: "stamped",
    sound: null,
    still: "mark",
    show: (event) => flown(`tile ${String(event["tile"])}`, ["a"], ["b"]),
  },
  won: { motion: "risen", sound: null, still: "words", show: () => amount(["a"], 3, "", "") },
  passed: { motion: "ringed", sound: null, still: "mark", show: () => ring(["a"]) },
  sailed: { motion: "sailed", sound: null, still: "place", piece: () => "ship" },
};
const pieces = piecesIn(ROWS, null);

const step = (events: Event[], log_seats: (number | null)[], log_about: string[][]) => ({
  n: 1,
  time: 0,
  events,
  log: log_about.map(() => "…"),
  log_seats,
  log_about,
});

test("what was paid stands beside the sentence of what it was paid for, and each thing beside its own", () => {
  const events = [
    { type: "paid", seat: 1, color: "red" },
    { type: "taken", seat: 1, tile: "tea" },
    { type: "won", seat: 1, amount: 3 },
    { type: "sailed", seat: 1, to: "s01" },
  ];
  const told = step(events, [1, 1, 1], [["tea"], [], ["s01"]]);
  expect([0, 1, 2].map((line) => piecesOf(told, line, pieces))).toEqual([["cube", "tile tea"], [], ["ship"]]);
});

test("words, numbers and rings are no pieces, and nobody is told with those of another", () => {
  const events = [
    { type: "passed", seat: 0 },
    { type: "sailed", seat: 2, to: "s02" },
  ];
  expect(piecesOf(step(events, [0], [[]]), 0, pieces)).toEqual([]);
});

test("no more than four stand beside a sentence", () => {
  const events = Array.from({ length: 7 }, () => ({ type: "paid", seat: 0, color: "red" }));
  expect(piecesOf(step(events, [0], [["bank"]]), 0, pieces)).toHaveLength(4);
});
