import type { CSSProperties, ReactNode } from "react";
import { useSay } from "../i18n";
import { Icon } from "../kit/Icon";
import { SeatDisc } from "../kit/SeatDisc";
import { Picture } from "./titles";
import { Presence, type State } from "./WhoIsHere";

/** Somebody at a table that does not play yet. */
export interface Sitting {
  name: string;
  kind: "person" | "bot" | "open";
  isYou?: boolean;
  kept?: boolean; // an open seat that waits for somebody
  state?: State; // of a person: here, away or gone
  strength?: string; // of a person: the rating, or that there is none yet
  isHost?: boolean;
  about?: string; // ready, or a bot only for now
  controls?: ReactNode; // what can be changed about this seat
}

interface Props {
  seats: Sitting[];
  title?: string; // whose picture lies on the table
  isLine?: boolean; // one beside the other, without a table
}

/** Seats as they will be in the game: around an oval table, the own one in front. */
export function AroundTable({ seats, title, isLine = false }: Props) {
  const say = useSay();
  const own = Math.max(
    0,
    seats.findIndex((seat) => seat.isYou),
  );
  return (
    <div className={`around${isLine ? " is-line" : ""}${seats.length > 6 ? " is-many" : ""}`}>
      {!isLine && title && (
        <div className="around-table">
          <Picture title={title} />
        </div>
      )}
      <ol aria-label={say("open-seats")}>
        {seats.map((seat, index) => (
          <li
            key={index}
            className={`around-seat is-${seat.kind}`}
            style={isLine ? undefined : placeOf((index - own + seats.length) % seats.length, seats.length)}
          >
            <SeatDisc seat={index} />
            <span className="around-said">
              <b>{seat.kind === "open" ? say(seat.kept ? "seat-kept" : "seat-open") : seat.name}</b>
              {seat.state && (
                <span className="small">
                  <Presence state={seat.state} />
                  <span className="unseen">{say(`presence-${seat.state}`)}</span>
                </span>
              )}
              {seat.strength && <span className="small">{seat.strength}</span>}
              {seat.isHost && <span className="small">{say("room-host")}</span>}
              {seat.about && <span className="small">{seat.about}</span>}
              {seat.isYou && <span className="small">{say("seat-you")}</span>}
              {seat.kind === "bot" && <Icon name="bot" size={14} />}
            </span>
            {seat.controls}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Around the table clockwise, from the lower edge. */
function placeOf(at: number, count: number): CSSProperties {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { "--across": Math.cos(angle).toFixed(3), "--down": Math.sin(angle).toFixed(3) } as CSSProperties;
}
