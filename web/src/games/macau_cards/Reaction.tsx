/** The open window: one card left, a play that may be questioned, or a war that may be stopped. Everybody sees it run out. */

import type { JSX } from "react";
import type { Choice, WindowTime } from "../../table/face";
import type { Places } from "./arrange";
import { effectWords } from "./effects";
import type { MacauView, Say } from "./view";

interface Props {
  view: MacauView;
  seat: number | null;
  names: string[];
  places: Places;
  time: WindowTime | null;
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
}

/** A ring that shrinks with the time left, or only breathes when nobody counts. */
function Ring({ time }: { time: WindowTime | null }): JSX.Element {
  const style = time
    ? { animationDuration: `${time.whole}ms`, animationDelay: `${time.left - time.whole}ms` }
    : {};
  return (
    <svg viewBox="0 0 120 120" className="ring" aria-hidden="true">
      <circle cx="60" cy="60" r="55" className="ring-track" />
      <circle
        key={time?.left /* what is left now, not what was left when it began to shrink */}
        cx="60"
        cy="60"
        r="55"
        className={time ? "ring-time" : "ring-breath"}
        pathLength={1}
        style={style}
      />
    </svg>
  );
}

export function Reaction({ view, seat, names, places, time, say, act, busy }: Props): JSX.Element | null {
  const { window } = view;
  if (!window) return null;
  const owner = names[window.owner] ?? "";
  const own = seat === window.owner;
  const catches = places.window.find((choice) => choice.name.type === "catch");
  const challenge = places.window.find((choice) => choice.name.type === "challenge");
  const stop = places.window.find((choice) => choice.name.type.startsWith("play"));
  const main = places.macau ?? catches ?? challenge ?? stop;
  const rest = places.window.filter((choice) => choice !== main);
  const title = say(`window-${window.kind}${own ? "-own" : ""}`, { seat: owner });
  return (
    <div
      className={`reaction about-${window.kind}${main ? "" : " is-waiting"}`}
      role="group"
      aria-label={title}
    >
      <p className="reaction-title">
        {title}
        {window.kind === "challenge" &&
          window.about.map((what) => <small key={what}>{say(`about-${what}`)}</small>)}
      </p>
      <div className="reaction-row">
        {main ? (
          <BigButton
            choice={main}
            time={time}
            say={say}
            act={act}
            busy={busy}
            words={main === stop ? "Q♥" : say(main === challenge ? "challenge-button" : "macau-button")}
          />
        ) : (
          <span className="big-ring still">
            <Ring time={time} />
            <span className="big-word">{say("window-wait")}</span>
          </span>
        )}
        {(rest.length > 0 || main) && (
          <div className="reaction-rest">
            {main && main === catches && <small>{say("catch-why", { seat: owner })}</small>}
            {main && main === catches && typeof main.gain.draws === "number" && (
              <small>{say("catch-gain", { seat: owner, count: main.gain.draws })}</small>
            )}
            {main &&
              main !== catches &&
              effectWords(main, say).map((line) => <small key={line}>{line}</small>)}
            {rest.map((choice) => (
              <button
                key={choice.action}
                type="button"
                className="plain"
                data-action={choice.action}
                disabled={busy}
                onClick={() => act(choice)}
              >
                {choice.label ?? choice.name.type}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

interface BigProps {
  choice: Choice;
  time: WindowTime | null;
  words: string;
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
}

/** The big button with its ring. */
export function BigButton({ choice, time, words, act, busy }: BigProps): JSX.Element {
  return (
    <button
      type="button"
      className={`big-ring ${choice.name.type}`}
      data-action={choice.action}
      disabled={busy}
      onClick={() => act(choice)}
      aria-keyshortcuts={["say_macau", "catch"].includes(choice.name.type) ? "m" : undefined}
    >
      <Ring time={time} />
      <span aria-hidden="true" className="big-word">
        {words}
      </span>
      <span className="unseen">{choice.label ?? words}</span>
    </button>
  );
}
