/** Days on which one's own clocks stand, at every table over days. */
import { useCallback, useState } from "react";
import * as http from "../api/http";
import { useSayMore, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Pick } from "../kit/Field";
import { useAsk, useDoing } from "./asking";
import { ProblemLine } from "./Problem";
import { dayOf } from "./timeLeft";

const LENGTHS = [1, 2, 3, 5, 7, 10, 14, 21, 30];
const USUAL = 3;

export function DaysOff() {
  const say = useSayMore("slow");
  const language = useTexts((texts) => texts.language);
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState(USUAL);
  const { found, again } = useAsk(useCallback(() => http.daysOff(), []));
  const { busy, problem, run } = useDoing();
  if (!say) return null;
  const change = (what: () => Promise<unknown>) =>
    run(async () => {
      await what();
      again();
      setOpen(false);
    });
  const lengths = LENGTHS.filter((one) => one <= (found?.left ?? 0));
  const chosen = lengths.includes(days) ? days : (lengths.at(-1) ?? 0);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(found?.until ? "days-off-now" : "days-off")}</Button>
      <Dialog title={say("days-off")} isOpen={open} onClose={() => setOpen(false)}>
        <p>{say("days-off-text", { count: found?.a_year ?? 0 })}</p>
        {found?.until ? (
          <>
            <p role="status">{say("days-off-until", { day: dayOf(found.until, language) })}</p>
            <Button look="main" isDisabled={busy} onPress={() => change(http.endDaysOff)}>
              {say("days-off-back")}
            </Button>
          </>
        ) : (
          <>
            <p>{say("days-off-left", { count: found?.left ?? 0 })}</p>
            {lengths.length > 0 && (
              <>
                <Pick
                  label={say("days-off-how-many")}
                  value={String(chosen)}
                  choices={lengths.map((one) => ({ value: String(one), label: String(one) }))}
                  onChange={(value) => setDays(Number(value))}
                />
                <Button look="main" isDisabled={busy} onPress={() => change(() => http.takeDaysOff(chosen))}>
                  {say("days-off-take", { count: chosen })}
                </Button>
              </>
            )}
          </>
        )}
        <ProblemLine problem={problem} />
        <Button onPress={() => setOpen(false)}>{say("close")}</Button>
      </Dialog>
    </>
  );
}
