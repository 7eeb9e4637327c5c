/** Seats in the order of their places, each with a bar of where its points came from. */
import type { CSSProperties } from "react";
import { SeatDisc } from "../kit/SeatDisc";
import { countedUpTo, type Part } from "./tally";
import { labelled, colon } from "../i18n";

export interface PlaceLine {
  seat: number;
  name: string;
  who: string;
  place: number | null;
  score: number | null;
  won: boolean;
}

interface Props {
  lines: PlaceLine[];
  parts: Part[];
  isJoint: boolean; // all win or lose as one: nobody is first
  counted: number; // parts that are counted by now
  of?: string | undefined; // what the bars show, where it is not the score
  nameOf: (source: string | null) => string;
}

const color = (index: number) => `var(--part-${index})`;

export function Places({ lines, parts, isJoint, counted, of, nameOf }: Props) {
  const isCounting = counted < parts.length;
  const gains = (seat: number) => parts.reduce((sum, part) => sum + Math.max(0, part.amounts[seat] ?? 0), 0);
  const longest = Math.max(1, ...lines.map(({ seat }) => gains(seat)));
  return (
    <>
      <ol className={isJoint ? "places is-joint" : "places"}>
        {lines.map(({ seat, name, who, place, score, won }) => (
          <li key={seat} className={won && !isJoint && !isCounting ? "place is-won" : "place"}>
            {!isJoint && <span className="place-number">{isCounting ? "" : (place ?? "–")}</span>}
            <SeatDisc seat={seat} />
            <span className="place-name">
              <b>{name}</b>
              <small>{who}</small>
            </span>
            <Bar parts={parts} seat={seat} counted={counted} longest={longest} nameOf={nameOf} />
            {(score !== null || (parts.length > 0 && !of)) && (
              <span className="place-score numbers">
                {score === null || (isCounting && !of) ? countedUpTo(parts, seat, counted) : score}
              </span>
            )}
          </li>
        ))}
      </ol>
      {parts.length > 0 && (
        <ul className="places-parts" aria-hidden="true">
          {of && <li>{of + colon()}</li>}
          {parts.map((part, index) => (
            <li key={index} className={isCounting && index === counted ? "is-next" : undefined}>
              <i
                className={part.amounts.every((amount) => amount <= 0) ? "is-lost" : undefined}
                style={{ "--part": color(index) } as CSSProperties}
              />
              {nameOf(part.source)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface BarProps extends Pick<Props, "parts" | "counted" | "nameOf"> {
  seat: number;
  longest: number;
}

function Bar({ parts, seat, counted, longest, nameOf }: BarProps) {
  const amounts = parts.map((part, index) => ({
    index,
    amount: part.amounts[seat] ?? 0,
    source: part.source,
  }));
  const said = amounts
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, source }) => `${nameOf(source)} ${amount}`);
  const lost = amounts.filter(({ amount, index }) => amount < 0 && index < counted);
  // A bar without anything in it is nothing to be told of.
  const named = said.length > 0 ? { role: "img", "aria-label": said.join(", ") } : { "aria-hidden": true };
  return (
    <span className="place-bar" {...named}>
      {amounts.map(
        ({ amount, index, source }) =>
          amount > 0 && (
            <span
              key={index}
              title={labelled(nameOf(source), String(amount))}
              style={
                {
                  "--part": color(index),
                  width: index < counted ? `${(88 * amount) / longest}%` : 0,
                } as CSSProperties
              }
            >
              {(100 * amount) / longest > 5 && index < counted ? amount : ""}
            </span>
          ),
      )}
      {lost.map(({ amount, index, source }) => (
        <span key={index} className="place-lost" title={labelled(nameOf(source), String(amount))}>
          {amount}
        </span>
      ))}
    </span>
  );
}
