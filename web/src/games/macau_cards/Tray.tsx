/** The own side, on wood: who one is, the hand, and at its right end what is done beside laying a card. */

import { useEffect, useState, type JSX } from "react";
import type { Plan } from "../../board/planning";
import { SeatDisc } from "../../kit/SeatDisc";
import { decimal } from "../../table/analysis";
import type { Choice, WindowTime } from "../../table/face";
import { useRulesLinks } from "../../table/rules";
import type { Places } from "./arrange";
import { Back, Suit } from "./Card";
import { shortRank, type Order } from "./cards";
import { Deed } from "./Deed";
import { effectWords, warningWords } from "./effects";
import { described, Marks, type Known } from "./Seat";
import { Sign } from "./Sign";
import type { MacauView, Say } from "./view";

interface OwnProps {
  known: Known | null;
  name: string;
  isOwn: boolean; // false where somebody else's hand is looked at
  say: Say;
  children: JSX.Element;
}

export function Own({ known, name, isOwn, say, children }: OwnProps): JSX.Element {
  return (
    <section className="own-part">
      {known && (
        <div className="plate own-plate" role="group" aria-label={described({ ...known, name, isOwn, say })}>
          <span className="own-name">
            <SeatDisc seat={known.facts.seat} />
            <span aria-hidden="true">{name}</span>
          </span>
          <span className="own-figures" aria-hidden="true">
            {known.facts.place
              ? say("place", { place: known.facts.place })
              : say("n-cards", { count: known.facts.hand_size })}
          </span>
          {known.target !== null && (
            <span className="own-figures" aria-hidden="true">
              {say("points-of", { points: known.facts.total, target: known.target })}
            </span>
          )}
          <Marks {...known} say={say} />
        </div>
      )}
      {children}
    </section>
  );
}

interface LikesProps {
  preset: unknown; // the variant that is played
  order: Order;
  fourColors: boolean;
  say: Say;
  setOrder: (order: Order) => void;
  setFourColors: (on: boolean) => void;
}

/** How one likes to hold the cards. */
export function Likes({ order, fourColors, preset, say, setOrder, setFourColors }: LikesProps): JSX.Element {
  const links = useRulesLinks();
  return (
    <div className="likes" role="group" aria-label={say("likes")}>
      {(["suit", "rank"] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="sort"
          aria-pressed={order === one}
          aria-label={say(`sort-${one}`)}
          onClick={() => setOrder(one)}
          title={say(`sort-${one}`)}
        >
          <span aria-hidden="true">{say(`list-${one}`)}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={fourColors}
        aria-label={say("four-colors")}
        onClick={() => setFourColors(!fourColors)}
        title={say("four-colors")}
      >
        <span className="swatches" aria-hidden="true">
          <i className="suit-S" />
          <i className="suit-H" />
          <i className="suit-D" />
          <i className="suit-C" />
        </span>
      </button>
      {links && (
        <a
          href={links.cards(preset)}
          target="_blank"
          rel="noreferrer"
          title={say("see-cards")}
          aria-label={say("see-cards")}
        >
          <span aria-hidden="true">?</span>
        </a>
      )}
    </div>
  );
}

interface EndsProps {
  view: MacauView;
  places: Places;
  time: WindowTime | null;
  tried: number; // cards of a play that nobody has seen yet
  numberOf: (choice: Choice) => number; // the key that the page gives it
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
  undo: (() => void) | null;
  plan: Plan | undefined; // to draw when the own turn comes
  planNext: (plan: Plan) => void;
}

/** What stands largest, where several things may be done. */
const FIRST = ["end_play", "draw", "accept", "pass", "keep", "no_reaction"];

export function Ends(props: EndsProps): JSX.Element {
  const { view, places, tried, numberOf, say, act, busy, undo, plan, planNext } = props;
  const word = wordOf(places);
  const rank = (choice: Choice): number =>
    (FIRST.indexOf(choice.name.type) + FIRST.length + 1) % (FIRST.length + 1);
  const free = [...places.bar, ...places.window.filter((one) => one.name.type === "no_reaction")];
  const deeds = [...free].sort((a, b) => rank(a) - rank(b));
  const [first, ...more] = deeds;
  const told = (choice: Choice): string =>
    choice.name.type === "end_play" && tried > 0
      ? say("play-cards", { count: tried })
      : (choice.label ?? choice.name.type);
  const notes = (choice: Choice): string | undefined =>
    [...effectWords(choice, say), ...warningWords(choice, say)].join(" ") || undefined;
  return (
    <section className="ends">
      <div className="deeds" role="group" aria-label={say("actions")}>
        {first ? (
          <Deed
            choice={first}
            busy={busy}
            act={act}
            className={`deed drawb ${first.name.type}`}
            title={notes(first)}
          >
            <Taken view={view} type={first.name.type} />
            <span className="drawb-word">{told(first)}</span>
            <kbd aria-hidden="true">{numberOf(first)}</kbd>
          </Deed>
        ) : plan ? (
          <button
            type="button"
            className="drawb is-off"
            data-plan={plan.on ? "made" : "open"}
            aria-pressed={plan.on}
            onClick={() => planNext(plan)}
          >
            <Taken view={view} type="draw" />
            <span className="drawb-word">{say("draw-short")}</span>
            <small>{say("at-my-turn")}</small>
          </button>
        ) : (
          <span className="drawb is-off" aria-hidden="true">
            <Taken view={view} type="draw" />
            <span className="drawb-word">{say("draw-short")}</span>
            <small>{say("not-now")}</small>
          </span>
        )}
        {(more.length > 0 || undo) && (
          <div className="more-deeds">
            {undo && (
              <button
                type="button"
                className="deed undo"
                onClick={() => !busy && undo()}
                aria-disabled={busy || undefined}
              >
                <Sign name="back" /> {say("take-back")}
              </button>
            )}
            {more.map((choice) => (
              <Deed
                key={choice.action}
                choice={choice}
                busy={busy}
                act={act}
                className={`deed ${choice.name.type}`}
                title={notes(choice)}
              >
                {told(choice)}
                <kbd aria-hidden="true">{numberOf(choice)}</kbd>
              </Deed>
            ))}
          </div>
        )}
      </div>
      <WordDisc {...props} word={word} />
    </section>
  );
}

/** What the button takes: cards from the pile, or the cards that are laid. */
function Taken({ view, type }: { view: MacauView; type: string }): JSX.Element {
  if (!["draw", "accept"].includes(type) || (type === "accept" && view.attack?.kind !== "draw"))
    return <Sign name={TAKEN_SIGNS[type] ?? "skip"} />;
  const count = type === "accept" ? Math.min(view.attack?.amount ?? 1, 5) : 1;
  return (
    <span className="taken" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <Back key={i} />
      ))}
    </span>
  );
}

const TAKEN_SIGNS: Record<string, string> = {
  end_play: "done",
  keep: "done",
  no_reaction: "pass",
  pass: "pass",
};

/** The one choice that the disc stands for: the word, or what an open window asks for first. */
export function wordOf(places: Places): Choice | null {
  const find = (type: string): Choice | undefined =>
    places.window.find((choice) => choice.name.type.startsWith(type));
  return places.macau ?? find("catch") ?? find("challenge") ?? find("play") ?? null;
}

/** One disc of brass for the word and for whatever must be said in time. It is gold only while it counts. */
function WordDisc({
  view,
  places,
  time,
  word,
  say,
  act,
  busy,
}: EndsProps & { word: Choice | null }): JSX.Element {
  const open = view.window !== null;
  const type = word?.name.type ?? "";
  const words = say(type === "challenge" ? "challenge-button" : "macau-button");
  const inside = (
    <>
      <DiscPicture />
      {open && <Ring time={time} isWord={view.window?.kind === "macau"} />}
      <span className="word-lines">
        <b aria-hidden="true">
          {type.startsWith("play") ? <CardSign card={String(word?.name.card)} /> : words}
        </b>
        {open && time ? (
          <Countdown key={time.left} time={time} say={say} />
        ) : (
          !word && <small>{say(open ? "window-wait" : "at-one-card")}</small>
        )}
      </span>
    </>
  );
  if (!word) return <span className={`word-disc is-off${open ? " is-open" : ""}`}>{inside}</span>;
  const isMacau = word === places.macau || type === "catch";
  return (
    <Deed
      choice={word}
      busy={busy}
      act={act}
      className={`word-disc ${type}`}
      keys={isMacau ? "m" : undefined}
    >
      {inside}
      <span className="unseen">{word.label ?? words}</span>
    </Deed>
  );
}

/** A card in short: its rank, and the suit as it is drawn on the cards. */
function CardSign({ card }: { card: string }): JSX.Element {
  return (
    <>
      {shortRank(card.charAt(0))}
      <Suit suit={card.charAt(1)} />
    </>
  );
}

function DiscPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 150 150" className="disc-picture" aria-hidden="true">
      <circle cx="75" cy="78" r="60" className="edge" />
      <circle cx="75" cy="75" r="60" className="coin" />
      <circle cx="75" cy="75" r="53" className="dots" />
    </svg>
  );
}

const OWNERS = 750; // milliseconds in which the word belongs to whoever owes it: the ring is blue

/** A ring that runs out clockwise with the time left, or only breathes when nobody counts. */
function Ring({ time, isWord }: { time: WindowTime | null; isWord: boolean }): JSX.Element {
  const style = time
    ? {
        animationDuration: `${time.whole}ms, ${OWNERS}ms`,
        animationDelay: `${time.left - time.whole}ms, ${time.left - time.whole}ms`,
      }
    : {};
  return (
    <svg viewBox="0 0 150 150" className="ring" aria-hidden="true">
      <circle cx="75" cy="75" r="67" className="ring-track" />
      <circle
        key={time?.left /* what is left now, not what was left when it began to shrink */}
        cx="75"
        cy="75"
        r="67"
        className={time ? `ring-time${isWord ? " is-owners" : ""}` : "ring-breath"}
        pathLength={1}
        style={style}
      />
    </svg>
  );
}

const TENTH = 100; // milliseconds

/** Seconds left, for whoever sees no ring run out. */
function Countdown({ time, say }: { time: WindowTime; say: Say }): JSX.Element {
  const [left, setLeft] = useState(time.left);
  useEffect(() => {
    const end = performance.now() + time.left;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), TENTH);
    return () => clearInterval(timer);
  }, [time]);
  return <small aria-hidden="true">{say("seconds", { seconds: decimal(left / 1000) })}</small>;
}
