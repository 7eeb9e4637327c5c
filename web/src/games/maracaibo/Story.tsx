/** What a game of Maracaibo has to tell: VP by round and by source, four trips, and what cards brought. */
import { useState, type JSX } from "react";
import { AsTable, Bars, letter, Lines, seatColor } from "../../table/charts";
import type { StoryProps } from "../../table/story";

interface Trip {
  round: number;
  stops: string[];
  points: number;
  vp: number;
}

interface SeatStory {
  trips: Trip[];
  sources: Record<string, number>; // VP by what brought them
  deliveries: number;
  quests: number;
  upgrades: number;
  bought: number;
  fights: number;
  liberated: number;
}

interface CardStory {
  card: string;
  seat: number;
  round: number;
  price: number;
  vp: number;
  doubloons: number;
}

export interface MaracaiboStory {
  seats: SeatStory[];
  cards: CardStory[];
  automa: string | null;
  standings: number[][]; // VP before each round and at the end, the automa's last
}

type Say = StoryProps["say"];

export default function Story({ story, names, labels, say }: StoryProps): JSX.Element | null {
  const told = story as MaracaiboStory;
  if (!told?.seats?.length) return null;
  return (
    <>
      <section className="stack">
        <h3>{say("rounds-title")}</h3>
        <Lines
          series={seriesOf(told)}
          label={say("rounds-title")}
          names={told.automa ? [...names, say(`automa-${told.automa}`)] : names}
        />
      </section>
      <section className="stack">
        <h3>{say("sources-title")}</h3>
        <Bars
          seats={told.seats.map(({ sources }) => sources)}
          names={names}
          labels={(source) => say(`source-${source}`)}
        />
      </section>
      <section className="stack">
        <h3>{say("trips-title")}</h3>
        <p className="soft small">{say("trips-text")}</p>
        <Trips seats={told.seats} names={names} say={say} />
      </section>
      {told.cards.length > 0 && (
        <section className="stack">
          <h3>{say("cards-title")}</h3>
          <Cards cards={told.cards} names={names} labels={labels} say={say} />
        </section>
      )}
    </>
  );
}

/** One line for each captain, and one for the automa where it played along. */
export function seriesOf({ seats, automa, standings }: MaracaiboStory): number[][] {
  const lines = seats.length + (automa ? 1 : 0);
  return Array.from({ length: lines }, (_, line) => standings.map((vp) => vp[line] ?? 0));
}

// ---- trips ----

const DEEDS = ["deliveries", "quests", "upgrades", "bought", "fights", "liberated"] as const;

function Trips({ seats, names, say }: { seats: SeatStory[]; names: string[]; say: Say }) {
  const most = Math.max(1, ...seats.flatMap(({ trips }) => trips.map(({ stops }) => stops.length)));
  return (
    <>
      <div className="multiples" aria-hidden="true">
        {seats.map((seat, index) => (
          <figure key={index} className="rose-use" style={{ "--seat": seatColor(index) } as never}>
            <figcaption>
              <b>{names[index]}</b>
            </figcaption>
            <div className="columns">
              {seat.trips.map(({ round, stops, points }) => (
                <div
                  key={round}
                  className="column"
                  title={say("trip-round", { round, stops: stops.length, points })}
                >
                  <span className="column-used" style={{ height: `${(100 * stops.length) / most}%` }}>
                    {stops.length > 0 && stops.length}
                  </span>
                  <small className="numbers">{round}</small>
                </div>
              ))}
            </div>
            <p className="small">
              {DEEDS.filter((deed) => seat[deed] > 0)
                .map((deed) => `${say(`deed-${deed}`)} ${seat[deed]}`)
                .join(" · ")}
            </p>
          </figure>
        ))}
      </div>
      <AsTable
        head={["", say("trip-stops"), say("trip-points"), ...DEEDS.map((deed) => say(`deed-${deed}`))]}
        rows={seats.map((seat, index) => [
          names[index],
          seat.trips.map(({ stops }) => stops.length).join(" + "),
          seat.trips.map(({ points }) => points).join(" + "),
          ...DEEDS.map((deed) => seat[deed]),
        ])}
      />
    </>
  );
}

// ---- cards ----

const FIRST = 8; // cards that are shown before all are asked for

interface CardsProps {
  cards: CardStory[];
  names: string[];
  labels: Record<string, string>;
  say: Say;
}

function Cards({ cards, names, labels, say }: CardsProps) {
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...cards.map((card) => card.vp));
  const shown = all ? cards : cards.slice(0, FIRST);
  return (
    <>
      <table className="standings card-gains">
        <thead>
          <tr>
            <th scope="col">{say("card-name")}</th>
            <th scope="col">{say("card-round")}</th>
            <th scope="col">{say("card-price")}</th>
            <th scope="col">{say("card-vp")}</th>
            <th scope="col">{say("card-doubloons")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((card) => (
            <tr key={card.card}>
              <td>
                <span className="seat-letter" style={{ background: seatColor(card.seat) }} aria-hidden="true">
                  {letter(card.seat)}
                </span>{" "}
                {labels[card.card] ?? card.card}
                <span className="unseen"> ({names[card.seat]})</span>
              </td>
              <td className="numbers">{card.round}</td>
              <td className="numbers">{card.price}</td>
              <td className="numbers">
                <span className="gain">
                  {card.vp}
                  <i
                    aria-hidden="true"
                    style={{
                      width: `${(56 * Math.max(0, card.vp)) / most}px`,
                      background: seatColor(card.seat),
                    }}
                  />
                </span>
              </td>
              <td className="numbers">{card.doubloons}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cards.length > FIRST && (
        <p>
          <button type="button" className="linklike" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say("cards-fewer") : say("cards-all", { count: cards.length })}
          </button>
        </p>
      )}
    </>
  );
}
