import type { TableInfo } from "../api/types";
import { listOf, useSay } from "../i18n";
import { named } from "./words";

interface Ended {
  kind?: string;
  won?: number[];
  places?: number[];
}

interface Line {
  seat: number;
  name: string;
  place: number | null;
  score: number | null;
  won: boolean;
}

/** Seats in the order of their places. */
export function standings(result: Ended | null, scores: number[] | null, names: string[]): Line[] {
  const lines = names.map((name, seat) => ({
    seat,
    name,
    place: result?.places?.[seat] ?? null,
    score: scores?.[seat] ?? null,
    won: result?.won?.includes(seat) ?? false,
  }));
  return lines.sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || (b.score ?? 0) - (a.score ?? 0));
}

/** Who won, where the title's face does not tell it. */
export function Result({ info, yours }: { info: TableInfo; yours: number[] }) {
  const say = useSay();
  const result = (info.result ?? null) as Ended | null;
  const lines = standings(
    result,
    info.scores ?? null,
    info.seats.map((seat) => seat.name),
  );
  const won = lines.filter((line) => line.won);
  const mine = won.some((line) => yours.includes(line.seat));
  const heading =
    won.length === 0
      ? say("result-over")
      : mine
        ? say("result-you-won")
        : say("result-won", { names: listOf(won.map((line) => line.name)), count: won.length });
  return (
    <section className="result" aria-label={say("result")}>
      <h2>{heading}</h2>
      {info.reason && <p className="soft">{named("reason", info.reason)}</p>}
      <Standings lines={lines} />
    </section>
  );
}

function Standings({ lines }: { lines: Line[] }) {
  const say = useSay();
  const scored = lines.some((line) => line.score !== null);
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{say("result-place")}</th>
          <th scope="col">{say("result-name")}</th>
          {scored && <th scope="col">{say("result-score")}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seat} className={line.won ? "won" : undefined}>
            <td className="numbers">{line.place ?? "–"}</td>
            <td>{line.name}</td>
            {scored && <td className="numbers">{line.score ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
