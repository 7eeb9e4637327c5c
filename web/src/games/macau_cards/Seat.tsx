/** One seat at the felt: a plate over the handle of its fan, and everything that is known about it. */

import { memo, type JSX } from "react";
import { SeatDisc } from "../../kit/SeatDisc";
import type { Choice } from "../../table/face";
import { Suit } from "./Card";
import { cardName, isJoker, rankOf, shortRank, suitOf } from "./cards";
import { Deed } from "./Deed";
import { Sign } from "./Sign";
import type { MacauView, Say } from "./view";
import { isForPoints } from "./view";

interface Props extends Known {
  name: string;
  isOwn: boolean;
  say: Say;
  caught: Choice | undefined; // the choice of catching this seat
  act: (choice: Choice) => void;
  busy: boolean;
}

/** What is known of a seat. */
export interface Known {
  facts: MacauView["seats"][number];
  isCurrent: boolean;
  isTarget: boolean; // of the pending attack
  isDealer: boolean;
  alone: number; // turns that it plays alone
  target: number | null; // points that end the match, where it is played for points
}

export function knownOf(view: MacauView, seat: number): Known | null {
  const facts = view.seats[seat];
  if (!facts) return null;
  return {
    facts,
    isCurrent: !view.over && view.current === seat,
    isTarget: view.attack?.target === seat,
    isDealer: view.dealer === seat,
    alone: view.solo?.seat === seat ? view.solo.turns : 0,
    target: isForPoints(view) ? (view.options.target_points ?? 0) : null,
  };
}

/** Drawn again when something about this seat has changed. */
export const Plate = memo(function Plate(props: Props): JSX.Element {
  const { facts, isCurrent, isTarget, name, isOwn, say, caught, act, busy } = props;
  const classes = ["plate"];
  if (isCurrent) classes.push("is-current");
  if (isTarget) classes.push("is-target");
  if (facts.place) classes.push("is-out");
  return (
    <div className={classes.join(" ")} role="group" aria-label={described(props)}>
      <span className="plate-row">
        <SeatDisc seat={facts.seat} />
        <span className="plate-name" title={name}>
          {isOwn ? say("you") : name}
        </span>
        <b className="plate-count" aria-hidden="true">
          {facts.place ? say("place", { place: facts.place }) : facts.hand_size}
        </b>
      </span>
      {caught ? (
        <Deed choice={caught} busy={busy} act={act} className="bubble">
          <span className="unseen">{caught.label ?? say("catch", { seat: name })}</span>
          <b aria-hidden="true">{say("catch-button")}</b>
          <span aria-hidden="true">{say("one-card-left")}</span>
        </Deed>
      ) : (
        <Marks {...props} />
      )}
    </div>
  );
});

/** Small signs: exposed, turns to miss, solo turns, cards that are known, what a call has proved. */
export function Marks(props: Known & { say: Say }): JSX.Element | null {
  const { facts, alone, isDealer, say } = props;
  const marks: JSX.Element[] = [];
  const add = (key: string, kind: string, title: string, children: JSX.Element | string): void => {
    marks.push(
      <span key={key} className={`mark ${kind}`} title={title}>
        {children}
      </span>,
    );
  };
  if (isDealer) add("dealer", "", say("seat-dealer"), say("seat-dealer-short"));
  if (facts.exposed) add("exposed", "warn", say("seat-exposed"), say("seat-exposed-short"));
  if (facts.miss_debt > 0)
    add(
      "miss",
      "",
      say("seat-misses", { count: facts.miss_debt }),
      <>
        <Sign name="skip" /> {facts.miss_debt}
      </>,
    );
  if (alone)
    add(
      "solo",
      "gold",
      say("seat-solo", { count: alone }),
      <>
        <Sign name="alone" /> {alone}
      </>,
    );
  facts.known.slice(0, MOST_KNOWN).forEach((card, i) =>
    add(
      `known${i}`,
      `known suit-${suitOf(card)}`,
      say("seat-known", { card: cardName(card, say) }),
      isJoker(card) ? (
        "★"
      ) : (
        <>
          {shortRank(rankOf(card))}
          <Suit suit={suitOf(card)} />
        </>
      ),
    ),
  );
  if (facts.known.length > MOST_KNOWN)
    add("more", "known", said(facts.known, say), `+${facts.known.length - MOST_KNOWN}`);
  for (const suit of facts.vouched_suits)
    add(
      `suit${suit}`,
      `vouched suit-${suit}`,
      say("seat-vouched-suit", { suit: say(`suit-${suit}`) }),
      <>
        <Suit suit={suit} />?
      </>,
    );
  for (const rank of facts.vouched_ranks)
    add(
      `rank${rank}`,
      "vouched",
      say("seat-vouched-rank", { rank: say(`rank-${rank}`) }),
      `${shortRank(rank)}?`,
    );
  return marks.length ? (
    <span className="marks" aria-hidden="true">
      {marks}
    </span>
  ) : null;
}

const MOST_KNOWN = 4;

function said(cards: string[], say: Say): string {
  return cards.map((card) => say("seat-known", { card: cardName(card, say) })).join(", ");
}

/** The same in words. */
export function described(props: Known & { name: string; isOwn: boolean; say: Say }): string {
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
  if (facts.known.length) parts.push(said(facts.known, say));
  for (const suit of facts.vouched_suits) parts.push(say("seat-vouched-suit", { suit: say(`suit-${suit}`) }));
  for (const rank of facts.vouched_ranks) parts.push(say("seat-vouched-rank", { rank: say(`rank-${rank}`) }));
  return parts.join(", ");
}

/** What counts of a seat on its chip in the head: cards in the hand, and points where they decide. */
export function SeatFigures({ known, say }: { known: Known; say: Say }): JSX.Element {
  const { facts, target } = known;
  return (
    <span
      className="macau-chip"
      title={target === null ? undefined : say("points-of", { points: facts.total, target })}
    >
      <span className="unseen">
        {facts.place ? say("seat-out", { place: facts.place }) : say("n-cards", { count: facts.hand_size })}
        {target !== null && `, ${say("points-of", { points: facts.total, target })}`}
      </span>
      <span aria-hidden="true" className="macau-chip">
        {facts.place ? (
          say("place", { place: facts.place })
        ) : (
          <>
            <Sign name="cards" /> <span className="seat-count">{facts.hand_size}</span>
          </>
        )}
        {target !== null && <span className="seat-total">{` · ${facts.total}`}</span>}
      </span>
    </span>
  );
}
