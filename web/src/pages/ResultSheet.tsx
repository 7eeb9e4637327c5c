/** The end of a game, the same for all titles: who won, what was counted, when it turned, and what comes next. */
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import * as http from "../api/http";
import type { Analysis, Statistics as Found, TableInfo } from "../api/types";
import { listOf, useSay, useSayMore, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { SeatDisc } from "../kit/SeatDisc";
import { useMedia } from "../kit/useMedia";
import { Places, type PlaceLine } from "../table/Places";
import { RoundLines } from "../table/RoundLines";
import { standings } from "../table/Result";
import { countedOf, familiesOf, isTurning, momentsOf, rivalsOf } from "../table/story";
import {
  bestCatch,
  fewWin,
  gatheredBy,
  lead,
  levelAt,
  partsOf,
  repeatPlaces,
  turnOf,
  type Sums,
} from "../table/tally";
import { named, readable } from "../table/words";
import { ZoneHost } from "../table/zones";
import { useAnalysis } from "./analyzing";
import { NextTime } from "./NextTime";
import { ProblemLine } from "./Problem";
import { useStory } from "./faces";
import { useFocusWithin } from "./focus";
import { byRound, Statistics, useStatistics } from "./Statistics";
import { titleOf, useTitleWord } from "./titles";
import "../table/ResultSheet.css";

const BEAT = 600; // milliseconds from one part of the count to the next

interface Props {
  info: TableInfo;
  yours: number[];
  id: string;
  linkKey: string;
  isFresh: boolean; // it ended before our eyes: then it is counted up
  ways: ReactNode; // to play again and others
  close: () => void;
}

export default function ResultSheet(props: Props) {
  const say = useSayMore("result");
  if (!say) return null;
  return (
    <ModalOverlay
      className="veil result-veil"
      isOpen
      isDismissable
      onOpenChange={(open) => !open && props.close()}
    >
      <Modal className="result-modal">
        <Dialog className="result-sheet">
          <Sheet {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Sheet({ info, yours, id, linkKey, isFresh, ways, close }: Props) {
  const say = useSay();
  const source = useMemo<http.Source>(() => ({ kind: "tables", id, key: linkKey }), [id, linkKey]);
  const statistics = useStatistics(source).found;
  const [story, setStory] = useState(false);
  const lines = standings(
    info.result ?? null,
    info.scores ?? null,
    info.seats.map(({ name }) => name),
  );
  const winner = lines.find((line) => line.won)?.seat ?? null;
  const joint = jointOf(info);
  const crowned = joint && yours.length > 0 ? (winner === null ? null : yours[0]!) : winner;
  const tally = useTally(info.title, statistics);
  const { counted, finish } = useCountUp(tally?.parts.length ?? 0, isFresh && info.status === "finished");
  const isCounting = tally !== null && counted < tally.parts.length;
  const shown: PlaceLine[] = lines.map((line) => ({
    ...line,
    score: tally?.of && repeatPlaces(info.scores ?? null, placesOf(info)) ? null : line.score,
    who: whoIs(info, line.seat, yours, say),
  }));
  const root = useRef<HTMLDivElement>(null);
  useFocusWithin(root, "h2");
  return (
    <div ref={root} onPointerDown={isCounting ? finish : undefined}>
      <header className="result-top" style={{ "--seat": seatColor(crowned) } as CSSProperties}>
        {crowned !== null && <SeatDisc seat={crowned} />}
        <div>
          <Heading slot="title" level={2} tabIndex={-1}>
            {headline(info, yours, say)}
          </Heading>
          <p>{subline(info, statistics, say)}</p>
          {winner !== null && !joint && <TieLine info={info} winner={winner} />}
        </div>
        <Button look="plain" className="result-board" onPress={close}>
          <Icon name="eye" size={20} /> <span>{say("result-board")}</span>
        </Button>
      </header>
      <div className="result-body">
        {info.reason && <p className="soft">{named("reason", info.reason)}</p>}
        <section aria-label={say("result")}>
          <Places
            lines={shown}
            isJoint={joint !== null}
            parts={tally?.parts ?? []}
            counted={counted}
            of={tally?.of}
            nameOf={(part) => (part === null ? say("figures-rest") : (tally?.partName(part) ?? part))}
          />
        </section>
        <div className="result-told">
          <ZoneHost name="result" />
          {statistics && (
            <Moments {...{ info, yours, source, tally, statistics }} winner={joint ? null : winner} />
          )}
        </div>
        {story && statistics && <Statistics statistics={statistics} />}
        <div className="result-ways">
          {ways}
          {statistics && !story && (
            <Button look="plain" onPress={() => setStory(true)}>
              {say("story-title")}
            </Button>
          )}
          {isCounting && (
            <Button look="plain" onPress={finish}>
              {say("result-skip")}
            </Button>
          )}
          <Link to="/" className="button plain result-home">
            {say("to-home")}
          </Link>
        </div>
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useSay>;

const placesOf = (info: TableInfo) => (info.result as { places?: number[] } | null | undefined)?.places;

/** Few points win: the most at once is nothing to be proud of. */
const isLow = (info: TableInfo) => fewWin(info.scores ?? null, placesOf(info));

const seatColor = (seat: number | null) => (seat === null ? "var(--ground)" : `var(--seat-${seat})`);

function whoIs(info: TableInfo, seat: number, yours: number[], say: Say): string {
  if (yours.includes(seat)) return say("result-you");
  return info.seats[seat]?.kind === "bot" ? say("seat-bot-kind") : "";
}

/** Whether all win or lose as one, or one alone, where it is no contest of seats and has been played to its end. */
function jointOf(info: TableInfo): "together" | "alone" | null {
  const kind = (info.result as { kind?: string } | null | undefined)?.kind;
  if (kind !== "cooperative" && kind !== "solo") return null;
  return info.seats.length > 1 ? "together" : "alone";
}

/** "You win by 9", where points say it; else who won. */
function headline(info: TableInfo, yours: number[], say: Say): string {
  const result = (info.result ?? {}) as { won?: number[]; places?: number[] };
  const won = result.won ?? [];
  const joint = jointOf(info);
  if (joint)
    return say(`result-${joint}`, {
      won: String(won.length > 0),
      you: String(yours.length > 0),
      name: info.seats[0]?.name ?? "",
    });
  if (won.length === 0) return say("result-over");
  const isMine = won.some((seat) => yours.includes(seat));
  const by = info.cooperative || won.length > 1 ? 0 : lead(info.scores ?? null, result.places, won[0]!);
  const names = listOf(won.map((seat) => info.seats[seat]?.name ?? ""));
  if (by > 0) return isMine ? say("result-you-won-by", { by }) : say("result-won-by", { name: names, by });
  return isMine ? say("result-you-won") : say("result-won", { names, count: won.length });
}

function subline(info: TableInfo, statistics: Found | null, say: Say): string {
  const minutes = statistics?.duration ? Math.max(1, Math.round(statistics.duration / 60_000)) : 0;
  return minutes ? `${info.title_name}. ${say("figures-duration", { minutes })}` : (info.title_name ?? "");
}

/** Why the first of two with the same points is first. */
function TieLine({ info, winner }: { info: TableInfo; winner: number }) {
  const say = useSay();
  const points = levelAt(info.scores ?? null, placesOf(info), winner);
  return points === null ? null : <p>{say("result-level", { points })}</p>;
}

// ---- what is counted ----

interface Tally {
  parts: ReturnType<typeof partsOf>;
  of?: string; // what is counted, where it is no points
  sums: Sums[]; // by source
  lines: number[][]; // what each seat had after each round
  partName: (part: string) => string;
  nameOf: (source: string) => string;
}

/** Points by source and round; null where the title counts none, or before they are there. */
function useTally(title: string, statistics: Found | null): Tally | null {
  const story = useStory(title);
  return useMemo(() => {
    const counted = titleOf(title).points ?? "points";
    const seats = (statistics?.breakdown as { seats?: Record<string, Sums>[] } | undefined)?.seats;
    if (!statistics) return null;
    if (!seats?.some((one) => one[counted])) return otherTally(statistics, story);
    const sums = seats.map((one) => one[counted] ?? {});
    const labels = (statistics.labels ?? {}) as Record<string, string>;
    const nameOf = (source: string) => labels[source] ?? readable(source);
    const families = familiesOf(statistics.story);
    if (families && !story) return null; // their names are on their way
    return {
      sums,
      parts: partsOf(families ? sums.map((one) => gatheredBy(families, one)) : sums),
      lines: sums.map(byRound),
      partName: families && story ? (family) => story.say(`source-${family}`) : nameOf,
      nameOf,
    };
  }, [title, statistics, story]);
}

/** What a title compares where it counts no points. */
function otherTally(statistics: Found, story: ReturnType<typeof useStory>): Tally | null {
  const figures = countedOf(statistics.story);
  if (!figures || !story) return null;
  const { field, seats } = figures;
  const nameOf = (part: string) => story.say(`${field}-${part}`);
  const parts = partsOf(seats.map((one) => Object.fromEntries(Object.entries(one).map(asSums))));
  return { parts, of: story.say(`${field}-title`), sums: [], lines: [], partName: nameOf, nameOf };
}

const asSums = ([part, amount]: [string, number]): [string, Sums[string]] => [part, { 0: amount }];

/** How many parts are counted by now: all at once for those who want it still, or come back later. */
function useCountUp(parts: number, counts: boolean) {
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const [counted, setCounted] = useState(0);
  const isDone = !counts || isStill;
  useEffect(() => {
    if (isDone || parts === 0 || counted >= parts) return;
    const timer = setTimeout(() => setCounted(counted + 1), BEAT);
    return () => clearTimeout(timer);
  }, [isDone, parts, counted]);
  const finish = useCallback(() => setCounted(parts), [parts]);
  return { counted: isDone ? parts : counted, finish };
}

// ---- moments ----

interface MomentsProps {
  info: TableInfo;
  yours: number[];
  source: http.Source;
  tally: Tally | null;
  winner: number | null;
  statistics: Found;
}

function Moments({ info, yours, source, tally, winner, statistics }: MomentsProps) {
  const say = useSay();
  const word = useTitleWord();
  const language = useTexts((texts) => texts.language);
  const asked = useAnalysis(source, language);
  const analysis = asked.answer?.analysis ?? null;
  const names = statistics.seats.map(({ name }) => name);
  const told = momentsOf(statistics.story).find(isTurning); // the title knows better than its points
  const turn = winner === null || tally === null || told ? null : turnOf(tally.lines, winner);
  const point = greatest(analysis);
  const marked = point ? roundAt(analysis, point.step) : ((told ?? turn)?.round ?? null);
  const own = yours[0] ?? winner ?? 0;
  const label = word(info.title, "figures-rounds") || say("figures-rounds");
  const replay = (at: string) => `/table/${source.id}/replay?${at}${source.key && `#${source.key}`}`;
  const rivals = useRivals(info.title, statistics.story);
  return (
    <div className="result-moments">
      {tally && tally.lines.length > 0 && (
        <section className="result-box">
          <h3>{label}</h3>
          <RoundLines lines={tally.lines} names={names} rivals={rivals} marked={marked} label={label} />
        </section>
      )}
      {winner !== null && (
        <TurningBox {...{ turn, analysis, names, winner, replay, isSealed: Boolean(info.sealed) }} />
      )}
      <StoryMoments
        title={info.title}
        statistics={statistics}
        isAnalyzed={point !== undefined}
        replay={info.sealed ? undefined : replay}
      />
      <BestBox
        {...{ asked, own, names, isYou: yours.includes(own), replay }}
        tally={isLow(info) ? null : tally}
      />
      {analysis && yours.length > 0 && (
        <section className="result-box">
          <h3>{say("next-time-title")}</h3>
          <NextTime
            analysis={analysis}
            seat={own}
            way={(step, words) => <Link to={replay(`step=${step}`)}>{words}</Link>}
          />
        </section>
      )}
    </div>
  );
}

/** Lines of who plays along and has no seat. */
function useRivals(title: string, told: unknown): { name: string; line: number[] }[] {
  const story = useStory(title);
  return story ? rivalsOf(told).map(({ name, line }) => ({ name: story.say(name), line })) : [];
}

type Replay = (at: string) => string;

/** From where it is told to where it was. */
function FromRound({ replay, round }: { replay: Replay; round: number }) {
  return <Link to={replay(`round=${round}`)}>{useSay()("result-replay-here")}</Link>;
}

interface StoryProps {
  title: string;
  statistics: Found;
  isAnalyzed: boolean;
  replay: Replay | undefined;
}

/** What only the title knows to tell. */
function StoryMoments({ title, statistics, isAnalyzed, replay }: StoryProps) {
  const story = useStory(title);
  const names = statistics.seats.map(({ name }) => name);
  const told = momentsOf(statistics.story).filter((one) => !(isAnalyzed && isTurning(one)));
  if (!story) return null;
  return told.map(({ moment, seat, target, ...figures }) => {
    const words = { ...figures, name: names[seat] ?? "", target: names[target ?? seat] ?? "" };
    return (
      <section key={moment} className="result-box">
        <h3>{story.say(`moment-${moment}`, words)}</h3>
        {figures.amount !== undefined && <p className="result-figure numbers">{figures.amount}</p>}
        <p>{story.say(`moment-${moment}-text`, words)}</p>
        {replay && figures.round > 1 && <FromRound replay={replay} round={figures.round} />}
      </section>
    );
  });
}

interface TurningProps {
  turn: ReturnType<typeof turnOf>;
  analysis: Analysis | null;
  names: string[];
  winner: number;
  replay: Replay;
  isSealed: boolean;
}

/** When it turned: as the analysis has it, if somebody has asked for one; else as the points do. */
function TurningBox({ turn, analysis, names, winner, replay, isSealed }: TurningProps) {
  const say = useSay();
  const point = greatest(analysis);
  if (point)
    return (
      <section className="result-box">
        <h3>{say("result-turning", { round: roundAt(analysis, point.step) })}</h3>
        <p>
          {say("result-turning-chance", {
            name: names[point.seat] ?? "",
            before: Math.round(100 * point.before),
            after: Math.round(100 * point.after),
          })}
        </p>
        <Link to={replay(`step=${point.step}`)}>{say("result-replay-here")}</Link>
      </section>
    );
  if (!turn) return null;
  const words = { name: names[winner] ?? "", rival: names[turn.over] ?? "", by: turn.by };
  return (
    <section className="result-box">
      <h3>{say("result-turning", { round: turn.round })}</h3>
      <p className="result-figure numbers">+{turn.by}</p>
      <p>{say(turn.passed ? "result-turning-passed" : "result-turning-ahead", words)}</p>
      {!isSealed && <FromRound replay={replay} round={turn.round} />}
    </section>
  );
}

/** The turning point that changed most. */
const greatest = (analysis: Analysis | null) =>
  [...(analysis?.turning_points ?? [])].sort(
    (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before),
  )[0];

const roundAt = (analysis: Analysis | null, step: number): number =>
  analysis?.choices.filter((choice) => choice.step <= step).at(-1)?.round ?? 0;

type Asked = ReturnType<typeof useAnalysis>;

interface BestProps {
  asked: Asked;
  own: number;
  tally: Tally | null;
  names: string[];
  isYou: boolean;
  replay: Replay;
}

/** The best move, once somebody has asked for it; until then the most that came at once, and the way to ask. */
function BestBox({ asked, own, tally, names, isYou, replay }: BestProps) {
  const say = useSay();
  const best = asked.answer?.analysis?.choices
    .filter((choice) => choice.seat === own && choice.agrees)
    .sort((a, b) => gained(b, own) - gained(a, own))[0];
  if (best)
    return (
      <section className="result-box">
        <h3>{say("result-best", { round: best.round })}</h3>
        <p className="result-said">{best.done.said}</p>
        <Link to={replay(`step=${best.step}`)}>{say("result-replay-here")}</Link>
      </section>
    );
  const most = tally && bestCatch(tally.sums[own] ?? {});
  const who = { name: names[own] ?? "", you: isYou ? "yes" : "no" };
  return (
    <section className="result-box">
      <h3>{most ? say("result-most", { round: most.round, ...who }) : say("result-best-plain")}</h3>
      {most && (
        <>
          <p className="result-figure numbers">+{most.amount}</p>
          <p>{tally.nameOf(most.source)}</p>
        </>
      )}
      <AskBest asked={asked} />
    </section>
  );
}

/** Lets a bot look for the best move, and tells how far it is. */
function AskBest({ asked: { answer, begin, busy, problem } }: { asked: Asked }) {
  const say = useSay();
  const { state, done = 0, of = 0 } = answer ?? {};
  return (
    <>
      {state === "failed" && <p>{say("result-ask-failed")}</p>}
      {state === "done" && <p className="soft">{say("result-ask-none")}</p>}
      {(state === "none" || state === "failed") && (
        <Button className="fit result-ask" onPress={begin} isDisabled={busy}>
          {say("result-ask")}
        </Button>
      )}
      {state === "waiting" && <p className="soft">{say("result-ask-waiting")}</p>}
      {state === "running" && (
        <p className="soft">
          {say("result-asking", { done, of })}
          <progress max={of} value={done} aria-label={say("result-ask")} />
        </p>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

/** How much better a choice made the chances of its seat. */
const gained = ({ done, chances }: Analysis["choices"][number], seat: number) =>
  done.chance - (chances[seat] ?? 0);
