/** What the pages of tournaments make of what the server says. */
import type { Contest, ContestAsked, ContestBoard, ContestLine, ContestRound } from "../api/types";
import type { Say } from "../i18n";

export const KINDS = ["swiss", "robin", "single", "double", "arena", "league", "ladder"] as const;
export type Kind = (typeof KINDS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A day and a time, as the reader writes them. */
export function when(ms: number, language: string): string {
  return new Date(ms).toLocaleString(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** The day, or of today the time. */
export function shortly(ms: number, now: number, language: string): string {
  const isToday = new Date(ms).toDateString() === new Date(now).toDateString();
  return isToday
    ? new Date(ms).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })
    : new Date(ms).toLocaleDateString(language, { weekday: "short", day: "numeric", month: "short" });
}

/** Whether weeks begin on Sunday where this language is read. */
const sundayFirst = (language: string) => /^(en|pt)(-US|-CA|-BR)?$/.test(language);

/** The weeks of a month, seven days each, with those of the months beside it that fill them. */
export function monthOf(first: Date, language: string): Date[][] {
  const shift = sundayFirst(language) ? first.getDay() : (first.getDay() + 6) % 7;
  const days = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const weeks = Math.ceil((shift + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from(
      { length: 7 },
      (_, day) => new Date(first.getFullYear(), first.getMonth(), 1 + 7 * week + day - shift),
    ),
  );
}

/** Points with halves and thirds, short. */
export function points(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** By how much somebody was ahead, with its sign. */
export function ahead(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** Names by number; 0 is a bot that fills a seat. */
export function namesOf(contest: Contest, say: Say): (player: number) => string {
  const names = new Map(contest.standings.map((line) => [line.player, line.name]));
  return (player) => names.get(player) ?? say("contest-filler");
}

/** What the rules say, one sentence each, the most important first. */
export function sentences(contest: Contest, say: Say, language: string): string[] {
  const rules = contest.rules as Required<ContestAsked["rules"]>;
  const { seats, advance, group } = rules;
  const found = [
    say(`contest-kind-${rules.kind}-text`, {
      seats,
      advance,
      group,
      minutes: rules.minutes,
      reach: rules.reach,
      rounds: contest.planned,
      seasons: rules.seasons,
    }),
  ];
  if (rules.duplicate) found.push(say("contest-rule-duplicate"));
  else if (rules.kind !== "ladder")
    found.push(
      say("contest-rule-points", { points: contest.points.map((n) => points(n, language)).join(", ") }),
    );
  if (rules.kind === "robin" && rules.finals) found.push(say("contest-rule-finals", { advance }));
  if (rules.every) found.push(say("contest-rule-every", { days: Math.round(rules.every / DAY) }));
  if (rules.fill) found.push(say("contest-rule-fill"));
  if (rules.late) found.push(say("contest-rule-late", { rounds: rules.late }));
  if (contest.rated) found.push(say("contest-rule-rated"));
  if (Object.keys(contest.clock).length > 0) found.push(say("contest-rule-absent"));
  return found;
}

/** Ties that are shown: points do not decide in a bracket, and the lot is a last resort without a figure. */
export function tiesOf(contest: Contest): string[] {
  const rules = contest.rules as { kind: Kind; ties: string[] };
  if (["single", "double", "ladder"].includes(rules.kind)) return [];
  return rules.ties.filter((tie) => tie !== "lot");
}

/** The newest rounds that have room beside the standings. */
export function columnsOf(contest: Contest, most = 6): ContestRound[] {
  const season = contest.rounds.at(-1)?.season ?? 0;
  return contest.rounds.filter((round) => round.season === season).slice(-most);
}

/** The rounds of a bracket; null where nothing is drawn as one. */
export function bracketOf(contest: Contest): ContestRound[] | null {
  const { kind } = contest.rules as { kind: Kind };
  if (kind === "single" || kind === "double") return contest.rounds.length > 0 ? contest.rounds : null;
  const finals = contest.rounds.filter((round) => round.stage === "finals");
  return finals.length > 0 ? finals : null;
}

/** One half of a bracket: those without a loss, with one, or the whole of it. */
export interface Half {
  group: number | null;
  columns: { round: ContestRound; boards: ContestBoard[] }[];
}

/** The halves of a bracket; with two lives those who have one play apart, and the last table is for both. */
export function halvesOf(contest: Contest, rounds: ContestRound[]): Half[] {
  const whole = (group: number | null, belongs: (board: ContestBoard) => boolean): Half => ({
    group,
    columns: rounds
      .map((round) => ({ round, boards: round.boards.filter(belongs) }))
      .filter(({ boards }) => boards.some(({ bye }) => !bye)),
  });
  if ((contest.rules as { kind: Kind }).kind !== "double") return [whole(null, () => true)];
  return [0, 1, 2]
    .map((group) => whole(group, (board) => board.group === group))
    .filter(({ columns }) => columns.length > 0);
}

/** Lines from the tables of a round to those of the next one, as heights from 0 to 1. */
export function linesOf(boards: ContestBoard[], next: ContestBoard[]): [number, number][] {
  const height = (index: number, count: number) => (index + 0.5) / count;
  return boards.flatMap((board, index) =>
    next.flatMap((one, other) =>
      one.players.some((player) => player > 0 && board.players.includes(player))
        ? [[height(index, boards.length), height(other, next.length)] as [number, number]]
        : [],
    ),
  );
}

/** The players of a table in the order of its result, else of its seats. */
export function atTable(board: ContestBoard): { player: number; place: number | null; forfeits: boolean }[] {
  const told = board.players.map((player, seat) => ({
    player,
    place: board.places[seat] ?? null,
    forfeits: board.forfeits.includes(seat),
  }));
  return told.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Lines under the head of their division; one group without a head elsewhere. */
export function byDivision(contest: Contest): { division: number | null; lines: ContestLine[] }[] {
  const { kind } = contest.rules as { kind: Kind };
  const hasFinals = contest.rounds.some((round) => round.stage === "finals");
  if (!["league", "robin"].includes(kind) || contest.divisions.length < 2 || hasFinals)
    return [{ division: null, lines: contest.standings }];
  const found = contest.divisions.map((_, division) => ({
    division: division as number | null,
    lines: contest.standings.filter((line) => line.group === division),
  }));
  const rest = contest.standings.filter((line) => line.group === null);
  return rest.length > 0 ? [...found, { division: null, lines: rest }] : found;
}

/** Ways to begin that need one press. */
export interface Preset {
  id: string;
  rules: ContestAsked["rules"];
  clock: string;
}

export const PRESETS: Preset[] = [
  { id: "evening", rules: { kind: "swiss", seats: 4, rounds: 3, least: 6, fill: true }, clock: "game-1200" },
  { id: "arena", rules: { kind: "arena", minutes: 120 }, clock: "game-600" },
  { id: "cup", rules: { kind: "single", least: 4 }, clock: "game-1200" },
  {
    id: "equal",
    rules: { kind: "swiss", seats: 4, rounds: 3, least: 8, duplicate: true },
    clock: "game-1200",
  },
  {
    id: "league",
    rules: { kind: "league", group: 6, advance: 2, seasons: 0, every: 7 * DAY },
    clock: "move-86400",
  },
  { id: "ladder", rules: { kind: "ladder" }, clock: "move-86400" },
];

/** The rules of a preset at a title with room for so many. */
export function fitted(preset: Preset, least: number, most: number): ContestAsked["rules"] {
  const seats = Math.min(Math.max(preset.rules.seats ?? 2, least), most);
  return { ...preset.rules, seats };
}
