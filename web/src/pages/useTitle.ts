import { useCallback } from "react";
import * as http from "../api/http";
import type { Title } from "../api/types";
import { useTexts } from "../i18n";
import { useAsk } from "./asking";

/** What is known of a title; nothing until it has come. */
export function useTitle(id: string): Title | undefined {
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  return titles.found?.find((one) => one.id === id);
}
