/** What each seat did round by round, as small columns side by side: a picture of a table that is there too. */
import type { JSX } from "react";
import { seatColor } from "../table/charts";

interface Column {
  round: number;
  done: number;
  lost?: number; // on top of it
  told: string;
}

interface Seat {
  columns: Column[];
  sum?: string; // beside the name
  said: string; // below
}

export function SeatColumns({ seats, names }: { seats: Seat[]; names: string[] }): JSX.Element {
  const highest = Math.max(
    1,
    ...seats.flatMap(({ columns }) => columns.map(({ done, lost = 0 }) => done + lost)),
  );
  const part = (count: number) => ({ height: `${(100 * count) / highest}%` });
  return (
    <div className="multiples" aria-hidden="true">
      {seats.map(({ columns, sum, said }, seat) => (
        <figure key={seat} className="seat-columns" style={{ "--seat": seatColor(seat) } as never}>
          <figcaption>
            <b>{names[seat]}</b> {sum && <span className="soft small">{sum}</span>}
          </figcaption>
          <div className="columns">
            {columns.map(({ round, done, lost = 0, told }) => (
              <div key={round} className="column" title={told}>
                {lost > 0 && <span className="column-lost" style={part(lost)} />}
                <span className="column-used" style={part(done)}>
                  {done > 0 && done}
                </span>
                <small className="numbers">{round}</small>
              </div>
            ))}
          </div>
          <p className="small">{said}</p>
        </figure>
      ))}
    </div>
  );
}
