/** All cards of Maracaibo, and careers, home ports, buildings and tiles, drawn as in the game; one in detail. */

import { useMemo, useState, type KeyboardEvent } from "react";
import { Button, Link } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { Pick, TextField } from "../../kit/Field";
import { Fold } from "../../kit/Fold";
import { go } from "../../kit/route";
import type { CardListProps, SayWith } from "../../table/cardList";
import { CardAbout, CardFace } from "./Card";
import {
  ANYTHING,
  BROUGHT,
  chosen,
  DECKS,
  EFFECTS,
  KINDS,
  rowsOf,
  SORTS,
  type Row,
  type Sort,
  type Wanted,
} from "./cardFilters";
import { corrected } from "./corrected";
import { FiguresContext } from "./figures";
import "./maracaibo.css";
import "./mat.css";
import "./pictures.css";
import {
  BuildingAbout,
  BuildingFace,
  CareerAbout,
  CareerFace,
  PortAbout,
  PortFace,
  TileAbout,
  TileFace,
} from "./Sheets";
import { Shown, Still } from "./still";
import { GOODS, OBJECTS, SYNERGIES } from "./types";
import { useWords, type Words } from "./words";

const FIELDS = ["cost", "vp", "good", "object", "effects", "requires", "tasks", "immediate_cost"];
const HERE = "/cards/maracaibo";

export default function CardList({ cards, corrections, target, say, pageSay }: CardListProps) {
  const [wanted, setWanted] = useState(ANYTHING);
  const words = useWords(say("language"));
  // What a browser remembers is read anew each time; the figures are the same while it says the same.
  const differs = JSON.stringify(corrections ?? {});
  const figures = useMemo(() => corrected(JSON.parse(differs) as Record<string, unknown>), [differs]);
  const rows = useMemo(() => rowsOf(cards, figures), [cards, figures]);
  const shown = useMemo(() => chosen(rows, wanted), [rows, wanted]);
  if (!words) return null;
  const open = rows.find((row) => row.id === target);
  return (
    <FiguresContext.Provider value={figures}>
      <Still say={say} words={words}>
        <div className="mb mb-list">
          <Filters wanted={wanted} change={setWanted} say={say} pageSay={pageSay} words={words} />
          <p role="status">{pageSay("cards-found", { count: shown.length })}</p>
          <ul className="mb-list-grid" onKeyDown={moveFocus}>
            {shown.map((row) => (
              <li key={row.id}>
                <Entry row={row} isTarget={row.id === target} />
              </li>
            ))}
          </ul>
          {open && <Detail row={open} shown={shown} pageSay={pageSay} />}
        </div>
      </Still>
    </FiguresContext.Provider>
  );
}

function Entry({ row, isTarget }: { row: Row; isTarget: boolean }) {
  return (
    <a href={`#${row.id}`} id={row.id} aria-current={isTarget || undefined}>
      <span className="unseen">
        {row.name} ({row.id}). {row.rule}
      </span>
      <Shown>
        <Piece row={row} />
      </Shown>
    </a>
  );
}

/** A piece as it lies on the table, with its effect in words. */
function Piece({ row: { id, kind, pile } }: { row: Row }) {
  if (kind === "project")
    return (
      <div className={`mb-card is-deck-${pile}`}>
        <span className="mb-drawn">
          <CardFace id={id} text />
        </span>
      </div>
    );
  return (
    <div className={`mb-paper is-${kind}`}>
      <span className="mb-drawn">
        {kind === "career" && <CareerFace id={id} />}
        {kind === "port" && <PortFace id={id} />}
        {kind === "prestige" && <BuildingFace id={id} />}
        {kind === "tile" && <TileFace id={id} />}
      </span>
    </div>
  );
}

function About({ row: { id, kind } }: { row: Row }) {
  switch (kind) {
    case "career":
      return <CareerAbout id={id} />;
    case "port":
      return <PortAbout id={id} />;
    case "prestige":
      return <BuildingAbout id={id} />;
    case "tile":
      return <TileAbout id={id} />;
    default:
      return <CardAbout id={id} />;
  }
}

interface FilterProps {
  wanted: Wanted;
  change: (wanted: Wanted) => void;
  say: SayWith;
  pageSay: SayWith;
  words: Words;
}

function Filters({ wanted, change, say, pageSay, words }: FilterProps) {
  const set = (what: Partial<Wanted>) => change({ ...wanted, ...what });
  const any = { value: "", label: pageSay("cards-any") };
  const filter = (
    field: Exclude<keyof Wanted, "sort" | "text">,
    values: readonly string[],
    word: (value: string) => string,
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
      {filter("pile", [...DECKS, ...KINDS], (pile) =>
        say(DECKS.includes(pile) ? `deck-${pile}` : `list-pile-${pile}`),
      )}
      <Pick
        label={pageSay("cards-sort")}
        value={wanted.sort}
        onChange={(sort: Sort) => set({ sort })}
        choices={SORTS.map((sort) => ({ value: sort, label: say(`list-sort-${sort}`) }))}
      />
      <Fold title={pageSay("cards-filters")} isOpen={window.innerWidth > 600}>
        <div className="cards-filters">
          {filter("good", GOODS, (good) => words.goods[good]!)}
          {filter("object", OBJECTS, (object) => words.objects[object]!)}
          {filter("synergy", SYNERGIES, (synergy) => words.synergies[synergy]!)}
          {filter("effect", EFFECTS, (effect) => say(`list-effect-${effect}`))}
          {filter("brings", BROUGHT, (what) => say(`sign-${what}`))}
          {filter("needs", ["some", "none"], (needs) => say(`list-needs-${needs}`))}
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
      <div className="mb mb-list-detail">
        <Shown>
          <Piece row={row} />
        </Shown>
        <About row={row} />
        {row.rulings.map((ruling) => (
          <p key={ruling} className="mb-note">
            {ruling}
          </p>
        ))}
        <p>
          <Link to={`/rules/maracaibo#${row.section}`}>{pageSay("cards-rules")}</Link>
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
