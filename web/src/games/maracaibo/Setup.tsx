/** The setup: two careers and, with home ports, three of these to choose from; then a card to plan. */

import { memo } from "react";
import { useNow, useSetting } from "./play";
import { CareerSheet, PortSheet } from "./Sheets";

const STEPS = ["career", "port", "plan", "discards"] as const;

/** Nothing once it is done: it goes with one's own last click, not while one looks at the cards and the others choose. */
export const Setup = memo(function Setup() {
  const { say } = useSetting();
  const choosing = useNow(({ view }) => view.choosing);
  const planned = useNow(({ view }) => (view.viewer === null ? undefined : view.seats[view.viewer]));
  const withPorts = useNow(({ view }) => (view.modules ?? []).includes("home_ports"));
  if (!choosing || choosing.step === "done") return null;
  const offered = (list: (string | null)[]) => list.filter((id): id is string => id !== null);
  const steps = STEPS.filter((step) => step !== "port" || withPorts);
  const at = steps.indexOf(choosing.step);
  return (
    <section className="mb-setup" aria-label={say("setup")}>
      <ol className="mb-setup-steps">
        {steps.map((step, i) => (
          <li key={step} aria-current={i === at ? "step" : undefined} className={i < at ? "is-done" : ""}>
            {say(`setup-${step}`)}
          </li>
        ))}
      </ol>
      <div className="mb-setup-offers">
        {planned?.career ? (
          <CareerSheet id={planned.career} seat={planned.seat} own />
        ) : (
          offered(choosing.careers).map((id) => <CareerSheet key={id} id={id} own />)
        )}
      </div>
      {withPorts && (
        <div className="mb-setup-offers">
          {planned?.port ? (
            <PortSheet id={planned.port} seat={planned.seat} own />
          ) : (
            offered(choosing.ports).map((id) => <PortSheet key={id} id={id} own />)
          )}
        </div>
      )}
      <p className="mb-note">{say("setup-about")}</p>
    </section>
  );
});
