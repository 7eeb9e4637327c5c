/** Pictures for the rules, by the names that the rules use. */

import type { JSX, ReactNode } from "react";
import { Back, Card, Suit } from "./Card";
import { isJoker, SUITS, suitOf } from "./cards";
import "./face.css";
import "./pictures.css";
import { Sign } from "./Sign";
import type { Say } from "./view";

/** A card with the letter of its suit. */
export function Face({ card, say }: { card: string; say: Say }): JSX.Element {
  return <Card card={card} letter={isJoker(card) ? undefined : say(`letter-${suitOf(card)}`)} />;
}

function Cards({ of, say }: { of: string[]; say: Say }): JSX.Element {
  return (
    <>
      {of.map((card) => (
        <span key={card} className="picture-card">
          <Face card={card} say={say} />
        </span>
      ))}
    </>
  );
}

function Badge({ children }: { children: ReactNode }): JSX.Element {
  return <b className="picture-badge">{children}</b>;
}

/** The direction of play as a course around the table, with one turn in it. */
function Course(): JSX.Element {
  return (
    <svg viewBox="0 0 100 60" className="picture-course">
      <defs>
        <marker
          id="picture-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      <path d="M88 30 A38 22 0 0 0 14 24" markerEnd="url(#picture-head)" />
      <path d="M12 34 A38 22 0 0 0 86 38" markerEnd="url(#picture-head)" className="later" />
    </svg>
  );
}

function Ring({ word, kind }: { word: string; kind: string }): JSX.Element {
  return (
    <span className={`picture-ring ${kind}`}>
      <svg viewBox="0 0 120 120">
        <circle cx="60" cy="60" r="55" className="track" />
        <circle cx="60" cy="60" r="55" className="left" pathLength={1} />
      </svg>
      <b>{word}</b>
    </span>
  );
}

const PICTURES: Record<string, (say: Say) => ReactNode> = {
  suits: (say) =>
    SUITS.map((suit) => (
      <span key={suit} className="picture-suit">
        <Suit suit={suit} />
        <b>{say(`letter-${suit}`)}</b>
      </span>
    )),
  courts: (say) => <Cards of={["JS", "QH", "KD", "AC"]} say={say} />,
  piles: (say) => (
    <>
      <span className="picture-card">
        <Back />
      </span>
      <Cards of={["9D"]} say={say} />
    </>
  ),
  fit: (say) => (
    <>
      <Cards of={["7S"]} say={say} />
      <Sign name="back" />
      <Cards of={["TS", "7D"]} say={say} />
    </>
  ),
  chain: (say) => <Cards of={["5S", "6S", "7S", "7H", "8H"]} say={say} />,
  two: (say) => (
    <>
      <Cards of={["2C", "2H"]} say={say} />
      <Badge>+4</Badge>
    </>
  ),
  kings: (say) => (
    <>
      <Cards of={["KH", "KS", "QH"]} say={say} />
      <Badge>+5</Badge>
    </>
  ),
  skip: (say) => (
    <>
      <Cards of={["4D"]} say={say} />
      <Badge>
        <Sign name="skip" />
      </Badge>
    </>
  ),
  call_rank: (say) => (
    <>
      <Cards of={["JC"]} say={say} />
      <Badge>8</Badge>
    </>
  ),
  call_suit: (say) => (
    <>
      <Cards of={["AS"]} say={say} />
      <Badge>
        <Suit suit="H" />
      </Badge>
    </>
  ),
  jokers: (say) => <Cards of={["BJ", "CJ"]} say={say} />,
  direction: (say) => (
    <>
      <Cards of={["BJ"]} say={say} />
      <Sign name="reverse" />
      <Course />
    </>
  ),
  button: (say) => <Ring word={say("macau-button")} kind="macau" />,
  challenge: (say) => <Ring word={say("challenge-button")} kind="challenge" />,
};

/** The names of all pictures, so that a test can compare them with the rules. */
export const names = Object.keys(PICTURES);

/** null for a name that nobody draws. */
export default function draw(name: string, say: Say): ReactNode {
  if (!Object.hasOwn(PICTURES, name)) return null;
  return <div className={`macau picture is-${name}`}>{PICTURES[name]!(say)}</div>;
}
