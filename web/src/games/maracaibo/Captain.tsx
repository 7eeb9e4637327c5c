/** All that lies before a seat, own or other: amounts, hand, ship, career and what was bought. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { CardChip, isUsedUp } from "./Card";
import { useFigures } from "./figures";
import { useNow, useSeat, useSetting } from "./play";
import { Disc, Ship } from "./pieces";
import { CareerSheet, PortSheet, QuestTile } from "./Sheets";
import { ResistanceTile, ShipBoard, useModules } from "./ShipBoard";
import { haveOf } from "./tasks";
import { Hand, Planned } from "./Tray";
import { Incomes, Influences, Synergies, Trophies, Wealth } from "./Wealth";

interface CaptainProps {
  seat: number;
}

export const Captain = memo(function Captain({ seat }: CaptainProps) {
  const { seat: eyes, names } = useSetting();
  const own = eyes === seat;
  return (
    <section className="mb-captain" data-seat={seat} aria-label={names[seat]}>
      <div className="mb-captain-head">
        <SeatHead seat={seat} />
        <Wealth seat={seat} />
        <Incomes seat={seat} />
        <Influences seat={seat} />
        <Synergies seat={seat} />
        <Trophies seat={seat} />
      </div>
      <div className="mb-captain-cards">
        <Hand seat={seat} />
        <Planned seat={seat} />
      </div>
      <div className="mb-captain-parts">
        <ShipBoard seat={seat} own={own} />
        <Papers seat={seat} own={own} />
      </div>
      <Tableau seat={seat} />
    </section>
  );
});

/** Career, home port and resistance tile. */
function Papers({ seat, own }: { seat: number; own: boolean }) {
  const { say } = useSetting();
  const { career, tasks_done: done, port } = useSeat(seat);
  const withPorts = useModules().includes("home_ports");
  const tasks = useFigures().careers[career ?? ""]?.tasks;
  const have = useNow(useShallow(({ view }) => (tasks ?? []).map(({ when }) => haveOf(view, seat, when))));
  return (
    <div className="mb-papers" role="group" aria-label={say("captain-papers")}>
      {career && <CareerSheet id={career} seat={seat} own={own} done={done} have={have} />}
      {withPorts && port && <PortSheet id={port} seat={seat} own={own} text />}
      <ResistanceTile seat={seat} own={own} />
    </div>
  );
}

/** The bought cards, newest first, and quests that lie on one of them. */
function Tableau({ seat }: CaptainProps) {
  const { say } = useSetting();
  const { tableau, card_quests: quests } = useSeat(seat);
  const { cards } = useFigures();
  const isTurned = tableau.some((bought) => isUsedUp(bought, cards[bought.card]?.effects ?? []));
  return (
    <section className="mb-tableau" aria-label={say("tableau")}>
      <h3>
        {say("tableau")} <small>{say("cards-count", { count: tableau.length })}</small>{" "}
        {isTurned && <small className="mb-legend">{say("used-legend")}</small>}
      </h3>
      <div className="mb-chips">
        {[...tableau].reverse().map((bought) => (
          <CardChip key={bought.card} bought={bought} />
        ))}
        {quests.map((id) => (
          <QuestTile key={id} id={id} />
        ))}
        {tableau.length === 0 && <small>{say("tableau-empty")}</small>}
      </div>
    </section>
  );
}

/** Who it is, who began, and how the game ended. */
function SeatHead({ seat }: CaptainProps) {
  const { names, say } = useSetting();
  const starts = useNow(({ view }) => view.start_seat === seat);
  const place = useNow(({ view }) => view.places?.[seat]);
  return (
    <h2 className="mb-seat-head">
      <Disc seat={seat} size={26} />
      <span>{names[seat]}</span>
      {starts && (
        <span title={say("starts")}>
          <Ship seat={seat} size={20} />
          <span className="mb-hidden">{say("starts")}</span>
        </span>
      )}
      {place !== undefined && <em>{say("place-number", { place })}</em>}
    </h2>
  );
}
