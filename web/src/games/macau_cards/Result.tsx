/** The end of a round and of the match, over the middle of the table. */

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
  place: number | null;
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
  const key = view.over ? -1 : (ended?.n ?? null);
  if (key === null || closed === key) return null;
  const forPoints = isForPoints(view);
  if (!view.over && !forPoints) return null;
  const rows: Row[] = view.seats.map((facts) => ({
    seat: facts.seat,
    place: view.over ? (view.places?.[facts.seat] ?? null) : null,
    points: ended?.points.get(facts.seat) ?? null,
  }));
  const total = (row: Row): number => view.seats[row.seat]?.total ?? 0;
  rows.sort((a, b) => (view.over ? (a.place ?? 99) - (b.place ?? 99) : total(a) - total(b)));
  const winners = rows.filter((row) => row.place === 1).map((row) => row.seat);
  const title = !view.over
    ? say("round-over", { round: ended?.round ?? view.round - 1 })
    : winners.length === 1 && winners[0] === seat
      ? say("you-win")
      : winners.length === 1
        ? say("wins", { seat: names[winners[0] ?? 0] ?? "" })
        : say("match-over");
  const target = view.options.target_points ?? 0;
  return (
    <section className={view.over ? "outcome match" : "outcome"} aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead className={forPoints ? "" : "unseen"}>
          <tr>
            {view.over && <th scope="col">{say("col-place")}</th>}
            <th scope="col">{say("col-seat")}</th>
            {forPoints && <th scope="col">{say("col-round")}</th>}
            {forPoints && <th scope="col">{say("col-total", { target })}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className={row.seat === seat ? "own" : row.place === 1 ? "first" : ""}>
              {view.over && (
                <td className="figure">{row.place ? say("place", { place: row.place }) : "–"}</td>
              )}
              <th scope="row">
                {row.seat === seat ? say("seat-you", { seat: names[row.seat] ?? "" }) : names[row.seat]}
              </th>
              {forPoints && <td className="figure">{row.points === null ? "" : `+${row.points}`}</td>}
              {forPoints && (
                <td className="figure">
                  <span className="total-bar" aria-hidden="true">
                    <span style={{ width: `${target ? Math.min(100, (100 * total(row)) / target) : 0}%` }} />
                  </span>
                  {total(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {forPoints && view.over && <p>{say("fewest-win")}</p>}
      <button type="button" className="deed main" onClick={() => setClosed(key)}>
        {view.over ? say("see-table") : say("go-on")}
      </button>
    </section>
  );
}
