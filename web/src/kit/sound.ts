/** Sounds of the table. They are made in the page when the first one is wanted; a browser that was not touched yet stays silent. */
import { useSettings } from "./settings";
import type { SoundName } from "./sounds/recipes";

export type { SoundName };

export interface Wanted {
  name: SoundName;
  after: number; // seconds from now
}

const TOUCHES = ["pointerup", "keydown"];
const RESTS = 1500; // ms after the last sound
const BEGINS = 300; // ms that a device takes at most until it can be heard

interface Player {
  play: (wanted: Wanted[], volume: number) => Promise<void>;
}

let player: Promise<Player> | undefined;

/** Plays what the settings allow. Nobody waits for it, and a device without sound stays a table all the same. */
export function hear(wanted: Wanted[]): void {
  const { sound, volume } = useSettings.getState();
  if (!wanted.length || !sound || volume === 0 || !mayBeHeard()) return;
  player ??= open();
  void player.then((it) => it.play(wanted, volume)).catch(() => undefined);
}

/** One's own turn. */
export function chime(): void {
  hear([{ name: "bell", after: 0 }]);
}

/** Browsers let a page sound once somebody has touched it, and would only complain before. */
function mayBeHeard(): boolean {
  return typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;
}

/** Where a device may not begin, its promise stays open until somebody touches the page. */
const soon = (begun: Promise<void>): Promise<unknown> =>
  Promise.race([begun, new Promise((done) => setTimeout(done, BEGINS))]);

async function open(): Promise<Player> {
  const { SOUNDS, Voices, lengthOf, mixer, voice } = await import("./sounds");
  const context = new AudioContext();
  const out = mixer(context);
  const voices = new Voices();
  // Some browsers begin only inside of a touch.
  const wake = () => {
    if (context.state === "suspended") void context.resume();
    for (const kind of TOUCHES) document.removeEventListener(kind, wake);
  };
  for (const kind of TOUCHES) document.addEventListener(kind, wake);
  await soon(context.resume());
  let rest: ReturnType<typeof setTimeout>;
  let until = 0; // when the last sound is over
  const begin = ({ name, after }: Wanted): number => {
    const from = context.currentTime + after;
    const recipe = SOUNDS[name];
    const to = from + lengthOf(recipe);
    return voices.admits(name, from, to) ? voice(context, out, recipe, from) : 0;
  };
  return {
    play: async (wanted, volume) => {
      clearTimeout(rest);
      if (context.state === "suspended") await soon(context.resume());
      if (context.state === "suspended") return; // what was to be heard now is not heard later
      out.gain.value = volume;
      until = Math.max(until, ...wanted.map(begin));
      // A device that mixes silence works for nothing.
      rest = setTimeout(() => void context.suspend(), 1000 * (until - context.currentTime) + RESTS);
    },
  };
}
