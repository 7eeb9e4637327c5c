/** While others act: what the own next moves will be, as far as they are planned. */
import { send } from "../api/store";
import type { Position } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";

interface Shown {
  actions?: unknown[];
  said?: string[]; // the same in words
  auto_pass?: boolean;
}

interface Props {
  id: string;
  seat: number;
  plan: Position["plan"];
  begin: (() => void) | undefined; // a private board on which the moves are found; undefined where there is none
}

export function PlanAhead({ id, seat, plan, begin }: Props) {
  const say = useSay();
  const { actions = [], said = [], auto_pass = false } = (plan ?? {}) as Shown;
  const change = (wish: { actions: unknown[]; auto_pass: boolean }) =>
    send({ type: "plan", table: id, seat, actions: wish.actions as never, auto_pass: wish.auto_pass });
  return (
    <section className="plan-ahead stack" aria-label={say("plan-ahead")}>
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
        <label className="row small">
          <input
            type="checkbox"
            checked={auto_pass}
            onChange={() => change({ actions, auto_pass: !auto_pass })}
          />
          {say("menu-auto")}
        </label>
      </div>
    </section>
  );
}
