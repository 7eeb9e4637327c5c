/** A private board on which moves are tried: the server makes it from one's own view, and nothing of it counts. */
import { useCallback, useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import { asProblem, type Imagined, type Problem, type View } from "../api/types";
import { useTexts } from "../i18n";
import { choicesOf, refusedOf } from "../table/choices";
import type { Choice, Named, RefusedChoice, Step } from "../table/face";

/** How the copy stands, in the form in which the table itself is shown. */
export interface WhatIfNow {
  view: View;
  choices: Choice[];
  refused: RefusedChoice[];
  prompt: string;
  steps: Step[];
  over: boolean;
}

export interface WhatIf {
  isOn: boolean;
  busy: boolean;
  problem: Problem | null;
  moves: Named[]; // that were tried
  now: WhatIfNow | null; // null: it is on its way
  begin: () => void;
  again: () => void; // from the start, with what is unknown drawn anew
  act: (name: Named) => void;
  together: (names: Named[]) => void; // several moves at once
  undo: () => void;
  leave: () => void;
}

interface Trial {
  base: number; // the step of the stream that it begins behind
  luck: number;
  moves: Named[];
}

const NOTHING: Named[] = [];

const newLuck = () => Math.floor(Math.random() * 2 ** 31);

export function useWhatIf(id: string, seat: number | null, base: number): WhatIf {
  const language = useTexts((texts) => texts.language);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [shown, setShown] = useState<{ of: Trial; found: Imagined } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (!trial || seat === null) return;
    let current = true;
    setProblem(null);
    http.whatIf(id, { seat, ...trial }, language).then(
      (found) => current && setShown({ of: trial, found }),
      (error: unknown) => {
        if (!current) return;
        setProblem(asProblem(error));
        setTrial((old) => (old && old.moves.length > 0 ? withoutLast(old) : old));
      },
    );
    return () => {
      current = false;
    };
  }, [trial, id, seat, language]);

  const begin = useCallback(() => {
    setProblem(null);
    setTrial({ base, luck: newLuck(), moves: [] });
  }, [base]);
  const leave = useCallback(() => {
    setTrial(null);
    setShown(null);
    setProblem(null);
  }, []);
  const busy = trial !== null && shown?.of !== trial && problem === null;
  const together = useCallback(
    (names: Named[]) => setTrial((old) => (old && !busy ? { ...old, moves: [...old.moves, ...names] } : old)),
    [busy],
  );
  const act = useCallback((name: Named) => together([name]), [together]);
  const undo = useCallback(() => setTrial((old) => (old?.moves.length ? withoutLast(old) : old)), []);

  // Where the last answer is not of these moves yet, the board stays as it was.
  const found = trial ? (shown?.found ?? null) : null;
  const now = useMemo(() => found && boardOf(found, shown?.of.moves.length ?? 0), [found, shown]);
  return {
    isOn: trial !== null,
    busy,
    problem,
    moves: trial?.moves ?? NOTHING,
    now,
    begin,
    again: begin,
    act,
    together,
    undo,
    leave,
  };
}

function withoutLast(trial: Trial): Trial {
  return { ...trial, moves: trial.moves.slice(0, -1) };
}

function boardOf(found: Imagined, moves: number): WhatIfNow {
  return {
    view: found.view as View,
    choices: choicesOf(found),
    refused: refusedOf(found),
    prompt: found.prompt,
    steps: [{ n: moves, time: 0, events: found.events as Step["events"], log: found.log }],
    over: found.over,
  };
}
