/** What cards brought, in the story of a game: the most first, all when asked for. */
import { useState } from "react";
import { letter, seatColor } from "../table/charts";
import type { StoryProps } from "../table/story";

const FIRST = 8; // cards that are shown before all are asked for

interface Gained {
  card: string;
  seat: number;
}

interface Props<Card extends Gained> extends Pick<StoryProps, "names" | "labels" | "say"> {
  cards: Card[];
  heads: string[]; // of the columns: before the points, the points, behind them
  before: (card: Card) => (string | number)[];
  points: (card: Card) => number;
  after: (card: Card) => number;
}

export function CardGains<Card extends Gained>(props: Props<Card>) {
  const { cards, names, labels, say, heads, before, points, after } = props;
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...cards.map(points));
  const shown = all ? cards : cards.slice(0, FIRST);
  if (cards.length === 0) return null;
  return (
    <section className="stack">
      <h3>{say("cards-title")}</h3>
      <table className="standings card-gains">
        <thead>
          <tr>
            <th scope="col">{say("card-name")}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
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
              {before(card).map((figure, column) => (
                <td key={column} className="numbers">
                  {figure}
                </td>
              ))}
              <td className="numbers">
                <Gain points={points(card)} most={most} seat={card.seat} />
              </td>
              <td className="numbers">{after(card)}</td>
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
    </section>
  );
}

function Gain({ points, most, seat }: { points: number; most: number; seat: number }) {
  const style = { width: `${(56 * Math.max(0, points)) / most}px`, background: seatColor(seat) };
  return (
    <span className="gain">
      {points}
      <i aria-hidden="true" style={style} />
    </span>
  );
}
