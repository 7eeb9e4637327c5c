/** What captains have to reach together, and one alone against an automa, as the view tells it. */
import { listOf } from "../../i18n";
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
        words: { automa, vp: goal.vp ?? 0, theirs: goal.automa_vp ?? 0, names: listOf(behind) },
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
export function missed(goal: Goal, view: View, names: string[], seat: number | null): Said | null {
  if (goal.met) return null;
  if (goal.condition === "all_above_jacques") {
    const count = (goal.automa_vp ?? 0) - (goal.vp ?? 0) + 1;
    const behind = lowest(view);
    if (behind.length === 1 && behind[0] === seat) return { key: "missed-above-you", words: { count } };
    return { key: "missed-above", words: { count, names: listOf(behind.map((one) => names[one] ?? "")) } };
  }
  if (goal.condition === "all_markers_removed")
    return { key: "missed-markers", words: { count: goal.markers ?? 0 } };
  return { key: "missed-luysa", words: {} };
}
