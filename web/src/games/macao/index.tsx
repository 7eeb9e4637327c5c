/** Macao's face: draws the view, lights what can be done, and sends one choice back. */

import { MotionConfig } from "motion/react";
import { memo, useEffect, useMemo, useRef, useState, type ComponentProps, type CSSProperties } from "react";
import { useShallow } from "zustand/react/shallow";
import { useAct, useNames, usePlaceOf, useShape, useTargets } from "../../board/face";
import { Flights } from "../../board/Flights";
import { moveFocus } from "../../board/keys";
import { PaceButton } from "../../board/PaceButton";
import { PhaseLink } from "../../board/Peek";
import { useClosing } from "../../board/peeking";
import type { FaceProps } from "../../table/face";
import { usePace, type Pace } from "../../table/pace";
import { usePointing } from "../../table/pointing";
import { Board } from "./Board";
import { FiguresContext, ours, printed, type Figures } from "./figures";
import { useFlightsOf } from "./Flights";
import "./macao.css";
import { Offices } from "./Offices";
import { Disc } from "./pieces";
import { PlayProvider, PreviewContext, useNow, usePlay, useSetting, type Play } from "./play";
import { LastDice, Round } from "./Round";
import {
  Cargo,
  isActing,
  OtherSeat,
  OwnCards,
  OwnChips,
  OwnSeat,
  Pass,
  Supply,
  Tableau,
  useSeat,
  Wealth,
} from "./Seats";
import { regionOf, targetsOf, type Region } from "./targets";
import { Peek } from "./Choices";
import type { Cubes, View } from "./types";
import { useCardWords, type CardWords } from "./words";

const NARROW = 720;
const MIDDLE = 960;
const BROAD = 1180;
const LOW = 520; // a phone on its side: no room for everything at once
const TABS: Region[] = ["round", "city", "sea", "me", "others"];

export default function Macao(props: FaceProps<View>) {
  const words = useCardWords(props.say("language"));
  return words ? <Face {...props} words={words} /> : <div className="mc" aria-busy="true" />;
}

function Face({ words, ...props }: FaceProps<View> & { words: CardWords }) {
  const { view, seat, looksOn, choices, refused, steps, say, busy } = props;
  const names = useNames(props.names);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root, shapeOf);
  const figures = useMemo(() => (props.figures ? printed(props.figures as Figures) : ours), [props.figures]);
  const [preview, setPreview] = useState<Record<string, Cubes> | null>(null);
  const [pace, nextPace] = usePace("macao");
  const targets = useTargets(targetsOf, view, choices, refused);
  const turned = useTurns(steps);
  const act = useAct(props.act);
  const play: Play = { view, seat, looksOn, names, say, busy, choices, targets, words, act, turned };
  const looked = useMemo(() => ({ preview, setPreview }), [preview]);

  useClosing(targets);
  usePlaceOf(targets);

  return (
    <FiguresContext.Provider value={figures}>
      <PlayProvider play={play}>
        <PreviewContext.Provider value={looked}>
          <MotionConfig reducedMotion={pace === "off" ? "always" : "user"}>
            <div
              ref={root}
              className={`mc ${shape}`}
              onKeyDown={moveFocus}
              style={{ "--offered": view.seats.length + 2 } as CSSProperties}
            >
              <Laid shape={shape} pace={pace} nextPace={nextPace} />
              <Peek />
              <Flying root={root} steps={steps} pace={pace} />
            </div>
          </MotionConfig>
        </PreviewContext.Provider>
      </PlayProvider>
    </FiguresContext.Provider>
  );
}

type FlyingProps = Omit<ComponentProps<typeof Flights>, "flightsOf">;

function Flying(props: FlyingProps) {
  return <Flights {...props} flightsOf={useFlightsOf()} />;
}

interface LaidProps {
  shape: string;
  pace: Pace;
  nextPace: () => void;
}

/** Everything that lies on the table, by the room there is. Its parts look after themselves. */
const Laid = memo(function Laid({ shape, pace, nextPace }: LaidProps) {
  const { seat } = useSetting();
  const shown = useNow(({ view }) => view.seats[seat ?? 0]?.seat ?? 0);
  const others = useNow(useShallow(({ view }) => view.order.filter((one) => one !== shown)));
  const broad = shape.includes("is-broad");
  return (
    <>
      <header className="mc-head">
        <Heading />
        <Order />
        {shape.includes("is-wide") && !broad && <LastDice />}
        <PaceButton pace={pace} nextPace={nextPace} />
      </header>
      {shape.includes("is-narrow") ? (
        <Narrow shown={shown} others={others} />
      ) : (
        <>
          {!broad && <Stage shown={shown} />}
          <div className="mc-table">
            <Offices from={1} to={6} />
            <Board part="all" />
            <Offices from={7} to={12} />
          </div>
          <div className="mc-aside">
            {broad && <Round />}
            {others.map((other) => (
              <OtherSeat key={other} seat={other} />
            ))}
          </div>
          <OwnSeat shown={shown}>{!broad && <OwnChips shown={shown} />}</OwnSeat>
          {broad && <OwnCards shown={shown} />}
        </>
      )}
    </>
  );
});

function Heading() {
  const { say } = useSetting();
  const round = useNow(({ view }) => view.round);
  const phase = useNow(({ view }) => view.phase);
  return (
    <>
      <h2>{round ? say("round", { round }) : say("before")}</h2>
      <PhaseLink key={`${round} ${phase}`} phase={phase} name={say(`phase-${phase}`)} />
    </>
  );
}

/** Who comes when, with the prestige of each. */
function Order() {
  const { view, names, say } = usePlay();
  return (
    <ol key={view.order.join(" ")} className="mc-order" aria-label={say("order")}>
      {view.order.map((s) => (
        <li
          key={s}
          className={s === view.current ? "is-current" : ""}
          title={`${names[s]}: ${say("n-prestige", { count: view.seats[s]!.prestige })}`}
          aria-current={s === view.current ? "true" : undefined}
        >
          <Disc seat={s} size={20} />
          <span className="mc-order-name">{names[s]}</span>
          <b>{view.seats[s]!.prestige}</b>
        </li>
      ))}
    </ol>
  );
}

/** The place above the chart, always of one height: what is chosen from, or the tableau when it is paid for. */
function Stage({ shown }: { shown: number }) {
  const { seat } = useSetting();
  const owner = useSeat(shown);
  const acting = useNow(({ view }) => isActing(view));
  return (
    <div className="mc-stage">
      {acting ? (
        <section className="mc-panel">
          <Tableau owner={owner} own={seat === shown} />
        </section>
      ) : (
        <Round />
      )}
    </div>
  );
}

/** How the parts lie, by the room there is. */
function shapeOf(width: number, height: number): string {
  if (height < LOW && width < BROAD) return "is-narrow is-low";
  if (width < NARROW) return "is-narrow";
  return width < MIDDLE ? "is-wide" : width < BROAD ? "is-wide is-middle" : "is-wide is-broad";
}

/** A phone: one part of the table at a time, the supply always at hand. */
function Narrow({ shown, others }: { shown: number; others: number[] }) {
  const play = usePlay();
  const { say, view, targets, choices } = play;
  const own = useSeat(shown);
  const [tab, setTab] = useState<Region>(() => firstTab(play));
  const step = `${view.phase} ${view.current}`;
  // The part where something is asked comes up by itself, once.
  const wanted = firstTab(play);
  useEffect(() => {
    if (choices.length) setTab(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
  // So does the part that a hint points at.
  const { places, count } = usePointing();
  useEffect(() => {
    if (places[0]) setTab(regionIn(view, places[0]));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
  const lit = new Set(
    [...targets].filter(([, { choices: legal }]) => legal.length).map(([place]) => regionIn(view, place)),
  );
  return (
    <>
      <div className="mc-top">
        <nav className="mc-tabs" aria-label={say("parts")}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              className={lit.has(name) ? "is-lit" : ""}
              onClick={() => setTab(name)}
            >
              {say(`tab-${name}`)}
            </button>
          ))}
        </nav>
        {play.seat !== null && (
          <div className="mc-dock">
            <Supply owner={own} own />
            <Pass />
          </div>
        )}
      </div>
      {tab === "round" && (
        <>
          <Round />
          <section className="mc-panel">
            <h3>{say("offices")}</h3>
            <Offices from={1} to={12} />
          </section>
        </>
      )}
      {(tab === "city" || tab === "sea") && (
        <>
          <Board part={tab} />
          <section className="mc-panel mc-own-line" aria-label={say("own-seat")}>
            <Wealth owner={own} own={play.seat === own.seat} />
            <Cargo owner={own} />
          </section>
        </>
      )}
      {tab === "me" && (
        <>
          <OwnCards shown={shown} />
          <OwnSeat shown={shown} />
        </>
      )}
      {tab === "others" && others.map((other) => <OtherSeat key={other} seat={other} />)}
    </>
  );
}

/** Cards on offer lie in another part than cards on the tableau. */
function regionIn(view: View, place: string): Region {
  return place.startsWith("card:") && view.offer.includes(place.slice(5)) ? "round" : regionOf(place);
}

function firstTab({ view, choices }: Play): Region {
  if (view.over || !choices.length) return "me";
  return ["start_cards", "start_cubes", "pick", "dice", "explorer", "master"].includes(view.phase)
    ? "round"
    : "me";
}

/** How often the roses have turned since the face was opened. */
function useTurns(steps: FaceProps<View>["steps"]): number {
  const seen = useRef(steps[steps.length - 1]?.n ?? 0);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const fresh = steps.filter(({ n }) => n > seen.current);
    seen.current = steps[steps.length - 1]?.n ?? seen.current;
    if (fresh.some(({ events }) => events.some(({ type }) => type === "rose_turned"))) setTurns((n) => n + 1);
  }, [steps]);
  return turns;
}
