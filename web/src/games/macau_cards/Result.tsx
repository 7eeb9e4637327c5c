/** The end of a round of a match for points, over the middle of the table. The end of the game is told by the page. */

import { useState, type JSX } from "react";
import type { Step } from "../../table/face";
import type { MacauView, Say } from "./view";
import { isForPoints } from "./view";

interface Props {
  view: MacauView;
  seat: number | null;
  names: string[];
  steps: Step[];
  say: Say;
}

interface Row {
  seat: number;
  points: number | null;
}

/** The newest round that ended, with the points it brought; null when the last steps tell of none. */
export function endedRound(
  steps: readonly Step[],
): { n: number; round: number; points: Map<number, number> } | null {
  for (const step of [...steps].reverse()) {
    const ended = step.events.find((event) => event.type === "round_ended");
    if (!ended) continue;
    const points = new Map<number, number>();
    for (const event of step.events)
      if (event.type === "scored" && event.seat !== undefined) points.set(event.seat, Number(event.points));
    return { n: step.n, round: Number(ended.round), points };
  }
  return null;
}

export function Result({ view, seat, names, steps, say }: Props): JSX.Element | null {
  const [closed, setClosed] = useState<number | null>(null);
  const ended = endedRound(steps);
  if (!ended || closed === ended.n || view.over || !isForPoints(view)) return null;
  const total = (row: Row): number => view.seats[row.seat]?.total ?? 0;
  const rows = view.seats
    .map((facts): Row => ({ seat: facts.seat, points: ended.points.get(facts.seat) ?? null }))
    .sort((a, b) => total(a) - total(b));
  const title = say("round-over", { round: ended.round });
  const target = view.options.target_points ?? 0;
  return (
    <section className="outcome" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("col-seat")}</th>
            <th scope="col">{say("col-round")}</th>
            <th scope="col">{say("col-total", { target })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className={row.seat === seat ? "own" : ""}>
              <th scope="row">
                {row.seat === seat ? say("seat-you", { seat: names[row.seat] ?? "" }) : names[row.seat]}
              </th>
              <td className="figure">{row.points === null ? "" : `+${row.points}`}</td>
              <td className="figure">
                <span className="total-bar" aria-hidden="true">
                  <span style={{ width: `${target ? Math.min(100, (100 * total(row)) / target) : 0}%` }} />
                </span>
                {total(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say("fewest-win")}</p>
      <button type="button" className="deed main" onClick={() => setClosed(ended.n)}>
        {say("go-on")}
      </button>
    </section>
  );
}
