/** What flies at every title: amounts, words, rings and arrows. */
import type { ReactNode } from "react";
import type { Flight } from "./telling";

/** An amount with its cause, above where it is kept. */
export function amount(at: string[], by: number, sign: ReactNode, cause: string): Flight[] {
  const piece = (
    <span className={`flight-amount${by < 0 ? " is-bad" : ""}`}>
      {by < 0 ? "−" : "+"}
      {Math.abs(by)} {sign} {cause && <small>{cause}</small>}
    </span>
  );
  return by === 0 ? [] : [{ piece, from: at, to: at, motion: "risen" }];
}

/** Something said at a place. */
export function word(at: string[], said: ReactNode, isLoud = false): Flight[] {
  const piece = <span className={`flight-word${isLoud ? " is-loud" : ""}`}>{said}</span>;
  return [{ piece, from: at, to: at }];
}

/** A ring around a place where something was done. */
export function ring(at: string[]): Flight[] {
  return [{ piece: <i className="flight-ring" />, from: at, to: at }];
}

export function flown(piece: ReactNode, from: string[], to: string[]): Flight[] {
  return [{ piece, from, to }];
}

/** The same piece a few times; more than a handful is not counted in the air anyway. */
export function flownTimes(count: number, most: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.max(0, Math.min(count, most)) }, () => flight);
}
