import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as http from "../api/http";
import { asProblem, type Problem, type StepShown, type View } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { go, usePlace } from "../kit/route";
import { Dump } from "../table/Dump";
import type { Step } from "../table/face";
import { Log } from "../table/Log";
import { useAsk } from "./asking";
import { Figures } from "./Figures";
import { useFace, type Face } from "./faces";
import { Boundary, ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";

const PACE = 1100; // milliseconds from step to step
const NOBODY = "watch";

/** A game once more: step by step, from any seat. */
export default function ReplayPage({ source }: { source: http.Source }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const wanted = Math.max(0, Number(place.search.get("step")) || 0);
  const seat = place.search.get("seat") ?? NOBODY;
  const [plays, setPlays] = useState(false);
  const { shown, problem, again } = useStep(source, wanted, seat, language);
  const facts = useFacts(source);
  const names = facts.found?.names ?? [];
  const face = useFace(facts.found?.title);
  const steps = useHeard(shown, seat);

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
  useEffect(() => {
    document.title = `${say("replay-title")} – Carrack`;
  });

  const failed = problem ?? facts.problem;
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
  if (!shown || !facts.found || !face) return <Waiting />;
  const Drawn = face.Face as unknown as Face & ((props: Record<string, unknown>) => React.JSX.Element);
  const seen = seat === NOBODY ? null : Number(seat);
  const view = shown.view as View;
  return (
    <div className="table replay-page">
      <div className="table-head">
        <h1>{say("replay-title")}</h1>
      </div>
      <div className="table-face">
        <Boundary key={seat} fallback={() => <Dump view={view} />}>
          {face.Face ? (
            <Drawn
              view={view}
              seat={seen}
              names={names}
              choices={[]}
              refused={[]}
              steps={steps}
              act={() => undefined}
              say={face.say}
              busy={false}
            />
          ) : (
            <Dump view={view} />
          )}
        </Boundary>
        <section className="panel stack">
          <h2>{say("replay-figures")}</h2>
          <Figures source={source} />
        </section>
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
            <a className="button" href={http.recordAddress(source)} download>
              {say("replay-download")}
            </a>
            {source.kind === "tables" && (
              <Link to={`/table/${source.id}`} className="button plain">
                {say("to-table")}
              </Link>
            )}
          </div>
        </section>
        {source.kind === "records" && <FullLog source={source} seat={seat} current={wanted} jump={to} />}
      </aside>
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
        <Rounds source={source} seat={seat} language={language} shown={shown} to={to} />
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

function useFacts(source: http.Source) {
  const { kind, id, key } = source;
  return useAsk(
    useCallback(async () => {
      if (kind === "records") {
        const record = await http.uploaded(id);
        return { title: record.title, names: record.players };
      }
      const { table } = await http.table(id, key);
      return { title: table.title, names: table.seats.map((seat) => seat.name) };
    }, [kind, id, key]),
  );
}

interface LogProps {
  source: http.Source;
  seat: string;
  current: number;
  jump: (step: number) => void;
}

function FullLog({ source, seat, current, jump }: LogProps) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { kind, id, key } = source;
  const asked = useAsk(
    useCallback(
      () => http.log({ kind, id, key }, -1, seat === NOBODY ? null : seat, language),
      [kind, id, key, seat, language],
    ),
  );
  return (
    <section className="panel stack">
      <h2>{say("log")}</h2>
      <Log lines={asked.found ?? []} current={current} jump={jump} />
    </section>
  );
}

// ---- rounds ----

interface RoundsProps {
  source: http.Source;
  seat: string;
  language: string;
  shown: StepShown;
  to: (step: number) => void;
}

/** From round to round: rounds only grow, so the first step of one is found by halving. */
function Rounds({ source, seat, language, shown, to }: RoundsProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const round = (shown.view as View).round;
  if (typeof round !== "number") return null;
  const roundAt = async (step: number) =>
    Number(((await http.step(source, step, seat === NOBODY ? null : seat, language)).view as View).round);
  async function jump(wanted: number) {
    setBusy(true);
    try {
      to(await firstOf(wanted, shown.of, roundAt));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button isDisabled={busy || shown.step === 0} onPress={() => void jump(round - 1)}>
        {say("replay-round-back")}
      </Button>
      <span className="numbers">{say("replay-round", { round })}</span>
      <Button isDisabled={busy || shown.step >= shown.of} onPress={() => void jump(round + 1)}>
        {say("replay-round-next")}
      </Button>
    </>
  );
}

/** The first step of a round; the last step where no such round comes. */
export async function firstOf(
  wanted: number,
  of: number,
  roundAt: (step: number) => Promise<number>,
): Promise<number> {
  let low = 0;
  let high = of;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await roundAt(middle)) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
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
