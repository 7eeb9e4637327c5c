/** What happened, shown: pieces fly from where they were to where they are, points rise with their cause. */
import { AnimatePresence, motion, useReducedMotion } from "motion/react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { whenPainted } from "../api/bursts";
import type { Step } from "../table/face";
import type { Pace } from "../table/pace";
import { tableOf } from "./keys";
import { useBoard } from "./play";

/** A piece on its way between places; the first place of a list that can be seen is meant. */
export interface Flight {
  piece: ReactNode;
  from: string[];
  to: string[];
  rises?: boolean;
}

export type FlightsOf = (events: Step["events"]) => Flight[];

type Spots = Map<string, [number, number]>;

interface Placed {
  key: string;
  piece: ReactNode;
  from: [number, number];
  to: [number, number];
  rises: boolean;
  delay: number;
}

const SECONDS: Record<Pace, number> = { calm: 0.75, fast: 0.25, off: 0 };
const MOST = 14; // more at once would only flicker

interface Props {
  root: RefObject<HTMLElement | null>;
  steps: Step[];
  pace: Pace;
  flightsOf: FlightsOf;
}

export function Flights({ root, steps, pace, flightsOf }: Props) {
  const { prefix } = useBoard().look;
  const seconds = SECONDS[pace];
  const flying = useFlying(root, steps, seconds, flightsOf);
  return (
    <div className={`${prefix}-flights`} aria-hidden="true">
      <AnimatePresence>
        {flying.map(({ key, piece, from, to, rises, delay }) => (
          <motion.div
            key={key}
            className={`${prefix}-flight`}
            initial={{ transform: moved(from), opacity: 0 }}
            animate={
              rises
                ? { transform: [moved(to), moved(to, 26), moved(to, 30)], opacity: [0, 1, 0] }
                : { transform: moved(to), opacity: [0, 1, 1, 0] }
            }
            exit={{ opacity: 0, transition: { duration: 0.1 } }}
            transition={{ duration: rises ? seconds * 2 : seconds, delay, ease: "easeInOut" }}
          >
            <span>{piece}</span>
          </motion.div>
        ))}
      </AnimatePresence>
    </div>
  );
}

/** One value for the browser, which can move it without the page. */
const moved = ([x, y]: [number, number], up = 0) => `translate(${x}px, ${y - up}px)`;

/** What is in the air now. */
function useFlying(
  root: RefObject<HTMLElement | null>,
  steps: Step[],
  seconds: number,
  flightsOf: FlightsOf,
): Placed[] {
  const still = useReducedMotion();
  const [flying, setFlying] = useState<Placed[]>([]);
  const seen = useRef(steps[steps.length - 1]?.n ?? 0);
  const news = useRef<Step[] | null>(null); // what is shown once the table is painted
  const before = useRef<Spots>(new Map());

  useEffect(() => {
    const fresh = steps.filter(({ n }) => n > seen.current);
    seen.current = steps[steps.length - 1]?.n ?? seen.current;
    if (news.current) return void news.current.push(...fresh);
    news.current = fresh;
    // First the table as it is now; and where nothing is about to change, measuring costs little.
    whenPainted(() => {
      const told = news.current ?? [];
      news.current = null;
      if (!root.current) return;
      const now = measure(tableOf(root.current));
      if (told.length && seconds && !still) {
        const flights = told.slice(-3).flatMap(({ events }) => flightsOf(events));
        setFlying(placed(flights.slice(-MOST), before.current, now, seconds, seen.current));
      }
      before.current = now;
    });
    // Only what is new is shown; hovering and the like draw the face again without news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [steps]);

  useEffect(() => {
    if (!flying.length) return;
    const end = () => setFlying([]);
    const last = Math.max(...flying.map(({ delay }) => delay)) + seconds * 2.4;
    const timer = setTimeout(end, last * 1000);
    // A click or a key skips the rest.
    document.addEventListener("pointerdown", end);
    document.addEventListener("keydown", end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", end);
      document.removeEventListener("keydown", end);
    };
  }, [flying, seconds]);
  return flying;
}

/** Middles of all places, as they were drawn last. Measured on the page, so that scrolling does not matter. */
function measure(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("[data-place]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = element.getAttribute("data-place")!;
    if (width && !found.has(place))
      found.set(place, [left + width / 2 + scrollX, top + height / 2 + scrollY]);
  }
  return found;
}

/** From where the places were to where they are. */
function placed(flights: Flight[], before: Spots, now: Spots, seconds: number, n: number): Placed[] {
  const rises = new Map<string, number>();
  return flights.flatMap((flight, i): Placed[] => {
    const from = flight.from.map((p) => before.get(p) ?? now.get(p)).find(Boolean);
    const to = flight.to.map((p) => now.get(p) ?? before.get(p)).find(Boolean);
    if (!from || !to) return [];
    const nth = flight.rises ? (rises.get(flight.to[0]!) ?? 0) : 0;
    rises.set(flight.to[0]!, nth + 1);
    const delay = Math.min(i * seconds * 0.12, 1.2) + nth * seconds * 0.4;
    const edge = flight.rises ? 100 : 0; // what is read stays on the screen
    const at = ([x, y]: [number, number]): [number, number] => [
      Math.min(Math.max(x - scrollX, edge), innerWidth - edge),
      y - scrollY,
    ];
    return [
      { key: `${n}-${i}`, piece: flight.piece, from: at(from), to: at(to), rises: !!flight.rises, delay },
    ];
  });
}
