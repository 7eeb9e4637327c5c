/** The contract between the page and a title's own story: games/<title>/Story.tsx exports it as its default. */
export interface StoryProps {
  story: unknown; // as the title's `story_of` on the server tells it
  names: string[];
  labels: Record<string, string>; // of cards and sources, in the reader's language
  say: (key: string, words?: Record<string, string | number>) => string; // from texts/story.<language>.ftl
}

/** A story may gather the sources of points into a few families, named `source-<family>` in texts/story.<language>.ftl. */
export function familiesOf(story: unknown): Record<string, string> | null {
  return (story as { families?: Record<string, string> } | null)?.families ?? null;
}
