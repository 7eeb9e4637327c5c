/** What happened, shown: pieces fly from where they were to where they are, points rise with their cause. */

import { AnimatePresence, motion, useReducedMotion } from "motion/react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { whenPainted } from "../../api/bursts";
import type { Step } from "../../table/face";
import type { Pace } from "../../table/pace";
import { officeColor } from "./Cards";
import { useFigures, type Printed } from "./figures";
import { letter, useSetting, type Play } from "./play";
import { Cube, Gold, KindIcon, Marker, Prestige, Tile } from "./pieces";
import type { Color, Good } from "./types";

const SECONDS: Record<Pace, number> = { calm: 0.75, fast: 0.35, off: 0 };
const MOST = 14; // more at once would only flicker

export interface Flight {
  piece: ReactNode;
  from: string[];
  to: string[];
  rises?: boolean;
}

type Event = Step["events"][number];

/** Where the cubes of a step go: to what they paid for. */
function paidFor(events: Event[]): string[] {
  for (const event of events) {
    if (event.type === "quarter_taken") return [`quarter:${String(event["quarter"])}`];
    if (event.type === "card_activated") return [`card:${String(event["card"])}`, `active:${event.seat}`];
    if (event.type === "ship_moved") return [`sea:${String(event["to"])}`];
    if (event.type === "wall_moved") return [`wall:${String(event["space"])}`];
    if (event.type === "card_used") return [`card:${String(event["card"])}`, `active:${event.seat}`];
  }
  return [];
}

/** The flights of a step, in order. */
export function flightsOf(
  events: Event[],
  { say, words }: Pick<Play, "say" | "words">,
  figures: Printed,
): Flight[] {
  const goal = paidFor(events);
  const cube = (color: Color) => <Cube color={color} letter={letter(say, color)} size={22} />;
  const why = (cause = "") => (cause in figures.cards ? words.name(cause) : cause && say(`cause-${cause}`));
  return events.flatMap((event): Flight[] => {
    const { type, seat } = event;
    const amount = Number(event["amount"] ?? event["count"] ?? 1);
    const color = event["color"] as Color;
    const chip = (content: ReactNode, at: string, bad = false): Flight => ({
      piece: (
        <span className={`mc-rise ${bad ? "is-bad" : ""}`}>
          {content} <small>{why(event.cause)}</small>
        </span>
      ),
      from: [at, `seat:${seat}`],
      to: [at, `seat:${seat}`],
      rises: true,
    });
    switch (type) {
      case "quarter_taken":
        return [
          {
            piece: <Tile tile={event["tile"] as Good | "joker"} />,
            from: [`quarter:${String(event["quarter"])}`],
            to: [`cargo:${seat}`, `seat:${seat}`],
          },
        ];
      case "delivered":
        return [
          {
            piece: <Tile tile={event["good"] as Good} />,
            from: [`ship:${seat}`, `cargo:${seat}`],
            to: [`port:${String(event["port"])}`],
          },
        ];
      case "card_taken":
      case "card_activated": {
        const id = String(event["card"]);
        const piece = (
          <span className="mc-flying-card">
            <KindIcon kind={figures.card(id).kind} color={officeColor(figures.card(id))} size={20} />{" "}
            {words.name(id)}
          </span>
        );
        const to = type === "card_taken" ? "tableau" : "active";
        return [
          {
            piece,
            from: [`card:${id}`, `tableau:${seat}`],
            to: [`${to}:${seat}`, `tableau:${seat}`, `seat:${seat}`],
          },
        ];
      }
      case "cube_gained":
        return Array.from({ length: Math.min(amount, 3) }, () => ({
          piece: cube(color),
          from: [`card:${event.cause}`, `seat:${seat}`],
          to: [`supply:${seat}`],
        }));
      case "cube_paid":
        return goal.length
          ? Array.from({ length: Math.min(amount, 4) }, () => ({
              piece: cube(color),
              from: [`supply:${seat}`],
              to: goal,
            }))
          : [];
      case "cubes_placed":
        return Array.from({ length: Math.min(amount, 6) }, () => ({
          piece: cube(color),
          from: [`die:${color}`],
          to: [`rose:${seat}`, `seat:${seat}`],
        }));
      case "prestige_gained":
        return [
          chip(
            <>
              +{amount} <Prestige size={18} />
            </>,
            `prestige:${seat}`,
          ),
        ];
      case "prestige_lost":
        return [
          chip(
            <>
              −{amount} <Prestige size={18} />
            </>,
            `prestige:${seat}`,
            true,
          ),
        ];
      case "gold_gained":
        return [
          chip(
            <>
              +{amount} <Gold size={18} />
            </>,
            `gold:${seat}`,
          ),
        ];
      case "gold_paid":
        return [
          chip(
            <>
              −{amount} <Gold size={18} />
            </>,
            `gold:${seat}`,
            true,
          ),
        ];
      case "punished":
        return [
          chip(
            <>
              +{amount} <Marker size={18} />
            </>,
            `markers:${seat}`,
            true,
          ),
        ];
      default:
        return [];
    }
  });
}

interface Placed {
  key: string;
  piece: ReactNode;
  from: [number, number];
  to: [number, number];
  rises: boolean;
  delay: number;
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

type Spots = Map<string, [number, number]>;

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

/** One value for the browser, which can move it without the page. */
const moved = ([x, y]: [number, number], up = 0) => `translate(${x}px, ${y - up}px)`;

export function Flights({
  root,
  steps,
  pace,
}: {
  root: RefObject<HTMLElement | null>;
  steps: Step[];
  pace: Pace;
}) {
  const setting = useSetting();
  const figures = useFigures();
  const still = useReducedMotion();
  const [flying, setFlying] = useState<Placed[]>([]);
  const seen = useRef(steps[steps.length - 1]?.n ?? 0);
  const news = useRef<Step[] | null>(null); // what is shown once the table is painted
  const before = useRef<Spots>(new Map());
  const seconds = SECONDS[pace];

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
      const now = measure(root.current);
      if (told.length && seconds && !still) {
        const flights = told.slice(-3).flatMap(({ events }) => flightsOf(events, setting, figures));
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

  return (
    <div className="mc-flights" aria-hidden="true">
      <AnimatePresence>
        {flying.map(({ key, piece, from, to, rises, delay }) => (
          <motion.div
            key={key}
            className="mc-flight"
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
