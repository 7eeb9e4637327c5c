import { useCallback, useEffect, useState } from "react";
import { useSay } from "../i18n";
import { Confirm } from "../kit/Dialog";
import { useSettings } from "../kit/settings";
import { worthAsking } from "../table/choices";
import type { Choice, Named } from "../table/face";
import { named } from "../table/words";
import { titleOf } from "./titles";

interface Asked {
  choice: Choice;
  warnings: string[];
}

/** Takes a choice at once, or asks first where it may be regretted: `sure` is the question. */
export function useSure(
  title: string,
  choices: Choice[],
  decision: unknown, // the open one
  act: (name: Named) => void,
) {
  const careful = useSettings((settings) => settings.careful);
  const [asking, setAsking] = useState<Asked | null>(null);
  const pick = useCallback(
    (choice: Choice) => {
      const warnings = worthAsking(choice, choices, careful, titleOf(title).toldOnly);
      if (warnings.length > 0) setAsking({ choice, warnings });
      else act(choice.name);
    },
    [act, choices, careful, title],
  );
  // A question about a decision that is no longer open is no question.
  useEffect(() => setAsking(null), [decision]);
  const answer = (yes: boolean) => {
    if (yes && asking) act(asking.choice.name);
    setAsking(null);
  };
  return { pick, sure: asking && <Sure {...asking} answer={answer} /> };
}

function Sure({ choice, warnings, answer }: Asked & { answer: (yes: boolean) => void }) {
  const say = useSay();
  return (
    <Confirm
      isOpen
      title={say("sure-title")}
      text={
        <>
          <p>
            <b>{choice.label}</b>
          </p>
          {warnings.map((warning) => (
            <p key={warning}>{named("warning", warning)}</p>
          ))}
        </>
      }
      yes={say("sure-yes")}
      no={say("sure-no")}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
