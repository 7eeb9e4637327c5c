/** Choosing in place: a suit, a rank, or the card that a joker stands for. */

import {
  useEffect,
  useRef,
  useState,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { Choice, RefusedChoice } from "../../table/face";
import { Card, Suit } from "./Card";
import { cardName, RANKS, rankOf, shortRank, SUITS, suitOf } from "./cards";
import { Deed } from "./Deed";
import { warningWords } from "./effects";
import type { Say } from "./view";

interface Props {
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
}

/** Whoever plays by keyboard goes on in the chooser; nobody is torn away from the chat. */
function useArrival(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (at && at !== document.body && !at.closest(".macau")) return;
    box.current
      ?.querySelector<HTMLElement>("button.tile:not(:disabled):not(.is-off)")
      ?.focus({ preventScroll: true });
  }, []);
  return box;
}

/** Arrows walk through the lit buttons of a chooser. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The wooden tray over the felt in which tiles lie. */
function Tray({
  box,
  title,
  why,
  beside,
  children,
}: {
  box: RefObject<HTMLDivElement | null>;
  title: string;
  why: string;
  beside?: string | undefined; // the card that asks
  children: ReactNode;
}): JSX.Element {
  return (
    <div ref={box} className="chooser" role="group" aria-label={title} onKeyDown={walk}>
      <p className="chooser-title">
        <b>{title}</b>
        {why && <span className="chooser-why">{why}</span>}
      </p>
      <div className="chooser-felt">
        {beside && (
          <span className="chooser-card">
            <Card card={beside} />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}

interface TileProps extends Props {
  name: string;
  choice: Choice | undefined;
  reason: RefusedChoice | undefined;
  className: string;
  tell: (reason: string) => void;
  point?: (isOn: boolean) => void; // somebody looks at it
  children: ReactNode;
}

/** Something to call; what cannot be called says why not. */
function Tile(props: TileProps): JSX.Element {
  const { name, choice, reason, className, say, act, busy, tell, point, children } = props;
  const warnings = choice ? warningWords(choice, say) : [];
  const why = reason?.sentence ?? reason?.reason ?? "";
  const bluff = choice?.warnings.includes("not_held") ? " is-bluff" : "";
  return (
    <button
      type="button"
      className={`tile ${className}${bluff}${choice ? "" : " is-off"}`}
      disabled={!choice && !reason}
      aria-disabled={busy || !choice || undefined}
      data-action={choice?.action}
      data-state={choice && "lit"}
      onClick={() => (choice ? !busy && act(choice) : tell(why))}
      onPointerEnter={() => point?.(true)}
      onPointerLeave={() => point?.(false)}
      onFocus={() => point?.(true)}
      onBlur={() => point?.(false)}
      title={choice ? warnings.join(" ") : why}
    >
      <span className="unseen">{[name, ...warnings, choice ? "" : why].filter(Boolean).join(". ")}</span>
      {children}
    </button>
  );
}

interface CallProps extends Props {
  refused: RefusedChoice[];
  hand: readonly string[];
  beside: string | undefined;
  mark: (cards: string | null) => void; // the suit or the rank that somebody looks at
}

export function SuitChooser({
  suits,
  refused,
  hand,
  beside,
  mark,
  ...rest
}: CallProps & { suits: Map<string, Choice> }): JSX.Element {
  const { say } = rest;
  const box = useArrival();
  const [why, tell] = useState("");
  return (
    <Tray box={box} title={say("choose-suit")} why={why} beside={beside}>
      {SUITS.map((suit) => (
        <Tile
          key={suit}
          name={say(`suit-${suit}`)}
          choice={suits.get(suit)}
          reason={refused.find((one) => one.name.suit === suit)}
          className={`tile-suit suit-${suit}`}
          tell={tell}
          point={(isOn) => mark(isOn ? suit : null)}
          {...rest}
        >
          <Suit suit={suit} />
          <b aria-hidden="true">{say(`suit-${suit}`)}</b>
          <small aria-hidden="true">
            {say("you-hold", { count: hand.filter((card) => suitOf(card) === suit).length })}
          </small>
        </Tile>
      ))}
    </Tray>
  );
}

export function RankChooser({
  ranks,
  refused,
  hand,
  beside,
  mark,
  ...rest
}: CallProps & { ranks: Map<string, Choice> }): JSX.Element {
  const { say } = rest;
  const box = useArrival();
  const [why, tell] = useState("");
  // A rank that nobody may ever call is not shown; one that is not held says so.
  const reasonOf = (rank: string): RefusedChoice | undefined =>
    refused.find((one) => one.name.rank === rank && one.code !== "call.not_callable");
  return (
    <Tray box={box} title={say("choose-rank")} why={why} beside={beside}>
      {RANKS.filter((rank) => ranks.has(rank) || reasonOf(rank)).map((rank) => (
        <Tile
          key={rank}
          name={say(`rank-${rank}`)}
          choice={ranks.get(rank)}
          reason={reasonOf(rank)}
          className="tile-rank"
          tell={tell}
          point={(isOn) => mark(isOn ? rank : null)}
          {...rest}
        >
          <b aria-hidden="true">{shortRank(rank)}</b>
          <small aria-hidden="true">
            {say("you-hold", { count: hand.filter((card) => rankOf(card) === rank).length })}
          </small>
        </Tile>
      ))}
    </Tray>
  );
}

/** Everything that a joker may stand for now, by suit. */
export function JokerChooser({
  jokers,
  say,
  act,
  busy,
  close,
}: Props & { jokers: Choice[]; close: () => void }): JSX.Element {
  const box = useArrival();
  return (
    <div
      ref={box}
      className="chooser joker-chooser"
      role="dialog"
      aria-label={say("choose-joker")}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        else walk(event);
      }}
    >
      <p className="chooser-title">
        <b>{say("choose-joker")}</b>
        <button type="button" className="chooser-close" onClick={close}>
          {say("cancel")}
        </button>
      </p>
      <div className="chooser-felt">
        {SUITS.map((suit) => {
          const own = jokers.filter((choice) => String(choice.name.card).endsWith(suit));
          if (!own.length) return null;
          return (
            <div key={suit} className={`joker-row suit-${suit}`}>
              <Suit suit={suit} />
              {own.map((choice) => (
                <Deed
                  key={choice.action}
                  choice={choice}
                  busy={busy}
                  act={act}
                  className={`tile suit-${suit}`}
                  title={choice.label}
                >
                  <span className="unseen">{cardName(String(choice.name.card), say)}</span>
                  <span aria-hidden="true">{shortRank(String(choice.name.card).charAt(0))}</span>
                </Deed>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
