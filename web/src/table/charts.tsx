/** Charts of a game that is over. Each has its figures as a table as well, for those who read rather than look. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { labelled, useSay } from "../i18n";
import "./story.css";

export const letter = (seat: number) => String.fromCharCode(65 + seat);
export const seatColor = (seat: number) => `var(--seat-${seat})`;

const SHADES = [
  "--blue",
  "--gold",
  "--green",
  "--red",
  "--seat-3",
  "--seat-5",
  "--seat-6",
  "--seat-8",
  "--ink-soft",
];
const MOST = SHADES.length - 1;

/** The width a chart has, so that its letters keep their size on a phone. */
export function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const found = place.current;
    if (!found || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => setWidth(Math.max(240, found.clientWidth)));
    watch.observe(found);
    return () => watch.disconnect();
  }, []);
  return { place, width };
}

interface LegendProps {
  names: string[];
  color: (index: number) => string;
  mark?: (index: number) => string;
}

export function Legend({ names, color, mark }: LegendProps) {
  return (
    <ul className="legend">
      {names.map((name, index) => (
        <li key={index}>
          <i style={{ background: color(index) }}>{mark?.(index)}</i>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The figures of a chart, folded. */
export function AsTable({ head, rows }: { head: ReactNode[]; rows: ReactNode[][] }) {
  const say = useSay();
  return (
    <details className="as-table">
      <summary>{say("figures-table")}</summary>
      <div className="table-scroll" tabIndex={0} role="group" aria-label={say("figures-table")}>
        <table className="standings">
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest], index) => (
              <tr key={index}>
                <th scope="row">{first}</th>
                {rest.map((cell, at) => (
                  <td key={at} className="numbers">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

// ---- lines ----

const LEFT = 34;
const RIGHT = 46;
const HIGH = 230;
export const DASHES = ["", "7 3", "2 3", "10 3 2 3"];

/** Places for the labels behind the lines: none covers another, and the last one lies above the end. */
export function apart(wanted: number[], gap: number, end = Infinity): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((index, at) => {
    const before = at > 0 ? found[order[at - 1]!]! : -Infinity;
    found[index] = Math.max(wanted[index]!, before + gap);
  });
  let most = end;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index]! - gap;
  }
  return found;
}

/** How much each seat had after each round; rounds without news keep the amount. */
export function Lines({ series, names, label }: { series: number[][]; names: string[]; label: string }) {
  const say = useSay();
  const { place, width } = useWidth();
  const rounds = Math.max(2, ...series.map((one) => one.length));
  const whole = series.map((values) =>
    Array.from({ length: rounds }, (_, round) => values[round] ?? values.at(-1) ?? 0),
  );
  const all = whole.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => LEFT + (round * (width - LEFT - RIGHT)) / (rounds - 1);
  const y = (value: number) => HIGH - 24 - ((value - low) * (HIGH - 40)) / (high - low);
  const ends = apart(
    whole.map((values) => y(values.at(-1)!)),
    15,
  );
  const every = Math.ceil(rounds / (width / 42));
  return (
    <div className="stack chart-place" ref={place}>
      <Legend names={names} color={seatColor} mark={letter} />
      <svg width={width} height={HIGH} role="img" aria-label={label}>
        {[low, (low + high) / 2, high].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
              {Math.round(value)}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, round) => round)
          .filter((round) => round % every === 0)
          .map((round) => (
            <text
              key={round}
              x={x(round)}
              y={HIGH - 5}
              textAnchor="middle"
              fontSize="12"
              fill="var(--ink-soft)"
            >
              {round}
            </text>
          ))}
        {whole.map((values, seat) => (
          <g key={seat}>
            <polyline
              points={values.map((value, round) => `${x(round)},${y(value)}`).join(" ")}
              fill="none"
              stroke={seatColor(seat)}
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            <text
              x={width - RIGHT + 6}
              y={ends[seat]! + 4}
              fontSize="13"
              fontWeight="600"
              fill={seatColor(seat)}
            >
              {letter(seat)} {values.at(-1)}
            </text>
          </g>
        ))}
      </svg>
      <AsTable
        head={[say("figures-round"), ...names]}
        rows={Array.from({ length: rounds }, (_, round) => [round, ...whole.map((values) => values[round])])}
      />
    </div>
  );
}

// ---- stacked bars ----

interface BarsProps {
  seats: Record<string, number>[]; // amounts by source
  names: string[];
  labels: (source: string) => string;
}

/** The largest sources by their names, all others together, the same for every seat. */
export function gathered(seats: Record<string, number>[], most = MOST): { shown: string[]; rest: string[] } {
  const sums = new Map<string, number>();
  for (const sources of seats) {
    for (const [source, amount] of Object.entries(sources))
      sums.set(source, (sums.get(source) ?? 0) + Math.abs(amount));
  }
  const order = [...sums]
    .filter(([, sum]) => sum > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([source]) => source);
  return { shown: order.slice(0, most), rest: order.slice(most) };
}

export function Bars({ seats, names, labels }: BarsProps) {
  const say = useSay();
  const { shown, rest } = gathered(seats);
  const parts = (sources: Record<string, number>) => [
    ...shown.map((source) => sources[source] ?? 0),
    ...(rest.length ? [rest.reduce((sum, source) => sum + (sources[source] ?? 0), 0)] : []),
  ];
  const said = [...shown.map(labels), ...(rest.length ? [say("figures-rest")] : [])];
  const gains = (sources: Record<string, number>) =>
    parts(sources).reduce((sum, one) => sum + Math.max(0, one), 0);
  const longest = Math.max(1, ...seats.map(gains));
  return (
    <div className="stack">
      <Legend names={said} color={(index) => `var(${SHADES[index]})`} />
      <div className="bars" aria-hidden="true">
        {seats.map((sources, seat) => (
          <div key={seat} className="bar-line">
            <span className="bar-name">
              {names[seat]} <b className="numbers">{sum(sources)}</b>
            </span>
            <span className="bar">
              {parts(sources).map(
                (value, index) =>
                  value > 0 && (
                    <span
                      key={index}
                      title={labelled(said[index]!, String(value))}
                      style={{
                        width: `${(100 * value) / longest}%`,
                        background: `var(${SHADES[index]})`,
                        color: SHADES[index] === "--gold" ? "var(--on-gold)" : undefined,
                      }}
                    >
                      {value}
                    </span>
                  ),
              )}
            </span>
            {parts(sources).some((value) => value < 0) && (
              <span className="soft small">
                {parts(sources)
                  .map((value, index) => (value < 0 ? `${said[index]} ${value}` : ""))
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            )}
          </div>
        ))}
      </div>
      <AsTable
        head={[say("figures-source"), ...names]}
        rows={[
          ...[...shown, ...rest].map((source) => [
            labels(source),
            ...seats.map((sources) => sources[source] ?? 0),
          ]),
          [say("figures-total"), ...seats.map(sum)],
        ]}
      />
    </div>
  );
}

const sum = (sources: Record<string, number>) => Object.values(sources).reduce((all, one) => all + one, 0);
