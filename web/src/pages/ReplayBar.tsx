/** The bar below a game that is looked at again: step by step, round by round, or by itself. */
import { useMemo } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import type { Entry } from "./ReplayLog";

interface BarProps {
  entries: Entry[];
  step: number;
  last: number;
  plays: boolean;
  setPlays: (plays: boolean) => void;
  to: (step: number) => void;
}

export function ReplayBar({ entries, step, last, plays, setPlays, to }: BarProps) {
  const say = useSay();
  return (
    <div className="replay-bar" role="toolbar" aria-label={say("replay-title")}>
      <Tool icon="first" label={say("replay-first")} press={() => to(0)} off={step === 0} />
      <Tool icon="back" label={say("replay-back")} press={() => to(step - 1)} off={step === 0} />
      <Tool
        icon={plays ? "pause" : "play"}
        label={say(plays ? "replay-pause" : "replay-play")}
        press={() => setPlays(!plays)}
        off={step >= last}
      />
      <Tool icon="next" label={say("replay-next")} press={() => to(step + 1)} off={step >= last} />
      <Tool icon="last" label={say("replay-last")} press={() => to(last)} off={step >= last} />
      <Rounds entries={entries} step={step} last={last} to={to} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("replay-go")}
        onChange={(event) => to(Number(event.target.value))}
      />
      <span className="numbers">{say("replay-step", { step, of: last })}</span>
    </div>
  );
}

interface ToolProps {
  icon: "first" | "back" | "next" | "last" | "play" | "pause";
  label: string;
  press: () => void;
  off: boolean;
}

function Tool({ icon, label, press, off }: ToolProps) {
  return (
    <Button round aria-label={label} onPress={press} isDisabled={off}>
      <Icon name={icon} size={18} />
    </Button>
  );
}

interface RoundsProps {
  entries: Entry[];
  step: number;
  last: number;
  to: (step: number) => void;
}

/** From round to round, by where the log says that one begins. */
function Rounds({ entries, step, last, to }: RoundsProps) {
  const say = useSay();
  const starts = useMemo(() => roundStarts(entries), [entries]);
  if (starts.length < 2) return null;
  const now = starts.filter((one) => one.step <= step).at(-1) ?? starts[0]!;
  const back = starts.filter((one) => one.step < step).at(-1); // of this round, or of the one before
  const next = starts.find((one) => one.step > step);
  return (
    <>
      <Button isDisabled={!back} onPress={() => back && to(back.step)}>
        {say("replay-round-back")}
      </Button>
      <span className="numbers">{say("replay-round", { round: now.round })}</span>
      <Button isDisabled={step >= last} onPress={() => to(next?.step ?? last)}>
        {say("replay-round-next")}
      </Button>
    </>
  );
}

/** The first step of each round, in order. */
export function roundStarts(entries: Entry[]): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const { round, step } of entries) {
    if (round !== null && round > (found.at(-1)?.round ?? -1)) found.push({ round, step });
  }
  return found;
}
