/** Sounds of the table. They are made in the page when the first one is wanted; a browser that was not touched yet stays silent. */
import { useSettings } from "./settings";
import type { SoundName } from "./sounds/recipes";

export type { SoundName };

export interface Wanted {
  name: SoundName;
  after: number; // seconds from now
}

const BEGINS = 300; // ms that a device takes at most until it can be heard

interface Player {
  play: (wanted: Wanted[], volume: number) => void;
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

async function open(): Promise<Player> {
  const { SOUNDS, Voices, lengthOf, mixer, voice } = await import("./sounds");
  const context = new AudioContext();
  const out = mixer(context);
  const voices = new Voices();
  // Some browsers begin only inside of a touch.
  const wake = () => context.state === "suspended" && void context.resume();
  for (const kind of ["pointerup", "keydown"]) document.addEventListener(kind, wake);
  // Where it may not begin, the promise stays open until somebody touches the page.
  await Promise.race([context.resume(), new Promise((done) => setTimeout(done, BEGINS))]);
  return {
    play: (wanted, volume) => {
      if (context.state === "suspended") return; // what was to be heard now is not heard later
      out.gain.value = volume;
      for (const { name, after } of wanted) {
        const from = context.currentTime + after;
        const recipe = SOUNDS[name];
        if (voices.admits(name, from, from + lengthOf(recipe))) voice(context, out, recipe, from);
      }
    },
  };
}
