import { expect, test } from "vitest";
import type { ChatLine, SeatInfo } from "../api/types";
import { othersAt } from "./PeopleHere";

const seat = (person: string | null, name: string) => ({ person, name }) as unknown as SeatInfo;
const said = (person: string, name: string) => ({ person, name }) as unknown as ChatLine;

test("whoever sits here or said something is there once, without oneself and bots", () => {
  const seats = [seat("ana", "Ana"), seat("bob", "Bob Onda"), seat(null, "Merchant")];
  const lines = [said("carl", "Carl"), said("bob", "Bob"), said("ana", "Ana"), said("carl", "Carl")];
  expect(othersAt(seats, lines, "ana")).toEqual([
    { id: "carl", name: "Carl" },
    { id: "bob", name: "Bob Onda" },
  ]);
});
