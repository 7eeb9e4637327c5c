/** What flies when something happened: which piece, from which place to which. */

import type { ReactNode } from "react";
import type { Flight, FlightsOf } from "../../board/Flights";
import type { Step } from "../../table/face";

import { officeColor, useFigures, type Printed } from "./figures";
import { letter, useSetting, type Play } from "./play";
import { Cube, Gold, KindIcon, Marker, Prestige, Tile } from "./pieces";
import type { Color, Good } from "./types";

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

/** The same with the words and figures of this table. */
export function useFlightsOf(): FlightsOf {
  const setting = useSetting();
  const figures = useFigures();
  return (events) => flightsOf(events, setting, figures);
}
