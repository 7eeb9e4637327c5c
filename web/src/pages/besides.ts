/** What lies on the table: the game as it is; or besides it an earlier step, or a trial of which nothing counts. */
import type { View } from "../api/types";
import type { Choice, FaceProps, Named, RefusedChoice, Step } from "../table/face";
import type { LookBack } from "./lookBack";
import type { WhatIf } from "./whatIf";

export interface Board {
  view: View;
  choices: Choice[];
  refused: RefusedChoice[];
  steps: Step[];
  prompt: string;
  act: (name: Named) => void;
  together: FaceProps<View>["together"];
  ask: FaceProps<View>["ask"];
  undo: () => void;
  undoSteps: number;
  tried: Named[];
  decision: string | undefined;
  busy: boolean;
}

const NO_CHOICES: Choice[] = [];
const NO_REASONS: RefusedChoice[] = [];
const NOTHING: Named[] = [];
const doNothing = () => undefined;

export function boardOf(live: Board, trial: WhatIf, back: LookBack): Board {
  if (back.view) return { ...still(live), view: back.view, steps: back.steps };
  if (!trial.isOn) return live;
  if (!trial.now) return { ...still(live), busy: true };
  const { view, choices, refused, steps, prompt } = trial.now;
  return {
    view,
    choices,
    refused,
    steps,
    prompt,
    act: trial.act,
    together: trial.together,
    ask: undefined,
    undo: trial.undo,
    undoSteps: trial.moves.length,
    tried: NOTHING,
    decision: `trial ${trial.moves.length}`,
    busy: trial.busy,
  };
}

/** Looked at, and no more. */
function still(live: Board): Board {
  return {
    ...live,
    choices: NO_CHOICES,
    refused: NO_REASONS,
    act: doNothing,
    together: undefined,
    ask: undefined,
    undo: doNothing,
    undoSteps: 0,
    tried: NOTHING,
    decision: undefined,
  };
}
