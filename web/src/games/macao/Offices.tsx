/** The twelve pairs of offices along the edges of the chart: past, present, future. */

import { memo } from "react";
import { CardAbout, officeColor } from "./Cards";
import { useFigures } from "./figures";
import { letter, useNow, useSetting } from "./play";
import { Cube, KindIcon } from "./pieces";
import { Thing } from "../../board/Thing";
import { total } from "./types";

export const Offices = memo(function Offices({ from, to }: { from: number; to: number }) {
  const { say } = useSetting();
  const offices = useNow(({ view }) => view.offices);
  const now = useNow(({ view }) => view.round);
  return (
    <ol className="mc-offices" aria-label={say("offices")} start={from}>
      {offices
        .filter(({ round }) => round >= from && round <= to)
        .map(({ round, cards }) => {
          const time = round < now ? "past" : round === now ? "present" : "future";
          return (
            <li key={round} className={`is-${time}`} aria-current={time === "present" ? "step" : undefined}>
              <span className="mc-office-round" title={say(`time-${time}`)}>
                {round}
              </span>
              {cards.map((id) => (
                <Office key={id} id={id} past={time === "past"} />
              ))}
            </li>
          );
        })}
    </ol>
  );
});

const Office = memo(function Office({ id, past }: { id: string; past: boolean }) {
  const { say, words } = useSetting();
  const card = useFigures().card(id);
  const color = officeColor(card);
  const cubes = total(card.cost);
  return (
    // A place of its own: the same card may lie in the offer or with a seat.
    <Thing
      place={`pair:${id}`}
      className="mc-office"
      title={`${words.name(id)}${past ? `, ${say("time-past")}` : ""}`}
      about={() => <CardAbout id={id} />}
    >
      <KindIcon kind="office" color={color} size={20} />
      {color && (
        <>
          <b>{cubes}</b>
          <Cube color={color} letter={letter(say, color)} size={15} />
        </>
      )}
    </Thing>
  );
});
