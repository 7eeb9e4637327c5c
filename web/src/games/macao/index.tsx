/** Macao's face: draws the view, lights what can be done, and sends one choice back, or a few together. */

import { memo, useCallback, useEffect, useMemo, useRef, useState, type ComponentProps } from "react";
import { useShallow } from "zustand/react/shallow";
import { useAct, useNames, useNews, usePlaceOf, useShape, useTargets } from "../../board/face";
import { Deeds } from "../../board/Deeds";
import { Flights } from "../../board/Flights";
import { moveFocus } from "../../board/keys";
import { useClosing } from "../../board/peeking";
import { PartTabs } from "../../board/PartTabs";
import { onlyOne, usePlans } from "../../board/planning";
import { useSize } from "../../board/useSize";
import type { Choice, FaceProps, Named } from "../../table/face";
import { usePointing } from "../../table/pointing";
import { Zone } from "../../table/zones";
import { Ask } from "./Ask";
import { Board } from "./Board";
import { CardPictures } from "./CardPicture";
import { Calendar } from "./Calendar";
import { chartFor } from "./chart";
import { Peek } from "./Choices";
import { openPay, setDeal, useDeal } from "./deal";
import { FiguresContext, ours, printed, useFigures, type Figures } from "./figures";
import { usePieces, useTell } from "./events";
import "./macao.css";
import { HandsContext, PlayProvider, useNow, useSetting, type Play } from "./play";
import { Stage, stagedOf } from "./Stage";
import { placesOf, regionOf, targetsOf, type Region } from "./targets";
import { SeatChip, Title } from "./Title";
import { OtherTray, SmallTray, Tray } from "./Tray";
import { TributeLine } from "./Tribute";
import type { View } from "./types";
import { useCardWords, type CardWords } from "./words";

const NARROW = 900;
const LOW = 520; // a phone on its side
const UPRIGHT = { width: 700, height: 1100 }; // a tablet from which all is seen at once
const WIDE = 1240; // enough for the whole tray in one line

export default function Macao(props: FaceProps<View>) {
  const words = useCardWords(props.say("language"));
  return words ? (
    <CardPictures>
      <Face {...props} words={words} />
    </CardPictures>
  ) : (
    <div className="mc" aria-busy="true" />
  );
}

function Face({ words, ...props }: FaceProps<View> & { words: CardWords }) {
  const { view, seat, looksOn, choices, refused, steps, say, busy, together, ask, undo, undoSteps } = props;
  const names = useNames(props.names);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root, shapeOf);
  const figures = useMemo(() => (props.figures ? printed(props.figures as Figures) : ours), [props.figures]);
  const targets = useTargets(targetsOf, view, choices, refused);
  const news = useNews(steps);
  const send = useAct(props.act);
  const act = useCallback(
    (choice: Choice) => {
      const pay = together && openPay([choice]); // cubes of any color are chosen here, and go with it
      if (pay) pay();
      else send(choice);
    },
    [send, together],
  );
  const places = useCallback((name: Named) => placesOf(name, view), [view]);
  const planning = usePlans(props, { placesOf: places, choose: onlyOne });
  const setting = { seat, looksOn, names, say, words, act };
  const play: Play = { ...setting, view, busy, choices, targets, news, ...planning };
  const hands = useMemo(() => ({ together, ask, undo, undoSteps }), [together, ask, undo, undoSteps]);

  useClosing(targets);
  usePlaceOf(targets);
  // What was being put together belongs to the choices there were.
  useEffect(() => setDeal(null), [choices]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && setDeal(null);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);

  return (
    <FiguresContext.Provider value={figures}>
      <PlayProvider play={play}>
        <HandsContext.Provider value={hands}>
          <CardPictures>
            <div ref={root} className={`mc mc-root ${shape}`} onKeyDown={moveFocus}>
              <Laid shape={shape} />
              <Zone name="card">
                <Ask />
              </Zone>
              <Peek />
              <Flying steps={steps} />
            </div>
          </CardPictures>
        </HandsContext.Provider>
      </PlayProvider>
    </FiguresContext.Provider>
  );
}

type FlyingProps = Omit<ComponentProps<typeof Flights>, "tell">;

function Flying(props: FlyingProps) {
  return (
    <>
      <Flights {...props} tell={useTell()} />
      <Deeds {...props} pieces={usePieces()} look="mc" />
    </>
  );
}

/** Everything that lies on the table. Its parts look after themselves. */
const Laid = memo(function Laid({ shape }: { shape: Shape }) {
  const { seat } = useSetting();
  const shown = useNow(({ view }) => view.seats[seat ?? 0]?.seat ?? 0);
  const seats = useNow(useShallow(({ view }) => view.seats.map((row) => row.seat)));
  const [looked, setLooked] = useState<number | null>(null);
  const close = useCallback(() => {
    document.querySelector<HTMLElement>(`.mc-chip[data-seat="${looked}"]`)?.focus();
    setLooked(null);
  }, [looked]);
  return (
    <>
      <Zone name="title">
        <Title />
      </Zone>
      {seats.map((one) => (
        <Zone key={one} name={`seat-${one}`}>
          <SeatChip seat={one} open={() => setLooked(looked === one ? null : one)} />
        </Zone>
      ))}
      {isNarrow(shape) ? <Parts isLow={shape === "is-narrow is-low"} /> : <Whole />}
      <Zone name="tray">
        {isNarrow(shape) || shape === "is-middle" ? (
          <SmallTray shown={shown} />
        ) : (
          <Tray shown={shown} isUpright={shape === "is-upright"} />
        )}
      </Zone>
      {looked !== null && (
        <Zone name="sheet">
          <OtherTray seat={looked} close={close} />
        </Zone>
      )}
    </>
  );
});

/** While cards or dice are chosen the board lies below them; while something is put together, the rest of it falls back. */
function useBoardClass(): string {
  const staged = useNow(({ view }) => stagedOf(view));
  const kind = useDeal(({ deal }) => (deal?.kind === "sail" || deal?.kind === "pay" ? deal.kind : ""));
  return `mc-boardroom ${staged ? "is-under" : ""} ${kind ? `is-${kind}` : ""}`;
}

function Whole() {
  const className = useBoardClass();
  return (
    <>
      <Calendar />
      <div className="mc-boardzone">
        <div className={className}>
          <Board part="all" />
        </div>
        <Stage />
      </div>
    </>
  );
}

// ---- a phone ----

const TABS = ["sea", "city", "round"] as const;
type Tab = (typeof TABS)[number];
const TOP = 52; // pixels that the tabs take; on a low window they lie beside it

/** One part of the board at a time. */
function Parts({ isLow }: { isLow: boolean }) {
  const { say } = useSetting();
  const [tab, setTab] = useState<Tab>("sea");
  const className = useBoardClass();
  const lit = useNow(
    useShallow(({ targets }) => {
      const regions = [...targets]
        .filter(([, { choices }]) => choices.length)
        .map(([place]) => regionOf(place));
      return [...new Set(regions)];
    }),
  );
  const isStaged = useNow(({ view }) => stagedOf(view) !== null);
  // The part that a hint points at comes up by itself.
  const { places, count } = usePointing();
  useEffect(() => {
    const region: Region | null = places[0] ? regionOf(places[0]) : null;
    if (region && region !== "tray") setTab(region);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
  return (
    <div className="mc-boardzone">
      <div className={className}>
        {tab === "sea" && <SmallSea top={isLow ? 0 : TOP} />}
        {tab === "city" && <Board part="city" />}
        {tab === "round" && (
          <div className="mc-roundpart">
            <TributeLine />
            <Calendar />
          </div>
        )}
      </div>
      {!isStaged && (
        <PartTabs
          className="mc-tabs"
          label={say("parts")}
          parts={TABS}
          open={tab}
          lit={lit}
          name={(part) => say(`tab-${part}`)}
          onOpen={setTab}
        />
      )}
      <Stage />
    </div>
  );
}

/** The sea for the room there is. */
function SmallSea({ top }: { top: number }) {
  const figures = useFigures();
  const [place, { width, height }] = useSize<HTMLDivElement>({ width: 390, height: 430 });
  const chart = useMemo(() => chartFor(figures, width, height, top), [figures, width, height, top]);
  return (
    <div ref={place} className="mc-smallsea">
      <Board part="sea" box={chart.box} sea={chart.sea} />
    </div>
  );
}

/** How the parts lie, by the window. */
function shapeOf(): Shape {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < LOW && width < 1180) return "is-narrow is-low";
  if (width < NARROW) return width >= UPRIGHT.width && height >= UPRIGHT.height ? "is-upright" : "is-narrow";
  return width < WIDE ? "is-middle" : "is-wide";
}

type Shape = "is-narrow" | "is-narrow is-low" | "is-upright" | "is-middle" | "is-wide";

const isNarrow = (shape: Shape) => shape.startsWith("is-narrow");
