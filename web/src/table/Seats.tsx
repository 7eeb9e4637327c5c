import { memo, type CSSProperties } from "react";
import type { Position, SeatInfo } from "../api/types";
import { useSay } from "../i18n";
import { SeatDisc } from "../kit/SeatDisc";
import { Clock } from "./Clock";
import { ZoneHost } from "./zones";

const MANY = 4; // more seats than this are told by their discs alone, but for those that matter now
const CROWD = 7; // and of more than this nobody else has room for a name

interface Props {
  seats: SeatInfo[];
  yours: number[];
  shown: number | null;
  acting: number[];
  clocks?: Position["clocks"];
  running?: number[];
  at?: number; // our time when the clocks were told
}

/** Who sits here, whose turn it is, and how much time is left: a chip for each seat. */
export const Seats = memo(function Seats(props: Props) {
  const { seats, yours, shown, acting, clocks, running, at = 0 } = props;
  const say = useSay();
  return (
    <ol className={`seats${sizeOf(seats.length)}`} aria-label={say("seats")} tabIndex={0}>
      {seats.map((seat) => {
        const acts = acting.includes(seat.seat);
        const names = [
          "seat",
          acts && "acting",
          seat.seat === shown && "shown",
          (seat.away || seat.resigned) && "gone",
        ];
        return (
          <li
            key={seat.seat}
            className={names.filter(Boolean).join(" ")}
            style={{ "--seat": `var(--seat-${seat.seat})` } as CSSProperties}
            title={seat.name}
          >
            <SeatDisc seat={seat.seat} />
            <SeatName
              seat={seat}
              isYours={yours.includes(seat.seat)}
              isYou={yours.length === 1 && seat.seat === shown}
            />
            {seat.away && <span className="seat-state">{say("seat-away")}</span>}
            {seat.resigned && <span className="seat-state">{say("seat-resigned")}</span>}
            <ZoneHost name={`seat-${seat.seat}`} />
            {acts && <span className="unseen">{say("seat-acts")}</span>}
            {clocks && (
              <Clock left={clocks[seat.seat] ?? 0} at={at} running={running?.includes(seat.seat) ?? false} />
            )}
          </li>
        );
      })}
    </ol>
  );
});

function sizeOf(seats: number): string {
  if (seats > CROWD) return " is-many is-crowd";
  return seats > MANY ? " is-many" : "";
}

interface NameProps {
  seat: SeatInfo;
  isYours: boolean;
  isYou: boolean; // the only one of yours, at a table that is played
}

function SeatName({ seat, isYours, isYou }: NameProps) {
  const say = useSay();
  if (isYou) return <span className="seat-name">{say("seat-own")}</span>;
  const you = isYours && <span className="seat-you">{say("seat-you")}</span>;
  if (!seat.person)
    return (
      <span className="seat-name">
        {seat.name || say("seat-open")} {you}
      </span>
    );
  return (
    <a
      className={`seat-name${seat.program ? " is-program" : ""}`}
      href={`/people/${seat.person}`}
      target="_blank"
      rel="noopener"
    >
      {seat.name} {you}
    </a>
  );
}
