import { useStore } from "../api/store";
import type { SeatInfo } from "../api/types";
import { listOf, useSay } from "../i18n";
import "./lobby.css";

export type State = "here" | "away" | "gone";

export function Presence({ state }: { state: State }) {
  return <span className={`presence is-${state}`} aria-hidden="true" />;
}

/** Who sits at the page right now, seat by seat, and who looks on. */
export function WhoIsHere({ id, seats, yours }: { id: string; seats: SeatInfo[]; yours: number[] }) {
  const say = useSay();
  const present = useStore((store) => store.tables[id]?.present);
  if (!present) return null;
  const names = listOf(present.names ?? []);
  const count = present.watching ?? 0;
  const others = seats.filter((seat) => seat.kind === "person" && !yours.includes(seat.seat));
  return (
    <div className="who-is-here small" aria-label={say("menu-people")} role="group">
      {others.map((seat) => {
        const state = (present.seats[seat.seat] ?? "gone") as State;
        return (
          <span key={seat.seat}>
            <Presence state={state} />
            {seat.name} <span className="soft">{say(`presence-${state}`)}</span>
          </span>
        );
      })}
      {count > 0 && (
        <span>{names ? say("watching-names", { count, names }) : say("watching-count", { count })}</span>
      )}
    </div>
  );
}
