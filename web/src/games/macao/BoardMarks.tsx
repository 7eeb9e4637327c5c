/** Small marks and notes that several parts of the board share. */

import type { ReactNode } from "react";
import { ComesAny } from "./Coming";
import { openSail } from "./deal";
import { shortId, useFigures } from "./figures";
import { CubeMark } from "./pieces";
import { letter, useNow, usePlay, useSetting } from "./play";
import { stepsTo } from "./sail";
import { total, type View } from "./types";

export const FINGERS = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

/** Half of a fingertip, where the board is as small as on a tablet. */
export const FINGER = 43;

/** Open sea is numbered, ports have names. */
export const isPort = (id: string) => !/^s\d+$/.test(id);

export const shipsAt = (view: View, place: string): number[] =>
  view.seats.filter(({ ship }) => ship === place).map(({ seat }) => seat);

/** Whether the own ship can sail there now, with one press for the whole way. */
export function useSailing(id: string): { open?: () => void; cost?: number } {
  const { seat } = useSetting();
  const figures = useFigures();
  const cost = useNow(({ view, targets }) =>
    seat !== null && targets.get("sail")?.choices.length ? view.seats[seat]?.reach?.[id] : undefined,
  );
  const now = useSetting().now;
  if (cost === undefined) return {};
  return { cost, open: () => openSail(now.getState(), seat!, figures, id) };
}

/** Where it is, who is there, and what the way would cost. */
export function SeaAbout({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  const figures = useFigures();
  const { say, view, seat, looksOn, names, choices } = usePlay();
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  const here = shipsAt(view, id).map((one) => names[one]);
  const price = own?.reach?.[id];
  const far = own && own.ship !== id ? stepsTo(figures.edges, own.ship, id) : 0;
  const has = total(own?.supply);
  const acts = choices.length > 0 && view.phase === "actions";
  return (
    <>
      <strong>{title}</strong>
      {children}
      {here.length > 0 && <p>{say("ships-here", { seats: here.join(", ") })}</p>}
      {price !== undefined && far > 0 && (
        <p>{price ? say("way-costs", { cubes: say("cubes-any", { count: price }) }) : say("way-free")}</p>
      )}
      {price === undefined && far > 0 && (
        <p className={acts ? "mc-reason" : ""}>
          {say("way-far", { spaces: say("n-spaces", { count: far }) })}{" "}
          {acts
            ? `${say("way-have", { cubes: say("cubes-any", { count: has }) })} ${say("way-short", { count: Math.max(1, far - has) })}`
            : say("way-now")}
        </p>
      )}
      {own && price === undefined && far > has && <ComesAny own={own} count={far} />}
    </>
  );
}

export function placeName(say: (key: string, words?: Record<string, string>) => string, id: string): string {
  const key = `place-${id}`;
  const name = say(key);
  return name === key ? say("sea-space", { id: shortId(id) }) : name; // corrected figures may have places of their own
}

/** Cubes of a cost in a row around a middle, inside a drawing. */
export function CostMarks({
  cost,
  x,
  y,
  size,
}: {
  cost: Partial<Record<string, number>>;
  x: number;
  y: number;
  size: number;
}): ReactNode {
  const { say } = useSetting();
  const list = Object.entries(cost).flatMap(([color, count]) =>
    Array.from({ length: count ?? 0 }, () => color),
  );
  return list.map((color, i) => (
    <CubeMark
      key={i}
      color={color as never}
      letter={letter(say, color as never)}
      x={x + (i - (list.length - 1) / 2) * (size + 1.5)}
      y={y}
      size={size}
    />
  ));
}
