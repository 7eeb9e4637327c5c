import { useMemo, type ReactNode } from "react";
import type { Analysis } from "../api/types";
import { useSayMore } from "../i18n";
import { nextTime, signed } from "../table/analysis";

interface Props {
  analysis: Analysis;
  seat: number;
  way: (step: number, words: string) => ReactNode; // to where the game is shown at this step
}

/** At most three things that a seat might try another time, with the way to where they were missed. */
export function NextTime({ analysis, seat, way }: Props) {
  const say = useSayMore("result");
  const found = useMemo(() => nextTime(analysis, seat), [analysis, seat]);
  if (!say) return null;
  if (found.length === 0) return <p className="soft">{say("next-time-none")}</p>;
  return (
    <ol className="stack next-time">
      {found.map((one) => (
        <li key={`${one.step} ${one.best.said}`}>
          <p>
            {say("next-time-try", { best: one.best.said, done: one.done.said, lost: signed(100 * one.lost) })}
          </p>
          {/* The step before: there one decides. */}
          {way(Math.max(0, one.step - 1), say("next-time-look", { round: one.round }))}
        </li>
      ))}
    </ol>
  );
}
