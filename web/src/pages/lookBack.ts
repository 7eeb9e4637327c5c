/** Earlier steps of a running game, as one's own seat saw them: looked at on the same table. */
import { useCallback, useMemo, useState } from "react";
import type { Problem, View } from "../api/types";
import { useTexts } from "../i18n";
import type { Step } from "../table/face";
import { NOBODY, useHeard, useStep } from "./replaySteps";

export interface LookBack {
  step: number | null; // null: the table as it is now
  last: number; // the newest step there is
  view: View | null; // null: nothing is looked at, or it is on its way
  log: string[];
  steps: Step[];
  problem: Problem | null;
  look: (step: number) => void;
  leave: () => void;
}

const NOTHING: string[] = [];

export function useLookBack(id: string, key: string, seat: number | null, last: number): LookBack {
  const language = useTexts((texts) => texts.language);
  const [step, setStep] = useState<number | null>(null);
  const source = useMemo(() => ({ kind: "tables" as const, id, key }), [id, key]);
  const eyes = seat === null ? NOBODY : String(seat);
  const { shown, problem } = useStep(source, step, eyes, language);
  const steps = useHeard(shown, eyes);
  const look = useCallback((wanted: number) => setStep(Math.max(1, Math.min(wanted, last))), [last]);
  const leave = useCallback(() => setStep(null), []);
  const isThere = step !== null && shown !== null;
  return {
    step,
    last,
    view: isThere ? (shown.view as View) : null,
    log: isThere ? shown.log : NOTHING,
    steps,
    problem: step === null ? null : problem,
    look,
    leave,
  };
}
