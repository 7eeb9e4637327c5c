/** The bar below a game that is looked at again: step by step, round by round, or by itself. */
import { useMemo, type ReactNode } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { SpeedButton } from "../table/SpeedButton";
import type { Entry } from "./ReplayLog";
import { ReplayTrack, Sign, type Flag } from "./ReplayTrack";

interface BarProps {
  entries: Entry[];
  flags: Flag[];
  step: number;
  last: number;
  plays: boolean;
  setPlays: (plays: boolean) => void;
  to: (step: number) => void;
  toMistake: (() => void) | undefined; // once the game was looked at again
}

export function ReplayBar({ entries, flags, step, last, plays, setPlays, to, toMistake }: BarProps) {
  const say = useSay();
  const rounds = useMemo(() => roundStarts(entries), [entries]);
  const hasRounds = rounds.length > 1;
  const now = rounds.filter((one) => one.step <= step).at(-1) ?? rounds[0];
  const back = rounds.filter((one) => one.step < step).at(-1); // of this round, or of the one before
  const next = rounds.find((one) => one.step > step);
  return (
    <div className="replay-bar" role="toolbar" aria-label={say("replay-title")}>
      <div className="replay-ways">
        <Tool
          icon={<Icon name="first" size={18} />}
          label={say("replay-first")}
          press={() => to(0)}
          off={step === 0}
        />
        {hasRounds && (
          <Tool
            icon={<Sign name="roundBack" />}
            label={say("replay-round-back")}
            press={() => back && to(back.step)}
            off={!back}
          />
        )}
        <Tool
          icon={<Icon name="back" size={18} />}
          label={say("replay-back")}
          press={() => to(step - 1)}
          off={step === 0}
        />
        <Tool
          icon={<Icon name={plays ? "pause" : "play"} size={18} />}
          label={say(plays ? "replay-pause" : "replay-play")}
          press={() => setPlays(!plays)}
          off={step >= last}
          isMain
        />
        <Tool
          icon={<Icon name="next" size={18} />}
          label={say("replay-next")}
          press={() => to(step + 1)}
          off={step >= last}
        />
        {hasRounds && (
          <Tool
            icon={<Sign name="roundNext" />}
            label={say("replay-round-next")}
            press={() => to(next?.step ?? last)}
            off={step >= last}
          />
        )}
        <Tool
          icon={<Icon name="last" size={18} />}
          label={say("replay-last")}
          press={() => to(last)}
          off={step >= last}
        />
      </div>
      <div className="replay-line">
        <p>
          <b className="numbers">{say("replay-step", { step, of: last })}</b>
          {/* What is chosen before the first round belongs to none. */}
          {hasRounds && now && now.round > 0 && (
            <span className="numbers">{say("replay-round", { round: now.round })}</span>
          )}
        </p>
        <ReplayTrack
          entries={entries}
          rounds={hasRounds ? rounds : []}
          flags={flags}
          step={step}
          last={last}
          to={to}
        />
      </div>
      <div className="replay-more">
        <SpeedButton />
        {toMistake && (
          <Button onPress={toMistake} aria-keyshortcuts="M">
            <Sign name="roundNext" size={16} /> {say("analysis-loss-next")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  label: string;
  press: () => void;
  off: boolean;
  isMain?: boolean;
}

function Tool({ icon, label, press, off, isMain = false }: ToolProps) {
  return (
    <Button round className={isMain ? "is-main" : ""} aria-label={label} onPress={press} isDisabled={off}>
      {icon}
    </Button>
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
