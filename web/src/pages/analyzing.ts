/** What a strong bot thinks of a game that is over: asked for, and waited for. */
import { useCallback, useEffect } from "react";
import * as http from "../api/http";
import { somebody } from "../api/session";
import { useAsk, useDoing } from "./asking";
import { guestName } from "./guest";

const PACE = 1500; // milliseconds from one question to the next, while it is worked on

/** Asks again and again while the bot is at it, though a question may be refused. */
export function useAnalysis({ kind, id, key }: http.Source, language: string) {
  const { found, problem, again } = useAsk(
    useCallback(() => http.analysis({ kind, id, key }, language), [kind, id, key, language]),
  );
  const doing = useDoing();
  const begin = () =>
    doing.run(async () => {
      await somebody(guestName(), language);
      await http.beginAnalysis({ kind, id, key });
      again();
    });
  useEffect(() => {
    if (found?.state !== "waiting" && found?.state !== "running") return;
    const timer = setTimeout(again, PACE);
    return () => clearTimeout(timer);
  }, [found, problem, again]);
  return { answer: found, begin, busy: doing.busy, problem: doing.problem ?? problem };
}
