/** The project display: four open cards, the pile they come from, and the discards. */

import { memo } from "react";
import { CardBack, ProjectCard } from "./Card";
import { useNow, useSetting } from "./play";
import { Thing } from "../../board/Thing";

export const Display = memo(function Display() {
  const { say } = useSetting();
  const display = useNow(({ view }) => view.display);
  return (
    <section className="mb-display" aria-label={say("display")}>
      <h3>{say("display")}</h3>
      <div className="mb-cards">
        {display.map((id, i) =>
          id ? (
            <ProjectCard key={id} id={id} />
          ) : (
            <div key={i} className="mb-card is-space" aria-hidden="true" />
          ),
        )}
        <Pile />
      </div>
    </section>
  );
});

/** The pile, with how many cards lie there and how many lie beside it. */
export const Pile = memo(function Pile() {
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
      <small>{say("discards-short", { count: discards })}</small>
    </Thing>
  );
});
