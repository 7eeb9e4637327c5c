/** In the head: the round with its phases, and what counts now of each seat. */

import { total } from "./types";
import { useNow, useSetting } from "./play";
import { Prestige } from "./pieces";
import { labelled } from "../../i18n";

const STEPS = ["cards", "dice", "actions"] as const;

/** In which of the three phases of a round a step of the game lies. */
export function stepOf(phase: string): (typeof STEPS)[number] {
  if (["start_cards", "pick", "overflow"].includes(phase)) return "cards";
  return ["start_cubes", "dice", "explorer", "master"].includes(phase) ? "dice" : "actions";
}

export function Title() {
  const { say } = useSetting();
  const round = useNow(({ view }) => view.round);
  const step = useNow(({ view }) => stepOf(view.phase));
  const isOver = useNow(({ view }) => view.over);
  return (
    <span className="mc mc-title">
      <b>{isOver ? say("result") : round ? say("round", { round }) : say("before")}</b>
      {!isOver && (
        <span className="mc-steps">
          {STEPS.map((name) => (
            <span key={name} aria-current={name === step ? "step" : undefined}>
              {say(`step-${name}`)}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** On the chip of a seat: prestige, and the cubes it can spend. A press shows its whole tray. */
export function SeatChip({ seat, open }: { seat: number; open: () => void }) {
  const { say, names, seat: own } = useSetting();
  const prestige = useNow(({ view }) => view.seats[seat]!.prestige);
  const cubes = useNow(({ view }) => total(view.seats[seat]!.supply));
  const passed = useNow(({ view }) => view.seats[seat]!.passed && view.phase === "actions" && !view.over);
  return (
    <button type="button" className="mc mc-chip" data-seat={seat} data-place={`seat:${seat}`} onClick={open}>
      <span className="mc-hidden">
        {labelled(
          say("look-at", { seat: names[seat] ?? "" }),
          `${say("n-prestige", { count: prestige })}, ${say("n-cubes", { count: cubes })}`,
        )}
      </span>
      <span className="mc-drawn" aria-hidden="true">
        <Prestige size={16} />
        <b>{prestige}</b>
        {seat !== own && <small>{passed ? say("passed") : say("n-cubes", { count: cubes })}</small>}
      </span>
    </button>
  );
}
