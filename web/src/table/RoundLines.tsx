/** Points by round, small: a line for each seat, and the round in which it turned. */
import { apart, DASHES, seatColor } from "./charts";
import { SEAT_SIGNS } from "../kit/SeatDisc";

interface Props {
  lines: number[][];
  names: string[];
  marked: number | null;
  label: string;
}

const [WIDE, HIGH] = [420, 176];
const [LEFT, RIGHT, TOP, LOW] = [34, 386, 14, 150];

export function RoundLines({ lines, names, marked, label }: Props) {
  const rounds = Math.max(2, ...lines.map((line) => line.length));
  const whole = lines.map((line) =>
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
      aria-label={`${label}: ${names.join(", ")}`}
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
      {whole.map((line, seat) => (
        <g key={seat}>
          <polyline
            points={line.map((value, round) => `${x(round)},${y(value)}`).join(" ")}
            stroke={seatColor(seat)}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
          <g
            transform={`translate(${RIGHT + 12} ${ends[seat]})`}
            className="seat-disc"
            style={{ color: "#fff" }}
          >
            <circle r="9" fill={seatColor(seat)} style={{ fill: seatColor(seat) }} />
            <g className="sign" transform="scale(.75)">
              {SEAT_SIGNS[seat % SEAT_SIGNS.length]}
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
