import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import type { Named } from "../table/face";
import { ProblemLine } from "./Problem";
import type { WhatIf } from "./whatIf";
import "./WhatIfBar.css";

interface Props {
  trial: WhatIf;
  plan: ((moves: Named[]) => void) | undefined; // undefined while it is one's own turn
}

/** Says that nothing of this counts, and how to leave it. */
export function WhatIfBar({ trial, plan }: Props) {
  const say = useSay();
  return (
    <section className="what-if" aria-label={say("what-if")}>
      <p className="what-if-said" aria-live="polite">
        <b>{say("what-if")}</b> <span>{say(trial.now?.over ? "what-if-over" : "what-if-text")}</span>
      </p>
      <ProblemLine problem={trial.problem} />
      <div className="row">
        <Button
          aria-label={say("what-if-undo")}
          onPress={trial.undo}
          isDisabled={trial.moves.length === 0 || trial.busy}
        >
          <Icon name="undo" /> <span>{say("what-if-undo")}</span>
        </Button>
        <Button aria-label={say("what-if-again")} onPress={trial.again} isDisabled={trial.busy}>
          <Icon name="again" /> <span>{say("what-if-again")}</span>
        </Button>
        {plan && trial.moves.length > 0 && (
          <Button onPress={() => plan(trial.moves)}>{say("plan-these")}</Button>
        )}
        <Button onPress={trial.leave}>{say("what-if-leave")}</Button>
      </div>
    </section>
  );
}
