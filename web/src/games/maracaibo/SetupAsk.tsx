/** The steps of the setup, each with what was chosen, or with what can be chosen now. */

import { useShallow } from "zustand/react/shallow";
import { useNow, useSetting } from "./play";
import type { View } from "./types";
import type { Words } from "./words";

export const STEPS = ["career", "port", "plan", "discards"] as const;
type Step = (typeof STEPS)[number];
const DISCARDS = 3;

export function SetupAsk() {
  const { say, words, seat } = useSetting();
  const step = useNow(({ view }) => view.choosing?.step);
  const withPorts = useNow(({ view }) => (view.modules ?? []).includes("home_ports"));
  const results = useNow(useShallow(({ view }) => STEPS.map((one) => resultOf(one, view, seat, words))));
  if (!step) return null;
  const steps = STEPS.filter((one) => one !== "port" || withPorts);
  const at = step === "done" ? steps.length : steps.indexOf(step);
  return (
    <>
      <ol className="mb-steps">
        {steps.map((one, i) => (
          <li
            key={one}
            aria-current={i === at ? "step" : undefined}
            className={i < at ? "is-done" : i > at ? "is-later" : ""}
          >
            <i aria-hidden="true">{i < at ? "✓" : i + 1}</i>
            <span>{say(`setup-${one}`)}</span>
            <b>{results[STEPS.indexOf(one)]}</b>
            <Again step={one} />
          </li>
        ))}
      </ol>
      <p className="mb-help">{say("setup-about")}</p>
    </>
  );
}

const TYPES: Record<Step, string> = {
  career: "take_career",
  port: "take_port",
  plan: "plan",
  discards: "discard",
};

/** Opens a step again, and with it those behind it: nobody has heard of them yet. */
function Again({ step }: { step: Step }) {
  const { say, now } = useSetting();
  const at = useNow(({ tried }) => (tried ?? []).findIndex(({ type }) => type === TYPES[step]));
  if (at < 0) return null;
  const open = () => {
    const { tried = [], undo } = now.getState();
    for (let back = tried.length; back > at; back--) undo?.();
  };
  return (
    <button type="button" className="mb-more" onClick={open}>
      {say("setup-again")} <span className="mb-hidden">{say(`setup-${step}`)}</span>
    </button>
  );
}

/** What came of a step. */
function resultOf(step: Step, view: View, seat: number | null, words: Words): string {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return "";
  if (step === "career") return words.careers[own.career ?? ""]?.name ?? "";
  if (step === "port") return words.ports[own.port ?? ""]?.name ?? "";
  if (step === "plan") return own.planned.map((card) => words.cards[card]?.name ?? "").join(", ");
  return `${view.choosing?.set_aside.length ?? 0}/${DISCARDS}`;
}
