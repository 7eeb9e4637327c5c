/** The strip of the twelve rounds above the board, with the two offices of each: past, present, future. */

import { memo } from "react";
import { Thing } from "../../board/Thing";
import { FINGERS } from "./BoardMarks";
import { CardAbout } from "./Cards";
import { officeColor, useFigures } from "./figures";
import { Cube } from "./pieces";
import { letter, useNow, useSetting } from "./play";
import { total } from "./types";

export const Calendar = memo(function Calendar() {
  const { say } = useSetting();
  const offices = useNow(({ view }) => view.offices);
  const now = useNow(({ view }) => view.round);
  return (
    <ol className="mc-calendar" aria-label={say("offices")}>
      {offices.map(({ round, cards }) => {
        const time = round < now ? "past" : round === now ? "present" : "future";
        return (
          <li key={round} className={`is-${time}`} aria-current={time === "present" ? "step" : undefined}>
            <b title={say(`time-${time}`)}>{round}</b>
            {time !== "past" &&
              (FINGERS ? (
                <Pair round={round} cards={cards} />
              ) : (
                cards.map((id) => <Office key={id} id={id} />)
              ))}
          </li>
        );
      })}
    </ol>
  );
});

/** Below a finger both offices of a round are one thing. */
function Pair({ round, cards }: { round: number; cards: string[] }) {
  const { words } = useSetting();
  return (
    <Thing
      place={`pair:${round}`}
      className="mc-office is-pair"
      title={cards.map((id) => words.name(id)).join(", ")}
      about={() => cards.map((id) => <CardAbout key={id} id={id} />)}
    >
      {cards.map((id) => (
        <Sign key={id} id={id} />
      ))}
    </Thing>
  );
}

function Sign({ id }: { id: string }) {
  const { say } = useSetting();
  const card = useFigures().card(id);
  const color = officeColor(card);
  return color ? (
    <>
      <Cube color={color} letter={letter(say, color)} size={15} />
      {total(card.cost)}
    </>
  ) : null;
}

const Office = memo(function Office({ id }: { id: string }) {
  const { words } = useSetting();
  return (
    // A place of its own: the same card may lie in the offer or with a seat.
    <Thing
      place={`pair:${id}`}
      className="mc-office"
      title={words.name(id)}
      about={() => <CardAbout id={id} />}
    >
      <Sign id={id} />
    </Thing>
  );
});
