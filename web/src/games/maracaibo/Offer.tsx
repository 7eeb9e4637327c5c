/** The open cards from which hands are refilled, large over the chart, and the pile that they come from. */

import { Zone } from "../../table/zones";
import { Thing } from "../../board/Thing";
import { CardBack, ProjectCard } from "./Card";
import { useNow, useSetting } from "./play";

/** Only while cards are drawn; what happens on the chart is in sight otherwise. */
export function Offer() {
  const drawing = useNow(({ choices }) =>
    choices.some(({ name }) => name.type === "draw_open" || name.type === "draw_pile"),
  );
  if (!drawing) return null;
  return (
    <Zone name="sheet">
      <div className="mb mb-over is-offer" data-scrolls>
        <Display />
      </div>
    </Zone>
  );
}

export function Display() {
  const { say } = useSetting();
  const display = useNow(({ view }) => view.display);
  return (
    <section className="mb-display" aria-label={say("display")}>
      {display.map((id, i) =>
        id ? (
          <ProjectCard key={id} id={id} text />
        ) : (
          <span key={i} className="mb-free-space" aria-hidden="true" />
        ),
      )}
      <Pile />
    </section>
  );
}

/** The pile, with how many cards lie there and how many lie beside it. */
function Pile() {
  const { say } = useSetting();
  const size = useNow(({ view }) => view.pile_size);
  const discards = useNow(({ view }) => view.discards.length);
  const title = say("pile-title", { count: size, discards });
  return (
    <Thing
      place="deck"
      className="mb-deck-pile"
      title={title}
      about={() => (
        <>
          <strong>{say("deck-pile")}</strong>
          <p>{title}</p>
          <p className="mb-note">{say("pile-about")}</p>
        </>
      )}
    >
      <CardBack count={size} />
      <b>{say("deck-pile")}</b>
      <small>{say("discards-short", { count: discards })}</small>
    </Thing>
  );
}
