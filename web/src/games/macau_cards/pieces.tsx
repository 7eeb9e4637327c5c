/** Every card, sign and state of Macau's face, for the page of pieces. */

import type { JSX } from "react";
import { BothLights } from "../../board/BothLights";
import { Back, Card, SignsContext, Suit } from "./Card";
import { cardName, isJoker, RANKS, SUITS } from "./cards";
import { Sign } from "./Sign";
import type { CardSign, Say } from "./view";
import "./face.css";

const SIGNS = ["skip", "duel", "reverse", "cancel", "cover", "alone", "back", "any"];
/** Every sign that a table may give to a card. */
const DOES: [string, CardSign][] = [
  ["2S", { draws: 2 }],
  ["KH", { draws: 5 }],
  ["CJ", { draws: 10 }],
  ["QH", { passes_on: 5 }],
  ["4D", { skips: true }],
  ["7C", { cancels: true }],
  ["AS", { calls: "suit" }],
  ["JD", { calls: "rank" }],
  ["5H", { must_be_covered: true }],
  ["QS", { goes_on: "any" }],
  ["BJ", { reverses: true }],
  ["CJ", { stands_for: "any" }],
];
const STATES = ["", "is-lit", "is-slip", "is-dim", "is-lit is-drawn"];

export default function Pieces({ say }: { say: Say }): JSX.Element {
  const deck = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), "BJ", "CJ"];
  const letter = (card: string): string | undefined =>
    isJoker(card) ? undefined : say(`letter-${card.charAt(1)}`);
  return (
    <div className="macau pieces is-mine">
      <BothLights>
        <div className="pieces-row">
          {deck.map((card) => (
            <figure key={card} role="img" aria-label={cardName(card, say)}>
              <Card card={card} letter={letter(card)} />
            </figure>
          ))}
          <figure>
            <Back />
          </figure>
        </div>
        <div className="pieces-row">
          {DOES.map(([card, sign], i) => (
            <figure key={i} role="img" aria-label={cardName(card, say)}>
              <SignsContext.Provider value={{ [card]: sign }}>
                <Card card={card} letter={letter(card)} />
              </SignsContext.Provider>
            </figure>
          ))}
        </div>
        <div className="pieces-row four-colors macau">
          {["AS", "AH", "AD", "AC", "CJ"].map((card) => (
            <figure key={card} role="img" aria-label={cardName(card, say)}>
              <Card card={card} letter={letter(card)} />
            </figure>
          ))}
        </div>
        <div className="pieces-row">
          {STATES.map((state) => (
            <figure key={state}>
              <span className={`hand-card ${state}`}>
                <Card card="9H" letter={say("letter-H")} />
              </span>
            </figure>
          ))}
        </div>
        <div className="pieces-row pieces-signs">
          {SUITS.map((suit) => (
            <Suit key={suit} suit={suit} className={`suit-${suit}`} />
          ))}
          {SIGNS.map((sign) => (
            <Sign key={sign} name={sign} />
          ))}
        </div>
      </BothLights>
    </div>
  );
}
