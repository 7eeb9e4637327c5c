/** Fetching for pages: what is asked, what came back, and asking again. */
import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { useStore } from "../api/store";
import { asProblem, type Problem, type Title } from "../api/types";
import { useTexts } from "../i18n";

const SOON = 500; // milliseconds after the server is there again

export interface Asked<Found> {
  found: Found | null;
  problem: Problem | null;
  again: () => void;
}

/** `ask` is a function that changes only when the question does. */
export function useAsk<Found>(ask: () => Promise<Found>): Asked<Found> {
  const [state, setState] = useState<{ found: Found | null; problem: Problem | null }>({
    found: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (found) =>
        current && setState((old) => (old.found === found && !old.problem ? old : { found, problem: null })),
      (error: unknown) => current && setState((old) => ({ ...old, problem: asProblem(error) })),
    );
    return () => {
      current = false;
    };
  }, [ask, round]);
  const again = useCallback(() => setRound((old) => old + 1), []);
  const isUnasked = state.problem?.code === "page.offline";
  const isBack = useStore(({ line }) => line === "open");
  useEffect(() => {
    if (!isUnasked || !isBack) return;
    const timer = setTimeout(again, SOON);
    return () => clearTimeout(timer);
  }, [isUnasked, isBack, again, round]);
  return { ...state, again };
}

/** The titles of this server in the language of the reader. */
export function useAskedTitles(): Asked<Title[]> {
  const language = useTexts((texts) => texts.language);
  return useAsk(useCallback(() => http.titles(language), [language]));
}

/** Doing something once: a second press while the first is on its way does nothing. */
export function useDoing(): {
  busy: boolean;
  problem: Problem | null;
  run: (what: () => Promise<void>) => void;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  function run(what: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    what()
      .catch((error: unknown) => setProblem(asProblem(error)))
      .finally(() => setBusy(false));
  }
  return { busy, problem, run };
}

const EVERY = 15_000; // milliseconds between two looks at a list

/** Asks again from time to time while somebody looks. */
export function useFresh(again: () => void, every = EVERY) {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && again(), every);
    return () => clearInterval(timer);
  }, [again, every]);
}
