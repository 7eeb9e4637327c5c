import { useCallback } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { clockText } from "../table/Clock";
import { named } from "../table/words";
import { useAsk } from "./asking";
import { ProblemLine } from "./Problem";

/** kind → source → round → amount, for one seat */
type Sums = Record<string, Record<string, Record<string, number>>>;

interface Breakdown {
  seats: Sums[];
  totals: Record<string, number>[];
}

const SIDE = 30;
const WIDE = 600;
const HIGH = 220;

/** The story of a game: who had how much when, and where it came from. */
export function Figures({ source }: { source: http.Source }) {
  const say = useSay();
  const { kind, id, key } = source;
  const asked = useAsk(useCallback(() => http.figures({ kind, id, key }), [kind, id, key]));
  if (asked.problem) return <ProblemLine problem={asked.problem} />;
  if (!asked.found) return null;
  const figures = asked.found;
  const names = figures.seats.map((seat) => seat.name);
  const breakdown = figures.breakdown as unknown as Breakdown;
  const main = ["prestige", "points"].find((one) => breakdown.seats.some((sums) => sums[one]));
  return (
    <div className="stack">
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">{say("result-name")}</th>
            <th scope="col">{say("result-score")}</th>
            <th scope="col">{say("figures-moves")}</th>
            <th scope="col">{say("figures-thinking")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.seats.map((seat, index) => (
            <tr key={index}>
              <td>{seat.name}</td>
              <td className="numbers">{figures.scores[index] ?? "–"}</td>
              <td className="numbers">{seat.moves}</td>
              <td className="numbers">{seat.thinking === null ? "–" : clockText(seat.thinking)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.duration !== null && (
        <p className="soft">
          {say("figures-duration", { minutes: Math.max(1, Math.round(figures.duration / 60_000)) })}
        </p>
      )}
      {main && (
        <>
          <h3>{say("figures-rounds")}</h3>
          <Legend names={names} color={(index) => `var(--seat-${index})`} />
          <Lines
            series={breakdown.seats.map((sums) => byRound(sums[main] ?? {}))}
            label={say("figures-rounds")}
            names={names}
          />
          <h3>{say("figures-sources")}</h3>
          <Bars seats={breakdown.seats.map((sums) => bySource(sums[main] ?? {}))} names={names} />
        </>
      )}
    </div>
  );
}

/** How much there was after each round. */
export function byRound(sources: Record<string, Record<string, number>>): number[] {
  const sums = new Map<number, number>();
  for (const rounds of Object.values(sources)) {
    for (const [round, amount] of Object.entries(rounds))
      sums.set(Number(round), (sums.get(Number(round)) ?? 0) + amount);
  }
  const last = Math.max(0, ...sums.keys());
  let total = 0;
  return Array.from({ length: last + 1 }, (_, round) => (total += sums.get(round) ?? 0));
}

export function bySource(sources: Record<string, Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sources).map(([source, rounds]) => [
      source,
      Object.values(rounds).reduce((a, b) => a + b, 0),
    ]),
  );
}

function Legend({ names, color }: { names: string[]; color: (index: number) => string }) {
  return (
    <ul className="legend">
      {names.map((name, index) => (
        <li key={index}>
          <i style={{ background: color(index) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Lines({ series, names, label }: { series: number[][]; names: string[]; label: string }) {
  const rounds = Math.max(2, ...series.map((one) => one.length));
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => SIDE + (round * (WIDE - SIDE - 40)) / (rounds - 1);
  const y = (value: number) => HIGH - 20 - ((value - low) * (HIGH - 34)) / (high - low);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {[low, (low + high) / 2, high].map((value) => (
        <g key={value}>
          <line x1={SIDE} x2={WIDE - 36} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={SIDE - 6} y={y(value) + 4} textAnchor="end" fontSize="11" fill="var(--ink-soft)">
            {Math.round(value)}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, round) => (
        <text key={round} x={x(round)} y={HIGH - 4} textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
          {round}
        </text>
      ))}
      {series.map((values, seat) => (
        <g key={seat}>
          <polyline
            points={values.map((value, round) => `${x(round)},${y(value)}`).join(" ")}
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="2.5"
          />
          <text
            x={x(values.length - 1) + 5}
            y={y(values.at(-1) ?? 0) + 4}
            fontSize="12"
            fill={`var(--seat-${seat})`}
          >
            {names[seat]?.slice(0, 1)}
            {values.at(-1)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SHADES = [
  "--blue",
  "--gold",
  "--green",
  "--red",
  "--seat-3",
  "--seat-5",
  "--seat-6",
  "--seat-8",
  "--ink-faint",
];
const MOST = SHADES.length - 1;

function Bars({ seats, names }: { seats: Record<string, number>[]; names: string[] }) {
  const say = useSay();
  const sums = new Map<string, number>();
  for (const sources of seats) {
    for (const [source, amount] of Object.entries(sources))
      sums.set(source, (sums.get(source) ?? 0) + Math.abs(amount));
  }
  const order = [...sums].sort(([, a], [, b]) => b - a).map(([source]) => source);
  const shown = order.slice(0, MOST);
  const rest = order.slice(MOST);
  const amount = (sources: Record<string, number>, index: number) =>
    index < shown.length
      ? (sources[shown[index]!] ?? 0)
      : rest.reduce((sum, source) => sum + (sources[source] ?? 0), 0);
  const labels = [
    ...shown.map((source) => named("source", source)),
    ...(rest.length ? [say("figures-rest")] : []),
  ];
  const longest = Math.max(
    1,
    ...seats.map((sources) => Object.values(sources).reduce((sum, one) => sum + Math.max(0, one), 0)),
  );
  return (
    <div className="stack">
      <Legend names={labels} color={(index) => `var(${SHADES[index]})`} />
      {seats.map((sources, seat) => {
        let at = 0;
        return (
          <div key={seat}>
            <span className="small">{names[seat]}</span>
            <svg className="chart" viewBox="0 0 600 26" role="img" aria-label={names[seat]}>
              {labels.map((label, index) => {
                const value = amount(sources, index);
                if (value <= 0) return null;
                const width = (value * 596) / longest;
                const start = at;
                at += width;
                return (
                  <g key={label}>
                    <rect x={start} width={Math.max(1, width - 1)} height="24" fill={`var(${SHADES[index]})`}>
                      <title>{`${label}: ${value}`}</title>
                    </rect>
                    {width > 22 && (
                      <text
                        x={start + width / 2}
                        y="17"
                        textAnchor="middle"
                        fontSize="12"
                        fill="var(--paper-high)"
                      >
                        {value}
                      </text>
                    )}
                  </g>
                );
              })}
            </svg>
          </div>
        );
      })}
    </div>
  );
}
