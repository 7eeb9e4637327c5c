/**
 * Which hint of a lesson is due. The server says for which moment a hint is meant; here is looked whether that moment
 * has come, by the names of what is offered, told and seen. No rule of a game is known here.
 */
import type { Choice, Step } from "./face";

type Fields = Record<string, unknown>;

export interface Moment {
  offered?: Fields | null; // something with these fields can be done now
  event?: Fields | null; // something with these fields has been told …
  mine?: boolean | null; // … about one's own seat, or about another
  reached?: Record<string, number> | null; // these numbers of the view are at least that high
  over?: boolean;
}

export interface Hint {
  id: string;
  label: string;
  text: string;
  advice: string;
  when: Moment;
  show: string;
  suggest?: Fields | null;
  rules: string;
}

/** How the table stands for whoever learns. */
export interface Now {
  seat: number;
  choices: Choice[];
  view: Fields;
  steps: Step[];
  decision: string | null; // the open one of this seat
  over: boolean;
}

/** What is kept of a lesson: names only, so that it survives a reload. */
export interface Progress {
  n: number; // the last step that was looked at
  heard: string[]; // hints whose event has been told
  read: string[]; // hints that are done with
  shown: string | null;
  open: boolean; // the suggestion of the one that is shown could be followed
  decision: string | null; // the decision that was open when it was shown
}

export const FRESH: Progress = { n: -1, heard: [], read: [], shown: null, open: false, decision: null };

/** Whether something has at least these fields. */
export function fits(thing: Fields, wanted: Fields): boolean {
  return Object.entries(wanted).every(([field, value]) => thing[field] === value);
}

export function suggested(hint: Hint, choices: Choice[]): Choice[] {
  const wanted = hint.suggest;
  return wanted ? choices.filter((choice) => fits(choice.name, wanted)) : [];
}

export function isDue({ id, when }: Hint, progress: Progress, now: Now): boolean {
  const { offered, event, reached, over } = when;
  if (offered && !now.choices.some((choice) => fits(choice.name, offered))) return false;
  if (event && !progress.heard.includes(id)) return false;
  const high = Object.entries(reached ?? {}).every(([field, least]) => Number(now.view[field] ?? 0) >= least);
  return high && (!over || now.over);
}

/** The lesson one look further; the same object when nothing is new. */
export function advanced(hints: Hint[], progress: Progress, now: Now): Progress {
  const heard = listened(hints, progress, now);
  const shown = hints.find((hint) => hint.id === heard.shown);
  if (shown && !isPast(shown, heard, now)) return remembered(shown, heard, now);
  const rest = shown ? { ...heard, read: [...heard.read, shown.id], shown: null } : heard;
  const next = hints.find((hint) => !rest.read.includes(hint.id) && isDue(hint, rest, now));
  if (!next) return rest;
  return {
    ...rest,
    shown: next.id,
    open: suggested(next, now.choices).length > 0,
    decision: now.decision,
  };
}

function listened(hints: Hint[], progress: Progress, now: Now): Progress {
  const fresh = now.steps.filter((step) => step.n > progress.n);
  const last = fresh.at(-1);
  if (!last) return progress;
  const events = fresh.flatMap((step) => step.events);
  const told = hints.filter(({ id, when }) => {
    const { event, mine } = when;
    if (!event || progress.heard.includes(id)) return false;
    return events.some(
      (one) => fits(one, event) && (typeof mine !== "boolean" || mine === (one.seat === now.seat)),
    );
  });
  return { ...progress, n: last.n, heard: [...progress.heard, ...told.map((hint) => hint.id)] };
}

/** A hint is past when its suggestion was taken, when its moment is over, or when whoever learns has moved on. */
function isPast(hint: Hint, progress: Progress, now: Now): boolean {
  if (!isDue(hint, progress, now)) return true;
  if (progress.open && suggested(hint, now.choices).length === 0) return true;
  if (hint.when.offered) return false;
  return progress.decision !== null && now.decision !== null && progress.decision !== now.decision;
}

/** A hint that came before one's turn is about the first decision of it. */
function remembered(hint: Hint, progress: Progress, now: Now): Progress {
  const open = progress.open || suggested(hint, now.choices).length > 0;
  const decision = progress.decision ?? now.decision;
  return open === progress.open && decision === progress.decision
    ? progress
    : { ...progress, open, decision };
}

/** “Got it”: the hint that is shown is done with. */
export function understood(progress: Progress): Progress {
  if (progress.shown === null) return progress;
  return { ...progress, read: [...progress.read, progress.shown], shown: null };
}
