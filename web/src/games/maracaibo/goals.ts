/** What captains have to reach together, and one alone against an automa, as the view tells it. */
import type { Goal, View } from "./types";
import type { Words } from "./words";

export interface Said {
  key: string;
  words: Record<string, string | number>;
}

/** The captains with the fewest VP: one of them at least the others have to help. */
export function lowest(view: View): number[] {
  const least = Math.min(...view.seats.map(({ vp }) => vp));
  return view.seats.filter(({ vp }) => vp === least).map(({ seat }) => seat);
}

/** How a goal stands, as a sentence to say. */
export function goalSaid(goal: Goal, view: View, names: string[], words: Words): Said {
  const automa = words.automas[view.automa?.name ?? "jacques"] ?? "";
  switch (goal.condition) {
    case "all_markers_removed":
      return { key: "goal-markers", words: { count: goal.markers ?? 0 } };
    case "all_above_jacques": {
      const behind = lowest(view).map((seat) => names[seat] ?? "");
      const all = behind.length === view.seats.length;
      return {
        key: view.seats.length === 1 ? "goal-above-alone" : all ? "goal-above-all" : "goal-above",
        words: { automa, vp: goal.vp ?? 0, theirs: goal.automa_vp ?? 0, names: behind.join(", ") },
      };
    }
    case "luysa_freed": {
      const at = view.search?.luysa_at;
      return {
        key: `goal-luysa-${goal.luysa ?? "hidden"}`,
        words: { location: (at && words.locations[at]?.name) || "" },
      };
    }
  }
}

/** How much was missing at the end, as a sentence to say; null for a goal that was reached. */
export function missed(goal: Goal, view: View, names: string[]): Said | null {
  if (goal.met) return null;
  if (goal.condition === "all_above_jacques") {
    const count = (goal.automa_vp ?? 0) - (goal.vp ?? 0) + 1;
    const behind = lowest(view).map((seat) => names[seat] ?? "");
    return { key: "missed-above", words: { count, names: behind.join(", ") } };
  }
  if (goal.condition === "all_markers_removed")
    return { key: "missed-markers", words: { count: goal.markers ?? 0 } };
  return { key: "missed-luysa", words: {} };
}

export interface Line {
  seat: number | "automa";
  name: string;
  vp: number;
}

/** Captains and automa by their VP; on a tie the automa stands above, for it has to be beaten. */
export function lines(view: View, names: string[], words: Words): Line[] {
  const captains: Line[] = view.seats.map(({ seat, vp }) => ({ seat, name: names[seat] ?? "", vp }));
  const automa = view.automa;
  const all = automa
    ? [{ seat: "automa" as const, name: words.automas[automa.name] ?? "", vp: automa.vp }, ...captains]
    : captains;
  return all.sort((a, b) => b.vp - a.vp);
}
