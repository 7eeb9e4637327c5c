// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { AnsweredInfo, OfferInfo, SeatInfo } from "../api/types";
import { loadWords, useTexts } from "../i18n";
import { OfferAnswer, Offers } from "./Offers";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const seats: SeatInfo[] = ["Anna", "Bob"].map((name, seat) => ({ seat, kind: "person", name }));
const offer: OfferInfo = { offer: 1, seat: 0, what: "undo", steps: 4, agreed: [0], move: ["Anna lays Q♥"] };
const refused: AnsweredInfo = { offer: 1, seat: 0, what: "undo", outcome: "refused", by: 1, wait: 30 };

let place: HTMLElement;
beforeAll(async () => {
  await useTexts.getState().speak("en");
  await loadWords("room");
});
beforeEach(() => (place = document.createElement("div")));
const shown = (what: React.ReactNode) => act(() => createRoot(place).render(what));

it("names the move that somebody wants back, and what goes with it", async () => {
  await shown(<Offers offers={[offer]} seats={seats} yours={[1]} answer={() => {}} />);
  expect(place.textContent).toContain("Anna would like to take back “Anna lays Q♥” and all that followed.");
  expect(place.querySelectorAll("button")).toHaveLength(2);
});

it("says for how long somebody asks for a pause", async () => {
  const pause: OfferInfo = { offer: 2, seat: 0, what: "pause", steps: 1, agreed: [0], days: 7 };
  await shown(<Offers offers={[pause]} seats={seats} yours={[1]} answer={() => {}} />);
  expect(place.textContent).toContain("Anna asks for a pause of 7 days.");
});

it("tells whoever asked who refused, and nobody else", async () => {
  await shown(<OfferAnswer answered={refused} seats={seats} yours={[1]} />);
  expect(place.textContent).toBe("");
  place = document.createElement("div");
  await shown(<OfferAnswer answered={refused} seats={seats} yours={[0]} />);
  expect(place.textContent).toContain("Bob does not agree");
  expect(place.textContent).toContain("half a minute");
  await act(() => place.querySelector("button")!.click());
  expect(place.textContent).toBe("");
});
