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
import { Suit } from "./Card";
import { cardName, RANKS, shortRank, SUITS } from "./cards";
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

interface TileProps extends Props {
  name: string;
  choice: Choice | undefined;
  reason: RefusedChoice | undefined;
  className: string;
  tell: (reason: string) => void;
  children: ReactNode;
}

/** Something to call; what cannot be called says why not. */
function Tile({ name, choice, reason, className, say, act, busy, tell, children }: TileProps): JSX.Element {
  const warnings = choice ? warningWords(choice, say) : [];
  const why = reason?.sentence ?? reason?.reason ?? "";
  const bluff = choice?.warnings.includes("not_held") ? " is-bluff" : "";
  return (
    <button
      type="button"
      className={`tile ${className}${bluff}${choice ? "" : " is-off"}`}
      disabled={busy || (!choice && !reason)}
      aria-disabled={!choice || undefined}
      data-action={choice?.action}
      onClick={() => (choice ? act(choice) : tell(why))}
      title={choice ? warnings.join(" ") : why}
    >
      <span className="unseen">{[name, ...warnings, choice ? "" : why].filter(Boolean).join(". ")}</span>
      {children}
    </button>
  );
}

interface CallProps extends Props {
  refused: RefusedChoice[];
}

export function SuitChooser({
  suits,
  refused,
  ...rest
}: CallProps & { suits: Map<string, Choice> }): JSX.Element {
  const { say } = rest;
  const box = useArrival();
  const [why, tell] = useState("");
  return (
    <div ref={box} className="chooser" role="group" aria-label={say("choose-suit")} onKeyDown={walk}>
      <b className="chooser-title">{say("choose-suit")}</b>
      <div className="chooser-suits">
        {SUITS.map((suit) => (
          <Tile
            key={suit}
            name={say(`suit-${suit}`)}
            choice={suits.get(suit)}
            reason={refused.find((one) => one.name.suit === suit)}
            className={`suit-${suit}`}
            tell={tell}
            {...rest}
          >
            <Suit suit={suit} />
            <span aria-hidden="true">{say(`suit-${suit}`)}</span>
          </Tile>
        ))}
      </div>
      {why && <p className="chooser-why">{why}</p>}
    </div>
  );
}

export function RankChooser({
  ranks,
  refused,
  ...rest
}: CallProps & { ranks: Map<string, Choice> }): JSX.Element {
  const { say } = rest;
  const box = useArrival();
  const [why, tell] = useState("");
  return (
    <div ref={box} className="chooser" role="group" aria-label={say("choose-rank")} onKeyDown={walk}>
      <b className="chooser-title">{say("choose-rank")}</b>
      <div className="chooser-ranks">
        {RANKS.map((rank) => (
          <Tile
            key={rank}
            name={say(`rank-${rank}`)}
            choice={ranks.get(rank)}
            reason={refused.find((one) => one.name.rank === rank)}
            className=""
            tell={tell}
            {...rest}
          >
            <span aria-hidden="true">{shortRank(rank)}</span>
          </Tile>
        ))}
      </div>
      {why && <p className="chooser-why">{why}</p>}
    </div>
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
      <b className="chooser-title">{say("choose-joker")}</b>
      {SUITS.map((suit) => {
        const own = jokers.filter((choice) => String(choice.name.card).endsWith(suit));
        if (!own.length) return null;
        return (
          <div key={suit} className={`joker-row suit-${suit}`}>
            <Suit suit={suit} />
            {own.map((choice) => (
              <button
                key={choice.action}
                type="button"
                className={`tile suit-${suit}`}
                data-action={choice.action}
                disabled={busy}
                onClick={() => act(choice)}
                title={choice.label}
              >
                <span className="unseen">{cardName(String(choice.name.card), say)}</span>
                <span aria-hidden="true">{shortRank(String(choice.name.card).charAt(0))}</span>
              </button>
            ))}
          </div>
        );
      })}
      <button type="button" className="plain" onClick={close}>
        {say("cancel")}
      </button>
    </div>
  );
}
