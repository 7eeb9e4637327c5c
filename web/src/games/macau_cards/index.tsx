/** The face of Macau, the card game: draws the view, lights the choices, sends one back. */

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type JSX,
} from "react";
import { useNews } from "../../board/face";
import { Deeds, piecesIn } from "../../board/Deeds";
import { Flights } from "../../board/Flights";
import { MOTIONS } from "../../board/motions";
import { useShare } from "../../board/moving";
import { toldOf } from "../../board/telling";
import { onlyOne, usePlans } from "../../board/planning";
import { useSize } from "../../board/useSize";
import "../../board/planning.css";
import type { Choice, FaceProps, Named } from "../../table/face";
import { usePace } from "../../table/pace";
import { Zone } from "../../table/zones";
import { arrange } from "./arrange";
import { asked } from "./Ask";
import type { Order } from "./cards";
import { SignsContext } from "./Card";
import { JokerChooser, RankChooser, SuitChooser } from "./Chooser";
import { Demand } from "./Demand";
import { Felt } from "./Felt";
import { EVENTS } from "./events";
import { Hand } from "./Hand";
import { felt, handOf, type Point, type Size } from "./layout";
import { remembered, remember } from "./likes";
import { Piles } from "./Piles";
import { Result } from "./Result";
import { Ribbon } from "./Ribbon";
import { knownOf, Plate, SeatFigures } from "./Seat";
import { Ends, Likes, Own } from "./Tray";
import { Sign } from "./Sign";
import { useFocusStays } from "./useFocusStays";
import type { MacauView } from "./view";
import "./face.css";

/** Whoever is out waits for the others, and may skip to the result. */
export function isOut(view: MacauView, seat: number): boolean {
  return (view.seats[seat]?.place ?? 0) > 0;
}

/** A play is put together card by card before anybody sees it. */
export function tries(name: Named): boolean {
  return ["play", "play_as", "end_play"].includes(name.type);
}

const NOTHING: Named[] = [];

const OTHER: Record<string, string> = { cw: "ccw", ccw: "cw" }; // directions

/** Where a plan for the own turn is made. */
const planPlaces = ({ type, card }: Named): string[] => [type === "play" ? `card:${String(card)}` : type];

export default function MacauFace(props: FaceProps<MacauView>): JSX.Element {
  return (
    <SignsContext.Provider value={props.view.signs}>
      <Face {...props} />
    </SignsContext.Provider>
  );
}

function Face(props: FaceProps<MacauView>): JSX.Element {
  const { view, seat, names, choices, refused, steps, say, busy, undo, windowTime = null } = props;
  const { undoSteps = 0, tried = NOTHING } = props;
  const you = props.looksOn ? null : seat;
  const hosts = seat === null; // nobody's hand lies below: all seats sit around the felt
  const bottom = seat ?? 0;
  const count = view.seats.length;
  const [stage, size] = useSize<HTMLDivElement>({ width: 964, height: 494 });
  const [order, setOrder] = useState<Order>(() => (remembered("order") === "rank" ? "rank" : "suit"));
  const [fourColors, setFourColors] = useState(() => remembered("colors") === "4");
  const pace = usePace();
  const [jokerAt, setJokerAt] = useState<number | null>(null);
  const [marked, mark] = useState<string | null>(null);
  const places = useMemo(() => arrange(choices, view), [choices, view]);
  const { plans, planNext } = usePlans(props, { placesOf: planPlaces, choose: onlyOne });
  const shape = useMemo(() => felt(count, size, hosts), [count, size, hosts]);
  const at = (one: number): number => (one - bottom + count) % count;
  const spots: Point[] = view.seats.map((_, one) => shape.places[at(one)]?.plate ?? shape.middle);
  const between = shape.small ? 14 : 0.66 * shape.pile;
  // The own cards come from the hand below the table.
  const ends = spots.map((spot, one) => (one === seat ? { x: spot.x, y: size.height + 30 } : spot));
  const hands = ends.map((end, one) => {
    const place = shape.places[at(one)];
    return one === seat || !place ? end : handOf(place);
  });
  const landing = useLanding(steps);
  const latest = useRef(props.act);
  useLayoutEffect(() => {
    latest.current = props.act;
  });
  const act = useCallback((choice: Choice): void => {
    setJokerAt(null);
    mark(null);
    latest.current(choice.name);
  }, []);
  useWord(places.macau ?? places.window.find((choice) => choice.name.type === "catch") ?? null, act);
  useFocusStays(choices);
  const cards = tried.filter((one) => one.type !== "end_play").length;
  const jokerOpen = jokerAt === view.turn && places.jokers.length > 0;
  const calls = places.suits.size > 0 || places.ranks.size > 0;
  const scope = `macau${pace === "off" ? " is-still" : ""}${fourColors ? " four-colors" : ""}${choices.length > 0 ? " is-mine" : ""}${shape.small ? " phone" : ""} seats-${count}`;
  const isAsked = choices.length > 0;
  const ask = asked({ view, seat: you, names, places, isAsked, plans, say, act, busy });
  const call = { refused, hand: view.hand ?? [], beside: view.discard.at(-1)?.card, mark, say, act, busy };
  const whyNothing = say(view.over ? "why-over" : isAsked ? "why-asked-else" : "why-others-turn");
  const whyNoDraw = refused.find((one) => one.name.type === "draw");
  const own = seat === null ? null : knownOf(view, seat);
  const target = view.attack?.target ?? null;

  return (
    <>
      <div
        ref={stage}
        className={`${scope} macau-stage${calls || jokerOpen ? " is-asking" : ""}`}
        style={
          {
            "--pile": `${shape.pile}px`,
            "--between": `${between}px`,
            "--stage": `${size.width}px`,
          } as CSSProperties
        }
      >
        <Felt
          shape={shape}
          size={size}
          direction={view.direction}
          hands={shape.places.map((_, place) =>
            !hosts && place === 0 ? null : (view.seats[(place + bottom) % count]?.hand_size ?? null),
          )}
        />
        {view.seats.map((_, one) => {
          const known = knownOf(view, one);
          const spot = shape.places[at(one)]?.plate;
          const edge = edgeOf(spot, size);
          if (!known || !spot || one === seat) return null;
          return (
            <div
              key={one}
              data-at={`seat:${one}`}
              className={`seat-spot${edge}`}
              style={{ left: spot.x, top: spot.y, width: spot.width }}
            >
              <Plate
                {...known}
                name={names[one] ?? String(one + 1)}
                isOwn={false}
                say={say}
                caught={places.catches.get(one)}
                act={act}
                busy={busy}
              />
            </div>
          );
        })}
        <div className="middle" style={{ left: shape.middle.x, top: shape.middle.y }}>
          <Piles
            view={view}
            say={say}
            draw={places.stock}
            whyNot={whyNoDraw ? (whyNoDraw.sentence ?? whyNoDraw.reason) : whyNothing}
            tried={cards}
            act={act}
            busy={busy}
            landing={landing}
          />
        </div>
        {view.attack && target !== null && !view.over && (
          <Ribbon attack={view.attack} target={target} ends={hands} shape={shape} size={size} />
        )}
        <Demand
          view={view}
          seat={you}
          names={names}
          say={say}
          shape={shape}
          size={size}
          isRight={target !== null && fromLeft(hands[view.attack?.author ?? -1], hands[target], shape.middle)}
        />
        <Flights steps={steps} tell={(events) => toldOf(EVENTS, events, { say })} />
        <Deeds steps={steps} pieces={piecesIn(EVENTS, { say })} look={scope} />
        <div className="asks">
          {places.suits.size > 0 && <SuitChooser suits={places.suits} {...call} />}
          {places.ranks.size > 0 && <RankChooser ranks={places.ranks} {...call} />}
          {jokerOpen && (
            <JokerChooser
              jokers={places.jokers}
              say={say}
              act={act}
              busy={busy}
              close={() => setJokerAt(null)}
            />
          )}
        </div>
        <Result view={view} seat={you} names={names} steps={steps} say={say} />
      </div>
      <Zone name="title">
        <span>{say("round-now", { round: view.round })}</span>{" "}
        <span className="macau-chip">
          <Sign name={view.direction} />
          <span className="direction-word" data-other={say(`direction-${OTHER[view.direction]}`)}>
            {say(`direction-${view.direction}`)}
          </span>
        </span>
      </Zone>
      {view.seats.map((_, one) => {
        const known = knownOf(view, one);
        return (
          known && (
            <Zone key={one} name={`seat-${one}`}>
              <SeatFigures known={known} say={say} />
            </Zone>
          )
        );
      })}
      {ask && (
        <Zone name="card">
          <div className={`${scope} macau-card`}>{ask}</div>
        </Zone>
      )}
      {seat !== null && (
        <Zone name="tray">
          <div className={`${scope} macau-tray`}>
            <Own known={own} name={names[seat] ?? ""} isOwn={seat === you} say={say}>
              <Likes
                preset={(view.options as { variant?: string }).variant}
                order={order}
                fourColors={fourColors}
                say={say}
                setOrder={(next) => {
                  setOrder(next);
                  remember("order", next);
                }}
                setFourColors={(next) => {
                  setFourColors(next);
                  remember("colors", next ? "4" : "2");
                }}
              />
            </Own>
            <Hand
              at={`seat:${seat}`}
              hand={view.hand ?? []}
              drawn={view.drawn ?? null}
              whose={you === null ? (names[bottom] ?? "") : null}
              order={order}
              places={places}
              refused={refused}
              whyNothing={whyNothing}
              say={say}
              act={act}
              openJoker={() => setJokerAt(view.turn)}
              marked={calls ? marked : null}
              busy={busy}
              plans={plans}
              planNext={planNext}
            />
            {you !== null && !view.over && (
              <Ends
                view={view}
                places={places}
                time={windowTime}
                tried={cards}
                numberOf={(choice) => choices.indexOf(choice) + 1}
                say={say}
                act={act}
                busy={busy}
                undo={undoSteps > 0 && undo ? undo : null}
                plan={plans.get("draw")}
                planNext={planNext}
              />
            )}
          </div>
        </Zone>
      )}
    </>
  );
}

/** Seconds until a card that was just laid has come to the pile. */
function useLanding(steps: FaceProps<MacauView>["steps"]): number {
  const share = useShare();
  const isLaid = useNews(steps).some(({ type }) => type === "laid");
  return isLaid ? MOTIONS.laid.seconds * MOTIONS.laid.lands * share : 0;
}

/** What hangs at a plate near an edge is drawn inwards. */
function edgeOf(spot: Point | undefined, { width }: Size): string {
  if (!spot) return "";
  return spot.x > 0.75 * width ? " at-right" : spot.x < 0.25 * width ? " at-left" : "";
}

/** Whether a ribbon passes the lower left, where the sign stands otherwise. */
function fromLeft(from: Point | undefined, to: Point | undefined, middle: Point): boolean {
  if (!from || !to) return false;
  const isLow = from.y > middle.y || to.y > middle.y;
  return isLow && (from.x < middle.x - 60 || to.x < middle.x - 60);
}

/** M says the word, or takes it from somebody who is too slow. Numbers belong to the page's list of choices. */
function useWord(word: Choice | null, act: (choice: Choice) => void): void {
  useEffect(() => {
    if (!word) return;
    const pressed = (event: KeyboardEvent): void => {
      const into = event.target instanceof HTMLElement ? event.target : null;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "m";
      if (isOther || event.repeat || into?.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      act(word);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
