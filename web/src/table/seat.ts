/** Which of one's own seats is looked at, and whose turn it is. */
import type { Stream } from "../api/stream";
import type { SeatInfo } from "../api/types";

type Streams = Record<string, Stream>;

/** The seat that has something to do; the one that is shown stays while it has. */
export function seatToShow(yours: number[], streams: Streams, shown: number | null): number | null {
  if (yours.length === 0) return null;
  const waits = (seat: number) => Boolean(streams[String(seat)]?.position.turn);
  if (shown !== null && yours.includes(shown) && waits(shown)) return shown;
  const next = yours.find(waits);
  if (next !== undefined) return next;
  return shown !== null && yours.includes(shown) ? shown : yours[0]!;
}

/** Seats that are asked now, as everybody may know; in a window nobody sees who has answered. */
export function actingSeats(stream: Stream | undefined): number[] {
  return stream?.position.acting ?? [];
}

/** Whether the bots may move at once: nobody but oneself plays with them. */
export function mayHurry(seats: SeatInfo[], yours: number[]): boolean {
  return (
    yours.length > 0 &&
    seats.every(
      ({ seat, kind, away, resigned }) => kind === "bot" || away || resigned || yours.includes(seat),
    )
  );
}
