import { useCallback, useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import type { Analysis, View } from "../api/types";
import { labelled, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { go, usePlace } from "../kit/route";
import { Ship } from "../kit/Ship";
import { PHONE, useMedia } from "../kit/useMedia";
import { costly, signed } from "../table/analysis";
import { useChosenPace } from "../table/pace";
import { PlainFace } from "../table/PlainFace";
import { RulesContext } from "../table/rules";
import { Seats } from "../table/Seats";
import { useFilled, ZoneHost, ZonesProvider } from "../table/zones";
import { AnalysisPanel } from "./AnalysisPanel";
import { Checked } from "./Fairness";
import { useFace, type Face } from "./faces";
import { LanguagePick } from "./Frame";
import { CorrectedTag, usePrinted } from "./printed";
import { Boundary, ProblemPage } from "./Problem";
import { ReplayBar, roundStarts } from "./ReplayBar";
import { FullLog, seatsOfSteps, turnFrom, useEntries } from "./ReplayLog";
import "./ReplayPage.css";
import { NOBODY, useFacts, useHeard, useKeys, useStep } from "./replaySteps";
import { Statistics, useStatistics } from "./Statistics";
import { useRules } from "./useRules";
import { Waiting } from "./Waiting";

const PACES = { calm: 1100, fast: 400, off: 1100 }; // milliseconds from step to step

/** A game once more: step by step, from any seat. */
export default function ReplayPage({ source }: { source: http.Source }) {
  return (
    <ZonesProvider>
      <Replay source={source} />
    </ZonesProvider>
  );
}

function Replay({ source }: { source: http.Source }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const wanted = Math.max(0, Number(place.search.get("step")) || 0);
  const seat = place.search.get("seat") ?? NOBODY;
  const [plays, setPlays] = useState(false);
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [part, setPart] = useState<Part>("board");
  const isPhone = useMedia(PHONE);
  const pace = PACES[useChosenPace()];
  const { shown, problem, again } = useStep(source, wanted, seat, language);
  const facts = useFacts(source, language);
  const names = facts.found?.names ?? [];
  const face = useFace(facts.found?.title);
  const rules = useRules(facts.found?.title);
  const printed = usePrinted(source, facts.found?.data);
  const steps = useHeard(shown, seat);
  const entries = useEntries(source, seat, language);
  const isTold = useFilled("card"); // by the face, with its pieces
  const statistics = useStatistics(source); // a game that still runs has none

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

  /** On a phone one sees there what it leads to. */
  const toBoard = useCallback(
    (step: number) => {
      to(step);
      setPart("board");
    },
    [to],
  );

  const last = shown?.of ?? 0;
  useEffect(() => {
    if (!plays || !shown || shown.step !== wanted) return;
    if (wanted >= last) return setPlays(false);
    const timer = setTimeout(() => to(wanted + 1), pace);
    return () => clearTimeout(timer);
  }, [plays, shown, wanted, last, to, pace]);
  const seats = useMemo(() => seatsOfSteps(entries), [entries]);
  const losses = analysis ? costly(analysis) : [];
  const loss = losses.find((one) => one.step > wanted) ?? losses[0]; // and from the last to the first again
  const toMistake = loss && (() => to(loss.step));
  useKeys({
    move: (by) => to(Math.min(last, Math.max(0, wanted + by))),
    turn: (by) => to(turnFrom(seats, wanted, by, last)),
    play: () => setPlays(!plays && wanted < last),
    mistake: toMistake,
  });
  // Of a game that still runs nobody has seen anything before its first step.
  const isBlank = shown !== null && Object.keys(shown.view).length === 0;
  useEffect(() => {
    if (isBlank && wanted === 0 && last > 0) to(1);
  }, [isBlank, wanted, last, to]);
  // Who comes for a round begins with it.
  const round = Number(place.search.get("round")) || 0;
  const begins = round > 0 ? roundStarts(entries).find((one) => one.round >= round)?.step : undefined;
  useEffect(() => {
    if (begins !== undefined) to(begins);
  }, [begins, to]);
  useEffect(() => {
    document.title = `${say("replay-title")} – Carrack`;
  });

  const toTable = source.kind === "tables" && (
    <Link to={`/table/${source.id}`} className="button">
      {say("to-table")}
    </Link>
  );
  const failed = problem ?? facts.problem ?? printed.problem;
  if (failed) {
    return (
      <ProblemPage code={failed.code} sentence={failed.sentence} retry={again}>
        {toTable}
      </ProblemPage>
    );
  }
  if (!shown || isBlank || !facts.found || !face || !printed.ready) return <Waiting />;
  const Drawn = face.Face as unknown as Face & ((props: Record<string, unknown>) => React.JSX.Element);
  const seen = seat === NOBODY ? null : Number(seat);
  const view = shown.view as View;
  const chips = names.map((name, index) => ({ seat: index, name, kind: "person" }));
  const flags = (analysis?.turning_points ?? []).map(({ step, before, after }) => ({
    step,
    said: signed(100 * (after - before), 0),
  }));
  return (
    <div className={`table has-face replay-page${isPhone ? ` has-parts shows-${part}` : ""}`}>
      <div className="table-head" data-title={facts.found.title} data-seats={names.length}>
        <Link to="/" className="mark" label={labelled("Carrack", say("to-home"))}>
          <Ship size={28} />
        </Link>
        <div className="table-title">
          <h1>{say("replay-title")}</h1>
          <ZoneHost name="title" />
        </div>
        <Seats seats={chips} yours={NO_SEATS} shown={seen} acting={NO_SEATS} />
        <div className="table-tools">
          <CorrectedTag data={facts.found.data} />
          {toTable}
        </div>
      </div>
      {isPhone && <Parts open={part} onOpen={setPart} />}
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
        <ZoneHost name="sheet" />
      </div>
      <aside className="table-side replay-side" data-scrolls>
        <section className="panel stack replay-tools">
          <div aria-live="polite">{!isTold && shown.log.map((said, index) => <p key={index}>{said}</p>)}</div>
          <ZoneHost name="card" />
          <ZoneHost name="result" />
          <Pick
            label={say("replay-seat")}
            value={seat}
            choices={[
              { value: NOBODY, label: say("replay-spectator") },
              ...names.map((name, index) => ({ value: String(index), label: name })),
            ]}
            onChange={(from) => go(address(wanted, from), true)}
          />
          <div className="row">
            <Button
              onPress={() => void navigator.clipboard?.writeText(location.origin + address(wanted, seat))}
            >
              <Icon name="link" /> {say("replay-link")}
            </Button>
            {statistics.found && (
              <a className="button" href={http.recordAddress(source)} download>
                {say("replay-download")}
              </a>
            )}
          </div>
          {statistics.found && <Checked source={source} />}
          <LanguagePick />
        </section>
        {statistics.found && (
          <>
            <AnalysisPanel
              source={source}
              names={names}
              step={wanted}
              last={last}
              jump={toBoard}
              tell={setAnalysis}
            />
            <section className="panel stack" id="story">
              <h2>{say("story-title")}</h2>
              <Statistics statistics={statistics.found} />
            </section>
          </>
        )}
        <FullLog
          entries={entries}
          kinds={(statistics.found?.kinds ?? {}) as Record<string, string>}
          current={wanted}
          jump={toBoard}
        />
      </aside>
      <ZoneHost name="tray" className="table-tray" />
      <ReplayBar
        entries={entries}
        flags={flags}
        step={wanted}
        last={last}
        plays={plays}
        setPlays={setPlays}
        to={to}
        toMistake={toMistake}
      />
    </div>
  );
}

const NO_SEATS: number[] = [];

const PARTS = ["board", "log", "told"] as const;
type Part = (typeof PARTS)[number];

/** On a phone: the board with the own tray, the log, or the analysis with the story; the steps stay below. */
function Parts({ open, onOpen }: { open: Part; onOpen: (part: Part) => void }) {
  const say = useSay();
  return (
    <nav className="replay-parts" aria-label={say("replay-parts")}>
      {PARTS.map((part) => (
        <button key={part} type="button" aria-pressed={open === part} onClick={() => onOpen(part)}>
          {say(`replay-part-${part}`)}
        </button>
      ))}
    </nav>
  );
}
