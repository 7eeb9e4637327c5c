import { useCallback } from "react";
import * as http from "../api/http";
import type { Title } from "../api/types";
import { useTexts } from "../i18n";
import { useAsk } from "./asking";

const NONE: Title[] = [];

/** The titles of this server in the language of the reader; none until they are there. */
export function useTitles(): Title[] {
  const language = useTexts((texts) => texts.language);
  return useAsk(useCallback(() => http.titles(language), [language])).found ?? NONE;
}
