/** Names of all pieces and what they do, in the reader's language, fetched once with the face. */

import { wordsIn } from "../../board/words";
import type { Figures } from "./figures";

interface Said {
  name: string;
  text: string;
}

export interface Words {
  nations: Record<string, { name: string; letter: string }>;
  goods: Record<string, string>;
  objects: Record<string, string>;
  synergies: Record<string, string>;
  cards: Record<string, Said>;
  locations: Record<string, { name: string; action?: string; flag?: string }>;
  city_tiles: Record<string, Said>;
  spaces: Record<string, string>;
  ruins: Record<string, string>;
  barriers: Record<string, { name: string; rewards: string[] }>;
  upgrades: Record<string, Said>;
  buildings: Record<string, Said>;
  careers: Record<string, { name: string; tasks: string[]; reward: string; complete: string }>;
  ports: Record<string, Said>;
  tokens: Record<string, string>;
  quests: Record<string, string>;
  tiles: Record<string, Said>;
  fleets: Record<string, string>;
  hints: Record<string, string>;
  resistance: string[];
  search: Record<string, { green: string[]; red: string[] }>;
  chapters: Record<string, string>;
  scenarios: Record<string, string>;
  automas: Record<string, string>;
  causes: Record<string, string>;
  phases: Record<string, string>;
}

const useFile = wordsIn(import.meta.glob<{ default: Words }>("./data/words.*.json"));

/** null while they are on their way: nobody should read ids. A table's own figures bring their own words. */
export function useWords(language: string, own?: Figures["words"]): Words | null {
  const words = useFile(language);
  return own?.[language] ?? words ?? null;
}

/** The piece or rule that caused something, as an event names it: "income", "card:A001". */
export function causeText(words: Words, cause: string | null | undefined): string {
  if (!cause) return "";
  const [kind, id] = cause.split(":") as [string, string | undefined];
  if (id === undefined) return words.causes[kind] ?? "";
  const named: Record<string, Record<string, { name: string }>> = {
    card: words.cards,
    upgrade: words.upgrades,
    port: words.ports,
    tile: words.tiles,
    location: words.locations,
    prestige: words.buildings,
    city_tile: words.city_tiles,
    barrier: words.barriers,
  };
  return named[kind]?.[id]?.name ?? words.causes[kind] ?? "";
}
