/** Project cards: what they pay as, what they cost, and what they do, in signs; pointing at one tells it in words. */

import { createContext, memo, useContext, type ReactNode } from "react";
import { ProjectPicture } from "./CardPicture";
import { line, type Effect } from "./effects";
import { Effects, EffectLine, Needs } from "./Glyphs";
import { useFigures } from "./figures";
import "./mat.css";
import { useSetting, useTarget } from "./play";
import { Doubloon, GoodIcon, ObjectIcon, Sign, Vp } from "./pieces";
import type { SignName } from "./signs";
import { Thing } from "../../board/Thing";
import type { Bought } from "./types";

/** Whether pieces tell which of their figures are our estimates: on their own pages, not while a game is played. */
export const DoubtsContext = createContext(false);

/** That some of the figures of a piece are our estimates, and which. */
export function Estimated({ fields }: { fields: string[] | undefined }) {
  const { say } = useSetting();
  const isTold = useContext(DoubtsContext);
  if (!fields?.length || !isTold) return null;
  const named = fields.map((field) => say(`field-${field}`)).join(", ");
  return <p className="mb-estimated">{say("estimated-fields", { fields: named })}</p>;
}

/** The same where there is room for a sign only. */
export function EstimatedSign({ fields }: { fields: string[] | undefined }) {
  const { say } = useSetting();
  const isTold = useContext(DoubtsContext);
  if (!fields?.length || !isTold) return null;
  return (
    <i className="mb-estimated-sign" title={say("estimated")}>
      ≈
    </i>
  );
}

/** All that is to be known about a card. */
export function CardAbout({ id, children }: { id: string; children?: ReactNode }) {
  const { say, words } = useSetting();
  const card = useFigures().cards[id];
  const said = words.cards[id];
  if (!card || !said) return null;
  return (
    <div className="mb-card-about">
      <span className="mb-art">
        <ProjectPicture id={id} />
      </span>
      <span>
        <strong>{said.name}</strong> <small>{say(`deck-${card.deck}`)}</small>
      </span>
      <p>{said.text}</p>
      <p className="mb-note">
        <Doubloon size={14} /> {say("card-costs", { count: card.cost })} <Vp size={14} />{" "}
        {say("card-scores", { count: card.vp })}
      </p>
      <p className="mb-note">
        <GoodIcon good={card.good} size={14} /> <ObjectIcon object={card.object} size={14} />{" "}
        {say("card-pays", { good: words.goods[card.good] ?? "", object: words.objects[card.object] ?? "" })}
      </p>
      {children}
      <Estimated fields={card.estimated} />
    </div>
  );
}

/** A card in a sentence, for those who do not see it. */
function useCardTitle(id: string): string {
  const { say, words } = useSetting();
  const card = useFigures().cards[id];
  const said = words.cards[id];
  if (!card || !said) return id;
  return say("card-title", {
    name: said.name,
    cost: card.cost,
    vp: card.vp,
    good: words.goods[card.good] ?? "",
    object: words.objects[card.object] ?? "",
    text: said.text,
  });
}

/** Names with long words get smaller letters: a word is not torn apart. */
function nameClass(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 12) return "mb-card-name is-longest";
  return longest > 10 || name.length > 14 ? "mb-card-name is-long" : "mb-card-name";
}

/** What is printed on a card: also where nothing can be done with it. */
export function CardFace({ id, text }: { id: string; text?: boolean }) {
  const { words } = useSetting();
  const isListed = useContext(DoubtsContext);
  const card = useFigures().cards[id];
  if (!card) return null;
  const { name, text: told } = words.cards[id] ?? { name: id, text: "" };
  return (
    <>
      <span className="mb-card-head">
        <ProjectPicture id={id} />
        <span className="mb-card-cost">
          <b>{card.cost}</b>
        </span>
        <span className="mb-card-vp">
          {card.vp}
          <Vp size={15} />
        </span>
      </span>
      <b className={nameClass(name)}>{name}</b>
      <span className="mb-card-does">
        <Needs of={card.requires} />
        {text ? <span className="mb-card-text">{told}</span> : <Effects of={card.effects} size={16} />}
      </span>
      <span className="mb-card-foot">
        <GoodIcon good={card.good} size={19} />
        <EstimatedSign fields={card.estimated} />
        {isListed && <small>{id}</small>}
        <ObjectIcon object={card.object} size={19} />
      </span>
    </>
  );
}

interface CardProps {
  id: string;
  /** With its effect in words as well, where there is room. */
  text?: boolean;
  className?: string;
  /** What is told beside what is printed. */
  about?: ReactNode;
}

/** A card in full: in the hand, in the planning area, in the display. */
export const ProjectCard = memo(function ProjectCard({ id, text, className = "", about }: CardProps) {
  const deck = useFigures().cards[id]?.deck;
  return (
    <Thing
      place={`card:${id}`}
      className={`mb-card is-deck-${deck} ${className}`}
      title={useCardTitle(id)}
      about={() => <CardAbout id={id}>{about}</CardAbout>}
      entry
    >
      <CardFace id={id} text={text} />
      <Short place={`card:${id}`} />
    </Thing>
  );
});

const SHORT_SIGNS: Record<string, SignName> = {
  doubloons: "doubloons",
  figures: "figure",
  combat: "combat",
};

/** By how much something is too dear now, on the piece itself. */
export function Short({ place }: { place: string }) {
  const { say } = useSetting();
  const { choices, refused } = useTarget(place);
  const missing = choices.length ? undefined : refused.find((one) => one.missing)?.missing;
  if (!missing) return null;
  return (
    <span className="mb-short">
      {Object.entries(missing).map(([what, count]) => (
        <span key={what}>
          {say("short-of", { count })} {SHORT_SIGNS[what] && <Sign sign={SHORT_SIGNS[what]} size={15} />}
        </span>
      ))}
    </span>
  );
}

/** Effects that wait for something and happen once; the bits of `mark` say which are done, in their order. */
const isDone = (mark: number, effect: number) => (mark & (1 << effect)) !== 0;
/** From this bit on a card of stops marks the stops made. */
const FIRST_STOP = 4;

function stopsMade({ mark }: Bought, locations: string[]): string[] {
  return locations.filter((_, i) => isDone(mark, FIRST_STOP + i));
}

/** Nothing is left that it waits for: it lies turned. */
export function isUsedUp({ mark }: Bought, effects: Effect[]): boolean {
  return effects.length > 0 && effects.every((_, i) => isDone(mark, i));
}

/** Where the figure of a card stands, and which of its effects are done. */
function BoughtAbout({ bought }: { bought: Bought }) {
  const { say, words } = useSetting();
  const card = useFigures().cards[bought.card];
  const tour = card?.effects.find((effect) => "locations" in effect)?.["locations"] as string[] | undefined;
  const at = bought.placed && (words.nations[bought.placed]?.name ?? words.locations[bought.placed]?.name);
  const done = (card?.effects ?? []).filter((_, i) => isDone(bought.mark, i)).length;
  return (
    <>
      {at && <p className="mb-note">{say("figure-at", { place: at })}</p>}
      {done > 0 && <p className="mb-note">{say("effect-done")}</p>}
      {tour && (
        <p className="mb-note">
          {say("stops-made", { count: stopsMade(bought, tour).length, of: tour.length })}
        </p>
      )}
    </>
  );
}

/** A bought card where there is little room: its name, what it does, and where its figure stands. */
export const CardChip = memo(function CardChip({ bought }: { bought: Bought }) {
  const { words } = useSetting();
  const { card: id, placed, mark } = bought;
  const card = useFigures().cards[id];
  const title = useCardTitle(id);
  if (!card) return null;
  const isAssistant = placed !== null && placed in words.locations;
  const isUsed = isUsedUp(bought, card.effects);
  return (
    <Thing
      place={`card:${id}`}
      className={`mb-chip is-deck-${card.deck} ${isUsed ? "is-used" : ""}`}
      title={title}
      about={() => (
        <CardAbout id={id}>
          <BoughtAbout bought={bought} />
        </CardAbout>
      )}
    >
      <span className="mb-chip-art">
        <ProjectPicture id={id} />
      </span>
      <span className="mb-chip-name">
        {words.cards[id]?.name}
        {isAssistant && <b className="mb-place-number">{placed}</b>}
      </span>
      <span className="mb-chip-does">
        {card.effects.map((effect, i) => (
          <span key={i} className={isDone(mark, i) ? "is-done" : ""}>
            <EffectLine of={line(effect)} size={14} />
          </span>
        ))}
      </span>
    </Thing>
  );
});

/** The back of a card. */
export function CardBack({ count, name }: { count?: number; name?: string }) {
  return (
    <span className="mb-card-back" role={name ? "img" : undefined} aria-label={name}>
      <svg viewBox="0 0 40 56" aria-hidden="true">
        <rect x={1} y={1} width={38} height={54} rx={5} />
        <path d="M20 10v36M6 28h28M10 18l20 20M30 18 10 38" />
        <circle cx={20} cy={28} r={7} />
      </svg>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}
