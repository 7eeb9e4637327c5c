/** The planning area: three spaces for cards that can only be bought. */

import { memo } from "react";
import { CardBack, ProjectCard } from "./Card";
import { useNow, useSeat, useSetting } from "./play";

const SPACES = 3;

export const Planning = memo(function Planning({ seat: shown }: { seat?: number }) {
  const { seat: own } = useSetting();
  const seat = shown ?? own;
  return seat === null ? null : <Spaces seat={seat} />;
});

function Spaces({ seat }: { seat: number }) {
  const { say, seat: own } = useSetting();
  const { planned } = useSeat(seat);
  const isSecret = useNow(({ view }) => view.phase === "choosing" && own !== seat);
  return (
    <section className="mb-planning" data-place={`planned:${seat}`} aria-label={say("planning")}>
      <h3>
        {say("planning")} <small>{say("planning-about")}</small>
      </h3>
      <div className="mb-cards">
        {planned.map((id) => (
          <ProjectCard key={id} id={id} className="is-planned" />
        ))}
        {isSecret && <CardBack />}
        {Array.from({ length: Math.max(0, SPACES - planned.length) }, (_, i) => (
          <div key={i} className="mb-card is-space" aria-hidden="true" />
        ))}
      </div>
    </section>
  );
}
