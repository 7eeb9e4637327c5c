/** The setup: two careers and, with home ports, three of these, on one sheet over the chart; cards lie in the tray. */

import { memo } from "react";
import { Zone } from "../../table/zones";
import { useNow, useSetting } from "./play";
import { CareerSheet, PortSheet } from "./Sheets";

/** Nothing once it is done: it goes with one's own last click, not while one looks at the cards and the others choose. */
export function Setup() {
  const choosing = useNow(({ view }) => view.choosing);
  if (!choosing || choosing.step === "done") return null;
  return (
    <Zone name="sheet">
      <div className="mb mb-over is-setup" data-scrolls>
        <SetupSheet />
      </div>
    </Zone>
  );
}

export const SetupSheet = memo(function SetupSheet() {
  const { say } = useSetting();
  const choosing = useNow(({ view }) => view.choosing);
  const row = useNow(({ view }) => (view.viewer === null ? undefined : view.seats[view.viewer]));
  const withPorts = useNow(({ view }) => (view.modules ?? []).includes("home_ports"));
  if (!choosing) return null;
  const offered = (list: (string | null)[], taken: string | null | undefined) => {
    const all = list.filter((id): id is string => id !== null);
    return taken && !all.includes(taken) ? [taken, ...all] : all;
  };
  return (
    <section className={`mb-setup at-${choosing.step}`} aria-label={say("setup")}>
      <h2 className="of-careers">
        {say("setup-career")} <small>{say("setup-career-about")}</small>
      </h2>
      <div className="mb-setup-offers of-careers">
        {offered(choosing.careers, row?.career).map((id) => (
          <div key={id} className={offerClass(id, row?.career)}>
            <CareerSheet id={id} own text />
          </div>
        ))}
      </div>
      {withPorts && (
        <>
          <h2>
            {say("setup-port")} <small>{say("setup-port-about")}</small>
          </h2>
          <div className="mb-setup-offers">
            {offered(choosing.ports, row?.port).map((id) => (
              <div key={id} className={offerClass(id, row?.port)}>
                <PortSheet id={id} own text />
              </div>
            ))}
          </div>
        </>
      )}
      <p className="mb-note">{say("house-figures")}</p>
    </section>
  );
});

function offerClass(id: string, taken: string | null | undefined): string {
  if (!taken) return "mb-offer";
  return id === taken ? "mb-offer is-chosen" : "mb-offer is-left";
}
