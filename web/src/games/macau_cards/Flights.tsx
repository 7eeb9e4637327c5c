/** Cards that fly and words that are said, as the newest steps tell them. Any click or key ends them. */

import { useEffect, useRef, useState, type JSX } from "react";
import { AnimatePresence, useReducedMotion } from "motion/react";
import * as m from "motion/react-m";
import { whenPainted } from "../../api/bursts";
import type { Step } from "../../table/face";
import type { Pace } from "../../table/pace";
import { Back, Card, Suit } from "./Card";
import { shortRank } from "./cards";
import type { Point, Size } from "./layout";
import type { Say } from "./view";

export interface Flight {
  id: string;
  card: string | null; // null: a back
  from: Point;
  to: Point;
  delay: number;
}

export interface Word {
  id: string;
  at: Point;
  text: string;
  suit: string | null;
  loud: boolean;
}

export const FLIGHT = 0.34; // seconds
const APART = 0.07;
const SPEED: Record<Pace, number> = { calm: 1, fast: 0.5, off: 0 };
const WORD = 1700; // milliseconds
const MOST = 6; // cards in the air at once

interface Anchors {
  seats: Point[];
  stock: Point;
  discard: Point;
}

type Event = Step["events"][number];

/** What a step sets in motion. */
export function flightsOf(step: Step, anchors: Anchors): Flight[] {
  const flights: Flight[] = [];
  const seat = (event: Event): Point | undefined => anchors.seats[event.seat ?? -1];
  for (const [index, event] of step.events.entries()) {
    const at = seat(event);
    if (!at) continue;
    const add = (card: string | null, from: Point, to: Point): void => {
      if (flights.length < MOST)
        flights.push({
          id: `${step.n}-${index}-${flights.length}`,
          card,
          from,
          to,
          delay: flights.length * APART,
        });
    };
    if (event.type === "laid") add(String(event.card), at, anchors.discard);
    if (event.type === "play_taken_back") add(String(event.card), anchors.discard, at);
    if (event.type === "drew") {
      const cards = Array.isArray(event.cards) ? event.cards : [];
      for (let i = 0; i < Number(event.count); i++)
        add(typeof cards[i] === "string" ? (cards[i] as string) : null, anchors.stock, at);
    }
  }
  return flights;
}

/** What is said aloud at the table in a step. */
export function wordsOf(step: Step, anchors: Anchors, say: Say): Word[] {
  const words: Word[] = [];
  for (const [index, event] of step.events.entries()) {
    const at = anchors.seats[event.seat ?? -1];
    const told = at ? spoken(event, say) : null;
    if (at && told) words.push({ id: `${step.n}-${index}`, at, ...told });
  }
  return words;
}

function spoken(event: Event, say: Say): Pick<Word, "text" | "suit" | "loud"> | null {
  const plain = (
    text: string,
    loud = false,
    suit: string | null = null,
  ): Pick<Word, "text" | "suit" | "loud"> => ({ text, suit, loud });
  switch (event.type) {
    case "macau_said":
    case "macau_caught":
      return plain(say("macau-button"), true);
    case "multi_macau_said":
      return plain(say("multi-macau"), true);
    case "challenged":
      return plain(say("said-challenge"), true);
    case "called_suit":
      return plain(say(`suit-${String(event.suit)}`), false, String(event.suit));
    case "called_rank":
      return plain(shortRank(String(event.rank)));
    case "called_free_suit":
      return plain(say("said-free"));
    case "called_any_plain":
      return plain(say("said-plain"));
    case "called_nothing":
      return plain(say("said-nothing"));
    case "passed":
    case "declined":
      return plain(say("said-pass"));
    case "missed_turn":
      return plain(say("said-miss"));
    case "went_out":
      return plain(say("said-out"), true);
  }
  return null;
}

/** The flights and words of steps that came while this table was shown; none with reduced motion. */
export function useFlights(
  steps: Step[],
  anchors: Anchors,
  say: Say,
  pace: Pace,
): { flights: Flight[]; words: Word[]; landing: number } {
  const still = useReducedMotion() || pace === "off";
  const newest = steps[steps.length - 1]?.n ?? 0;
  const known = useRef(newest);
  const [shown, setShown] = useState<{ n: number; flights: Flight[]; words: Word[] }>({
    n: newest,
    flights: [],
    words: [],
  });
  const fresh = newest > known.current;
  const due = useRef(false); // something new will be shown
  const latest = useRef({ steps, anchors, say, still });
  latest.current = { steps, anchors, say, still };

  useEffect(() => {
    if (newest <= known.current) {
      known.current = newest; // a replay may go back
      return;
    }
    if (due.current) return;
    due.current = true;
    // First the table as it is now, then how it came to be so.
    whenPainted(() => {
      due.current = false;
      const { steps, anchors, say, still } = latest.current;
      const news = steps.filter((step) => step.n > known.current).slice(-3);
      known.current = steps[steps.length - 1]?.n ?? known.current;
      setShown({
        n: known.current,
        flights: still ? [] : news.flatMap((step) => flightsOf(step, anchors)).slice(-MOST),
        words: lastOfEach(news.flatMap((step) => wordsOf(step, anchors, say))),
      });
    });
  }, [newest]);

  useEffect(() => {
    if (!shown.flights.length && !shown.words.length) return;
    const end = (): void => setShown((old) => ({ ...old, flights: [] }));
    const landed = setTimeout(end, 1000 * (FLIGHT + MOST * APART + 0.05));
    const unsaid = setTimeout(() => setShown((old) => ({ ...old, words: [] })), WORD);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    return () => {
      clearTimeout(landed);
      clearTimeout(unsaid);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [shown]);

  const lays = steps[steps.length - 1]?.events.some((event) => event.type === "laid") ?? false;
  return {
    flights: shown.flights,
    words: shown.words,
    landing: !still && lays && (fresh || shown.flights.length > 0) ? FLIGHT * SPEED[pace] * 0.9 : 0,
  };
}

/** One word for each seat: the newest. */
function lastOfEach(words: Word[]): Word[] {
  return [...new Map(words.map((word) => [`${word.at.x} ${word.at.y}`, word])).values()];
}

/** Above the plate, or below it where there is no room; never outside of the table. */
function wordSpot(at: Point, size: Size): { left: number; top: number } {
  const top = at.y < 110 ? at.y + 54 : Math.min(at.y - 54, size.height - 60);
  return { left: Math.max(64, Math.min(size.width - 64, at.x)), top };
}

/** One value for the browser, which can move it without the page. */
function moved({ x, y }: Point, scale: number, turn: number): string {
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
}

export function Flights({
  flights,
  words,
  size,
  pace,
}: {
  flights: Flight[];
  words: Word[];
  size: Size;
  pace: Pace;
}): JSX.Element {
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <m.div
          key={flight.id}
          className="flight"
          initial={{ transform: moved(flight.from, 0.7, -8), opacity: 0 }}
          animate={{ transform: moved(flight.to, 1, 0), opacity: [0, 1, 1, 0.9] }}
          transition={{
            duration: FLIGHT * SPEED[pace],
            delay: flight.delay * SPEED[pace],
            ease: [0.3, 0.1, 0.2, 1],
          }}
        >
          {flight.card ? <Card card={flight.card} /> : <Back />}
        </m.div>
      ))}
      <AnimatePresence>
        {words.map((word) => (
          <m.div
            key={`${word.at.x} ${word.at.y}`} // the next word of a seat takes the place of the last one
            className={word.loud ? "word loud" : "word"}
            style={wordSpot(word.at, size)}
            initial={{ opacity: 0, y: 8, scale: 0.8 }}
            animate={{ opacity: 1, y: 0, scale: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.18 }}
          >
            {word.suit && <Suit suit={word.suit} />}
            {word.text}
          </m.div>
        ))}
      </AnimatePresence>
    </div>
  );
}
