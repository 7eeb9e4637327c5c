/** A line for a newcomer: the first time that something comes, and never twice. It can be switched off for good. */
import { useEffect, useState } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { useSettings } from "../kit/settings";
import type { Named } from "../table/face";
import { remember, remembered } from "../table/remembered";
import { Zone } from "../table/zones";
import { useGuide, type Tip } from "./guide";
import "../table/coach.css";

interface Props {
  id: string;
  title: string;
  seat: number;
  decision: string | null; // the open one of this seat
}

const NOTHING: Named[] = []; // tried out: a line comes with the decision
const MOST = 25; // lines; who has read so many is no newcomer
const THINKS = 600; // ms that somebody looks at a decision before a line comes; who is quicker needs none

export default function Nudge({ id, title, seat, decision }: Props) {
  const say = useSay();
  const { setNudges } = useSettings();
  const key = `carrack.nudges.${title}`;
  const [heard] = useState(() => remembered(key));
  const isNew = heard.length < MOST;
  const guide = useGuide(id, seat, useRested(isNew ? decision : null), NOTHING, false);
  const tip = useFirstTime(key, guide?.decision ?? null, guide?.tips ?? []);
  return (
    isNew && (
      <Zone name="tip" isEmpty>
        <div className="nudges" aria-live="polite">
          {tip && (
            <p className="nudge">
              <span>
                <b>{isSentence(tip.label) ? tip.label : `${tip.label}.`}</b> {tip.line}
              </span>
              <Button look="plain" aria-label={say("nudge-off")} onPress={() => setNudges(false)}>
                <Icon name="close" size={14} />
              </Button>
            </p>
          )}
        </div>
      </Zone>
    )
  );
}

/** It ends by itself: "Catch them!". */
const isSentence = (said: string) => /[.!?…]$/.test(said);

/** A decision once it has stood for a while. */
function useRested(decision: string | null): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const timer = setTimeout(() => setRested(decision), THINKS);
    return () => clearTimeout(timer);
  }, [decision]);
  return rested === decision ? rested : null;
}

/** The first tip of a decision that was not told before, in a line; it stays until the next decision. */
function useFirstTime(key: string, decision: string | null, tips: Tip[]): Tip | null {
  const [told, setTold] = useState<{ decision: string; tip: Tip } | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const heard = remembered(key);
    const tip = tips.find((one) => one.line && !heard.includes(one.id));
    if (!tip) return;
    remember(key, [...heard, tip.id]);
    setTold({ decision, tip });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- tips come with their decision
  }, [key, decision]);
  return told !== null && told.decision === decision ? told.tip : null;
}
