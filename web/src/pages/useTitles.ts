import { useCallback } from "react";
import * as http from "../api/http";
import type { Title } from "../api/types";
import { useTexts } from "../i18n";
import { useAsk, type Asked } from "./asking";

const NONE: Title[] = [];

/** The titles of this server in the language of the reader, for a page that says so when they do not come. */
export function useAskedTitles(): Asked<Title[]> {
  const language = useTexts((texts) => texts.language);
  return useAsk(useCallback(() => http.titles(language), [language]));
}

/** The titles of this server; none until they are there. */
export function useTitles(): Title[] {
  return useAskedTitles().found ?? NONE;
}

/** What is known of a title; nothing until it has come. */
export function useTitle(id: string): Title | undefined {
  return useTitles().find((one) => one.id === id);
}
