/** Chances to win over a game, with its turning points. The same figures stand in a table below. */
import type { TurningPoint } from "../api/types";
import { useSay } from "../i18n";
import type { Moment } from "./analysis";
import { nearest, percent } from "./analysis";
import { apart, AsTable, DASHES, Legend, letter, seatColor, useWidth } from "./charts";
import "./analysis.css";

const LEFT = 42;
const RIGHT = 58;
const HIGH = 240;
const LABEL = 18; // from one label behind the lines to the next
const LINES = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  moments: Moment[];
  points: TurningPoint[];
  names: string[];
  step: number;
  last: number;
  jump: (step: number) => void;
}

export function Chances({ moments, points, names, step, last, jump }: Props) {
  const say = useSay();
  const { place, width } = useWidth();
  const wide = width - LEFT - RIGHT;
  const x = (at: number) => LEFT + (at * wide) / Math.max(1, last);
  const y = (chance: number) => HIGH - 26 - chance * (HIGH - 44);
  const lines = names.map((_, seat) => moments.filter((one) => one.seat === seat));
  const labels = apart(
    lines.map((line) => y(line.at(-1)?.chance ?? 0)),
    LABEL,
    HIGH - LABEL / 2,
  );
  const click = (event: React.MouseEvent<SVGSVGElement>) => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const found = nearest(moments, ((across - LEFT) * last) / wide);
    if (found) jump(found.step);
  };
  return (
    <div className="stack">
      <Legend names={names} color={seatColor} mark={letter} />
      <div className="chart-place chances" ref={place}>
        {/* Pressing the picture is a shortcut: all of its moments are buttons in the table. */}
        <svg width={width} height={HIGH} role="img" aria-label={say("analysis-chart")} onClick={click}>
          {LINES.map((chance) => (
            <g key={chance}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(chance)} y2={y(chance)} stroke="var(--line)" />
              <text x={LEFT - 6} y={y(chance) + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
                {percent(chance)}
              </text>
            </g>
          ))}
          <line className="chances-now" x1={x(step)} x2={x(step)} y1={y(1)} y2={y(0)} />
          {lines.map((line, seat) => (
            <g key={seat}>
              <polyline
                points={line.map((one) => `${x(one.step)},${y(one.chance)}`).join(" ")}
                fill="none"
                stroke={seatColor(seat)}
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
              {line.length > 0 && (
                <text
                  x={width - RIGHT + 6}
                  y={labels[seat]! + 4}
                  fontSize="13"
                  fontWeight="600"
                  fill={seatColor(seat)}
                >
                  {letter(seat)} {percent(line.at(-1)!.chance)}
                </text>
              )}
            </g>
          ))}
        </svg>
        {points.map((point, index) => (
          <button
            key={point.turn}
            type="button"
            className="chances-point"
            style={{ left: x(point.step - 1), top: y(point.before) }}
            aria-label={say("analysis-point", { number: index + 1, step: point.step })}
            onClick={() => jump(point.step)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <AsTable
        head={[say("analysis-step"), say("analysis-whose"), say("analysis-own-chance")]}
        rows={moments.map((one) => [
          <button key={one.step} type="button" className="linklike numbers" onClick={() => jump(one.step)}>
            {one.step === last ? say("analysis-end") : one.step}
          </button>,
          names[one.seat],
          percent(one.chance),
        ])}
      />
    </div>
  );
}
