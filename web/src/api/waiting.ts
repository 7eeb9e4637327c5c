/** Tables that wait for oneself: asked from time to time, and when somebody comes back to the page. */
import { create } from "zustand";
import * as http from "./http";
import { useSession } from "./session";
import { useStore } from "./store";
import type { Waiting } from "./types";

const EVERY = 60_000; // milliseconds between two looks
const AFTER_A_MOVE = 800; // until a move is stored and the next seat is asked

interface Known {
  waiting: Waiting[];
  asked: boolean;
}

export const useWaiting = create<Known>(() => ({ waiting: [], asked: false }));

/** Asks now; a question that is lost is asked again soon enough. */
export async function lookWhoWaits(): Promise<void> {
  const { me } = useSession.getState();
  if (!me) return useWaiting.setState({ waiting: [], asked: false });
  try {
    const waiting = await http.waiting();
    if (useSession.getState().me?.id === me.id) useWaiting.setState({ waiting, asked: true });
  } catch {
    // what is shown stays
  }
}

/** Where one goes after this table: the one with the least time, among the others that wait. */
export function nextOf(waiting: Waiting[], id: string | null): Waiting | undefined {
  return waiting.find((one) => one.id !== id);
}

/** Looks from time to time while somebody looks at the page; gives back how to stop. */
export function watchWhoWaits(): () => void {
  const look = () => document.visibilityState === "visible" && void lookWhoWaits();
  const timer = setInterval(look, EVERY);
  let soon: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("visibilitychange", look);
  const session = useSession.subscribe(({ me }, before) => me?.id !== before.me?.id && void lookWhoWaits());
  const moved = useStore.subscribe(({ tables }, before) => {
    if (turns(tables) === turns(before.tables)) return;
    clearTimeout(soon);
    soon = setTimeout(look, AFTER_A_MOVE);
  });
  look();
  return () => {
    clearInterval(timer);
    clearTimeout(soon);
    document.removeEventListener("visibilitychange", look);
    session();
    moved();
  };
}

/** At which of the open tables it is one's turn: a change is a reason to look. */
function turns(tables: ReturnType<typeof useStore.getState>["tables"]): string {
  return Object.entries(tables)
    .filter(([, table]) => Object.values(table.streams).some((stream) => stream.position.turn))
    .map(([id]) => id)
    .join(" ");
}
