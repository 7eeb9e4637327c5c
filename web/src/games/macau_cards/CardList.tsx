/** All cards of Macau with what each does under a variant; cards that do the same stand together. */

import { useMemo, useState, type JSX } from "react";
import { Link } from "../../kit/Button";
import { Pick, TextField } from "../../kit/Field";
import { holds } from "../../kit/finding";
import { Marked } from "../../kit/Markdown";
import type { CardListProps } from "../../table/cardList";
import { isJoker, rankOf, RANKS, sorted, suitOf, SUITS } from "./cards";
import { Face } from "./pictures";

type Told = CardListProps["cards"][number];

export interface Wanted {
  text: string;
  suit: string; // "" for any, "joker" for the jokers
  rank: string;
}

/** Cards of a suit, of a rank, and with a word in their name or their rule. */
export function chosen(cards: readonly Told[], { text, suit, rank }: Wanted): Told[] {
  return cards.filter(({ id, short, name, rule }) => {
    if (suit && (isJoker(id) ? "joker" : suitOf(id)) !== suit) return false;
    if (rank && rankOf(id) !== rank) return false;
    return holds(`${short} ${name} ${rule}`, text);
  });
}

const MANY = 8; // so many cards of one kind are the ordinary ones

/** Cards with the same rule, in the order of ranks; the ordinary ones last. */
export function groups(cards: readonly Told[]): { rule: string; cards: Told[] }[] {
  const told = new Map(cards.map((card) => [card.id, card]));
  const found = new Map<string, Told[]>();
  for (const id of sorted([...told.keys()], "rank")) {
    const card = told.get(id)!;
    found.set(card.rule, [...(found.get(card.rule) ?? []), card]);
  }
  const all = [...found].map(([rule, cards]) => ({ rule, cards }));
  return [...all.filter((one) => one.cards.length <= MANY), ...all.filter((one) => one.cards.length > MANY)];
}

export default function CardList({ cards, say, pageSay, target }: CardListProps): JSX.Element {
  const [wanted, setWanted] = useState<Wanted>({ text: "", suit: "", rank: "" });
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const shown = useMemo(() => chosen(cards, wanted), [cards, wanted]);
  const any = { value: "", label: pageSay("cards-any") };
  return (
    <div className="macau card-list">
      <div className="cards-filters">
        <TextField
          label={pageSay("cards-search")}
          value={wanted.text}
          onChange={(text) => set({ text })}
          autoComplete="off"
        />
        <Pick
          label={say("list-suit")}
          value={wanted.suit}
          onChange={(suit) => set({ suit })}
          choices={[
            any,
            ...SUITS.map((suit) => ({ value: suit as string, label: say(`suit-${suit}`) })),
            { value: "joker", label: say("list-jokers") },
          ]}
        />
        <Pick
          label={say("list-rank")}
          value={wanted.rank}
          onChange={(rank) => set({ rank })}
          choices={[any, ...RANKS.map((rank) => ({ value: rank as string, label: say(`rank-${rank}`) }))]}
        />
      </div>
      <p role="status">{pageSay("cards-found", { count: shown.length })}</p>
      {groups(shown).map((group) => (
        <Group key={group.rule} {...group} find={wanted.text} say={say} pageSay={pageSay} target={target} />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<CardListProps, "cards"> {
  rule: string;
  cards: Told[];
  find: string;
}

function Group({ rule, cards, find, say, pageSay, target }: GroupProps): JSX.Element {
  const { section } = cards.find((card) => card.id === target) ?? cards[0]!;
  return (
    <section
      className={`panel card-group${cards.length > MANY ? " is-many" : ""}`}
      aria-label={cards.map((card) => card.short).join(" ")}
    >
      <div className="card-group-cards">
        {cards.map((card) => (
          <a key={card.id} id={card.id} href={`#${card.id}`} aria-current={card.id === target || undefined}>
            <span className="unseen">{card.name}</span>
            <Face card={card.id} say={say} />
          </a>
        ))}
      </div>
      <div className="stack">
        <p>
          <Marked text={rule} find={find} />
        </p>
        <p>
          <Link to={`/rules/macau_cards#${section}`} className="card-group-rules">
            {pageSay("cards-rules")}
          </Link>
        </p>
      </div>
    </section>
  );
}
