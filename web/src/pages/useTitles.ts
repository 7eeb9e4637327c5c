import type { Title } from "../api/types";
import { useAskedTitles } from "./asking";

const NONE: Title[] = [];

/** The titles of this server; none until they are there. */
export function useTitles(): Title[] {
  return useAskedTitles().found ?? NONE;
}

/** What is known of a title; nothing until it has come. */
export function useTitle(id: string): Title | undefined {
  return useTitles().find((one) => one.id === id);
}
