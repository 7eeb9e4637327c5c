/** All cards of Maracaibo, and careers, home ports, buildings and tiles, drawn as in the game; one in detail. */

import { useMemo, useState } from "react";
import { Detail, Filters, moveInGrid, useCorrected, type PickOf } from "../../board/CardList";
import type { CardListProps, SayWith } from "../../table/cardList";
import { CardAbout, CardFace, DoubtsContext } from "./Card";
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

export default function CardList({ cards, corrections, target, say, pageSay }: CardListProps) {
  const [wanted, setWanted] = useState(ANYTHING);
  const words = useWords(say("language"));
  const figures = useCorrected(corrections, corrected);
  const rows = useMemo(() => rowsOf(cards, figures), [cards, figures]);
  const shown = useMemo(() => chosen(rows, wanted), [rows, wanted]);
  if (!words) return null;
  const open = rows.find((row) => row.id === target);
  return (
    <FiguresContext.Provider value={figures}>
      <DoubtsContext.Provider value>
        <Still say={say} words={words}>
          <div className="mb card-list">
            <Filters
              wanted={wanted}
              change={setWanted}
              anything={ANYTHING}
              sorts={SORTS}
              say={say}
              pageSay={pageSay}
              first={(pick) => pick("pile", [...DECKS, ...KINDS], (pile) => pileName(pile, say))}
              more={(pick) => moreFilters(pick, say, words)}
            />
            <p role="status">{pageSay("cards-found", { count: shown.length })}</p>
            <ul className="card-grid mb-list-grid" onKeyDown={moveInGrid}>
              {shown.map((row) => (
                <li key={row.id}>
                  <Entry row={row} isTarget={row.id === target} />
                </li>
              ))}
            </ul>
            {open && (
              <Detail
                title="maracaibo"
                row={open}
                shown={shown}
                className="mb card-detail mb-list-detail"
                pageSay={pageSay}
              >
                <Shown>
                  <Piece row={open} />
                </Shown>
                <About row={open} />
                {open.rulings.map((ruling) => (
                  <p key={ruling} className="mb-note">
                    {ruling}
                  </p>
                ))}
              </Detail>
            )}
          </div>
        </Still>
      </DoubtsContext.Provider>
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

const pileName = (pile: string, say: SayWith) =>
  say(DECKS.includes(pile) ? `deck-${pile}` : `list-pile-${pile}`);

function moreFilters(pick: PickOf<Wanted>, say: SayWith, words: Words) {
  return (
    <>
      {pick("good", GOODS, (good) => words.goods[good]!)}
      {pick("object", OBJECTS, (object) => words.objects[object]!)}
      {pick("synergy", SYNERGIES, (synergy) => words.synergies[synergy]!)}
      {pick("effect", EFFECTS, (effect) => say(`list-effect-${effect}`))}
      {pick("brings", BROUGHT, (what) => say(`sign-${what}`))}
      {pick("needs", ["some", "none"], (needs) => say(`list-needs-${needs}`))}
      {pick("estimated", [...FIELDS, "nothing"], (field) =>
        say(field === "nothing" ? "list-estimated-nothing" : `field-${field}`),
      )}
    </>
  );
}
