/** Everything that may be done beside laying a card: large buttons, numbered for the keyboard. */

import type { JSX } from "react";
import type { Choice } from "../../table/face";
import { effectWords, warningWords } from "./effects";
import { Sign } from "./Sign";
import type { Say } from "./view";

/** These end something: they are what one does when nothing else is wanted. */
const MAIN = new Set(["end_play", "accept", "keep"]);

interface Props {
  bar: Choice[];
  tried: number; // cards of a play that nobody has seen yet
  numberOf: (choice: Choice) => number; // the key that the page gives it
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
  undo: (() => void) | null;
}

export function Bar({ bar, tried, numberOf, say, act, busy, undo }: Props): JSX.Element | null {
  if (!bar.length && !undo) return null;
  return (
    <div className="bar" role="group" aria-label={say("actions")}>
      {undo && (
        <button type="button" className="plain undo" onClick={undo} disabled={busy}>
          <Sign name="back" /> {say("take-back")}
        </button>
      )}
      {bar.map((choice) => {
        const { type } = choice.name;
        const notes = [...effectWords(choice, say), ...warningWords(choice, say)].join(" ");
        return (
          <button
            key={choice.action}
            type="button"
            className={`deed ${type}${MAIN.has(type) ? " main" : ""}`}
            data-action={choice.action}
            disabled={busy}
            onClick={() => act(choice)}
            title={notes || undefined}
          >
            {type === "end_play" && tried > 0 ? say("play-cards", { count: tried }) : (choice.label ?? type)}
            <kbd aria-hidden="true">{numberOf(choice)}</kbd>
          </button>
        );
      })}
    </div>
  );
}
