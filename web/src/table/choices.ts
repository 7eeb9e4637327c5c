/** The open decision as a flat list, in the form that faces and the list of choices share. */
import type { Turn } from "../api/types";
import type { Choice, RefusedChoice } from "./face";

interface Group {
  group: string;
  label?: string;
  actions: Omit<Choice, "group">[];
}

/** What asks no question by itself: nearly every step at some tables is final. */
export const FINAL = "cannot_be_undone";

/** Whatever shows an open decision. */
interface Open {
  turn: Turn | null;
}

export function choicesOf(position: Open | undefined): Choice[] {
  const groups = (position?.turn?.groups ?? []) as unknown as Group[];
  return groups.flatMap(({ group, actions }) => actions.map((action) => ({ ...action, group })));
}

export function refusedOf(position: Open | undefined): RefusedChoice[] {
  return (position?.turn?.refused ?? []) as unknown as RefusedChoice[];
}

export function groupsOf(
  choices: Choice[],
): { group: string; choices: { choice: Choice; number: number }[] }[] {
  const found = new Map<string, { choice: Choice; number: number }[]>();
  choices.forEach((choice, index) => {
    const list = found.get(choice.group) ?? [];
    list.push({ choice, number: index + 1 });
    found.set(choice.group, list);
  });
  return [...found].map(([group, list]) => ({ group, choices: list }));
}

/** The warnings worth a question: those that another choice would have avoided, unless they are only told. */
export function worthAsking(
  choice: Choice,
  choices: Choice[],
  careful: boolean,
  toldOnly: string[] = [],
): string[] {
  return choice.warnings.filter((warning) => {
    if (warning === FINAL) return careful;
    return !toldOnly.includes(warning) && choices.some((other) => !other.warnings.includes(warning));
  });
}

/**
 * What typed digits mean among so many choices: a number, more digits to come, or nothing.
 * With 12 choices "1" may become 10, 11 or 12; "2" is 2.
 */
export function typed(digits: string, count: number): { number: number; sure: boolean } | null {
  const number = Number(digits);
  if (!digits || number < 1 || number > count) return null;
  return { number, sure: number * 10 > count };
}
