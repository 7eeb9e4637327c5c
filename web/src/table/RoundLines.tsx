/** Points by round, small: a line for each seat, and the round in which it turned. */
import { apart, DASHES, seatColor } from "./charts";
import { SEAT_SIGNS } from "../kit/SeatDisc";
import { labelled } from "../i18n";

interface Props {
  lines: number[][];
  names: string[];
  rivals: { name: string; line: number[] }[]; // who has no seat
  marked: number | null;
  label: string;
}

const [WIDE, HIGH] = [420, 176];
const [LEFT, RIGHT, TOP, LOW] = [34, 386, 14, 150];

export function RoundLines({ lines, names, rivals, marked, label }: Props) {
  const drawn = [...lines, ...rivals.map(({ line }) => line)];
  const rounds = Math.max(2, ...drawn.map((line) => line.length));
  const whole = drawn.map((line) =>
    Array.from({ length: rounds }, (_, round) => line[round] ?? line.at(-1) ?? 0),
  );
  const all = whole.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => LEFT + (round * (RIGHT - LEFT)) / (rounds - 1);
  const y = (value: number) => LOW - ((value - least) * (LOW - TOP)) / (most - least);
  const ends = apart(
    whole.map((line) => y(line.at(-1)!)),
    20,
  );
  const every = Math.ceil(rounds / 13);
  const step = (x(1) - x(0)) / 2;
  return (
    <svg
      className="round-lines"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={labelled(label, [...names, ...rivals.map(({ name }) => name)].join(", "))}
    >
      {marked !== null && (
        <rect className="marked" x={x(marked) - step} y={TOP - 8} width={2 * step} height={LOW - TOP + 8} />
      )}
      {[least, (least + most) / 2, most].map((value) => (
        <g key={value}>
          <path className="grid" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {Math.round(value)}
          </text>
        </g>
      ))}
      {whole[0]?.map((_, round) =>
        round % every === 0 ? (
          <text
            key={round}
            className={round === marked ? "is-marked" : undefined}
            x={x(round)}
            y={HIGH - 6}
            textAnchor="middle"
          >
            {round}
          </text>
        ) : null,
      )}
      {whole.map((line, seat) => {
        const rival = rivals[seat - lines.length];
        const color = rival ? "var(--ink)" : seatColor(seat);
        return (
          <g key={seat}>
            <polyline
              points={line.map((value, round) => `${x(round)},${y(value)}`).join(" ")}
              stroke={color}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            <g
              transform={`translate(${RIGHT + 12} ${ends[seat]})`}
              className="seat-disc"
              style={{ color: "#fff" }}
            >
              <circle r="9" fill={color} style={{ fill: color }} />
              {rival ? (
                <text className="rival" y="5" textAnchor="middle">
                  <title>{rival.name}</title>
                  {rival.name.charAt(0)}
                </text>
              ) : (
                <g className="sign" transform="scale(.75)">
                  {SEAT_SIGNS[seat % SEAT_SIGNS.length]}
                </g>
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
