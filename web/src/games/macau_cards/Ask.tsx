/** What is asked now, on the card at the right: an open window, answers to an attack, a call, or what must follow. */

import type { JSX } from "react";
import type { Plans } from "../../board/planning";
import { SeatDisc } from "../../kit/SeatDisc";
import type { Choice } from "../../table/face";
import type { Places } from "./arrange";
import { Card, Suit } from "./Card";
import { cardName, rankOf, shortRank, SUITS, suitOf } from "./cards";
import { Deed } from "./Deed";
import { besidesWords, needWords } from "./Demand";
import { effectWords, warningWords } from "./effects";
import { wordOf } from "./Tray";
import type { MacauView, Say } from "./view";

interface Props {
  view: MacauView;
  seat: number | null;
  names: string[];
  places: Places;
  isAsked: boolean;
  plans: Plans; // while others act
  say: Say;
  act: (choice: Choice) => void;
  busy: boolean;
}

/** null where nothing is asked: then the log has the room. */
export function asked(props: Props): JSX.Element | null {
  const { view, places, isAsked } = props;
  if (view.window) return <Window {...props} />;
  if (!isAsked) return props.plans.size > 0 ? <PlanHelp {...props} /> : null;
  if (places.suits.size > 0) return <SeenSuits view={view} say={props.say} />;
  if (places.ranks.size > 0) return <SeenRanks {...props} />;
  if (view.attack) return <Answers {...props} />;
  return <Follows {...props} />;
}

/** That a click ahead is possible. */
function PlanHelp({ plans, say }: Props): JSX.Element {
  const kind = [...plans.keys()].some((place) => place.startsWith("card:")) ? "card" : "draw";
  return (
    <div className="ask is-quiet">
      <p className="ask-line">{say(`plan-help-${kind}`)}</p>
    </div>
  );
}

function Window({ view, seat, names, places, isAsked, say, act, busy }: Props): JSX.Element | null {
  const { window } = view;
  if (!window) return null;
  const owner = names[window.owner] ?? "";
  const own = seat === window.owner;
  const word = wordOf(places);
  const rest = places.window.filter((choice) => choice !== word && choice.name.type !== "no_reaction");
  const title = say(`window-${window.kind}${own ? "-own" : ""}`, { seat: owner });
  const lines = !word
    ? []
    : word.name.type === "catch"
      ? [
          say("catch-why", { seat: owner }),
          ...(typeof word.gain.draws === "number"
            ? [say("catch-gain", { seat: owner, count: word.gain.draws })]
            : []),
        ]
      : effectWords(word, say);
  return (
    <div className={`ask reaction about-${window.kind}`} role="group" aria-label={title}>
      {!(isAsked && window.kind === "macau") && (
        <p className="reaction-title">
          <SeatDisc seat={window.owner} />
          <span>{title}</span>
        </p>
      )}
      {window.kind === "challenge" && window.about.map((what) => <p key={what}>{say(`about-${what}`)}</p>)}
      {lines.map((line) => (
        <p key={line} className="ask-line">
          {line}
        </p>
      ))}
      <AnswerList choices={rest} say={say} act={act} busy={busy} />
    </div>
  );
}

/** Cards that answer an attack, with the sum and the seat that would get it. */
function Answers({ places, say, act, busy }: Props): JSX.Element {
  const answers = [...places.cards.values(), ...(places.cards.size === 0 ? places.jokers : [])];
  const accept = places.bar.find((choice) => choice.name.type === "accept");
  return (
    <div className="ask is-answers">
      <div className="answers" data-scrolls>
        {answers.length === 0 && <p>{say("no-answer")}</p>}
        <AnswerList choices={answers.slice(0, MOST_ANSWERS)} say={say} act={act} busy={busy} />
      </div>
      {accept && (
        <Deed choice={accept} busy={busy} act={act} className="deed plain">
          {accept.label ?? accept.name.type}
        </Deed>
      )}
    </div>
  );
}

const MOST_ANSWERS = 6; // more glow in the hand

type Way = Pick<Props, "say" | "act" | "busy">;

function AnswerList({ choices, ...way }: Way & { choices: Choice[] }): JSX.Element[] {
  return choices.map((choice) => <Answer key={choice.action} choice={choice} {...way} />);
}

interface AnswerProps extends Way {
  choice: Choice;
}

function Answer({ choice, say, act, busy }: AnswerProps): JSX.Element {
  const card = String(choice.name.card ?? "");
  const lines = [...effectWords(choice, say), ...warningWords(choice, say)];
  const sum = choice.gain.draws ?? choice.gain.skips;
  return (
    <Deed choice={choice} busy={busy} act={act} className="answer">
      {card && <Card card={card} letter={suitOf(card) ? say(`letter-${suitOf(card)}`) : undefined} />}
      <span className="answer-words">
        <b>{card ? cardName(card, say) : (choice.label ?? choice.name.type)}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {typeof sum === "number" && (
        <b className="answer-sum" aria-hidden="true">
          {sum}
        </b>
      )}
    </Deed>
  );
}

/** Cards one has seen: in the hand, on the pile, and those known of others. */
function seenCards(view: MacauView): string[] {
  return [
    ...(view.hand ?? []),
    ...view.discard.map((one) => one.card),
    ...view.seats.flatMap((one) => one.known),
  ];
}

function SeenSuits({ view, say }: Pick<Props, "view" | "say">): JSX.Element {
  const cards = seenCards(view).map(suitOf);
  const rows = SUITS.map((suit) => ({ key: suit, sign: <Suit suit={suit} />, name: say(`suit-${suit}`) }));
  return <Seen rows={rows} cards={cards} say={say} />;
}

function SeenRanks({ view, places, say }: Props): JSX.Element {
  const cards = seenCards(view).map(rankOf);
  const rows = [...places.ranks.keys()].map((rank) => ({
    key: rank,
    sign: <span aria-hidden="true">{shortRank(rank)}</span>,
    name: say(`rank-${rank}`),
  }));
  return <Seen rows={rows} cards={cards} say={say} />;
}

interface SeenProps {
  rows: { key: string; sign: JSX.Element; name: string }[];
  cards: string[]; // of each card that was seen, what it is called by
  say: Say;
}

/** What was seen of each that may be called. */
function Seen({ rows, cards, say }: SeenProps): JSX.Element {
  const counted = rows.map((row) => ({ ...row, count: cards.filter((one) => one === row.key).length }));
  const most = Math.max(1, ...counted.map((one) => one.count));
  return (
    <div className="ask is-quiet">
      <p className="ask-line">{say("seen-cards")}</p>
      <ul className="seen">
        {counted.map(({ key, sign, name, count }) => (
          <li key={key} className={`suit-${key}`}>
            {sign}
            <span className="unseen">{name}</span>
            <span className="seen-bar" aria-hidden="true">
              <i style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What must follow, and how many of the own cards do. */
function Follows({ view, places, say }: Props): JSX.Element {
  const need = needWords(view, say);
  const besides = need ? besidesWords(view, say) : "";
  const count = [...places.cards.keys()].filter((card) => view.hand?.includes(card)).length;
  const jokers = places.cards.size === 0 && places.jokers.length > 0;
  return (
    <div className="ask is-quiet">
      {need && <p>{need}</p>}
      {besides && <p className="ask-line besides">{besides}</p>}
      {need && <p className="ask-line">{jokers ? say("joker-fits") : say("cards-fit", { count })}</p>}
      <Doings cards={places.cards} label={say("cards-fit", { count })} say={say} />
    </div>
  );
}

interface DoingsProps {
  cards: Places["cards"];
  label: string;
  say: Say;
}

/** What the cards do that fit, the same on one line; plain ones only lie there. */
function Doings({ cards, label, say }: DoingsProps): JSX.Element | null {
  const lines = new Map<string, string[]>();
  for (const [card, choice] of cards) {
    const words = effectWords(choice, say).join(", ");
    if (words) lines.set(words, [...(lines.get(words) ?? []), card]);
  }
  if (lines.size === 0) return null;
  return (
    <ul className="doings" aria-label={label}>
      {[...lines].map(([words, those]) => (
        <li key={words}>
          <span className="doings-cards">
            {those.map((card) => (
              <b key={card} className={`suit-${suitOf(card)}`} aria-label={cardName(card, say)} role="img">
                {shortRank(rankOf(card))}
                <Suit suit={suitOf(card)} />
              </b>
            ))}
          </span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
