/** Choosing in place: a suit, a rank, or the card that a joker stands for. */

import { useEffect, useRef, type JSX, type KeyboardEvent, type RefObject } from "react";
import type { Choice } from "../../table/face";
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
    box.current?.querySelector<HTMLElement>("button.tile:not(:disabled)")?.focus({ preventScroll: true });
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

export function SuitChooser({ suits, say, act, busy }: Props & { suits: Map<string, Choice> }): JSX.Element {
  const box = useArrival();
  return (
    <div ref={box} className="chooser" role="group" aria-label={say("choose-suit")} onKeyDown={walk}>
      <b className="chooser-title">{say("choose-suit")}</b>
      <div className="chooser-suits">
        {SUITS.map((suit) => {
          const choice = suits.get(suit);
          return (
            <button
              key={suit}
              type="button"
              className={`tile suit-${suit}${choice?.warnings.includes("not_held") ? " is-bluff" : ""}`}
              disabled={!choice || busy}
              data-action={choice?.action}
              onClick={() => choice && act(choice)}
              title={choice ? warningWords(choice, say).join(" ") : undefined}
            >
              <Suit suit={suit} />
              <span>{say(`suit-${suit}`)}</span>
              {choice && <span className="unseen">{warningWords(choice, say).join(" ")}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export function RankChooser({ ranks, say, act, busy }: Props & { ranks: Map<string, Choice> }): JSX.Element {
  const box = useArrival();
  return (
    <div ref={box} className="chooser" role="group" aria-label={say("choose-rank")} onKeyDown={walk}>
      <b className="chooser-title">{say("choose-rank")}</b>
      <div className="chooser-ranks">
        {RANKS.map((rank) => {
          const choice = ranks.get(rank);
          return (
            <button
              key={rank}
              type="button"
              className={`tile${choice?.warnings.includes("not_held") ? " is-bluff" : ""}`}
              disabled={!choice || busy}
              data-action={choice?.action}
              onClick={() => choice && act(choice)}
              title={choice ? warningWords(choice, say).join(" ") : undefined}
            >
              <span className="unseen">
                {[say(`rank-${rank}`), ...(choice ? warningWords(choice, say) : [])].join(". ")}
              </span>
              <span aria-hidden="true">{shortRank(rank)}</span>
            </button>
          );
        })}
      </div>
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
