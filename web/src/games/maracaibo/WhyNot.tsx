/** When something on the table is for, told where nothing can be done with it and the game gives no reason of its own. */

import { useNow, useSetting } from "./play";
import type { View } from "./types";

/** What is said of a thing by the kind of its place; figures and zones tell what they are, and that is all. */
const WHY: Record<string, string> = {
  location: "location",
  ship: "location",
  space: "space",
  ruin: "space",
  barrier: "space",
  explorer: "space",
  upgrade: "upgrade",
  pile: "pile",
  token: "pile",
  fleet: "fleet",
  nation: "nation",
  influence: "nation",
  building: "building",
  quest: "quest",
  tile: "tile",
  deck: "display",
  career: "career",
  goal: "career",
  port: "port",
  resist: "resistance",
  resistance: "resistance",
  green_hint: "hint",
  red_hint: "hint",
  luysa: "hint",
};

/** Cards by where they lie. */
function whyCard(view: View, id: string): string {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (view.display.includes(id)) return "display";
  if (own?.planned.includes(id)) return "planned";
  return view.seats.some(({ tableau }) => tableau.some(({ card }) => card === id)) ? "bought" : "card";
}

/** The key of the sentence; null for what is looked at only. */
export function whyNot(view: View, place: string, isAsked: boolean): string | null {
  const [kind, id] = place.split(":") as [string, string | undefined];
  const why = kind === "card" ? whyCard(view, id!) : WHY[kind];
  if (!why) return null;
  if (view.over) return "why-over";
  if (!isAsked) return "why-others";
  return view.phase === "choosing" && why !== "card" ? "why-setup" : `why-${why}`;
}

export function WhyNot({ place }: { place: string }) {
  const { say, seat } = useSetting();
  const key = useNow(({ view, choices }) => whyNot(view, place, choices.length > 0));
  return key && seat !== null ? <p className="mb-reason">{say(key)}</p> : null;
}
