/** The own things on the wooden tray: purse, hand, planned cards, ship, career and home port. */

import { memo, useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { useRanks } from "../../board/Glide";
import { PartTabs } from "../../board/PartTabs";
import { usePointing } from "../../table/pointing";
import { CardBack, ProjectCard } from "./Card";
import { useFigures } from "./figures";
import { Disc } from "./pieces";
import { useNow, usePlay, useSeat, useSetting } from "./play";
import { PortSheet, TaskBars } from "./Sheets";
import { openSheet } from "./SeatSheet";
import { ResistanceTile, ShipBoard, useModules } from "./ShipBoard";
import { litThings, regionOf, type Region } from "./targets";
import { haveOf } from "./tasks";
import { handOf } from "./types";
import { Incomes, Synergies, Wealth } from "./Wealth";

const SPACES = 3; // of the planning area
const NO_CARDS: string[] = [];

interface TrayProps {
  seat: number;
  shape: string;
}

export const Tray = memo(function Tray({ seat, shape }: TrayProps) {
  return shape.includes("is-narrow") ? <SmallTray seat={seat} shape={shape} /> : <WideTray seat={seat} />;
});

/** Before the first round all the room is for the eight cards. */
function WideTray({ seat }: { seat: number }) {
  const choosing = useNow(({ view }) => view.phase === "choosing");
  return (
    <div className="mb mb-own" data-seat={seat}>
      <Purse seat={seat} />
      <Hand seat={seat} />
      <Planned seat={seat} />
      {!choosing && <Ship seat={seat} />}
      {!choosing && <Goals seat={seat} />}
    </div>
  );
}

function Purse({ seat }: { seat: number }) {
  const { say, names } = useSetting();
  return (
    <section className="mb-purse" aria-label={say("captain-own")}>
      <h2 className="mb-own-name">
        <Disc seat={seat} size={24} />
        <span>{names[seat]}</span>
      </h2>
      <Wealth seat={seat} />
      <Synergies seat={seat} size={21} />
      <Incomes seat={seat} />
    </section>
  );
}

interface PartProps {
  cards?: number; // that share the room, by which the parts do
  name: string;
  note?: string;
  className: string;
  place?: string;
  children: ReactNode;
  more?: ReactNode;
}

function Part({ cards, name, note, className, place, children, more }: PartProps) {
  return (
    <section
      className={`mb-part ${className}`}
      aria-label={name}
      data-place={place}
      style={cards === undefined ? undefined : ({ "--cards": cards } as CSSProperties)}
    >
      <h2>
        <b>{name}</b> {note && <span>{note}</span>}
        {more}
      </h2>
      {children}
    </section>
  );
}

/** The hand; nothing but backs for somebody who may not see it. */
export function Hand({ seat }: { seat: number }) {
  const { say } = useSetting();
  const hand = useNow(({ view }) => handOf(view, seat)) ?? NO_CARDS;
  const isOpen = useNow(({ view }) => handOf(view, seat) !== null);
  const size = useSeat(seat).hand_size;
  const isFirst = useNow(({ view }) => view.phase === "choosing"); // the cards that were dealt, some of which go
  const aside =
    useNow(({ view }) => (view.viewer === seat ? view.choosing?.set_aside : undefined)) ?? NO_CARDS;
  const limit = useHandLimit(seat);
  const row = useRanks(hand.join(" "));
  return (
    <Part
      cards={Math.max(4, size + aside.length)}
      className="is-hand"
      place={`hand:${seat}`}
      name={say("hand")}
      note={say(isFirst ? "hand-first" : "hand-of", { count: size, limit })}
    >
      <div ref={row} className="mb-row-of-cards">
        {hand.map((id) => (
          <div key={id}>
            <ProjectCard id={id} />
          </div>
        ))}
        {aside.map((id) => (
          <div key={id} className="mb-set-aside">
            <ProjectCard id={id} />
            <b>{say("set-aside")}</b>
          </div>
        ))}
        {!isOpen && Array.from({ length: size }, (_, i) => <CardBack key={i} />)}
        {isOpen && hand.length === 0 && <p className="mb-empty-note">{say("hand-empty")}</p>}
      </div>
    </Part>
  );
}

function useHandLimit(seat: number): number {
  const { hand_limit } = useFigures();
  return hand_limit + useSeat(seat).extra_hand;
}

/** Planned cards, which can only be bought, and the spaces that are free. */
export function Planned({ seat }: { seat: number }) {
  const { say, seat: own } = useSetting();
  const { planned } = useSeat(seat);
  const isSecret = useNow(({ view }) => view.phase === "choosing" && own !== seat);
  const free = Math.max(0, SPACES - planned.length - (isSecret ? 1 : 0));
  return (
    <Part
      cards={planned.length + 0.4 * free + (planned.length ? 0 : 0.6)}
      className="is-planned"
      place={`planned:${seat}`}
      name={say("planning")}
      note={say("planning-about")}
    >
      <div className="mb-row-of-cards">
        {planned.map((id) => (
          <ProjectCard key={id} id={id} className="is-planned" />
        ))}
        {isSecret && <CardBack />}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} className="mb-free-space" aria-hidden="true">
            {i === 0 && planned.length === 0 && say("planning-free")}
          </span>
        ))}
      </div>
    </Part>
  );
}

function Ship({ seat }: { seat: number }) {
  const { say } = useSetting();
  const bought = useSeat(seat).tableau.length;
  return (
    <div className="mb-part is-ship" data-place={`tableau:${seat}`}>
      <ShipBoard
        seat={seat}
        own
        more={
          <button type="button" className="mb-bought" onClick={() => openSheet(seat)}>
            {say("bought-count", { count: bought })}
          </button>
        }
      />
    </div>
  );
}

/** The career with its three tasks, the home port and the resistance tile. */
function Goals({ seat }: { seat: number }) {
  const { say, words } = useSetting();
  const { career, tasks_done: done, port } = useSeat(seat);
  const modules = useModules();
  const tasks = useFigures().careers[career ?? ""]?.tasks;
  const have = useNow(useShallow(({ view }) => (tasks ?? []).map(({ when }) => haveOf(view, seat, when))));
  return (
    <Part
      className="is-goals"
      name={say("kind-career-title")}
      note={career ? words.careers[career]?.name : undefined}
    >
      {career && <TaskBars id={career} seat={seat} done={done} have={have} />}
      {modules.includes("home_ports") && port && <PortSheet id={port} seat={seat} own />}
      <ResistanceTile seat={seat} own />
    </Part>
  );
}

// ---- a phone ----

const TABS: Region[] = ["hand", "planned", "ship", "goals"];

/** The purse, one part of the tray, and tabs for the others: all in reach of the thumb. */
function SmallTray({ seat, shape }: TrayProps) {
  const [tab, setTab] = useTab();
  const parts: Record<string, ReactNode> = {
    hand: <Hand seat={seat} />,
    planned: <Planned seat={seat} />,
    ship: <Ship seat={seat} />,
    goals: <Goals seat={seat} />,
  };
  return (
    <div className={`mb mb-own ${shape}`} data-seat={seat}>
      <div className="mb-purse">
        <Wealth seat={seat} />
        <Incomes seat={seat} />
      </div>
      <div className="mb-open-part" data-scrolls>
        {parts[tab]}
      </div>
      <Tabs tab={tab} setTab={setTab} />
    </div>
  );
}

/** The part where something is asked comes up by itself, once; so does the part that a hint points at. */
function useTab(): [Region, (tab: Region) => void] {
  const { view, choices, targets } = usePlay();
  const lit = litThings(targets).map((place) => regionOf(place, view));
  const wanted = lit.find((region) => TABS.includes(region)) ?? "hand";
  const [tab, setTab] = useState<Region>(wanted);
  const question = `${view.phase} ${view.pending?.what ?? ""} ${view.pending?.seat ?? ""} ${view.choosing?.step ?? ""}`;
  useEffect(() => {
    if (choices.length) setTab(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [question]);
  const { places, count } = usePointing();
  useEffect(() => {
    const region = places[0] ? regionOf(places[0], view) : "map";
    if (TABS.includes(region)) setTab(region);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
  return [tab, setTab];
}

function Tabs({ tab, setTab }: { tab: Region; setTab: (tab: Region) => void }) {
  const { say } = useSetting();
  const lit = useNow(
    useShallow(({ targets, view }) => [...new Set(litThings(targets).map((place) => regionOf(place, view)))]),
  );
  return (
    <PartTabs
      className="mb-tabs"
      label={say("parts")}
      parts={TABS}
      open={tab}
      lit={lit}
      name={(part) => say(`tab-${part}`)}
      onOpen={setTab}
    />
  );
}
