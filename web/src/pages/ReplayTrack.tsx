/** The steps of a game on one line: each in the color of whoever took it, by rounds, with a flag where the game turned. */
import { useMemo, type CSSProperties } from "react";
import { useSay } from "../i18n";
import { seatColor } from "../table/charts";
import { seatsOfSteps, type Entry } from "./ReplayLog";

/** A step at which a chance to win changed most. */
export interface Flag {
  step: number;
  said: string; // by how much
}

interface Round {
  round: number;
  step: number;
}

interface Props {
  entries: Entry[];
  rounds: Round[];
  flags: Flag[];
  step: number;
  last: number;
  to: (step: number) => void;
}

const SIGNS = {
  roundBack: "M8.5 3v10L2.5 8zm6 0v10l-6-5z",
  roundNext: "M1.5 3v10l6-5zm6 0v10l6-5z",
  flag: "M3 2h10v9l-5 3.5L3 11z",
};

/** Signs that only a replay has. */
export function Sign({ name, size = 18 }: { name: keyof typeof SIGNS; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} fill="currentColor" />
    </svg>
  );
}

const CLOSE = 0.022; // of the line: rounds that are nearer to each other than this cannot be read …
const CLOSE_FLAGS = 0.14; // … nor can flags, which say by how much, on a phone

export function ReplayTrack({ entries, rounds, flags, step, last, to }: Props) {
  const say = useSay();
  const runs = useMemo(() => runsOf(entries, last), [entries, last]);
  const now = rounds.filter((one) => one.step <= step).at(-1);
  const next = rounds.find((one) => one.step > step);
  const at = (one: number) => `${(100 * one) / Math.max(1, last)}%`;
  return (
    <div className="replay-track">
      <svg viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
        {now && (
          <rect
            className="replay-now"
            x={now.step - 1}
            width={(next?.step ?? last + 1) - now.step}
            y={0}
            height={10}
          />
        )}
        {runs.map(({ from, until, seat }) => (
          <path
            key={from}
            d={ticks(from, until, last)}
            style={{ fill: seat === null ? "var(--brass)" : seatColor(seat) }}
          />
        ))}
        {rounds.slice(1).map((one) => (
          <path key={one.round} className="replay-edge" d={`M${one.step - 1} 0v10`} />
        ))}
      </svg>
      {apart(
        rounds.filter(({ round }) => round > 0),
        last,
        CLOSE,
      ).map((one) => (
        <b
          key={one.round}
          className={one === now ? "replay-round is-now numbers" : "replay-round numbers"}
          style={{ left: at(one.step - 1) }}
          aria-hidden="true"
        >
          {one.round}
        </b>
      ))}
      {apart(flags, last, CLOSE_FLAGS).map((one) => (
        <span
          key={one.step}
          className="replay-flag numbers"
          style={{ left: at(one.step - 0.5) }}
          aria-hidden="true"
        >
          <Sign name="flag" size={12} />
          {one.said}
        </span>
      ))}
      <i className="replay-here" style={{ left: at(step) } as CSSProperties} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("replay-go")}
        onChange={(event) => to(Number(event.target.value))}
      />
    </div>
  );
}

interface Run {
  from: number;
  until: number;
  seat: number | null;
}

/** Steps of one seat that follow each other. */
export function runsOf(entries: Entry[], last: number): Run[] {
  const seats = seatsOfSteps(entries);
  const found: Run[] = [];
  for (let step = 1; step <= last; step++) {
    const seat = seats.get(step) ?? null;
    const run = found.at(-1);
    if (run?.seat === seat) run.until = step;
    else found.push({ from: step, until: step, seat });
  }
  return found;
}

const MANY = 250; // steps: single ones are too narrow to be told apart

/** A tick for each step, or a bar for all of them where there are too many. */
function ticks(from: number, until: number, last: number): string {
  if (last > MANY) return `M${from - 1} 2h${until - from + 1}v6h${from - until - 1}z`;
  return Array.from({ length: until - from + 1 }, (_, i) => `M${from + i - 0.8} 2h.6v6h-.6z`).join("");
}

/** Those that have room, from the left. */
function apart<One extends { step: number }>(those: One[], last: number, close: number): One[] {
  const kept: One[] = [];
  for (const one of those) {
    const before = kept.at(-1);
    if (!before || (one.step - before.step) / Math.max(1, last) > close) kept.push(one);
  }
  return kept;
}
