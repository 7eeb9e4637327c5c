/** What the pages of tournaments make of what the server says. */
import type { Contest, ContestAsked, ContestBoard, ContestLine, ContestRound, Title } from "../api/types";
import { localeOf, type Say } from "../i18n";
import { clockWords } from "./clockWords";

export const KINDS = ["swiss", "robin", "single", "double", "arena", "league", "ladder"] as const;
export type Kind = (typeof KINDS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A day and a time, as the reader writes them. */
export function when(ms: number, language: string): string {
  return new Date(ms).toLocaleString(localeOf(language), {
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
    ? new Date(ms).toLocaleTimeString(localeOf(language), { hour: "2-digit", minute: "2-digit" })
    : new Date(ms).toLocaleDateString(localeOf(language), {
        weekday: "short",
        day: "numeric",
        month: "short",
      });
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
  return value.toLocaleString(localeOf(language), { maximumFractionDigits: 2 });
}

/** By how much somebody was ahead, with its sign: a minus as wide as the plus, not a hyphen. */
export function ahead(value: number, language: string): string {
  const told = value.toLocaleString(localeOf(language), {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return told.replace("-", "−");
}

/** Names by number; 0 is a bot that fills a seat. */
export function namesOf(contest: Contest, say: Say): (player: number) => string {
  const names = new Map(contest.standings.map((line) => [line.player, line.name]));
  return (player) => names.get(player) ?? say("contest-filler");
}

/** The kind as people call it: alone and in teams all rounds are alike. */
export function kindOf({ kind, seats, teams }: { kind: string; seats: number; teams: boolean }): string {
  return teams ? "teams" : seats === 1 ? "alone" : kind;
}

const rulesOf = (contest: Contest) => contest.rules as Required<ContestAsked["rules"]>;

/** Whether a table has one result: of a team, or of somebody alone. */
export function isShared(contest: Contest): boolean {
  const { teams, seats } = rulesOf(contest);
  return teams || seats === 1;
}

/** One line for each team, under the names of all who are in it; of one that all have left, of those who were. */
export function teamed(lines: ContestLine[]): ContestLine[] {
  const found = new Map<number, ContestLine[]>();
  for (const line of lines) {
    const team = line.team || -line.player;
    found.set(team, [...(found.get(team) ?? []), line]);
  }
  const here = (lines: ContestLine[]) => {
    const left = lines.filter(({ withdrawn }) => !withdrawn);
    return left.length > 0 ? left : lines;
  };
  return [...found.values()].map(here).map((all) => ({
    ...all[0]!,
    name: all.map(({ name }) => name).join(", "),
    rating: all.length > 1 ? 0 : all[0]!.rating,
    yours: all.some(({ yours }) => yours),
    away: all.every(({ away }) => away),
    withdrawn: all.every(({ withdrawn }) => withdrawn),
  }));
}

/** How a table of a team ended, or one of somebody alone. */
export function sharedResult(places: number[], scores: number[], say: Say): string {
  const told = say(places[0] === 1 ? "contest-won" : "contest-lost");
  if (scores.length === 0) return told;
  return `${told}, ${say("contest-in-game", { points: scores.reduce((all, one) => all + one, 0) })}`;
}

/** What the rules say, one sentence each, the most important first. */
export function sentences(contest: Contest, say: Say, language: string): string[] {
  const rules = rulesOf(contest);
  const { seats, advance, group } = rules;
  const found = [
    ...[contest.variant, ...contest.house_rules].filter(Boolean).map((rule) => `${rule}.`),
    say(`contest-kind-${kindOf(rules)}-text`, {
      seats,
      advance,
      group,
      minutes: rules.minutes,
      reach: rules.reach,
      rounds: contest.planned,
      seasons: rules.seasons,
    }),
  ];
  if (isShared(contest)) found.push(say("contest-rule-same"));
  else if (rules.duplicate) found.push(say("contest-rule-duplicate"));
  else if (rules.kind === "single" || rules.kind === "double") found.push(say("contest-rule-level"));
  else if (rules.kind !== "ladder")
    found.push(
      say("contest-rule-points", { points: contest.points.map((n) => points(n, language)).join(", ") }),
    );
  if (rules.kind === "robin" && rules.finals) found.push(say("contest-rule-finals", { advance }));
  if (rules.every) found.push(say("contest-rule-every", { days: Math.round(rules.every / DAY) }));
  if (rules.fill) found.push(say("contest-rule-fill"));
  if (rules.late) found.push(say("contest-rule-late", { rounds: rules.late }));
  if (contest.rated) found.push(say("contest-rule-rated"));
  if (Object.keys(contest.clock).length > 0)
    found.push(`${clockWords(say, contest.clock)}.`, say("contest-rule-absent"));
  return found;
}

/** Ties that are shown: points do not decide in a bracket, and the lot is a last resort without a figure. */
export function tiesOf(contest: Contest): string[] {
  const { kind, ties } = contest.rules as { kind: Kind; ties: string[] };
  if (["single", "double", "ladder"].includes(kind)) return [];
  // Alone and in teams nobody is met, and there is nobody to be ahead of.
  if (isShared(contest)) return ties.includes("margin") ? ["total"] : [];
  return ties.filter((tie) => tie !== "lot");
}

/** Whether all play each round; in an arena and on a ladder a table begins whenever two are free. */
export const inRounds = (contest: Contest) =>
  !["arena", "ladder"].includes((contest.rules as { kind: Kind }).kind);

/** The tables of a contest without rounds: those that play first, then those that ended last. */
export function latestTables(contest: Contest): { round: number; board: ContestBoard }[] {
  const all = contest.rounds
    .flatMap(({ round, boards }) => boards.map((board) => ({ round, board })))
    .reverse();
  return [...all.filter(({ board }) => board.open), ...all.filter(({ board }) => !board.open)];
}

/** The round in which one plays now: in an arena others have begun since. */
export const roundOf = (contest: Contest, table: string): number =>
  contest.rounds.find(({ boards }) => boards.some((board) => board.table === table))?.round ??
  contest.rounds.length;

/** The newest rounds that have room beside the standings. */
export function columnsOf(contest: Contest, most = 6): ContestRound[] {
  if (!inRounds(contest)) return [];
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

/** Whether somebody goes on from a table: to a table of the same half, or to the one that is for both. */
export function goesOn(
  contest: Contest,
  board: ContestBoard,
  player: number,
  later: ContestRound | undefined,
) {
  const last = (contest.rules as { kind: Kind }).kind === "double" ? 2 : 1;
  if (!later) return !board.open && contest.standings[0]?.player === player;
  return later.boards.some(
    ({ players, group }) => players.includes(player) && (group === board.group || group === last),
  );
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

/** Lines under the head of their division, or of their group, where each has its own first place; one group
 * without a head elsewhere. */
export function byDivision(contest: Contest): { division: number | null; lines: ContestLine[] }[] {
  const { kind } = contest.rules as { kind: Kind };
  const hasFinals = contest.rounds.some((round) => round.stage === "finals");
  if (!["league", "robin"].includes(kind) || contest.divisions.length < 2 || hasFinals)
    return [{ division: null, lines: contest.standings }];
  const found = contest.divisions.map((_, division) => ({
    division: division as number | null,
    lines: contest.standings
      .filter((line) => line.group === division)
      .map((line, index) => (kind === "robin" ? { ...line, rank: index + 1 } : line)),
  }));
  const rest = contest.standings.filter((line) => line.group === null);
  return rest.length > 0 ? [...found, { division: null, lines: rest }] : found;
}

/** Ways to begin that need one press; some fit only where all win together, or one plays alone. */
export interface Preset {
  id: string;
  fits?: "together" | "alone";
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
  {
    id: "teams",
    fits: "together",
    rules: { kind: "swiss", seats: 3, rounds: 2, duplicate: true, teams: true },
    clock: "game-1200",
  },
  {
    id: "alone",
    fits: "alone",
    rules: { kind: "swiss", seats: 1, rounds: 3, duplicate: true },
    clock: "game-1200",
  },
];

/** The ways that fit a title, and what is played of it. */
export function presetsFor(title: Title, variant: string): Preset[] {
  const together = title.together.includes(variant);
  return PRESETS.filter(({ fits }) =>
    fits === "alone" ? title.min_seats === 1 : together === (fits === "together"),
  );
}

/** The rules of a preset at a title with room for so many. */
export function fitted(preset: Preset, least: number, most: number): ContestAsked["rules"] {
  const seats = preset.fits === "alone" ? 1 : Math.min(Math.max(preset.rules.seats ?? 2, least), most);
  return { ...preset.rules, seats };
}
