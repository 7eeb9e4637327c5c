import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Contest } from "../api/types";
import { ContestStandings } from "./ContestStandings";
import { timeOf } from "./ContestPage";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const line = (player: number, more: object = {}) => ({
  player,
  rank: player,
  name: `P${player}`,
  team: 0,
  rating: 0,
  points: 2,
  played: 1,
  ties: { direct: 1, opponents: 2, margin: 3 },
  rounds: {},
  ...more,
});

const contest = (more: object = {}) =>
  ({
    status: "running",
    rules: { kind: "swiss", seats: 2, ties: ["direct", "opponents", "margin", "lot"] },
    rounds: [],
    divisions: [],
    standings: [line(1, { yours: true }), line(2)],
    mine: null,
    server_time: 0,
    next_at: null,
    ...more,
  }) as unknown as Contest;

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const shows = (found: Contest) =>
  act(async () => root.render(<ContestStandings contest={found} link="" again={() => undefined} />));

it("tells what a tie-break means where it is touched, and stops when it is touched again", async () => {
  await shows(contest());
  const head = place.querySelector<HTMLElement>(".contest-tie")!;
  expect(place.querySelector("[role=status]")).toBeNull();
  await act(async () => head.click());
  expect(place.querySelector("[role=status]")?.textContent).toContain("contest-tie-direct-text");
  await act(async () => head.click());
  expect(place.querySelector("[role=status]")).toBeNull();
});

it("shows no sum where points decide nothing, and one line for a team", async () => {
  await shows(contest({ rules: { kind: "single", seats: 2, ties: ["lot"] } }));
  expect(place.querySelector(".contest-total")).toBeNull();
  await shows(
    contest({
      rules: { kind: "swiss", seats: 2, teams: true, ties: ["margin", "lot"] },
      standings: [line(1, { team: 1 }), line(2, { team: 1, rank: 1 })],
    }),
  );
  expect(place.querySelectorAll("tbody tr")).toHaveLength(1);
  expect(place.textContent).toContain("P1, P2");
});

it("offers to join a team that has room, and none that has not", async () => {
  const rules = { kind: "swiss", seats: 2, teams: true, ties: ["lot"] };
  const standings = [line(1, { team: 1 }), line(2, { team: 1 }), line(3, { team: 3 })];
  await shows(contest({ status: "open", rules, standings, may_join: true, needed: 3 }));
  const found = [...place.querySelectorAll("button")].map((one) => one.getAttribute("aria-label"));
  expect(found).toHaveLength(1);
});

it("says when the next game is, where one sits, and who was first", () => {
  const say = (key: string) => key;
  const told = (more: object) => timeOf(contest(more), say as never, "en");
  expect(told({ next_at: 5000 })).toBe("contest-next");
  expect(told({ next_at: 5000, rules: { kind: "arena" } })).toBe("contest-closes");
  expect(told({ mine: { player: 1, board: { board: 0 } } })).toBe("contest-at");
  expect(told({ mine: { player: 1, board: null } })).toBe("contest-you-stand");
  expect(told({ status: "open", next_at: 5000 })).toBe("contest-begins");
  expect(told({ status: "over", rounds: [{}] })).toBe("contest-winner");
});
