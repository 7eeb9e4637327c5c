/** What is demanded now, as one large sign on the felt: cards to draw, turns to lose, a suit or a rank. */

import type { CSSProperties, JSX, ReactNode } from "react";
import { Suit } from "./Card";
import { shortRank, suitOf } from "./cards";
import type { Felt, Size } from "./layout";
import { Sign } from "./Sign";
import type { MacauView, Say } from "./view";

const SHIELD = "M4 4H96V56C96 84 74 100 50 110C26 100 4 84 4 56Z";

function Shield({ children }: { children: ReactNode }): JSX.Element {
  return (
    <b className="shield" aria-hidden="true">
      <svg viewBox="0 0 100 114">
        <path d={SHIELD} />
      </svg>
      <span className="shield-sign">{children}</span>
    </b>
  );
}

interface Props {
  view: MacauView;
  seat: number | null;
  names: string[];
  say: Say;
  shape: Felt;
  size: Size;
  isRight: boolean; // an attack passes the left side
}

/** Below the piles and beside them; on a phone in the corner under the left hand. */
function spot({ center, scale, small }: Felt, { height }: Size, isRight: boolean): CSSProperties {
  if (small) return isRight ? { right: 10, bottom: 10 } : { left: 10, bottom: 10 };
  return {
    left: center.x + (isRight ? 10 : -228) * scale,
    top: Math.min(center.y + 92 * scale, height - 112 * scale),
  };
}

export function Demand({ view, seat, names, say, shape, size, isRight }: Props): JSX.Element | null {
  if (view.over) return null;
  // Where the piles have gone to the right, the sign has the left for itself, and is narrow.
  const isBeside = shape.small && shape.middle.x > size.width / 2;
  const at = spot(shape, size, isRight && !isBeside);
  const style = { ...at, "--scale": Math.max(shape.scale, 0.7) } as CSSProperties;
  const form = isBeside ? " is-beside" : "";
  const placed = { view, seat, names, say, style, form };
  return view.attack ? <Threat {...placed} /> : <Requirement {...placed} />;
}

/** What is pending, from whom, on whom. */
function Threat({ view, seat, names, say, style, form }: Placed): JSX.Element | null {
  const { attack } = view;
  if (!attack || attack.target === null) return null;
  const onYou = seat !== null && attack.target === seat;
  const unit = say(attack.kind === "draw" ? "n-cards" : "n-turns", { count: attack.amount });
  const told = !onYou ? "" : attack.answerable ? "-you" : "-hit";
  const words = say(`threat-${attack.kind}${told}`, {
    author: names[attack.author] ?? "",
    unit,
    target: names[attack.target] ?? "",
  });
  return (
    // Another threat is another element: what stands there is not pushed aside by longer words.
    <p
      key={words}
      style={style}
      className={`demand threat is-${attack.kind}${onYou ? " on-you" : ""}${form}`}
    >
      <Shield>
        {attack.kind !== "draw" && <Sign name={attack.kind} />}
        {attack.amount}
      </Shield>
      <span className="demand-words">
        <strong>{say(`demand-${attack.kind}`, { count: attack.amount })}</strong>
        <small>{words}</small>
      </span>
    </p>
  );
}

interface Placed {
  view: MacauView;
  seat: number | null;
  names: string[];
  say: Say;
  style: CSSProperties;
  form: string;
}

/** Phases in which somebody lays a card on what is in force, not on a play of their own. */
const ASKED = ["turn", "after_draw", "challenge_window", "macau_window"];

function alsoName(one: string, say: Say): string {
  return say(one === "joker" ? "list-joker" : `rank-${one}`);
}

/** What the next card must satisfy, in words; null where nobody is asked for one. */
export function needWords(view: MacauView, say: Say): string | null {
  const { kind, value } = view.requirement;
  if (view.over || view.attack || !ASKED.includes(view.phase)) return null;
  if (kind === "normal")
    return view.face && suitOf(view.face)
      ? say("need-normal", {
          suit: say(`suit-${suitOf(view.face)}`),
          rank: say(`rank-${view.face.charAt(0)}`),
        })
      : null;
  if (kind === "suit") return say("need-suit", { suit: say(`suit-${value}`) });
  if (kind === "rank") return say("need-rank", { rank: say(`rank-${value}`) });
  if (kind === "free" && value) return say("need-free", { suit: say(`suit-${value}`) });
  return say(kind === "any_plain" ? "need-any-plain" : "need-anything");
}

/** What may be laid besides, whatever is demanded. */
export function besidesWords(view: MacauView, say: Say): string {
  const { also } = view.requirement;
  return also.length ? say("need-also", { list: also.map((one) => alsoName(one, say)).join(", ") }) : "";
}

/** A quiet line, or a shield when somebody has called. */
function Requirement({ view, say, style, form }: Placed): JSX.Element | null {
  const words = needWords(view, say);
  if (!words) return null;
  const { kind, value, turns_left: left } = view.requirement;
  const besides = besidesWords(view, say);
  const lasts = left > 0 ? say("call-left", { left }) : "";
  const suit = kind === "normal" && view.face ? suitOf(view.face) : kind !== "rank" ? (value ?? "") : "";
  const isQuiet = kind === "normal";
  return (
    <p
      key={`${words} ${lasts}`}
      style={style}
      className={`demand requirement${isQuiet ? "" : " called"}${suit ? ` suit-${suit}` : ""}${form}`}
    >
      {isQuiet && view.face ? (
        <b className="follows" aria-hidden="true">
          <Suit suit={suit} /> {say("or")} {shortRank(view.face.charAt(0))}
        </b>
      ) : (
        <Shield>
          {kind === "rank" && value ? (
            shortRank(value)
          ) : suit ? (
            <span className={kind === "free" ? "crossed" : ""}>
              <Suit suit={suit} />
            </span>
          ) : (
            <Sign name="any" />
          )}
        </Shield>
      )}
      <span className="demand-words">
        {isQuiet ? <span className="unseen">{words}</span> : <strong>{words}</strong>}
        {lasts && <small>{lasts}</small>}
        {besides && <small className="besides">{besides}</small>}
      </span>
    </p>
  );
}
