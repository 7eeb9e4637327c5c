/** Rankings and ratings as lines and points to draw. */
import type { Ranking, Rating, Title } from "../api/types";

export type RankingLine =
  | { kind: "person"; place: number; id: string; name: string; points: number; games: number; wins: number }
  | { kind: "bot"; level: string; name: string; points: number; few: boolean };

/** People in order, with the bots between them: a bot stands before the first who has no more points. */
export function rankingLines({ people, bots, total }: Ranking, after: number): RankingLine[] {
  const isLast = after + people.length >= total;
  const before = (above: number): RankingLine[] =>
    bots
      .filter((bot) => bot.above === above)
      .sort((one, other) => other.points - one.points)
      .map(({ level, name, points, few }) => ({ kind: "bot", level, name, points, few }));
  return [
    ...people.flatMap((person, at) => [...before(after + at), { kind: "person" as const, ...person }]),
    ...(isLast ? before(total) : []),
  ];
}

/** A title as people call it; its id where the server does not have it. */
export const titleName = (titles: Title[], id: string) => titles.find((one) => one.id === id)?.name ?? id;

/** The address of a ranking, as `/rankings/<title>/4`. */
export const rankingPath = (title: string, seats: number) => `/rankings/${title}/${seats}`;

interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawn {
  low: number;
  high: number;
  marks: { value: number; y: number }[];
  dots: { x: number; y: number; points: number }[];
}

const STEP = 100; // points between two lines
const MOST_MARKS = 5;

/** Points after each game, from left to right; the first one stands before all games. */
export function ratingLine(history: Rating["history"], start: number, frame: Frame): Drawn {
  const values = [start, ...history.map((one) => one.points)];
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const x = (at: number) =>
    frame.left + (at * (frame.width - frame.left - frame.right)) / (values.length - 1);
  const y = (value: number) =>
    frame.height - frame.bottom - ((value - low) * (frame.height - frame.top - frame.bottom)) / (high - low);
  const every = STEP * Math.ceil((high - low) / STEP / MOST_MARKS);
  const marks = [];
  for (let value = low; value <= high; value += every) marks.push({ value, y: y(value) });
  return {
    low,
    high,
    marks,
    dots: values.map((points, at) => ({ x: values.length > 1 ? x(at) : frame.left, y: y(points), points })),
  };
}
