import { memo, type CSSProperties } from "react";
import type { Position, SeatInfo } from "../api/types";
import { useSay } from "../i18n";
import { Icon } from "../kit/Icon";
import { Clock } from "./Clock";

interface Props {
  seats: SeatInfo[];
  yours: number[];
  shown: number | null;
  acting: number[];
  clocks?: Position["clocks"];
  running?: number[];
  at?: number; // our time when the clocks were told
  onSeat?: (seat: SeatInfo) => void;
}

/** Who sits here, whose turn it is, and how much time is left. */
export const Seats = memo(function Seats(props: Props) {
  const { seats, yours, shown, acting, clocks, running, at = 0, onSeat } = props;
  const say = useSay();
  return (
    <ol className="seats" aria-label={say("seats")}>
      {seats.map((seat) => {
        const acts = acting.includes(seat.seat);
        return (
          <li
            key={seat.seat}
            className={`seat${acts ? " acting" : ""}${seat.seat === shown ? " shown" : ""}`}
            style={{ "--seat": `var(--seat-${seat.seat})` } as CSSProperties}
          >
            <span className="seat-mark" aria-hidden="true">
              {String.fromCharCode(65 + seat.seat)}
            </span>
            {seat.person ? (
              <a
                className={`seat-name${seat.program ? " is-program" : ""}`}
                href={`/people/${seat.person}`}
                target="_blank"
                rel="noopener"
              >
                {seat.name}
              </a>
            ) : (
              <span className="seat-name">{seat.name || say("seat-open")}</span>
            )}
            {yours.includes(seat.seat) && <span className="soft small">{say("seat-you")}</span>}
            <span className="soft">
              <Icon name={seat.kind === "bot" || seat.program ? "bot" : "person"} size={14} />
            </span>
            {seat.away && <span className="tag">{say("seat-away")}</span>}
            {seat.resigned && <span className="tag">{say("seat-resigned")}</span>}
            {acts && (
              <span className="seat-turn">
                <Icon name="turn" size={14} />
                <span className="unseen">{say("seat-acts")}</span>
              </span>
            )}
            {clocks && (
              <Clock left={clocks[seat.seat] ?? 0} at={at} running={running?.includes(seat.seat) ?? false} />
            )}
            {onSeat && seat.kind === "person" && seat.away && (
              <button type="button" className="linklike small" onClick={() => onSeat(seat)}>
                {say("seat-replace")}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
});
