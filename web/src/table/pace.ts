/** How fast things move on a table: everybody chooses for themselves, and this browser remembers. */
import { useCallback, useState } from "react";

export type Pace = "calm" | "fast" | "off";
const PACES: Pace[] = ["calm", "fast", "off"];

const key = (title: string) => `carrack.${title}.pace`;

/** The pace of a title's table, and the way to the next one. */
export function usePace(title: string): [Pace, () => void] {
  const [pace, setPace] = useState<Pace>(() => storedPace(title));
  const next = useCallback(
    () =>
      setPace((old) => {
        const found = PACES[(PACES.indexOf(old) + 1) % PACES.length]!;
        keepPace(title, found);
        return found;
      }),
    [title],
  );
  return [pace, next];
}

function storedPace(title: string): Pace {
  try {
    const found = localStorage.getItem(key(title)) as Pace | null;
    return found && PACES.includes(found) ? found : "calm";
  } catch {
    return "calm"; // a browser that remembers nothing
  }
}

function keepPace(title: string, pace: Pace): void {
  try {
    localStorage.setItem(key(title), pace);
  } catch {
    // then it holds until the page is closed
  }
}
