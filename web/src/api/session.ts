/** Who sits before the page. */
import { create } from "zustand";
import { chosenLanguage, isLanguage, useTexts } from "../i18n";
import * as http from "./http";
import { line, useStore } from "./store";
import { Problem, type Me } from "./types";

interface Session {
  me: Me | null;
  asked: boolean; // whether the server was asked yet
  sendsMail: boolean; // whether this server can
}

export const useSession = create<Session>(() => ({ me: null, asked: false, sendsMail: false }));

export function nowIs(me: Me | null): void {
  const before = useSession.getState().me?.id;
  useSession.setState({ me, asked: true });
  // The socket's cookie was read when it opened.
  if (before === me?.id) return;
  line.restart();
  // On a new device somebody finds the language that they chose elsewhere.
  if (isLanguage(me?.language) && !chosenLanguage()) void useTexts.getState().speak(me.language);
}

/** Asks the server: the cookie is hidden from us, and nothing else here can be relied on. */
export async function whoAmI(): Promise<void> {
  try {
    const { me, sends_mail: sendsMail } = await http.session();
    useSession.setState({ sendsMail });
    nowIs(me);
  } finally {
    useSession.setState({ asked: true });
  }
}

// Somebody may have signed in or out elsewhere, or the first question was lost: the line knows whose it is.
useStore.subscribe(({ person }, before) => {
  const { me, asked } = useSession.getState();
  if (person !== before.person && asked && person !== undefined && person !== (me?.id ?? null))
    void whoAmI().catch(() => undefined);
});

const TRIES = 4;

/** Somebody to play as: whoever is known here, or a new guest. The name is one that the page has made up; where somebody's
 *  account has it already, a number tells the two apart. */
export async function somebody(name: string, language: string): Promise<Me> {
  if (!useSession.getState().asked) await whoAmI();
  const known = useSession.getState().me;
  if (known) return known;
  for (let tries = 1; ; tries++)
    try {
      const own = tries === 1 ? name : `${name} ${2 + Math.floor(Math.random() * 9998)}`;
      nowIs(await http.comeAsGuest(own, language));
      return useSession.getState().me!;
    } catch (error) {
      const code = error instanceof Problem ? error.code : "";
      if (code === "person.signed_in") {
        await whoAmI(); // the cookie was there all along
        return useSession.getState().me!;
      }
      if (!TAKEN.includes(code) || tries === TRIES) throw error;
    }
}

const TAKEN = ["person.name_taken", "person.name_alike"];
