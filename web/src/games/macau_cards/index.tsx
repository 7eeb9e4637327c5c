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
import { domAnimation, LazyMotion, MotionConfig } from "motion/react";
import type { Choice, FaceProps, Named } from "../../table/face";
import { usePace, type Pace } from "../../table/pace";
import { useRulesLinks } from "../../table/rules";
import { arrange } from "./arrange";
import { Bar } from "./Bar";
import type { Order } from "./cards";
import { JokerChooser, RankChooser, SuitChooser } from "./Chooser";
import { Flights, useFlights } from "./Flights";
import { Hand } from "./Hand";
import { remembered, remember } from "./likes";
import { Piles, Requirement } from "./Piles";
import { BigButton, Reaction } from "./Reaction";
import { Result } from "./Result";
import { Sign } from "./Sign";
import { spotsOf, Table, targetOf, type Spots } from "./Table";
import { useSize, type Size } from "./useSize";
import type { MacauView, Say } from "./view";
import "./face.css";

/** A play is put together card by card before anybody sees it. */
export function tries(name: Named): boolean {
  return ["play", "play_as", "end_play"].includes(name.type);
}

const NOTHING: Named[] = [];

export default function MacauFace(props: FaceProps<MacauView>): JSX.Element {
  const { view, seat, names, choices, refused, steps, say, busy, undo, windowTime = null } = props;
  const { undoSteps = 0, tried = NOTHING } = props;
  const you = props.looksOn ? null : seat;
  const [stage, size] = useSize<HTMLDivElement>({ width: 1000, height: 520 });
  const [order, setOrder] = useState<Order>(() => (remembered("order") === "rank" ? "rank" : "suit"));
  const [fourColors, setFourColors] = useState(() => remembered("colors") === "4");
  const [pace, nextPace] = usePace("macau_cards");
  const [jokerAt, setJokerAt] = useState<number | null>(null);
  const places = useMemo(() => arrange(choices, view), [choices, view]);
  const bottom = seat ?? 0;
  const spots = useMemo(() => spotsOf(view, bottom, size), [view, bottom, size]);
  const pile = pileWidth(spots, size);
  const shift = pile / 2 + 16;
  // The own cards come from the hand below the table.
  const flown = spots.seats.map((spot, one) => (one === seat ? { x: spot.x, y: size.height + 70 } : spot));
  const { flights, words, landing } = useFlights(
    steps,
    {
      seats: flown,
      stock: { x: spots.middle.x - shift, y: spots.middle.y },
      discard: { x: spots.middle.x + shift, y: spots.middle.y },
    },
    say,
    pace,
  );
  const latest = useRef(props.act);
  useLayoutEffect(() => {
    latest.current = props.act;
  });
  const act = useCallback((choice: Choice): void => {
    setJokerAt(null);
    latest.current(choice.name);
  }, []);
  useWord(places.macau ?? places.window.find((choice) => choice.name.type === "catch") ?? null, act);
  const cards = tried.filter((one) => one.type !== "end_play").length;
  const jokerOpen = jokerAt === view.turn && places.jokers.length > 0;
  const isMine = choices.length > 0;

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion={pace === "off" ? "always" : "user"}>
        <div
          className={`macau${pace === "off" ? " is-still" : ""}${fourColors ? " four-colors" : ""}${isMine ? " is-mine" : ""}${spots.small ? " phone" : ""} seats-${view.seats.length}`}
          style={{ "--pile": `${pile}px`, "--stage": `${size.width}px` } as CSSProperties}
        >
          <div className="stage" ref={stage}>
            <Table
              view={view}
              seat={seat}
              you={you}
              names={names}
              say={say}
              size={size}
              spots={spots}
              places={places}
              act={act}
              busy={busy}
            >
              <Threat view={view} seat={you} names={names} say={say} />
              {spots.small && <Requirement view={view} say={say} />}
              <Piles
                view={view}
                say={say}
                draw={places.stock}
                whyNot={refused.find((one) => one.name.type === "draw")}
                tried={cards}
                act={act}
                busy={busy}
                landing={landing}
              />
              {!spots.small && <Requirement view={view} say={say} />}
            </Table>
            <Flights flights={flights} words={words} size={size} pace={pace} />
            <Likes
              holds={Boolean(view.hand?.length)}
              pace={pace}
              nextPace={nextPace}
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
            <div className="asks">
              {places.suits.size > 0 && (
                <SuitChooser suits={places.suits} refused={refused} say={say} act={act} busy={busy} />
              )}
              {places.ranks.size > 0 && (
                <RankChooser ranks={places.ranks} refused={refused} say={say} act={act} busy={busy} />
              )}
              {jokerOpen && (
                <JokerChooser
                  jokers={places.jokers}
                  say={say}
                  act={act}
                  busy={busy}
                  close={() => setJokerAt(null)}
                />
              )}
              <Reaction
                view={view}
                seat={you}
                names={names}
                places={places}
                time={windowTime}
                say={say}
                act={act}
                busy={busy}
              />
              {places.macau && !view.window && (
                <div className="early-macau">
                  <BigButton
                    choice={places.macau}
                    time={null}
                    words={say("macau-button")}
                    say={say}
                    act={act}
                    busy={busy}
                  />
                </div>
              )}
            </div>
            <Result view={view} seat={you} names={names} steps={steps} say={say} />
          </div>
          <div className="mine">
            <div className="deeds">
              <Bar
                bar={places.bar}
                tried={cards}
                numberOf={(choice) => choices.indexOf(choice) + 1}
                say={say}
                act={act}
                busy={busy}
                undo={undoSteps > 0 && undo ? undo : null}
              />
            </div>
            {view.hand && view.hand.length > 0 && (
              <Hand
                hand={view.hand}
                drawn={view.drawn ?? null}
                whose={you === null ? (names[bottom] ?? "") : null}
                order={order}
                places={places}
                refused={refused}
                say={say}
                act={act}
                openJoker={() => setJokerAt(view.turn)}
                busy={busy}
              />
            )}
          </div>
        </div>
      </MotionConfig>
    </LazyMotion>
  );
}

/** Piles as large as the table leaves room for. */
function pileWidth(spots: Spots, size: Size): number {
  const room = spots.small ? 2 * (size.height - spots.middle.y) * 0.3 : size.height * 0.21;
  return Math.round(Math.max(68, Math.min(spots.small ? 104 : 124, room)));
}

/** What is pending, from whom, on whom. */
function Threat({
  view,
  seat,
  names,
  say,
}: {
  view: MacauView;
  seat: number | null;
  names: string[];
  say: Say;
}): JSX.Element | null {
  const { attack } = view;
  const target = targetOf(view);
  if (!attack || target === null || view.over) return null;
  const unit = say(attack.kind === "draw" ? "n-cards" : "n-turns", { count: attack.amount });
  const author = names[attack.author] ?? "";
  const form = target !== seat ? "" : attack.answerable ? "-you" : "-hit";
  const words = say(`threat-${attack.kind}${form}`, { author, unit, target: names[target] ?? "" });
  return (
    // Another threat is another element: what stands there is not pushed aside by longer words.
    <p key={words} className={`threat is-${attack.kind}${target === seat && seat !== null ? " on-you" : ""}`}>
      <b aria-hidden="true">
        {attack.kind === "draw" ? "+" : <Sign name={attack.kind} />}
        {attack.amount}
      </b>
      <span>{words}</span>
    </p>
  );
}

interface LikesProps {
  holds: boolean; // there are cards in the hand
  pace: Pace;
  nextPace: () => void;
  preset: unknown; // the variant that is played
  order: Order;
  fourColors: boolean;
  say: Say;
  setOrder: (order: Order) => void;
  setFourColors: (on: boolean) => void;
}

const PACE_SIGNS: Record<Pace, string> = { calm: "▸", fast: "▸▸", off: "▪" };

/** How one likes to hold the cards, and to see them move. */
function Likes(props: LikesProps): JSX.Element {
  const { holds, pace, nextPace, order, fourColors, preset, say, setOrder, setFourColors } = props;
  return (
    <div className="likes" role="group" aria-label={say("likes")}>
      {holds &&
        (["suit", "rank"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="sort"
            aria-pressed={order === one}
            onClick={() => setOrder(one)}
            title={say(`sort-${one}`)}
          >
            <span className="unseen">{say(`sort-${one}`)}</span>
            <span aria-hidden="true">{one === "suit" ? "♠♥" : "A→K"}</span>
          </button>
        ))}
      <button
        type="button"
        aria-pressed={fourColors}
        onClick={() => setFourColors(!fourColors)}
        title={say("four-colors")}
      >
        <span className="unseen">{say("four-colors")}</span>
        <span className="swatches" aria-hidden="true">
          <i className="suit-S" />
          <i className="suit-H" />
          <i className="suit-D" />
          <i className="suit-C" />
        </span>
      </button>
      <button
        type="button"
        className="pace"
        onClick={nextPace}
        title={`${say("pace")}: ${say(`pace-${pace}`)}`}
      >
        <span className="unseen">{`${say("pace")}: ${say(`pace-${pace}`)}`}</span>
        <span aria-hidden="true">{PACE_SIGNS[pace]}</span>
      </button>
      <CardsLink preset={preset} say={say} />
    </div>
  );
}

/** What each card does in this variant, beside the table. */
function CardsLink({ preset, say }: { preset: unknown; say: Say }): JSX.Element | null {
  const links = useRulesLinks();
  if (!links) return null;
  return (
    <a href={links.cards(preset)} target="_blank" rel="noreferrer" title={say("see-cards")}>
      <span className="unseen">{say("see-cards")}</span>
      <span aria-hidden="true">?</span>
    </a>
  );
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
