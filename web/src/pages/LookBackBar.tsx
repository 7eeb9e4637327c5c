import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import type { LookBack } from "./lookBack";
import { ProblemLine } from "./Problem";
import { useKeys } from "./replaySteps";
import "./WhatIfBar.css";

/** Which step is looked at, what happened there, and the way back to the table. */
export function LookBackBar({ back }: { back: LookBack }) {
  const say = useSay();
  const { step, last, look, leave, log } = back;
  const by = (steps: number) => step !== null && look(step + steps);
  useKeys({ move: by });
  if (step === null) return null;
  return (
    <section className="what-if" aria-label={say("look-back")}>
      <p className="what-if-said" aria-live="polite">
        <b className="numbers">{say("replay-step", { step, of: last })}</b>{" "}
        <span className="is-log">{log.join(" ")}</span>
      </p>
      <ProblemLine problem={back.problem} />
      <div className="row">
        <Button round aria-label={say("replay-back")} onPress={() => by(-1)} isDisabled={step <= 1}>
          <Icon name="back" size={18} />
        </Button>
        <Button round aria-label={say("replay-next")} onPress={() => by(1)} isDisabled={step >= last}>
          <Icon name="next" size={18} />
        </Button>
        <Button onPress={leave}>{say("what-if-leave")}</Button>
      </div>
    </section>
  );
}
