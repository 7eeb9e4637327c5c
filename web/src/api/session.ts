/** Who sits before the page. */
import { create } from "zustand";
import * as http from "./http";
import { line } from "./store";
import { Problem, type Me } from "./types";

interface Session {
  me: Me | null;
  asked: boolean; // whether the server was asked yet
}

export const useSession = create<Session>(() => ({ me: null, asked: false }));

const KNOWN = "carrack.known"; // whether this browser ever had somebody; the cookie itself is hidden from us

export function nowIs(me: Me | null): void {
  const before = useSession.getState().me?.id;
  if (me) localStorage.setItem(KNOWN, "yes");
  else localStorage.removeItem(KNOWN);
  useSession.setState({ me, asked: true });
  // The socket's cookie was read when it opened.
  if (before !== me?.id) line.restart();
}

/** Asks the server, unless nobody was ever here: most first visits need no question. */
export async function whoAmI(sure = false): Promise<void> {
  if (!sure && !localStorage.getItem(KNOWN)) return nowIs(null);
  try {
    nowIs(await http.me());
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    nowIs(null);
  }
}

/** Somebody to play as: whoever is known here, or a new guest. */
export async function somebody(name: string, language: string): Promise<Me> {
  if (!useSession.getState().asked) await whoAmI();
  const known = useSession.getState().me;
  if (known) return known;
  try {
    nowIs(await http.comeAsGuest(name, language));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "person.signed_in") throw error;
    await whoAmI(true); // the cookie was there all along
  }
  return useSession.getState().me!;
}
