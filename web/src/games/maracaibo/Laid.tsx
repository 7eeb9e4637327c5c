/** Everything that lies on the table, by the room there is. Its parts look after themselves. */

import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { PaceButton } from "../../board/PaceButton";
import { PhaseLink } from "../../board/Peek";
import type { Pace } from "../../table/pace";
import { usePointing } from "../../table/pointing";
import { Ask } from "./Ask";
import { Board } from "./Board";
import { AutomaDisc } from "./BoardNations";
import { Captain } from "./Captain";
import { Display } from "./Display";
import { Goals, JointResult } from "./Goals";
import { Hand } from "./Hand";
import { Disc, Vp } from "./pieces";
import { Planning } from "./Planning";
import { useNow, usePlay, useSetting, type Play } from "./play";
import { Setup } from "./Setup";
import { askedOf, litThings, regionOf, type Region } from "./targets";

const NARROW = 720;
const BROAD = 960;
const LOW = 520; // a phone on its side: no room for everything at once

/** How the parts lie, by the room there is. */
export function shapeOf(width: number, height: number): string {
  if (height < LOW && width < BROAD) return "is-narrow is-low";
  if (width < NARROW) return "is-narrow";
  return width < BROAD ? "is-wide" : "is-wide is-broad";
}

interface LaidProps {
  shape: string;
  pace: Pace;
  nextPace: () => void;
}

export const Laid = memo(function Laid({ shape, pace, nextPace }: LaidProps) {
  const { seat } = useSetting();
  const shown = useNow(({ view }) => view.seats[seat ?? 0]?.seat ?? 0);
  const others = useNow(
    useShallow(({ view }) => view.seats.map((row) => row.seat).filter((one) => one !== shown)),
  );
  const isTall = shape === "is-narrow"; // there goals have a line of their own
  return (
    <>
      <header className="mb-head">
        <Heading />
        <Captains />
        {!isTall && <Together />}
        <PaceButton pace={pace} nextPace={nextPace} />
      </header>
      {isTall && <Together />}
      <Ended />
      {shape.includes("is-narrow") ? (
        <Narrow shown={shown} others={others} />
      ) : (
        <>
          <Board close={!shape.includes("is-broad")} />
          <Ask />
          <Choosing />
          <Cards shown={shown} />
          <Captain seat={shown} />
          {others.map((other) => (
            <Captain key={other} seat={other} />
          ))}
        </>
      )}
    </>
  );
});

function Heading() {
  const { say, words } = useSetting();
  const round = useNow(({ view }) => view.round);
  const phase = useNow(({ view }) => view.phase);
  return (
    <>
      <h2>{say("round", { round: Math.max(1, round) })}</h2>
      <PhaseLink phase={phase} name={words.phases[phase] ?? ""} />
    </>
  );
}

/** All captains with their VP, whose turn it is first told by a mark. */
function Captains() {
  const { say, words, names } = useSetting();
  const rows = useNow(useShallow(({ view }) => view.seats.map(({ vp }) => vp)));
  const current = useNow(({ view }) => view.current);
  const automa = useNow(({ view }) => view.automa);
  return (
    <ol className="mb-captains" aria-label={say("order")}>
      {rows.map((vp, seat) => (
        <li key={seat} aria-current={current === seat ? "true" : undefined} data-place={`seat:${seat}`}>
          <Disc seat={seat} size={20} />
          <span>{names[seat]}</span>
          <Points vp={vp} who={String(seat)} />
        </li>
      ))}
      {automa && (
        <li aria-current={current === "automa" ? "true" : undefined} data-place="seat:automa">
          <svg width={20} height={20} viewBox="-12 -12 24 24" aria-hidden="true">
            <AutomaDisc r={11} />
          </svg>
          <span>{words.automas[automa.name]}</span>
          <Points vp={automa.vp} who="automa" />
        </li>
      )}
    </ol>
  );
}

function Points({ vp, who }: { vp: number; who: string }) {
  const { say } = useSetting();
  return (
    <b data-place={`vp:${who}`} aria-label={say("n-vp", { count: vp })} role="img">
      {vp}
      <Vp size={16} />
    </b>
  );
}

/** Goals that are reached or missed together. */
function Together() {
  const { view, names, seat, say } = usePlay();
  return !view.over && view.goals?.length ? <Goals {...{ view, names, seat, say }} /> : null;
}

/** How it ended. */
function Ended() {
  const { view, names, seat, say } = usePlay();
  if (!view.over) return null;
  return view.cooperative || view.automa ? <JointResult {...{ view, names, seat, say }} /> : <Result />;
}

/** The end of a game that one captain wins. */
function Result() {
  const { view, names, say } = usePlay();
  const rows = [...view.seats].sort((a, b) => (view.places?.[a.seat] ?? 0) - (view.places?.[b.seat] ?? 0));
  return (
    <section className="mb-result panel" aria-label={say("result")}>
      <h2>{say("result")}</h2>
      <ol>
        {rows.map(({ seat, vp, final_vp }) => (
          <li key={seat}>
            <b>{say("place-number", { place: view.places?.[seat] ?? 0 })}</b>
            <Disc seat={seat} size={20} />
            <span>{names[seat]}</span>
            <b>{say("n-vp", { count: vp })}</b>
            <small>{say("final-vp", { count: final_vp })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Careers and home ports to choose from, before the first trip. */
function Choosing() {
  const choosing = useNow(({ view }) => view.phase === "choosing");
  return choosing ? <Setup /> : null;
}

function Cards({ shown }: { shown: number }) {
  return (
    <div className="mb-cards-row">
      <Hand seat={shown} />
      <Planning seat={shown} />
      <Display />
    </div>
  );
}

// ---- a phone ----

const TABS: Region[] = ["map", "hand", "ship", "table", "others"];

/** The map fills the screen; everything else is a sheet above the thumb. */
function Narrow({ shown, others }: { shown: number; others: number[] }) {
  const play = usePlay();
  const [tab, setTab] = useTab(play);
  const sheets: Record<Region, ReactNode> = {
    map: null,
    hand: (
      <>
        <Choosing />
        <Hand seat={shown} />
        <Planning seat={shown} />
      </>
    ),
    ship: <Captain seat={shown} />,
    table: <Display />,
    others: others.map((other) => <Captain key={other} seat={other} />),
  };
  return (
    <div ref={useRoomBelow()} className={tab === "map" ? "mb-phone" : "mb-phone has-sheet"}>
      <Board close />
      {tab !== "map" && <div className="mb-sheet">{sheets[tab]}</div>}
      <div className="mb-dock">
        <Ask />
        <Tabs tab={tab} setTab={setTab} alone={others.length === 0} />
      </div>
    </div>
  );
}

/** Tells the style how much of the window lies above: the rest is for the map and what is in reach of the thumb. */
function useRoomBelow() {
  const phone = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = phone.current;
    if (!element) return;
    const look = () => {
      const above = Math.round(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty("--above", `${above}px`);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return phone;
}

/** The part where something is asked comes up by itself, once; so does the part that a hint points at. */
function useTab(play: Play): [Region, (tab: Region) => void] {
  const { view, choices } = play;
  const wanted = firstTab(play);
  const [tab, setTab] = useState<Region>(wanted);
  const question = `${view.phase} ${view.pending?.what ?? ""} ${view.pending?.seat ?? ""} ${view.choosing?.step ?? ""}`;
  useEffect(() => {
    if (choices.length) setTab(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [question]);
  const { places, count } = usePointing();
  useEffect(() => {
    if (places[0]) setTab(regionOf(places[0], view));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
  return [tab, setTab];
}

/** Where the first lit thing lies; the map where nothing is lit but the prompt asks. */
function firstTab({ view, targets, choices }: Play): Region {
  if (view.phase === "choosing") return "hand";
  const lit = litThings(targets).map((place) => regionOf(place, view));
  if (!lit.length || lit.includes("map") || askedOf(choices, view).length === choices.length) return "map";
  return lit[0]!;
}

function Tabs({ tab, setTab, alone }: { tab: Region; setTab: (tab: Region) => void; alone: boolean }) {
  const { say } = useSetting();
  const lit = useNow(
    useShallow(({ targets, view }) => [...new Set(litThings(targets).map((place) => regionOf(place, view)))]),
  );
  return (
    <nav className="mb-tabs" aria-label={say("parts")}>
      {TABS.filter((name) => name !== "others" || !alone).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name}
          className={lit.includes(name) ? "is-lit" : ""}
          onClick={() => setTab(tab === name ? "map" : name)}
        >
          {say(`tab-${name}`)}
        </button>
      ))}
    </nav>
  );
}
