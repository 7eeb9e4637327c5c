/** How many sounds are heard at once: a dozen moves of bots are no noise. */
import type { SoundName } from "./recipes";

export const MOST_AT_ONCE = 8;
const APART = 0.05; // seconds between two of the same kind: closer together they are one

/** What is being heard. */
export class Voices {
  private heard: { name: SoundName; from: number; to: number }[] = [];

  /** Whether there is room for one more; if so, it is counted. */
  admits(name: SoundName, from: number, to: number): boolean {
    this.heard = this.heard.filter((one) => one.to > from - 2);
    const same = this.heard.some((one) => one.name === name && Math.abs(one.from - from) < APART);
    const during = this.heard.filter((one) => one.from < to && one.to > from).length;
    if (same || during >= MOST_AT_ONCE) return false;
    this.heard.push({ name, from, to });
    return true;
  }
}
