/** The contract between the page and a title's own story: games/<title>/Story.tsx exports it as its default. */
export interface StoryProps {
  story: unknown; // as the title's `story_of` on the server tells it
  names: string[];
  labels: Record<string, string>; // of cards and sources, in the reader's language
  say: (key: string, words?: Record<string, string | number>) => string; // from texts/story.<language>.ftl
}

/** Where a title counts no points, its story may name the figures of each seat that are drawn instead, as
 * `<counted>-<name>` below `<counted>-title`. */
export function countedOf(story: unknown): { field: string; seats: Record<string, number>[] } | null {
  const { counted, seats } = (story ?? {}) as { counted?: string; seats?: Record<string, unknown>[] };
  if (!counted || !seats) return null;
  return { field: counted, seats: seats.map((one) => one[counted] as Record<string, number>) };
}

/** A moment that the title itself has to tell, as `moment-<moment>` and `moment-<moment>-text`; its figures are words of both. */
export interface StoryMoment extends Record<string, string | number | undefined> {
  moment: string;
  round: number;
  amount?: number; // told largest
  seat: number;
  target?: number;
}

/** A title's own turning point holds until the analysis has found one. */
export const isTurning = ({ moment }: StoryMoment) => moment.startsWith("turning");

export function momentsOf(story: unknown): StoryMoment[] {
  return (story as { moments?: StoryMoment[] } | null)?.moments ?? [];
}

/** A story may gather the sources of points into a few families, named `source-<family>` in texts/story.<language>.ftl. */
export function familiesOf(story: unknown): Record<string, string> | null {
  return (story as { families?: Record<string, string> } | null)?.families ?? null;
}

/** Whether the title's own story draws where points came from: then its seats tell their `sources`. */
export function drawsSources(story: unknown): boolean {
  return ((story as { seats?: object[] } | null)?.seats ?? []).some((seat) => "sources" in seat);
}

/** Who plays along without a seat, by the key of its name, with its points at the start and behind each round. */
export function rivalsOf(story: unknown): { name: string; line: number[] }[] {
  return (story as { rivals?: { name: string; line: number[] }[] } | null)?.rivals ?? [];
}
