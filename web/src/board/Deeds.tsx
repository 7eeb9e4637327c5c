/** While others act: beside each sentence the pieces it tells of, as they lie on the table. */
import type { ReactNode } from "react";
import type { Step } from "../table/face";
import { deedsLately } from "../table/Log";
import { Zone } from "../table/zones";
import "./Deeds.css";
import type { Event, Rows } from "./telling";

const SHOWN = 12; // sentences, as many as are told
const MOST = 4; // pieces of one sentence
const NO_IDS = ["type", "cause", "pay"]; // fields of events whose words are no things
const WORDS = ["ringed", "risen", "said", "shouted"]; // motions of what is no piece

type PiecesIn = (event: Event, events: Event[]) => ReactNode[];

/** The pieces of an event: what flies of it, or what its row names where the thing moves itself. */
export function piecesIn<Context>(rows: Rows<Context>, context: Context): PiecesIn {
  return (event, events) => {
    const row = rows[event.type];
    if (row?.piece) return [row.piece(event, context)];
    if (!row?.show) return [];
    return row
      .show(event, context, events)
      .filter(({ motion = row.motion }) => !WORDS.includes(motion))
      .map(({ piece }) => piece);
  };
}

/** What one line of a step is about: its own event. What was paid and gained by it goes with the first line of its seat. */
export function piecesOf(step: Step, line: number, pieces: PiecesIn): ReactNode[] {
  return step.events
    .filter((event) => lineOf(step, event) === line)
    .flatMap((event) => pieces(event, step.events))
    .slice(0, MOST);
}

function lineOf({ log_seats = [], log_about = [] }: Step, event: Event): number {
  const ids = Object.keys(event).flatMap((field) => (NO_IDS.includes(field) ? [] : [event[field]]));
  const seat = event.seat ?? null;
  const own = log_about.findIndex(
    (about, i) => log_seats[i] === seat && about.length > 0 && about.every((id) => ids.includes(id)),
  );
  return own < 0 ? log_seats.indexOf(seat) : own;
}

interface Props {
  steps: Step[];
  pieces: PiecesIn;
  look: string; // the title's class, whose colors its pieces have
}

/** For every sentence that is told; drawn where the page has a place for it. */
export function Deeds({ steps, pieces, look }: Props) {
  return deedsLately(steps)
    .slice(0, SHOWN)
    .map(({ key, step: n }) => (
      <Zone key={key} name={`deed-${key}`} isEmpty>
        <DeedPieces
          step={steps.find((one) => one.n === n)!}
          line={Number(key.split(".")[1])}
          {...{ pieces, look }}
        />
      </Zone>
    ));
}

function DeedPieces({ step, line, pieces, look }: Omit<Props, "steps"> & { step: Step; line: number }) {
  const found = piecesOf(step, line, pieces);
  if (found.length === 0) return null;
  return (
    <span className={`deed-pieces ${look}`} aria-hidden="true">
      {found.map((piece, i) => (
        <i key={i}>{piece}</i>
      ))}
    </span>
  );
}
