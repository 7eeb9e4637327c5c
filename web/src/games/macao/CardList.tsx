/** All cards of Macao, drawn as in the game, with filters; one in detail. */

import { useMemo, useState } from "react";
import { Detail, Filters, moveInGrid, useCorrected, type PickOf } from "../../board/CardList";
import type { CardListProps, SayWith } from "../../table/cardList";
import { BigCard, CardAbout, CardDoubts } from "./Cards";
import { ANYTHING, chosen, SORTS, type Row, type Wanted } from "./cardFilters";
import { FiguresContext, TIMINGS, corrected, ours, type Printed } from "./figures";
import "./macao.css";
import "./pictures.css";
import { Shown, Still } from "./still";
import { COLORS } from "./types";
import type { CardWords } from "./words";

const KINDS = ["office", "building", "person"];
const OFFICES = ["customs", "construction", "finance", "justice", "military", "administration"];
const FIELDS = ["cost", "tribute", "kind"];

export default function CardList({ cards, corrections, target, say, pageSay }: CardListProps) {
  const [wanted, setWanted] = useState(ANYTHING);
  const figures = useCorrected(corrections, corrected);
  const rows = useMemo(() => rowsOf(cards, figures), [cards, figures]);
  const words = useMemo(() => wordsOf(rows), [rows]);
  const shown = useMemo(() => chosen(rows, wanted), [rows, wanted]);
  const open = rows.find((row) => row.id === target);
  return (
    <FiguresContext.Provider value={figures}>
      <Still say={say} words={words}>
        <div className="mc card-list">
          <Filters
            wanted={wanted}
            change={setWanted}
            anything={ANYTHING}
            sorts={SORTS}
            say={say}
            pageSay={pageSay}
            first={(pick) => pick("kind", KINDS, (kind) => say(`list-kind-${kind}`))}
            more={(pick) => moreFilters(pick, say)}
          />
          <p role="status">{pageSay("cards-found", { count: shown.length })}</p>
          <ul className="card-grid mc-list-grid" onKeyDown={moveInGrid}>
            {shown.map((row) => (
              <li key={row.id}>
                <a href={`#${row.id}`} id={row.id} aria-current={row.id === target || undefined}>
                  <span className="unseen">
                    {row.name}, {say(`kind-${row.figures.kind}`)}. {row.rule}
                  </span>
                  <Shown>
                    <BigCard id={row.id} />
                  </Shown>
                </a>
              </li>
            ))}
          </ul>
          {open && (
            <Detail
              title="macao"
              row={open}
              shown={shown}
              className="mc card-detail mc-list-detail"
              pageSay={pageSay}
            >
              <Shown>
                <BigCard id={open.id} />
              </Shown>
              <CardAbout id={open.id} />
              <CardDoubts id={open.id} />
            </Detail>
          )}
        </div>
      </Still>
    </FiguresContext.Provider>
  );
}

function rowsOf(cards: CardListProps["cards"], figures: Printed): Row[] {
  const numbers = new Map(Object.keys(ours.cards).map((id, index) => [id, index + 1]));
  return cards.map((card) => ({
    ...card,
    number: numbers.get(card.id) ?? 0,
    figures: figures.card(card.id),
  }));
}

/** What the server says about the cards, in the form the face reads it. */
function wordsOf(rows: Row[]): CardWords {
  const told = new Map(rows.map((row) => [row.id, row]));
  return {
    name: (id) => told.get(id)?.name ?? id,
    effect: (id) => told.get(id)?.rule ?? "",
    rulings: (id) => told.get(id)?.rulings ?? [],
  };
}

function moreFilters(pick: PickOf<Wanted>, say: SayWith) {
  return (
    <>
      {pick("office", OFFICES, (office) => say(`office-${office}`))}
      {pick("timing", TIMINGS, (timing) => say(`list-timing-${timing}`))}
      {pick("color", COLORS, (color) => say(`color-${color}`))}
      {pick("cubes", ["1", "2", "3", "4"], (cubes) => cubes)}
      {pick("estimated", [...FIELDS, "nothing"], (field) =>
        say(field === "nothing" ? "list-estimated-nothing" : `field-${field}`),
      )}
    </>
  );
}
