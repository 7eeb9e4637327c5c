/** The middle of the table: draw pile, and discard pile with the play that goes on. */

import { useEffect, useState, type CSSProperties, type JSX } from "react";
import type { Choice } from "../../table/face";
import { Back, Card, Suit } from "./Card";
import { cardName, shortRank, suitOf } from "./cards";
import { Deed } from "./Deed";
import type { MacauView, Say } from "./view";
import { playLength } from "./view";

interface Props {
  view: MacauView;
  say: Say;
  draw: Choice | null;
  whyNot: string; // where drawing is not possible
  tried: number; // cards on top that nobody else sees yet
  act: (choice: Choice) => void;
  busy: boolean;
  landing: number; // seconds until the newest card has flown here
}

const PILE = 3; // older discards that are still drawn

export function Piles({ view, say, draw, whyNot, tried, act, busy, landing }: Props): JSX.Element {
  const laid = Math.max(1, laidCards(view, tried));
  return (
    <div className="piles" style={{ "--laid": laid, "--landing": `${landing}s` } as CSSProperties}>
      <Stock view={view} say={say} draw={draw} whyNot={whyNot} act={act} busy={busy} />
      <Discard view={view} say={say} tried={tried} landing={landing} />
    </div>
  );
}

/** How many cards of the discard pile lie side by side: the play that goes on, or is being tried. */
function laidCards(view: MacauView, tried: number): number {
  return Math.max(playLength(view), Math.min(tried, view.discard.length));
}

function Stock({ view, say, draw, whyNot, act, busy }: Omit<Props, "landing" | "tried">): JSX.Element {
  const [told, setTold] = useState(false);
  useEffect(() => setTold(false), [whyNot]);
  const count = say("stock", { count: view.stock_size });
  const layers = Math.min(3, Math.ceil(view.stock_size / 12));
  const pile = (
    <span className="pile-cards">
      {view.stock_size === 0 && <span className="empty" />}
      {Array.from({ length: layers }, (_, i) => (
        <span
          key={i}
          style={{ transform: `translate(${(layers - 1 - i) * 2}px, ${(layers - 1 - i) * 3}px)` }}
        >
          <Back />
        </span>
      ))}
    </span>
  );
  return (
    <div className="pile stock" data-hint="stock" data-at="stock">
      {draw ? (
        <Deed choice={draw} busy={busy} act={act} className="pile-button is-lit">
          <span className="unseen">{`${draw.label ?? say("draw")}. ${count}`}</span>
          {pile}
        </Deed>
      ) : (
        <button type="button" className="pile-button has-reason" onClick={() => setTold(!told)} aria-disabled>
          <span className="unseen">{`${count}. ${whyNot}`}</span>
          {pile}
        </button>
      )}
      {told && !draw && (
        <span className="told refused" aria-hidden="true">
          {whyNot}
        </span>
      )}
      <span className="pile-count" aria-hidden="true">
        {view.stock_size}
      </span>
    </div>
  );
}

/** A steady little disorder: the same card of the pile always lies the same way. */
function askew(index: number): string {
  const turn = ((index * 37) % 17) - 8;
  return `translate(${((index * 13) % 7) - 3}px, ${((index * 7) % 5) - 2}px) rotate(${turn}deg)`;
}

function Discard({
  view,
  say,
  tried,
  landing,
}: Pick<Props, "view" | "say" | "tried" | "landing">): JSX.Element {
  const laid = laidCards(view, tried);
  const size = view.discard.length;
  const old = view.discard.slice(Math.max(0, size - laid - PILE), size - laid);
  const play = view.discard.slice(size - laid);
  const top = view.discard[size - 1];
  const names = play.map((one) => cardName(one.as, say)).join(", ");
  const label = [
    top ? say("discard-top", { card: cardName(top.card, say) }) : say("discard-empty"),
    top && top.card !== top.as ? say("stands-for", { card: cardName(top.as, say) }) : "",
    laid > 1 ? say("play-so-far", { cards: names }) : "",
    tried ? say("only-you", { count: tried }) : "",
    view.face && top && view.face !== top.as ? say("in-force", { card: cardName(view.face, say) }) : "",
  ];
  const isShadowed = view.face !== null && top !== undefined && view.face !== top.as;
  return (
    <div className="pile discard" data-hint="discard" data-at="discard">
      <div className="pile-button" role="img" aria-label={label.filter(Boolean).join(". ")}>
        <span className="pile-cards">
          {size === 0 && <span className="empty" />}
          {old.map((one, i) => {
            const at = size - laid - old.length + i;
            const isNew = at === size - 1 && landing > 0;
            return (
              <span key={at} className={isNew ? "is-landing" : undefined} style={{ transform: askew(at) }}>
                <Card card={one.card} letter={say(`letter-${suitOf(one.card) || "S"}`)} />
              </span>
            );
          })}
          {play.map((one, i) => (
            <span
              key={size - laid + i}
              className={`in-play${i >= laid - tried ? " is-tried" : landing && !tried ? " is-landing" : ""}`}
              style={{ left: `calc(var(--spread) * ${i})` }}
            >
              <Card card={one.card} letter={say(`letter-${suitOf(one.card) || "S"}`)} />
              {one.card !== one.as && <As face={one.as} say={say} />}
            </span>
          ))}
        </span>
        {laid === 0 && top && top.card !== top.as && <As face={top.as} say={say} />}
      </div>
      {tried > 0 ? (
        <span className="only-you" aria-hidden="true">
          {say("only-you", { count: tried })}
        </span>
      ) : (
        <span className="pile-count" aria-hidden="true">
          {size}
        </span>
      )}
      {isShadowed && view.face && (
        <span
          className="force"
          title={say("in-force", { card: cardName(view.face, say) })}
          aria-hidden="true"
        >
          <Card card={view.face} />
        </span>
      )}
    </div>
  );
}

/** What a joker stands for. */
function As({ face, say }: { face: string; say: Say }): JSX.Element {
  return (
    <span
      className={`stands-for suit-${suitOf(face)}`}
      title={say("stands-for", { card: cardName(face, say) })}
      aria-hidden="true"
    >
      = {shortRank(face.charAt(0))}
      <Suit suit={suitOf(face)} />
    </span>
  );
}
