/** How fast things move on a table: everybody chooses for themselves, and this browser remembers. */
import { create } from "zustand";

export type Pace = "calm" | "fast" | "off";
const PACES: Pace[] = ["calm", "fast", "off"];
const KEY = "carrack.pace";

interface Speed {
  pace: Pace;
  isSkipping: boolean; // nothing moves until it is one's own turn again
}

const useSpeed = create<Speed>(() => ({ pace: storedPace(), isSkipping: false }));

export function nextPace(): void {
  const { pace } = useSpeed.getState();
  const found = PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;
  keepPace(found);
  useSpeed.setState({ pace: found });
}

/** The pace of this page: one for all titles. While somebody skips, everything is there at once. */
export function usePace(): Pace {
  return useSpeed((speed) => (speed.isSkipping ? "off" : speed.pace));
}

/** Whether somebody skips to their own turn just now: nothing is shown or heard on the way. */
export function useSkips(): boolean {
  return useSpeed((speed) => speed.isSkipping);
}

/** What was chosen, whether or not it is skipped just now. */
export function useChosenPace(): Pace {
  return useSpeed((speed) => speed.pace);
}

export function skip(is: boolean): void {
  useSpeed.setState({ isSkipping: is });
}

function storedPace(): Pace {
  try {
    const found = localStorage.getItem(KEY) as Pace | null;
    return found && PACES.includes(found) ? found : "calm";
  } catch {
    return "calm"; // a browser that remembers nothing
  }
}

function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // then it holds until the page is closed
  }
}
