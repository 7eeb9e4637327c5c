/** Two soft notes when it is one's turn; made here, so there is no file to load. */
import { useSettings } from "./settings";

let context: AudioContext | undefined;

export function chime(): void {
  if (!useSettings.getState().sound) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // a browser would only complain
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return void context.resume(); // nobody has touched the page yet
    for (const [index, pitch] of [587, 880].entries())
      note(context, pitch, context.currentTime + index * 0.14);
  } catch {
    // a device without sound
  }
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
