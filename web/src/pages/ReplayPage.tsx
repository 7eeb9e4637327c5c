import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as http from "../api/http";
import { asProblem, type LogEntry, type Problem, type StepShown, type View } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { go, usePlace } from "../kit/route";
import type { Step } from "../table/face";
import { Log } from "../table/Log";
import { PlainFace } from "../table/PlainFace";
import { RulesContext } from "../table/rules";
import { AnalysisPanel } from "./AnalysisPanel";
import { useAsk } from "./asking";
import { Figures, useFigures } from "./Figures";
import { useFace, type Face } from "./faces";
import { CorrectedTag, usePrinted } from "./printed";
import { Boundary, ProblemPage } from "./Problem";
import "./ReplayPage.css";
import { useRules } from "./useRules";
import { Waiting } from "./Waiting";

const PACE = 1100; // milliseconds from step to step
const NOBODY = "watch";
const MANY = 500; // entries of a log that come at once

/** A game once more: step by step, from any seat. */
export default function ReplayPage({ source }: { source: http.Source }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const wanted = Math.max(0, Number(place.search.get("step")) || 0);
  const seat = place.search.get("seat") ?? NOBODY;
  const [plays, setPlays] = useState(false);
  const { shown, problem, again } = useStep(source, wanted, seat, language);
  const facts = useFacts(source, language);
  const names = facts.found?.names ?? [];
  const face = useFace(facts.found?.title);
  const rules = useRules(facts.found?.title);
  const printed = usePrinted(source, facts.found?.data);
  const steps = useHeard(shown, seat);
  const entries = useEntries(source, seat, language);
  const figures = useFigures(source); // a game that still runs has none

  const address = useCallback(
    (step: number, from: string) => {
      const words = new URLSearchParams();
      if (step > 0) words.set("step", String(step));
      if (from !== NOBODY) words.set("seat", from);
      const path = source.kind === "tables" ? `/table/${source.id}/replay` : `/records/${source.id}`;
      return `${path}${words.size ? `?${words}` : ""}${source.key && `#${source.key}`}`;
    },
    [source.kind, source.id, source.key],
  );
  const to = useCallback((step: number) => go(address(step, seat), true), [address, seat]);

  const last = shown?.of ?? 0;
  useEffect(() => {
    if (!plays || !shown || shown.step !== wanted) return;
    if (wanted >= last) return setPlays(false);
    const timer = setTimeout(() => to(wanted + 1), PACE);
    return () => clearTimeout(timer);
  }, [plays, shown, wanted, last, to]);
  useArrows((by) => to(Math.min(last, Math.max(0, wanted + by))));
  // Of a game that still runs nobody has seen anything before its first step.
  const isBlank = shown !== null && Object.keys(shown.view).length === 0;
  useEffect(() => {
    if (isBlank && wanted === 0 && last > 0) to(1);
  }, [isBlank, wanted, last, to]);
  useEffect(() => {
    document.title = `${say("replay-title")} – Carrack`;
  });

  const failed = problem ?? facts.problem ?? printed.problem;
  if (failed) {
    return (
      <ProblemPage code={failed.code} sentence={failed.sentence} retry={again}>
        {source.kind === "tables" && (
          <Link to={`/table/${source.id}`} className="button">
            {say("to-table")}
          </Link>
        )}
      </ProblemPage>
    );
  }
  if (!shown || isBlank || !facts.found || !face || !printed.ready) return <Waiting />;
  const Drawn = face.Face as unknown as Face & ((props: Record<string, unknown>) => React.JSX.Element);
  const seen = seat === NOBODY ? null : Number(seat);
  const view = shown.view as View;
  return (
    <div className="table replay-page">
      <div className="table-head">
        <h1>{say("replay-title")}</h1>
        <CorrectedTag data={facts.found.data} />
      </div>
      <div className="table-face">
        <Boundary key={seat} fallback={() => <PlainFace view={view} seat={seen} looksOn names={names} />}>
          <RulesContext value={rules}>
            <Drawn
              view={view}
              seat={seen}
              looksOn
              names={names}
              choices={[]}
              refused={[]}
              steps={steps}
              act={() => undefined}
              say={face.say}
              busy={false}
              figures={printed.figures}
            />
          </RulesContext>
        </Boundary>
      </div>
      <aside className="table-side">
        <section className="panel stack">
          <Pick
            label={say("replay-seat")}
            value={seat}
            choices={[
              { value: NOBODY, label: say("replay-spectator") },
              ...names.map((name, index) => ({ value: String(index), label: name })),
            ]}
            onChange={(from) => go(address(wanted, from), true)}
          />
          <div aria-live="polite" className="small">
            {shown.log.map((said, index) => (
              <p key={index}>{said}</p>
            ))}
          </div>
          <div className="row">
            <Button
              onPress={() => void navigator.clipboard?.writeText(location.origin + address(wanted, seat))}
            >
              <Icon name="link" /> {say("replay-link")}
            </Button>
            {figures.found && (
              <a className="button" href={http.recordAddress(source)} download>
                {say("replay-download")}
              </a>
            )}
            {source.kind === "tables" && (
              <Link to={`/table/${source.id}`} className="button plain">
                {say("to-table")}
              </Link>
            )}
          </div>
        </section>
        <FullLog
          entries={entries}
          kinds={(figures.found?.kinds ?? {}) as Record<string, string>}
          current={wanted}
          jump={to}
        />
      </aside>
      {figures.found && (
        <div className="replay-story stack">
          <AnalysisPanel source={source} names={names} step={wanted} last={last} jump={to} />
          <section className="panel stack" id="story">
            <h2>{say("story-title")}</h2>
            <Figures figures={figures.found} />
          </section>
        </div>
      )}
      <div className="replay-bar" role="toolbar" aria-label={say("replay-title")}>
        <Tool icon="first" label={say("replay-first")} press={() => to(0)} off={wanted === 0} />
        <Tool icon="back" label={say("replay-back")} press={() => to(wanted - 1)} off={wanted === 0} />
        <Tool
          icon={plays ? "pause" : "play"}
          label={say(plays ? "replay-pause" : "replay-play")}
          press={() => setPlays(!plays)}
          off={wanted >= last}
        />
        <Tool icon="next" label={say("replay-next")} press={() => to(wanted + 1)} off={wanted >= last} />
        <Tool icon="last" label={say("replay-last")} press={() => to(last)} off={wanted >= last} />
        <Rounds entries={entries} step={wanted} last={last} to={to} />
        <input
          type="range"
          min={0}
          max={last}
          value={wanted}
          aria-label={say("replay-go")}
          onChange={(event) => to(Number(event.target.value))}
        />
        <span className="numbers">{say("replay-step", { step: wanted, of: last })}</span>
      </div>
    </div>
  );
}

interface ToolProps {
  icon: "first" | "back" | "next" | "last" | "play" | "pause";
  label: string;
  press: () => void;
  off: boolean;
}

function Tool({ icon, label, press, off }: ToolProps) {
  return (
    <Button round aria-label={label} onPress={press} isDisabled={off}>
      <Icon name={icon} size={18} />
    </Button>
  );
}

// ---- what is shown ----

/** One step; steps that were seen are kept, and the next one is asked for ahead of time. */
function useStep(source: http.Source, number: number, seat: string, language: string) {
  const kept = useRef(new Map<string, Promise<StepShown>>());
  const [state, setState] = useState<{ shown: StepShown | null; problem: Problem | null }>({
    shown: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  const { kind, id, key } = source;
  useEffect(() => {
    let current = true;
    const ask = (step: number) => {
      const name = `${step} ${seat} ${language}`;
      const found =
        kept.current.get(name) ?? http.step({ kind, id, key }, step, seat === NOBODY ? null : seat, language);
      kept.current.set(name, found);
      found.catch(() => kept.current.delete(name));
      return found;
    };
    ask(number).then(
      (shown) => {
        if (!current) return;
        setState({ shown, problem: null });
        if (number < shown.of) ask(number + 1).catch(() => undefined);
      },
      (error: unknown) => current && setState({ shown: null, problem: asProblem(error) }),
    );
    return () => {
      current = false;
    };
  }, [kind, id, key, number, seat, language, round]);
  return { ...state, again: () => setRound(round + 1) };
}

/** Steps for a face: only one that follows the last is animated. */
function useHeard(shown: StepShown | null, seat: string): Step[] {
  const heard = useRef<{ seat: string; steps: Step[] }>({ seat, steps: [] });
  return useMemo(() => {
    if (!shown) return [];
    const step: Step = {
      n: shown.step,
      time: shown.time ?? 0,
      events: shown.events as Step["events"],
      log: shown.log,
    };
    const before = heard.current;
    const follows = before.seat === seat && before.steps.at(-1)?.n === shown.step - 1;
    heard.current = { seat, steps: follows ? [...before.steps, step].slice(-50) : [{ ...step, events: [] }] };
    return heard.current.steps;
  }, [shown, seat]);
}

function useFacts(source: http.Source, language: string) {
  const { kind, id, key } = source;
  return useAsk(
    useCallback(async () => {
      if (kind === "records") {
        const record = await http.uploaded(id);
        return { title: record.title, names: record.players, data: record.data };
      }
      const { table } = await http.table(id, key, language);
      return { title: table.title, names: table.seats.map((seat) => seat.name), data: table.data };
    }, [kind, id, key, language]),
  );
}

// ---- the log: every line leads to its step ----

/** A line of the log with the step of the replay that it tells. */
export interface Entry {
  n: number;
  step: number;
  lines: string[];
  round: number | null;
  kinds: string[];
}

/** The whole log; long games come in parts. */
function useEntries(source: http.Source, seat: string, language: string): Entry[] {
  const { kind, id, key } = source;
  const asked = useAsk(
    useCallback(async () => {
      const found: LogEntry[] = [];
      for (;;) {
        const after = found.at(-1)?.n ?? -1;
        const part = await http.log({ kind, id, key }, after, seat === NOBODY ? null : seat, language);
        found.push(...part);
        if (part.length < MANY) return found.map(entryOf);
      }
    }, [kind, id, key, seat, language]),
  );
  return useMemo(() => asked.found ?? [], [asked.found]);
}

/** Once a game is over its steps are the rows of the record; before that, those of one's own stream. */
export function entryOf(entry: LogEntry): Entry {
  return {
    n: entry.n,
    step: entry.row ?? entry.n,
    lines: entry.lines,
    round: entry.round ?? null,
    kinds: entry.kinds ?? [],
  };
}

interface LogProps {
  entries: Entry[];
  kinds: Record<string, string>; // labels of those that can be looked for
  current: number;
  jump: (step: number) => void;
}

function FullLog({ entries, kinds, current, jump }: LogProps) {
  const say = useSay();
  const [only, setOnly] = useState("");
  const there = useMemo(() => {
    const found = new Set(entries.flatMap((entry) => entry.kinds));
    return Object.entries(kinds).filter(([kind]) => found.has(kind));
  }, [entries, kinds]);
  const shown = only ? entries.filter((entry) => entry.kinds.includes(only)) : entries;
  const before = shown.filter((entry) => entry.step < current).at(-1);
  const next = shown.find((entry) => entry.step > current);
  return (
    <section className="panel stack">
      <h2>{say("log")}</h2>
      {there.length > 0 && (
        <div className="log-filter">
          <Pick
            label={say("replay-only")}
            value={only}
            choices={[
              { value: "", label: say("replay-everything") },
              ...there.map(([value, label]) => ({ value, label })),
            ]}
            onChange={setOnly}
          />
          {only && (
            <span className="row">
              <Button
                round
                aria-label={say("replay-kind-back")}
                isDisabled={!before}
                onPress={() => before && jump(before.step)}
              >
                <Icon name="back" size={18} />
              </Button>
              <Button
                round
                aria-label={say("replay-kind-next")}
                isDisabled={!next}
                onPress={() => next && jump(next.step)}
              >
                <Icon name="next" size={18} />
              </Button>
            </span>
          )}
        </div>
      )}
      <Log lines={shown} current={current} jump={jump} />
    </section>
  );
}

// ---- rounds ----

interface RoundsProps {
  entries: Entry[];
  step: number;
  last: number;
  to: (step: number) => void;
}

/** From round to round, by where the log says that one begins. */
function Rounds({ entries, step, last, to }: RoundsProps) {
  const say = useSay();
  const starts = useMemo(() => roundStarts(entries), [entries]);
  if (starts.length < 2) return null;
  const now = starts.filter((one) => one.step <= step).at(-1) ?? starts[0]!;
  const back = starts.filter((one) => one.step < step).at(-1); // of this round, or of the one before
  const next = starts.find((one) => one.step > step);
  return (
    <>
      <Button isDisabled={!back} onPress={() => back && to(back.step)}>
        {say("replay-round-back")}
      </Button>
      <span className="numbers">{say("replay-round", { round: now.round })}</span>
      <Button isDisabled={step >= last} onPress={() => to(next?.step ?? last)}>
        {say("replay-round-next")}
      </Button>
    </>
  );
}

/** The first step of each round, in order. */
export function roundStarts(entries: Entry[]): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const { round, step } of entries) {
    if (round !== null && round > (found.at(-1)?.round ?? -1)) found.push({ round, step });
  }
  return found;
}

// ---- keys ----

function useArrows(move: (by: number) => void) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.target !== document.body && !(event.target as HTMLElement)?.matches?.("main")) return;
      if (event.key === "ArrowRight") latest.current(1);
      if (event.key === "ArrowLeft") latest.current(-1);
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}
