/** What happened, in sentences: each with the disc of whoever did it. */
import { memo, useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { useSay } from "../i18n";
import { SeatDisc } from "../kit/SeatDisc";
import "./side.css";

export interface Line {
  n: number;
  step?: number | null; // where it leads to, if not to its own number
  lines: string[];
  seats?: (number | null)[]; // whose deed each of them tells
  about?: string[][]; // cards and places that each of them names
}

export interface Deed {
  key: string;
  step: number;
  said: string;
  seat: number | null;
  about: string[];
}

const NOTHING: string[] = [];
const NEAR = 8; // pixels

/** The sentences of these steps one by one, the newest first. */
export function deedsOf(lines: Line[]): Deed[] {
  return lines
    .flatMap(({ n, step, lines: said, seats, about }) =>
      said.map((sentence, index) => ({
        key: `${n}.${index}`,
        step: step ?? n,
        said: sentence,
        seat: seats?.[index] ?? null,
        about: about?.[index] ?? NOTHING,
      })),
    )
    .reverse();
}

const LATELY = 20; // steps

/** The sentences of the last steps, the newest first. */
export const deedsLately = (steps: Heard[]): Deed[] => deedsOf(merged([], steps.slice(-LATELY)));

interface LogProps {
  lines: Line[];
  current?: number; // an earlier step that is looked at
  jump?: (step: number) => void;
}

/** The log beside a game, the newest first. Pointing at a line shows on the table what it is about. */
export const Log = memo(function Log({ lines, current, jump }: LogProps) {
  const say = useSay();
  const [shown, setShown] = useState<Deed | null>(null);
  const deeds = useMemo(() => deedsOf(lines).reverse(), [lines]);
  const list = useNewestInSight(deeds.at(-1)?.key);
  if (deeds.length === 0) return <p className="soft small log-empty">{say("log-empty")}</p>;
  return (
    <>
      <ol
        ref={list}
        className="log log-upward"
        aria-label={say("log")}
        tabIndex={0}
        onPointerLeave={() => setShown(null)}
        onKeyDown={goThrough}
      >
        {deeds.map((deed) => (
          <DeedLine
            key={deed.key}
            deed={deed}
            show={setShown}
            isCurrent={deed.step === current}
            jump={jump}
          />
        ))}
      </ol>
      {shown && <Marks ids={shown.about} />}
    </>
  );
});

/** Arrow keys go from line to line: a game has hundreds, and the tabulator stops at their list only. */
function goThrough(event: KeyboardEvent<HTMLElement>) {
  const lines = [...event.currentTarget.querySelectorAll("button")]; // the newest is the last
  const at = lines.findIndex((line) => line === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: at < 0 ? lines.length - 1 : at - 1,
    ArrowUp: at + 1,
    Home: lines.length - 1,
    End: 0,
  };
  const next = lines[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The newest line is laid on top of those below, which stay where they are; the list is scrolled up to it,
 * unless somebody reads further down.
 */
function useNewestInSight(newest: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const isReading = useRef(false);
  const seen = useRef(0); // how high the list was when it was scrolled last: more may have come before that is told
  const isEmpty = newest === undefined;
  useEffect(() => {
    const scroller = list.current;
    if (!scroller) return;
    const look = () => {
      isReading.current = scroller.scrollTop > scroller.clientHeight - seen.current + NEAR;
    };
    scroller.addEventListener("scroll", look, { passive: true });
    return () => scroller.removeEventListener("scroll", look);
  }, [isEmpty]);
  useEffect(() => {
    const scroller = list.current;
    if (!scroller || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => {
      if (isReading.current) return;
      seen.current = scroller.scrollHeight;
      scroller.scrollTop = scroller.clientHeight - scroller.scrollHeight;
    });
    watch.observe(scroller);
    if (scroller.lastElementChild) watch.observe(scroller.lastElementChild);
    return () => watch.disconnect();
  }, [newest]);
  return list;
}

interface DeedProps {
  deed: Deed;
  show: (deed: Deed) => void;
  isCurrent: boolean;
  jump: LogProps["jump"];
}

/** Drawn once: a game has hundreds of them, and they come anew with each step. */
const DeedLine = memo(
  function DeedLine({ deed, show, isCurrent, jump }: DeedProps) {
    const told = (
      <>
        <Whose seat={deed.seat} />
        <span>{deed.said}</span>
      </>
    );
    return (
      <li onPointerEnter={() => show(deed)} aria-current={isCurrent ? "step" : undefined}>
        {jump ? (
          <button type="button" className="log-deed" tabIndex={-1} onClick={() => jump(deed.step)}>
            {told}
          </button>
        ) : (
          <span className="log-deed">{told}</span>
        )}
      </li>
    );
  },
  (old, now) =>
    old.deed.said === now.deed.said &&
    old.deed.seat === now.deed.seat &&
    old.show === now.show &&
    old.isCurrent === now.isCurrent &&
    old.jump === now.jump,
);

/** The disc of whoever did something; the table itself has none. */
export function Whose({ seat }: { seat: number | null }) {
  return seat === null ? <i className="log-table" aria-hidden="true" /> : <SeatDisc seat={seat} />;
}

const MOST_MARKS = 4;

/** Rings around what a line is about; they take no clicks. */
function Marks({ ids }: { ids: string[] }) {
  const frames = ids.flatMap(framesOf).slice(0, MOST_MARKS);
  return createPortal(
    frames.map((frame, index) => <i key={index} className="log-mark" style={frame} aria-hidden="true" />),
    document.body,
  );
}

function framesOf(id: string): CSSProperties[] {
  const name = CSS.escape(id);
  return [...document.querySelectorAll(`.table [data-place$=":${name}"], .table [data-place="${name}"]`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      left: left - 4,
      top: top - 4,
      width: width + 8,
      height: height + 8,
    }));
}

// ---- in a replay ----

interface StepsProps {
  lines: Line[];
  current: number;
  jump: (step: number) => void;
}

const stepOf = (line: Line) => line.step ?? line.n;

/** The log of a replay, in order: each step leads to itself. */
export const StepLog = memo(function StepLog({ lines, current, jump }: StepsProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<string[]>(NOTHING);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    const scroller = list.current;
    const shown = scroller?.querySelector("[aria-current]");
    if (scroller && shown instanceof HTMLElement)
      return onceLaidOut(shown, () => {
        scroller.scrollTop = shown.offsetTop - scroller.offsetTop - scroller.clientHeight / 2;
      });
  }, [last, current]);
  const told = lines.filter((line) => line.lines.length > 0);
  if (told.length === 0) return <p className="soft small log-empty">{say("log-empty")}</p>;
  return (
    <>
      <ol
        className="log"
        ref={list}
        aria-label={say("log")}
        tabIndex={0}
        onPointerLeave={() => setShown(NOTHING)}
      >
        {told.map((line) => (
          <StepLine
            key={line.n}
            line={line}
            isCurrent={stepOf(line) === current}
            jump={jump}
            show={setShown}
          />
        ))}
      </ol>
      <Marks ids={shown} />
    </>
  );
});

/** Calls back when the browser has laid out the page anyway: to measure earlier, it would have to do so twice. */
function onceLaidOut(element: Element, then: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    then();
  });
  seen.observe(element);
  return () => seen.disconnect();
}

interface StepProps {
  line: Line;
  isCurrent: boolean;
  jump: StepsProps["jump"];
  show: (about: string[]) => void;
}

/** Drawn once, too. */
const StepLine = memo(function StepLine({ line, isCurrent, jump, show }: StepProps) {
  return (
    <li
      onPointerEnter={() => show(line.about?.flat() ?? NOTHING)}
      aria-current={isCurrent ? "step" : undefined}
    >
      <button type="button" className="log-jump" onClick={() => jump(stepOf(line))}>
        <span className="log-number numbers">{stepOf(line)}</span>
        <span>
          {line.lines.map((said, index) => (
            <span key={index} className="log-said">
              <Whose seat={line.seats?.[index] ?? null} />
              <span>{said}</span>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
});

/** What a page heard of a step. */
interface Heard {
  n: number;
  log?: string[];
  log_seats?: (number | null)[];
  log_about?: string[][];
}

/** Earlier lines that were read, and newer ones that were heard, each once. */
export function merged(read: Line[], heard: Heard[]): Line[] {
  const last = read.at(-1)?.n ?? -1;
  return [
    ...read,
    ...heard
      .filter((step) => step.n > last)
      .map((step) => ({ n: step.n, lines: step.log ?? [], seats: step.log_seats, about: step.log_about })),
  ];
}
