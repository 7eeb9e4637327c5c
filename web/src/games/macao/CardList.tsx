/** All cards of Macao, drawn as in the game, with filters; one in detail. */

import { useMemo, useState, type KeyboardEvent } from "react";
import { Button, Link } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { Pick, TextField } from "../../kit/Field";
import { Fold } from "../../kit/Fold";
import { go } from "../../kit/route";
import type { CardListProps, SayWith } from "../../table/cardList";
import { BigCard, CardAbout } from "./Cards";
import { ANYTHING, chosen, SORTS, type Row, type Sort, type Wanted } from "./cardFilters";
import { corrected, FiguresContext, ours, type Printed } from "./figures";
import "./macao.css";
import "./pictures.css";
import { Shown, Still } from "./still";
import { COLORS } from "./types";
import type { CardWords } from "./words";

const KINDS = ["office", "building", "person"];
const OFFICES = ["customs", "construction", "finance", "justice", "military", "administration"];
const TIMINGS = ["action", "passive", "cards", "dice", "game_end"];
const FIELDS = ["cost", "tribute", "kind"];
const HERE = "/cards/macao";

export default function CardList({ cards, corrections, target, say, pageSay }: CardListProps) {
  const [wanted, setWanted] = useState(ANYTHING);
  // What a browser remembers is read anew each time; the figures are the same while it says the same.
  const differs = JSON.stringify(corrections ?? {});
  const figures = useMemo(() => corrected(JSON.parse(differs) as Record<string, unknown>), [differs]);
  const rows = useMemo(() => rowsOf(cards, figures), [cards, figures]);
  const words = useMemo(() => wordsOf(rows), [rows]);
  const shown = useMemo(() => chosen(rows, wanted), [rows, wanted]);
  const open = rows.find((row) => row.id === target);
  return (
    <FiguresContext.Provider value={figures}>
      <Still say={say} words={words}>
        <div className="mc mc-list">
          <Filters wanted={wanted} change={setWanted} say={say} pageSay={pageSay} />
          <p role="status">{pageSay("cards-found", { count: shown.length })}</p>
          <ul className="mc-list-grid" onKeyDown={moveFocus}>
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
          {open && <Detail row={open} shown={shown} pageSay={pageSay} />}
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

interface FilterProps {
  wanted: Wanted;
  change: (wanted: Wanted) => void;
  say: SayWith;
  pageSay: SayWith;
}

function Filters({ wanted, change, say, pageSay }: FilterProps) {
  const set = (what: Partial<Wanted>) => change({ ...wanted, ...what });
  const any = { value: "", label: pageSay("cards-any") };
  const filter = (
    field: Exclude<keyof Wanted, "sort" | "text">,
    values: string[],
    word: (v: string) => string,
  ) => (
    <Pick
      label={say(`list-${field}`)}
      value={wanted[field]}
      onChange={(value) => set({ [field]: value })}
      choices={[any, ...values.map((value) => ({ value, label: word(value) }))]}
    />
  );
  return (
    <div className="cards-filters">
      <TextField
        label={pageSay("cards-search")}
        value={wanted.text}
        onChange={(text) => set({ text })}
        autoComplete="off"
      />
      {filter("kind", KINDS, (kind) => say(`list-kind-${kind}`))}
      <Pick
        label={pageSay("cards-sort")}
        value={wanted.sort}
        onChange={(sort: Sort) => set({ sort })}
        choices={SORTS.map((sort) => ({ value: sort, label: say(`list-sort-${sort}`) }))}
      />
      <Fold title={pageSay("cards-filters")} isOpen={window.innerWidth > 600}>
        <div className="cards-filters">
          {filter("office", OFFICES, (office) => say(`office-${office}`))}
          {filter("timing", TIMINGS, (timing) => say(`list-timing-${timing}`))}
          {filter("color", [...COLORS], (color) => say(`color-${color}`))}
          {filter("cubes", ["1", "2", "3", "4"], (cubes) => cubes)}
          {filter("estimated", [...FIELDS, "nothing"], (field) =>
            say(field === "nothing" ? "list-estimated-nothing" : `field-${field}`),
          )}
          <Button look="plain" onPress={() => change({ ...ANYTHING, sort: wanted.sort })}>
            {pageSay("cards-all")}
          </Button>
        </div>
      </Fold>
    </div>
  );
}

interface DetailProps {
  row: Row;
  shown: Row[];
  pageSay: SayWith;
}

/** One card in full; its neighbors are those of the list as it is filtered. */
function Detail({ row, shown, pageSay }: DetailProps) {
  const at = shown.findIndex((one) => one.id === row.id);
  const [before, after] = [shown[at - 1], at < 0 ? undefined : shown[at + 1]];
  const to = (other: Row | undefined) => other && go(`${HERE}${location.search}#${other.id}`, true);
  return (
    <Dialog title={row.name} isOpen onClose={() => go(`${HERE}${location.search}`, true)}>
      <div className="mc mc-list-detail">
        <Shown>
          <BigCard id={row.id} />
        </Shown>
        <CardAbout id={row.id} />
        <p>
          <Link to={`/rules/macao#${row.section}`}>{pageSay("cards-rules")}</Link>
        </p>
      </div>
      <div className="row">
        <Button onPress={() => to(before)} isDisabled={!before}>
          {pageSay("cards-before")}
        </Button>
        <Button onPress={() => to(after)} isDisabled={!after}>
          {pageSay("cards-after")}
        </Button>
        <Button slot="close">{pageSay("close")}</Button>
      </div>
    </Dialog>
  );
}

/** Arrows go from card to card, up and down by rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const first = links[0]!.getBoundingClientRect().top;
  const below = links.findIndex((link) => link.getBoundingClientRect().top > first + 4);
  const width = below < 0 ? links.length : below;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - width,
    ArrowDown: at + width,
    Home: 0,
    End: links.length - 1,
  };
  const next = Object.hasOwn(steps, event.key) ? links[steps[event.key]!] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
