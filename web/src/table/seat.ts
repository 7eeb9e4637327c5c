/** Which of one's own seats is looked at, and whose turn it is. */
import type { Stream } from "../api/stream";

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

/** Seats that are known to act: running clocks, whoever the view calls current, and oneself. */
export function actingSeats(stream: Stream | undefined, seat: number | null): number[] {
  if (!stream) return [];
  const found = new Set(stream.position.running);
  const { current, over } = stream.view;
  if (typeof current === "number" && !over) found.add(current);
  if (stream.position.turn && seat !== null) found.add(seat);
  return [...found];
}
