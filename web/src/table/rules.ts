/** Where the rules tell about something: links for the table and for a title's face. */
import { createContext, useContext } from "react";

/** As the server tells them: ids of sections, the same in every language. */
export interface Sections {
  by_code: Record<string, string>;
  by_phase: Record<string, string>;
  by_card: Record<string, string>;
}

export interface RulesLinks {
  /** Whether there is something to read; a title may tell nothing. */
  isTold: boolean;
  /** The section for a refused action. */
  code: (code: string) => string;
  phase: (phase: string) => string;
  /** The card in the list of all cards. */
  card: (card: string) => string;
  /** The list of all cards, where the title has presets under one of them. */
  cards: (preset?: unknown) => string;
  /** The section about cards like this one. */
  cardRules: (card: string) => string;
}

const NONE: Sections = { by_code: {}, by_phase: {}, by_card: {} };

/** Without sections, or for what they do not know, the rules from their beginning. */
export function rulesLinks(title: string, known?: Sections): RulesLinks {
  const sections = known ?? NONE;
  const at = (found: Record<string, string>, name: string) =>
    `/rules/${encodeURIComponent(title)}${Object.hasOwn(found, name) ? `#${found[name]}` : ""}`;
  return {
    isTold:
      !known || [known.by_code, known.by_phase, known.by_card].some((found) => Object.keys(found).length > 0),
    code: (code) => at(sections.by_code, code),
    phase: (phase) => at(sections.by_phase, phase),
    card: (card) => `/cards/${encodeURIComponent(title)}#${encodeURIComponent(card)}`,
    cards: (preset) =>
      `/cards/${encodeURIComponent(title)}${typeof preset === "string" ? `?preset=${encodeURIComponent(preset)}` : ""}`,
    cardRules: (card) => at(sections.by_card, card),
  };
}

/** What a view is about, as its title calls it. */
export function phaseOf(view: Record<string, unknown>): string {
  const found = view["phase"];
  return typeof found === "string" ? found : "";
}

/** null where there is no page to go to. */
export const RulesContext = createContext<RulesLinks | null>(null);

export function useRulesLinks(): RulesLinks | null {
  return useContext(RulesContext);
}
