/** One seat at the table: name, cards in the hand as backs, and everything that is known about it. */

import { memo, type CSSProperties, type JSX } from "react";
import type { Choice } from "../../table/face";
import { Suit } from "./Card";
import { cardName, isJoker, rankOf, shortRank, suitOf } from "./cards";
import { Sign } from "./Sign";
import type { MacauView, Say } from "./view";
import { isForPoints } from "./view";

interface Props extends Known {
  name: string;
  isOwn: boolean;
  small: boolean;
  say: Say;
  caught: Choice | undefined; // the choice of catching this seat
  act: (choice: Choice) => void;
  busy: boolean;
}

/** What is known of a seat. */
interface Known {
  facts: MacauView["seats"][number];
  isCurrent: boolean;
  isTarget: boolean; // of the pending attack
  isDealer: boolean;
  alone: number; // turns that it plays alone
  target: number | null; // points that end the match, where it is played for points
}

export function knownOf(view: MacauView, seat: number, target: number | null): Known | null {
  const facts = view.seats[seat];
  if (!facts) return null;
  return {
    facts,
    isCurrent: !view.over && view.current === seat,
    isTarget: target === seat,
    isDealer: view.dealer === seat,
    alone: view.solo?.seat === seat ? view.solo.turns : 0,
    target: isForPoints(view) ? (view.options.target_points ?? 0) : null,
  };
}

/** A few backs: the figure tells the rest. They are moved to the middle of a place that is always as wide, so that
 * nothing beside them gives way when a card comes or goes.
 */
function MiniHand({ count, most }: { count: number; most: number }): JSX.Element {
  const shown = Math.min(count, most);
  const from = (most - shown) / 2;
  const moved = (steps: number): string => `translateX(calc(var(--back-step) * ${steps}))`;
  return (
    <span className="mini-hand" style={{ "--backs": most } as CSSProperties} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ transform: `${moved(from + i)} rotate(${(i - (shown - 1) / 2) * 7}deg)` }} />
      ))}
      <b style={{ transform: moved(from + shown) }}>{count}</b>
    </span>
  );
}

/** Drawn again when something about this seat has changed. */
export const SeatPlate = memo(function SeatPlate(props: Props): JSX.Element {
  const { facts, isCurrent, isDealer, target, name, isOwn, isTarget, small, say, caught, act, busy } = props;
  const classes = ["plate"];
  if (isCurrent) classes.push("is-current");
  if (isTarget) classes.push("is-target");
  if (isOwn) classes.push("is-own");
  if (facts.place) classes.push("is-out");
  if (caught) classes.push("has-catch");
  return (
    <div className={classes.join(" ")} role="group" aria-label={described(props)}>
      <span className="plate-name" title={name}>
        {isDealer && (
          <i className="dealer" title={say("seat-dealer")} aria-hidden="true">
            {say("seat-dealer-short")}
          </i>
        )}
        <span>{isOwn ? say("you") : name}</span>
      </span>
      <span key={facts.place ? "out" : "in"} className="plate-row">
        {facts.place ? (
          <b className="place">{say("place", { place: facts.place })}</b>
        ) : (
          <MiniHand count={facts.hand_size} most={small ? 3 : 7} />
        )}
        {target !== null && <Points total={facts.total} target={target} say={say} />}
      </span>
      {!caught && <Marks {...props} />}
      {caught && (
        <button
          type="button"
          className="catch"
          data-action={caught.action}
          disabled={busy}
          onClick={() => act(caught)}
        >
          <span className="unseen">{caught.label ?? say("catch", { seat: name })}</span>
          <span aria-hidden="true">{small ? say("catch-short") : say("catch-button")}</span>
        </button>
      )}
    </div>
  );
});

function Points({ total, target, say }: { total: number; target: number; say: Say }): JSX.Element {
  const share = target ? Math.min(total / target, 1) : 0;
  return (
    <span className="points" title={say("points-of", { points: total, target })} aria-hidden="true">
      <span className="points-bar">
        <span style={{ width: `${100 * share}%` }} className={share > 0.75 ? "high" : ""} />
      </span>
      {total}
    </span>
  );
}

/** Small signs: exposed, turns to miss, solo turns, cards that are known, what a call has proved. */
function Marks({ facts, alone, say }: Props): JSX.Element | null {
  const marks: JSX.Element[] = [];
  if (facts.exposed)
    marks.push(
      <span key="exposed" className="mark warn" title={say("seat-exposed")}>
        {say("seat-exposed-short")}
      </span>,
    );
  if (facts.miss_debt > 0)
    marks.push(
      <span key="miss" className="mark" title={say("seat-misses", { count: facts.miss_debt })}>
        <Sign name="skip" /> {facts.miss_debt}
      </span>,
    );
  if (alone)
    marks.push(
      <span key="solo" className="mark gold" title={say("seat-solo", { count: alone })}>
        <Sign name="alone" /> {alone}
      </span>,
    );
  facts.known.slice(0, 4).forEach((card, i) =>
    marks.push(
      <span
        key={`known${i}`}
        className={`mark known suit-${suitOf(card)}`}
        title={say("seat-known", { card: cardName(card, say) })}
      >
        {isJoker(card) ? "★" : shortRank(rankOf(card))}
        {!isJoker(card) && <Suit suit={suitOf(card)} />}
      </span>,
    ),
  );
  if (facts.known.length > 4)
    marks.push(
      <span key="more" className="mark known">
        +{facts.known.length - 4}
      </span>,
    );
  facts.vouched_suits.forEach((suit) =>
    marks.push(
      <span
        key={`suit${suit}`}
        className={`mark vouched suit-${suit}`}
        title={say("seat-vouched-suit", { suit: say(`suit-${suit}`) })}
      >
        <Suit suit={suit} />?
      </span>,
    ),
  );
  facts.vouched_ranks.forEach((rank) =>
    marks.push(
      <span
        key={`rank${rank}`}
        className="mark vouched"
        title={say("seat-vouched-rank", { rank: say(`rank-${rank}`) })}
      >
        {shortRank(rank)}?
      </span>,
    ),
  );
  return marks.length ? (
    <span className="marks" aria-hidden="true">
      {marks}
    </span>
  ) : null;
}

/** The same in words. */
function described(props: Props): string {
  const { facts, isCurrent, isTarget, isDealer, alone, target, name, isOwn, say } = props;
  const parts = [isOwn ? say("seat-you", { seat: name }) : name];
  parts.push(
    facts.place ? say("seat-out", { place: facts.place }) : say("n-cards", { count: facts.hand_size }),
  );
  if (isCurrent) parts.push(say("seat-current"));
  if (isTarget) parts.push(say("seat-attacked"));
  if (isDealer) parts.push(say("seat-dealer"));
  if (facts.exposed) parts.push(say("seat-exposed"));
  if (facts.miss_debt) parts.push(say("seat-misses", { count: facts.miss_debt }));
  if (alone) parts.push(say("seat-solo", { count: alone }));
  if (target !== null) parts.push(say("points-of", { points: facts.total, target }));
  for (const card of facts.known) parts.push(say("seat-known", { card: cardName(card, say) }));
  for (const suit of facts.vouched_suits) parts.push(say("seat-vouched-suit", { suit: say(`suit-${suit}`) }));
  for (const rank of facts.vouched_ranks) parts.push(say("seat-vouched-rank", { rank: say(`rank-${rank}`) }));
  return parts.join(", ");
}
