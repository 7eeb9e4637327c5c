/** What the head tells: the round, what is on, and of each seat what counts now. */

import { useShallow } from "zustand/react/shallow";
import { Doubloon, Sign, Vp } from "./pieces";
import { useNow, useSetting } from "./play";
import { openSheet } from "./SeatSheet";

const SETUP = ["career", "port", "plan", "discards"] as const;
const TURN = ["sail", "act", "refill"] as const;

/** Round 2 of 4: Sail, Act, Refill, the present one in the color of the lantern. */
export function Title() {
  const { say, words } = useSetting();
  const round = useNow(({ view }) => view.round);
  const phase = useNow(({ view }) => view.phase);
  const what = useNow(({ view }) => view.pending?.what ?? "");
  const step = useNow(({ view }) => view.choosing?.step);
  const withPorts = useNow(({ view }) => (view.modules ?? []).includes("home_ports"));
  const steps =
    phase === "choosing"
      ? SETUP.filter((one) => one !== "port" || withPorts).map((one) => ({
          name: say(`setup-${one}`),
          isNow: one === step,
        }))
      : TURN.map((one) => ({ name: say(`turn-${one}`), isNow: phase === "turns" && one === partOf(what) }));
  const isPlain = phase === "choosing" || phase === "turns";
  return (
    <span className="mb-title">
      <span>{phase === "choosing" ? say("before-round") : say("round", { round: Math.max(1, round) })}</span>
      {isPlain ? (
        <ol className="mb-phases">
          {steps.map(({ name, isNow }) => (
            <li key={name} aria-current={isNow ? "step" : undefined}>
              {name}
            </li>
          ))}
        </ol>
      ) : (
        <span className="mb-phase-now">{words.phases[phase]}</span>
      )}
    </span>
  );
}

/** The part of a turn to which a question belongs. */
function partOf(what: string): (typeof TURN)[number] {
  if (what === "move") return "sail";
  return what === "refill" ? "refill" : "act";
}

/** VP, doubloons and cards in hand; a tap opens all that lies before the seat. */
export function SeatFacts({ seat }: { seat: number }) {
  const { say, names } = useSetting();
  const [vp, doubloons, hand] = useNow(
    useShallow(({ view }) => {
      const row = view.seats[seat];
      return [row?.vp ?? 0, row?.doubloons ?? 0, row?.hand_size ?? 0];
    }),
  );
  return (
    <span className="mb mb-facts">
      <Fact place={`vp:${seat}`} text={say("n-vp", { count: vp })} count={vp}>
        <Vp size={16} />
      </Fact>
      <Fact text={say("n-doubloons", { count: doubloons })} count={doubloons}>
        <Doubloon size={16} />
      </Fact>
      <Fact text={say("hand-count", { count: hand })} count={hand} className="is-hand">
        <Sign sign="hand" size={16} />
      </Fact>
      <button
        type="button"
        className="mb-seat-open"
        data-place={`seat:${seat}`}
        aria-label={say("captain-unfold", { name: names[seat] ?? "" })}
        onClick={() => openSheet(seat)}
      />
    </span>
  );
}

interface FactProps {
  text: string;
  count: number;
  place?: string;
  className?: string;
  children: React.ReactNode;
}

function Fact({ text, count, place, className = "", children }: FactProps) {
  return (
    <span className={`mb-fact ${className}`} data-place={place} title={text}>
      {children}
      <b aria-hidden="true">{count}</b>
      <span className="mb-hidden">{text}</span>
    </span>
  );
}
