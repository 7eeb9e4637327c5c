import { useEffect, useMemo, useState } from "react";
import type * as http from "../api/http";
import type { Analysis, AnalysisAnswer, JudgedChoice, TurningPoint } from "../api/types";
import { useSay, useSayMore, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Pick as PickOne } from "../kit/Field";
import {
  choiceAt,
  costly,
  decimal,
  isClear,
  momentsOf,
  percent,
  signed,
  signedPercent,
} from "../table/analysis";
import { Chances } from "../table/Chances";
import { useAnalysis } from "./analyzing";
import { NextTime } from "./NextTime";
import { ProblemLine } from "./Problem";
import { useTitleWord } from "./titles";

interface Props {
  source: http.Source;
  names: string[];
  step: number;
  last: number;
  jump: (step: number) => void;
  tell?: (analysis: Analysis | null) => void; // whoever else draws what it found
}

/** What a strong bot thinks of a game that is over. It is worked out once, when somebody first asks. */
export function AnalysisPanel({ source, names, step, last, jump, tell }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { answer, begin, busy, problem } = useAnalysis(source, language);
  const found = answer?.analysis ?? null;
  useEffect(() => tell?.(found), [tell, found]);
  return (
    <section className="panel stack" id="analysis">
      <h2>{say("analysis-title")}</h2>
      {answer?.analysis ? (
        <Found analysis={answer.analysis} names={names} step={step} last={last} jump={jump} />
      ) : (
        <>
          <p>{say("analysis-what")}</p>
          {/* How far it is changes all the time: nobody wants to hear each of it. */}
          <div aria-live={answer?.state === "running" ? "off" : "polite"}>
            <Standing answer={answer} />
          </div>
          {(answer?.state === "none" || answer?.state === "failed") && (
            <Button look="main" className="fit" onPress={begin} isDisabled={busy}>
              {say("analysis-begin")}
            </Button>
          )}
        </>
      )}
      <ProblemLine problem={problem} />
    </section>
  );
}

function Standing({ answer }: { answer: AnalysisAnswer | null }) {
  const say = useSay();
  switch (answer?.state) {
    case "waiting":
      return <p className="notice">{say("analysis-waiting", { count: answer.ahead ?? 0 })}</p>;
    case "running":
      return (
        <p className="notice stack">
          {say("analysis-running", { done: answer.done ?? 0, of: answer.of ?? 0 })}
          <progress max={answer.of} value={answer.done} aria-label={say("analysis-title")} />
        </p>
      );
    case "failed":
      return <p className="notice bad">{say("analysis-failed")}</p>;
    default:
      return null;
  }
}

interface FoundProps extends Omit<Props, "source" | "tell"> {
  analysis: Analysis;
}

function Found({ analysis, names, step, last, jump }: FoundProps) {
  const say = useSay();
  const judge = say(`judge-${analysis.level}`);
  const moments = useMemo(() => momentsOf(analysis, last), [analysis, last]);
  const choice = choiceAt(analysis, step);
  return (
    <>
      <Chances
        moments={moments}
        points={analysis.turning_points}
        names={names}
        step={step}
        last={last}
        jump={jump}
      />
      <Judged choice={choice} judge={judge} names={names} title={analysis.title} />
      <NextLoss analysis={analysis} step={step} jump={jump} />
      <TurningPoints points={analysis.turning_points} names={names} step={step} jump={jump} />
      <NextTimes analysis={analysis} names={names} jump={jump} />
      <Sums analysis={analysis} names={names} />
      <p className="soft small">{say("analysis-note", { judge, simulations: analysis.simulations })}</p>
    </>
  );
}

interface JudgedProps {
  choice: JudgedChoice | undefined;
  judge: string;
  names: string[];
  title: string;
}

/** What was done at this step, and what the judge would have done. */
function Judged({ choice, judge, names, title }: JudgedProps) {
  const say = useSay();
  const pointsOf = usePoints(title);
  return (
    <section className="stack judged" aria-live="polite">
      <h3>{say("analysis-here")}</h3>
      {!choice && <p className="soft">{say("analysis-no-choice")}</p>}
      {choice?.agrees && (
        <p>{say("analysis-agrees", { name: names[choice.seat] ?? "", judge, done: choice.done.said })}</p>
      )}
      {choice && !choice.agrees && (
        <dl>
          <dt>{names[choice.seat]}</dt>
          <dd>
            {choice.done.said} <Worth valued={choice.done} title={title} />
          </dd>
          <dt>{judge}</dt>
          <dd>
            {choice.best.said} <Worth valued={choice.best} title={title} />
          </dd>
          <dt>{say("analysis-difference")}</dt>
          <dd>
            {say("analysis-lost", { lost: signed(-100 * choice.lost) })}
            {choice.lost_points !== null && <> · {pointsOf(signed(-choice.lost_points))}</>}
            {!isClear(choice) && <> ({say("analysis-unclear")})</>}
          </dd>
        </dl>
      )}
      {choice && choice.line.length > 1 && <PlayedOn choice={choice} names={names} />}
    </section>
  );
}

/** How the judge would have played on for the round. */
function PlayedOn({ choice, names }: { choice: JudgedChoice; names: string[] }) {
  const say = useSay();
  return (
    <div className="small">
      <p>{say("analysis-line")}</p>
      <ol className="played-on">
        {choice.line.map((step, at) => (
          <li key={at}>
            <b>{names[step.seat]}</b> {step.said}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Worth({ valued, title }: { valued: JudgedChoice["done"]; title: string }) {
  const say = useSay();
  const pointsOf = usePoints(title);
  return (
    <span className="soft small">
      {say("analysis-chance", { chance: percent(valued.chance) })}
      {valued.points !== null && <> · {pointsOf(decimal(valued.points))}</>}
    </span>
  );
}

/** Points of a choice, in the title's own word where it has one. */
function usePoints(title: string): (points: string) => string {
  const say = useSay();
  const word = useTitleWord();
  return (points) => word(title, "analysis-points", { points }) || say("analysis-points", { points });
}

/** From one costly choice to the next. */
function NextLoss({ analysis, step, jump }: { analysis: Analysis; step: number; jump: Props["jump"] }) {
  const say = useSay();
  const losses = costly(analysis);
  const before = losses.filter((one) => one.step < step).at(-1);
  const next = losses.find((one) => one.step > step);
  return (
    <div className="row">
      <Button isDisabled={!before} onPress={() => before && jump(before.step)}>
        {say("analysis-loss-back")}
      </Button>
      <Button isDisabled={!next} onPress={() => next && jump(next.step)}>
        {say("analysis-loss-next")}
      </Button>
    </div>
  );
}

/** What each might try another time. */
function NextTimes({ analysis, names, jump }: Pick<FoundProps, "analysis" | "names" | "jump">) {
  const say = useSayMore("result");
  const judged = [...new Set(analysis.choices.map(({ seat }) => seat))].sort();
  const [seat, setSeat] = useState(judged[0] ?? 0);
  if (!say || judged.length === 0) return null;
  return (
    <section className="stack">
      <h3>{say("next-time-title")}</h3>
      <PickOne
        label={say("next-time-who")}
        unseenLabel
        value={String(seat)}
        choices={judged.map((one) => ({ value: String(one), label: names[one] ?? "" }))}
        onChange={(value) => setSeat(Number(value))}
      />
      <NextTime
        analysis={analysis}
        seat={seat}
        way={(step, words) => <Button onPress={() => jump(step)}>{words}</Button>}
      />
    </section>
  );
}

interface PointsProps {
  points: TurningPoint[];
  names: string[];
  step: number;
  jump: (step: number) => void;
}

function TurningPoints({ points, names, step, jump }: PointsProps) {
  const say = useSay();
  if (points.length === 0) return <p className="soft">{say("analysis-no-points")}</p>;
  return (
    <section className="stack">
      <h3>{say("analysis-points-title")}</h3>
      <ol className="turning-points">
        {points.map((point, index) => (
          <li key={point.turn}>
            <button
              type="button"
              aria-current={step >= point.step && step <= point.until}
              onClick={() => jump(point.step)}
            >
              <b className="numbers">{index + 1}</b>
              <span>
                {say("analysis-turned", {
                  step: point.step,
                  until: point.until,
                  name: names[point.seat] ?? "",
                  before: percent(point.before),
                  after: percent(point.after),
                })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sums({ analysis, names }: { analysis: Analysis; names: string[] }) {
  const say = useSay();
  return (
    <section className="stack">
      <h3>{say("analysis-sums")}</h3>
      <div className="table-scroll" tabIndex={0} role="group" aria-label={say("analysis-sums")}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{say("result-name")}</th>
              <th scope="col">{say("analysis-choices")}</th>
              <th scope="col">{say("analysis-as-judge")}</th>
              <th scope="col">{say("analysis-all-lost")}</th>
              <th scope="col">{say("analysis-accuracy")}</th>
            </tr>
          </thead>
          <tbody>
            {analysis.sums.map((one, seat) => (
              <tr key={seat}>
                <th scope="row">{names[seat]}</th>
                <td className="numbers">{one.choices}</td>
                <td className="numbers">{one.agreed}</td>
                <td className="numbers">{signedPercent(-one.lost)}</td>
                <td className="numbers">{one.accuracy === null ? "" : decimal(one.accuracy, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small">{say("analysis-accuracy-text")}</p>
    </section>
  );
}
