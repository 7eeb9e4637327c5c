/** What can be done where: choices and refusals by the place on the table that they belong to. */
import { shared } from "../api/changes";
import type { Choice, Named, RefusedChoice } from "../table/face";

export interface Target {
  choices: Choice[];
  refused: RefusedChoice[];
}

/** By place, as "card:bank"; which places there are is the title's business. */
export type Targets = Map<string, Target>;

interface Asked {
  choices: Choice[];
  refused: RefusedChoice[];
  placesOf: (name: Named) => string[];
  otherwise?: (choice: Choice) => string; // the place of a choice that has none on the table
  before?: Targets;
}

/** What is the same as before stays the same. */
export function gathered({ choices, refused, placesOf, otherwise, before }: Asked): Targets {
  const targets: Targets = new Map();
  const target = (place: string): Target => {
    const found = targets.get(place) ?? { choices: [], refused: [] };
    targets.set(place, found);
    return found;
  };
  for (const choice of choices) {
    const places = placesOf(choice.name);
    if (places.length === 0 && otherwise) places.push(otherwise(choice));
    for (const place of places) target(place).choices.push(choice);
  }
  for (const entry of refused) for (const place of placesOf(entry.name)) target(place).refused.push(entry);
  for (const [place, found] of targets) targets.set(place, shared(before?.get(place), found));
  return targets;
}

/** Whether a click may do it at once: nothing to choose, to warn of, or to regret. */
export function isPlain(choices: Choice[]): boolean {
  return choices.length === 1 && choices[0]!.warnings.length === 0;
}
