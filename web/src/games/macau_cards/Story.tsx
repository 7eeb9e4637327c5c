/** What a match of Macau has to tell: what was laid, who attacked whom, and who said the word. */
import type { JSX } from "react";
import { AsTable, Bars } from "../../table/charts";
import type { StoryProps } from "../../table/story";

interface SeatStory {
  laid: Record<string, number>;
  attacks: number;
  attacked: number;
  drawn: number;
  punished: number;
  said: number;
  missed: number;
  catches: number;
  caught: number;
  out: number;
}

interface MacauStory {
  seats: SeatStory[];
  deals: { round: number; points: number[] }[];
}

const COLUMNS = ["attacks", "attacked", "drawn", "said", "catches", "caught"] as const;

export default function Story({ story, names, say }: StoryProps): JSX.Element | null {
  const told = story as MacauStory;
  if (!told?.seats?.length) return null;
  return (
    <>
      <section className="stack">
        <h3>{say("laid-title")}</h3>
        <Bars
          seats={told.seats.map((seat) => seat.laid)}
          names={names}
          labels={(kind) => say(`laid-${kind}`)}
        />
      </section>
      <section className="stack">
        <h3>{say("deeds-title")}</h3>
        <div className="table-scroll" tabIndex={0} role="group" aria-label={say("deeds-title")}>
          <table className="standings told-by-row">
            <thead>
              <tr>
                <th scope="col">{say("deed-seat")}</th>
                {COLUMNS.map((one) => (
                  <th key={one} scope="col">
                    {say(`deed-${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {told.seats.map((seat, index) => (
                <tr key={index}>
                  <th scope="row">{names[index]}</th>
                  {COLUMNS.map((one) => (
                    <td key={one} className="numbers" data-label={say(`deed-${one}`)}>
                      {one === "caught" ? seat.caught + seat.missed : seat[one]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {told.deals.length > 0 && (
          <>
            <h3>{say("deals-title")}</h3>
            <AsTable
              head={[say("deal"), ...names]}
              rows={told.deals.map((deal) => [deal.round, ...deal.points])}
            />
          </>
        )}
      </section>
    </>
  );
}
