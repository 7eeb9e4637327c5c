import { describe, expect, it } from "vitest";
import type { Stream } from "../api/stream";
import { actingSeats, seatToShow } from "./seat";

const stream = (turn: boolean, acting: number[] = []) =>
  ({ n: 1, view: {}, at: 0, steps: [], position: { turn: turn ? {} : null, acting } }) as unknown as Stream;

describe("seatToShow", () => {
  it("goes to the seat that has something to do", () => {
    expect(seatToShow([0, 2], { "0": stream(false), "2": stream(true) }, 0)).toBe(2);
  });
  it("stays where something is to be done", () => {
    expect(seatToShow([0, 2], { "0": stream(true), "2": stream(true) }, 2)).toBe(2);
  });
  it("stays when nobody has anything to do", () => {
    expect(seatToShow([0, 2], { "0": stream(false), "2": stream(false) }, 2)).toBe(2);
  });
  it("is nobody's for a spectator", () => {
    expect(seatToShow([], {}, 1)).toBeNull();
  });
});

describe("actingSeats", () => {
  it("are those the server says are asked", () => {
    expect(actingSeats(stream(true, [0, 2]))).toEqual([0, 2]);
    expect(actingSeats(stream(false))).toEqual([]);
    expect(actingSeats(undefined)).toEqual([]);
  });
});
