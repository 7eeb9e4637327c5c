/** Price, gain and warnings of a choice in words. */

import type { Choice } from "../../table/face";
import type { Say } from "./view";

export function effectWords(choice: Choice, say: Say): string[] {
  const { gain, price } = choice;
  const words: string[] = [];
  if (typeof gain.draws === "number") words.push(say("gain-draws", { count: gain.draws }));
  if (typeof gain.skips === "number") words.push(say("gain-skips", { count: gain.skips }));
  if (gain.cancels !== undefined) words.push(say("gain-cancels"));
  if (gain.calls === "suit") words.push(say("gain-calls-suit"));
  if (gain.calls === "rank") words.push(say("gain-calls-rank"));
  if (gain.must_be_covered) words.push(say("gain-cover"));
  if (gain.reverses) words.push(say("gain-reverses"));
  if (typeof price.cards_if_wrong === "number")
    words.push(say("price-if-wrong", { count: price.cards_if_wrong }));
  return words;
}

/** The same on a label: a few words. */
export function effectLabel(choice: Choice, say: Say): string {
  const { gain } = choice;
  if (gain.cancels !== undefined) return say("does-cancels");
  if (typeof gain.draws === "number") return say("does-draws", { count: gain.draws });
  if (typeof gain.skips === "number") return say("does-skips", { count: gain.skips });
  if (gain.calls !== undefined) return say(gain.calls === "suit" ? "does-calls-suit" : "does-calls-rank");
  if (gain.reverses) return say("does-reverses");
  return gain.must_be_covered ? say("does-cover") : "";
}

/** The same where cards lie close: a few letters, or the name of a sign; null for a card that only lies there. */
export function shortEffect(choice: Choice): { text?: string; sign?: string } | null {
  const { gain } = choice;
  if (gain.cancels !== undefined) return { sign: "cancel" };
  if (typeof gain.draws === "number") return { text: `+${gain.draws}` };
  if (gain.skips !== undefined) return { sign: "skip" };
  if (gain.calls !== undefined) return { text: "?" };
  if (gain.reverses) return { sign: "reverse" };
  return gain.must_be_covered ? { sign: "cover" } : null;
}

const WARNINGS: Record<string, string> = {
  does_not_fit: "warn-does-not-fit",
  leaves_one_card: "warn-leaves-one",
  not_held: "warn-not-held",
};

export function warningWords(choice: Choice, say: Say): string[] {
  return choice.warnings.map((warning) => {
    const key = WARNINGS[warning];
    return key ? say(key) : warning;
  });
}
