/** What seats point at for each other: a flag beside the thing, and a line for whoever does not see it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { send } from "../api/store";
import { useSayMore } from "../i18n";
import { Button } from "../kit/Button";
import { letter, seatColor } from "./charts";
import { pointAt } from "./pointing";
import { listen, nameOf, thingAt, useProposing, type Proposal } from "./proposal";
import "./proposal.css";
import { Ring } from "./Ring";

interface Props {
  table: string;
  seat: number | null; // null: somebody who looks on
  names: string[];
  proposals: Proposal[];
  ring: boolean; // whether nobody else draws it
}

/** Everything that is pointed at. */
export function Proposals({ table, seat, names, proposals, ring }: Props) {
  const say = useSayMore("proposal");
  const on = useProposing((proposing) => proposing.on);
  const marks = useMarks(proposals);
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current = proposals.find((one) => one.seat === seat)?.place;
  }, [proposals, seat]);
  const propose = useCallback(
    (place: string | null) => {
      if (seat !== null) send({ type: "propose", table, seat, place });
    },
    [table, seat],
  );
  useEffect(() => {
    if (seat === null) return;
    return listen((place) => propose(place === own.current ? null : place));
  }, [seat, propose]);
  if (!say) return null;
  return (
    <>
      <div className="proposals" aria-live="polite">
        {on && <p className="proposal-line">{say("proposal-which")}</p>}
        {marks.map(({ seat: who, place, name }) => (
          <p key={who} className="proposal-line" style={{ "--seat": seatColor(who) } as never}>
            <Flag seat={who} />
            <span>
              {say(who === seat ? "proposal-own" : "proposal-of", {
                name: names[who] ?? "",
                what: name ?? say("proposal-elsewhere"),
              })}
            </span>
            {who === seat ? (
              <Button onPress={() => propose(null)}>{say("proposal-back")}</Button>
            ) : (
              <Button onPress={() => pointAt([place])}>{say("proposal-show")}</Button>
            )}
          </p>
        ))}
      </div>
      {createPortal(
        marks.map(
          ({ seat: who, frame }) =>
            frame && (
              <i
                key={who}
                className="proposal-mark"
                data-seat={who}
                style={{ ...frame, "--seat": seatColor(who) } as never}
                aria-hidden="true"
              >
                <Flag seat={who} />
              </i>
            ),
        ),
        document.body,
      )}
      {ring && <Ring until={null} />}
    </>
  );
}

/** The way to point for whoever has a mouse, and for whoever does not know the key. */
export function PointButton() {
  const say = useSayMore("proposal");
  const on = useProposing((proposing) => proposing.on);
  if (!say) return null;
  return (
    <Button
      round
      className="point-button"
      aria-label={say("proposal-point")}
      aria-pressed={on}
      aria-keyshortcuts="P"
      onPress={() => useProposing.setState({ on: !on })}
    >
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path
          d="M4 15V1.5l9 3.5-9 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}

/** The seat's letter on its color. */
function Flag({ seat }: { seat: number }) {
  return (
    <b className="proposal-flag" aria-hidden="true">
      {letter(seat)}
    </b>
  );
}

// ---- where the marks are drawn ----

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Mark extends Proposal {
  name: string | null; // null: not shown on this page
  frame: Frame | null; // null: out of sight
}

const OFTEN = 200; // milliseconds between two looks; some things move by themselves

/** Follows the things through scrolling, panning and other views. */
function useMarks(proposals: Proposal[]): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    if (proposals.length === 0) return setMarks([]);
    function look() {
      const next = proposals.map((one) => ({ ...one, name: nameOf(one.place), frame: frameOf(one.place) }));
      setMarks((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    }
    look();
    const timer = setInterval(look, OFTEN);
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const type of ["scroll", "resize"]) window.addEventListener(type, look, options);
    const pans = new MutationObserver(look);
    pans.observe(document.body, { subtree: true, attributeFilter: ["viewBox"] });
    return () => {
      pans.disconnect();
      clearInterval(timer);
      stop.abort();
    };
  }, [proposals]);
  return marks;
}

const ROOM = 3; // pixels around the thing

function frameOf(place: string): Frame | null {
  const thing = thingAt(place);
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (width === 0 || isCovered(thing, left + width / 2, top + height / 2)) return null;
  return {
    left: Math.round(left) - ROOM,
    top: Math.round(top) - ROOM,
    width: Math.round(width) + 2 * ROOM,
    height: Math.round(height) + 2 * ROOM,
  };
}

/** Whether something it lies in has scrolled it away. */
function isCovered(thing: Element, x: number, y: number): boolean {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!around.matches(".table-face, .table-face *")) return false;
    if (getComputedStyle(around).overflow === "visible") continue;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}
