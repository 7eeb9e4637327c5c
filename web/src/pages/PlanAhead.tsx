/** While others act: what the own next moves will be, as far as they are planned. */
import { send } from "../api/store";
import type { Position } from "../api/types";
import { useSayMore } from "../i18n";
import { Button } from "../kit/Button";
import { Pick } from "../kit/Field";

interface Shown {
  actions?: unknown[];
  said?: string[]; // the same in words
  auto_pass?: boolean;
  until?: "turn" | "round";
  said_dropped?: string; // what could not be done when its time came
}

interface Props {
  id: string;
  seat: number;
  plan: Position["plan"];
  begin: (() => void) | undefined; // a private board on which the moves are found; undefined where there is none
}

type Passing = "no" | "only" | "turn" | "round";
const PASSING: Passing[] = ["no", "only", "turn", "round"];

/** How a seat passes by itself: as long as nothing else can be done, or until something happens. */
function passingOf({ until, auto_pass }: Shown): Passing {
  return until ?? (auto_pass ? "only" : "no");
}

export function PlanAhead({ id, seat, plan, begin }: Props) {
  const say = useSayMore("slow");
  const shown = (plan ?? {}) as Shown;
  const { actions = [], said = [], auto_pass = false } = shown;
  if (!say) return null;
  const change = (wish: { actions: unknown[]; auto_pass: boolean; until?: "turn" | "round" }) =>
    send({ type: "plan", table: id, seat, ...wish, actions: wish.actions as never });
  const passes = (how: Passing) =>
    change({
      actions: how === "no" || how === "only" ? actions : [],
      auto_pass: how === "only",
      ...((how === "turn" || how === "round") && { until: how }),
    });
  return (
    <section className="plan-ahead stack" aria-label={say("plan-ahead")}>
      {shown.said_dropped && <p role="status">{say("plan-was-dropped", { action: shown.said_dropped })}</p>}
      {actions.length > 0 && (
        <>
          <h3>{say("plan-ahead")}</h3>
          <ol className="plan-list">
            {said.map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </ol>
        </>
      )}
      <div className="row">
        {actions.length > 0 ? (
          <Button onPress={() => change({ actions: [], auto_pass })}>{say("plan-drop")}</Button>
        ) : (
          begin && <Button onPress={begin}>{say("plan-begin")}</Button>
        )}
      </div>
      <Pick
        label={say("pass-how")}
        value={passingOf(shown)}
        choices={PASSING.map((one) => ({ value: one, label: say(`pass-${one}`) }))}
        onChange={passes}
      />
    </section>
  );
}
