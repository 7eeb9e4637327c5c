/** A captain: the own one with everything in sight, the others in one look, each to be opened. */

import { memo, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { CardBack, CardChip, ProjectCard } from "./Card";
import { Planning } from "./Planning";
import { handOf } from "./types";
import { useFigures } from "./figures";
import { useNow, useSeat, useSetting } from "./play";
import { Disc, Ship, Sign } from "./pieces";
import { CareerSheet, PortSheet, QuestTile } from "./Sheets";
import { ResistanceTile, ShipBoard, useModules } from "./ShipBoard";
import { haveOf, unlocked } from "./tasks";
import { Influences, Synergies, Trophies, Wealth } from "./Wealth";

interface CaptainProps {
  seat: number;
}

/** The captain of a seat, by whose eyes look. */
export function Captain({ seat }: CaptainProps) {
  const { seat: own } = useSetting();
  return own === seat ? <OwnCaptain seat={seat} /> : <OtherCaptain seat={seat} />;
}

const OwnCaptain = memo(function OwnCaptain({ seat }: CaptainProps) {
  const { say, seat: own } = useSetting();
  return (
    <section className="mb-captain is-own" data-seat={seat} aria-label={say("captain-own")}>
      <div className="mb-captain-parts">
        <div className="mb-captain-head">
          <SeatHead seat={seat} />
          <Wealth seat={seat} all />
        </div>
        <Whole seat={seat} own={own === seat} />
      </div>
    </section>
  );
});

/** All parts of a captain but the amounts. */
function Whole({ seat, own }: { seat: number; own: boolean }) {
  return (
    <>
      <ShipBoard seat={seat} own={own} />
      <div className="mb-captain-side">
        <div className="mb-captain-line">
          <Influences seat={seat} />
          <Synergies seat={seat} />
        </div>
        <Trophies seat={seat} />
        <ResistanceTile seat={seat} own={own} />
        <Papers seat={seat} own={own} />
      </div>
      <Tableau seat={seat} />
    </>
  );
}

/** Career and home port. */
function Papers({ seat, own }: { seat: number; own: boolean }) {
  const { say } = useSetting();
  const { career, tasks_done: done, port } = useSeat(seat);
  const withPorts = useModules().includes("home_ports");
  const tasks = useFigures().careers[career ?? ""]?.tasks;
  const have = useNow(useShallow(({ view }) => (tasks ?? []).map(({ when }) => haveOf(view, seat, when))));
  if (!career && !port) return null;
  return (
    <div className="mb-papers" role="group" aria-label={say("captain-papers")}>
      {career && <CareerSheet id={career} seat={seat} own={own} done={done} have={have} />}
      {withPorts && port && <PortSheet id={port} seat={seat} own={own} />}
    </div>
  );
}

/** The bought cards, newest first, and quests that lie on one of them. */
function Tableau({ seat }: CaptainProps) {
  const { say } = useSetting();
  const { tableau, card_quests: quests } = useSeat(seat);
  return (
    <section className="mb-tableau" data-place={`tableau:${seat}`} aria-label={say("tableau")}>
      <h3>
        {say("tableau")} <small>{say("cards-count", { count: tableau.length })}</small>
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

/** Who it is, whose turn it is, and how the game ended. */
function SeatHead({ seat }: CaptainProps) {
  const { names, say } = useSetting();
  const acts = useNow(({ view }) => view.current === seat);
  const starts = useNow(({ view }) => view.start_seat === seat);
  const place = useNow(({ view }) => view.places?.[seat]);
  return (
    <h2 className="mb-seat-head" data-place={`seat:${seat}`}>
      <Disc seat={seat} size={26} />
      <span>{names[seat]}</span>
      {starts && (
        <span title={say("starts")}>
          <Ship seat={seat} size={20} />
          <span className="mb-hidden">{say("starts")}</span>
        </span>
      )}
      {place !== undefined ? <em>{say("place-number", { place })}</em> : <HasTurn acts={acts} />}
    </h2>
  );
}

/** Its place is kept, so that nothing behind it gives way when the turn comes. */
function HasTurn({ acts }: { acts: boolean }) {
  const { say } = useSetting();
  return <em style={acts ? undefined : { visibility: "hidden" }}>{say("has-turn")}</em>;
}

/** Another captain: one look, or opened, all of it. */
const OtherCaptain = memo(function OtherCaptain({ seat }: CaptainProps) {
  const { say, names } = useSetting();
  const acts = useNow(({ view }) => view.current === seat);
  const [open, setOpen] = useState(false);
  return (
    <section
      className={`mb-captain is-other ${acts ? "is-current" : ""} ${open ? "is-open" : ""}`}
      data-seat={seat}
      aria-label={names[seat]}
    >
      <div className="mb-captain-short">
        <SeatHead seat={seat} />
        <Wealth seat={seat} all={open} />
        {!open && <Short seat={seat} />}
        <button
          type="button"
          className="mb-expand"
          aria-expanded={open}
          aria-label={say(open ? "captain-fold" : "captain-unfold", { name: names[seat] ?? "" })}
          onClick={() => setOpen(!open)}
        >
          {open ? "−" : "+"}
        </button>
      </div>
      {open && (
        <div className="mb-captain-parts">
          <HandOf seat={seat} />
          <Planning seat={seat} />
          <Whole seat={seat} own={false} />
        </div>
      )}
    </section>
  );
});

/** What is left of a captain in one line: influence, cards, upgrades, tasks. */
function Short({ seat }: CaptainProps) {
  const { say } = useSetting();
  const { hand_size, planned, tableau, discs, tasks_done: done } = useSeat(seat);
  const free = unlocked(discs);
  const tasks = done.filter(Boolean).length;
  return (
    <>
      <Influences seat={seat} />
      <Synergies seat={seat} size={17} />
      <div className="mb-captain-counts">
        <Count
          sign="hand"
          count={hand_size}
          text={say("hand-count", { count: hand_size })}
          place={`hand:${seat}`}
        />
        <Count
          sign="card"
          count={planned.length}
          text={say("planned-count", { count: planned.length })}
          place={`planned:${seat}`}
        />
        <Count
          sign="project"
          count={tableau.length}
          text={say("tableau-count", { count: tableau.length })}
          place={`tableau:${seat}`}
        />
        <Count sign="upgrade" count={free} text={say("upgrades-unlocked", { count: free })} />
        <Count sign="assistant" count={tasks} text={say("tasks-count", { count: tasks })} />
      </div>
    </>
  );
}

interface CountProps {
  sign: "hand" | "card" | "project" | "upgrade" | "assistant";
  count: number;
  text: string;
  place?: string;
}

function Count({ sign, count, text, place }: CountProps) {
  return (
    <span className="mb-tally" title={text} data-place={place}>
      <Sign sign={sign} size={16} />
      <b aria-hidden="true">{count}</b>
      <span className="mb-hidden">{text}</span>
    </span>
  );
}

/** The hand of another: its cards where hands are open, their backs otherwise. */
function HandOf({ seat }: CaptainProps) {
  const { say } = useSetting();
  const size = useSeat(seat).hand_size;
  const hand = useNow(({ view }) => handOf(view, seat));
  return (
    <section className="mb-hand-of" data-place={`hand:${seat}`} aria-label={say("hand")}>
      <h3>
        {say("hand")} <small>{say("cards-count", { count: size })}</small>
      </h3>
      <div className="mb-cards">
        {hand ? (
          hand.map((id) => <ProjectCard key={id} id={id} />)
        ) : (
          <span className="mb-backs">
            {Array.from({ length: size }, (_, i) => (
              <CardBack key={i} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}
