import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { forgetRefusal, isWaiting, send, type TableState } from "../api/store";
import { streamKey } from "../api/stream";
import type { TableInfo } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Curtain } from "../table/Curtain";
import type { Choice, RefusedChoice, Step } from "../table/face";
import { Offers } from "../table/Offers";
import { Refused, TooLate } from "../table/Refused";
import { phaseOf, RulesContext } from "../table/rules";
import { actingSeats } from "../table/seat";
import { Seats } from "../table/Seats";
import { EmptySeats } from "./EmptySeats";
import { Ending } from "./Ending";
import { FaceArea } from "./FaceArea";
import { useFace } from "./faces";
import { Committed } from "./Fairness";
import { HandsSwitch, useHands } from "./Hands";
import { useTurnNotice } from "./notify";
import { Corrected, usePrinted } from "./printed";
import { ProblemLine } from "./Problem";
import { Prompt, waited } from "./Prompt";
import { ShareLink } from "./ShareLink";
import { useSure } from "./sure";
import { TableMenu } from "./TableMenu";
import { useLate, useSeat } from "./tableSeat";
import { TableSide } from "./TableSide";
import { KeyHelp, ShareButton, UndoButton, useUndoKey } from "./TableTools";
import { useTrying } from "./trying";
import { useRules } from "./useRules";
import { Waiting } from "./Waiting";

const Hint = lazy(() => import("./Hint"));
const LessonCoach = lazy(() => import("./LessonCoach"));
const StoryOf = lazy(() => import("./Statistics"));
const Proposals = lazy(() => import("../table/Proposal").then((all) => ({ default: all.Proposals })));
const PointButton = lazy(() => import("../table/Proposal").then((all) => ({ default: all.PointButton })));

interface Props {
  id: string;
  table: TableState;
  info: TableInfo;
  linkKey: string;
}

const OVER = ["finished", "ended", "closed"];
const NONE: Choice[] = [];
const NO_REASONS: RefusedChoice[] = [];
const NO_STEPS: Step[] = [];
const NOBODY: number[] = [];
const NO_PROPOSALS: NonNullable<TableInfo["proposals"]> = [];
const NEVER = () => false;
const SOON = 250; // milliseconds: an answer that comes this soon is not waited for

/** The table during and after the game. */
export function GameTable({ id, table, info, linkKey }: Props) {
  const say = useSay();
  const { yours, streams, waiting, refused } = table;
  const { seat, veiled, unveil, look } = useSeat(yours, streams);
  const stream = streams[streamKey(seat)];
  const over = OVER.includes(info.status);
  const names = useMemo(() => info.seats.map((one) => one.name), [info.seats]);
  const face = useFace(info.title);
  const printed = usePrinted({ kind: "tables", id, key: linkKey }, info.data);
  const rules = useRules(info.title);
  const now = useTrying(id, table, seat, face?.tries ?? NEVER);
  const { act } = now;
  const choices = over ? NONE : now.choices;
  const reasons = over ? NO_REASONS : now.refused;
  const isAsked = waiting.length > 0 || now.isSending;
  const busy = useLate(isAsked, SOON);
  const isTurn = choices.length > 0;
  const [sharing, setSharing] = useState(false);
  const [story, setStory] = useState(false);
  useTurnNotice(isTurn, info.name || info.title, id);
  const showsHands = yours.length === 0 && !over && Boolean(info.hands_delay);
  const hands = useHands(id, linkKey, showsHands);

  // The table itself comes first: what is told of it may be read a moment later.
  const told = useDeferredValue(stream?.steps ?? NO_STEPS);
  const decision = stream?.position.turn?.decision;
  const { pick, sure } = useSure(info.title, choices, decision, act);

  const triedSteps = now.tried.length;
  const undoSteps = triedSteps || (stream?.position.undo ?? 0);
  const { untry } = now;
  const undo = useCallback(() => {
    if (seat === null || undoSteps === 0 || isWaiting(id)) return;
    if (triedSteps > 0) untry();
    else send({ type: "undo", table: id, seat, steps: 1 });
  }, [seat, id, undoSteps, triedSteps, untry]);
  useUndoKey(undo);
  const share = useCallback(() => setSharing(true), []);

  if (!stream) return <Waiting />;
  if (veiled && seat !== null) return <Curtain name={names[seat] ?? ""} open={unveil} />;
  const hasOwnFace = face !== null && !face.isPlain;
  const together = info.cooperative && info.seats.length > 1 && !over && hasOwnFace;
  const isHelped = info.hints && seat !== null && !over;
  const acting = over ? NOBODY : actingSeats(stream);
  return (
    <div className="table has-face">
      <h1 className="unseen">{info.name || info.title}</h1>
      <div className="table-head">
        <Seats
          seats={info.seats}
          yours={yours}
          shown={seat}
          acting={acting}
          clocks={stream.position.clocks}
          running={stream.position.running}
          at={stream.position.clocks ? stream.at : 0}
        />
        <div className="table-tools">
          {isHelped && (
            <Suspense>
              <Hint
                id={id}
                title={info.title}
                seat={seat}
                decision={choices.length > 1 && triedSteps === 0 && !busy ? (decision ?? null) : null}
                choices={choices}
              />
            </Suspense>
          )}
          {together && seat !== null && (
            <Suspense>
              <PointButton />
            </Suspense>
          )}
          <UndoButton undo={undo} isDisabled={undoSteps === 0 || busy || over} />
          <ShareButton share={share} />
          <TableMenu
            id={id}
            info={info}
            seat={seat}
            plan={stream.position.plan}
            undoAgreed={stream.position.undo_agreed}
            over={over}
            hasRules={rules.isTold}
          />
        </div>
      </div>
      <div className="table-notes" aria-live="polite">
        <Offers
          offers={info.offers ?? []}
          seats={info.seats}
          yours={yours}
          answer={(own, offer, yes) => send({ type: "answer", table: id, seat: own, offer, yes })}
        />
        <Refused refused={refused} rulesAt={rules.code} forget={() => forgetRefusal(id)} />
        {showsHands ? (
          <HandsSwitch hands={hands} names={names} delay={info.hands_delay ?? 0} />
        ) : (
          yours.length === 0 && <p className="notice">{say("spectating")}</p>
        )}
        <Corrected id={id} linkKey={linkKey} data={info.data} />
        <ProblemLine problem={printed.problem} />
        <EmptySeats seats={info.seats} id={id} yours={yours} over={over} linkKey={linkKey} />
      </div>
      <div className="table-face" aria-busy={isAsked}>
        {over && story && (
          <div className="panel">
            <Suspense fallback={<Waiting />}>
              <StoryOf source={{ kind: "tables", id, key: linkKey }} />
            </Suspense>
          </div>
        )}
        {face && printed.ready ? (
          <RulesContext value={rules}>
            <FaceArea
              face={face}
              view={hands.view ?? now.view}
              seat={hands.view ? hands.seat : seat}
              looksOn={hands.view !== null}
              names={names}
              acting={face.isPlain ? acting : undefined}
              choices={choices}
              refused={reasons}
              steps={hands.view ? NO_STEPS : stream.steps}
              act={act}
              busy={busy}
              undo={undo}
              undoSteps={over ? 0 : undoSteps}
              tried={now.tried}
              windowTime={stream.position.window ?? null}
              figures={printed.figures}
            />
          </RulesContext>
        ) : (
          <Waiting />
        )}
      </div>
      <aside className="table-side">
        {info.lesson && seat !== null && (
          <Suspense>
            <LessonCoach
              id={id}
              title={info.title}
              seat={seat}
              choices={choices}
              view={now.view}
              steps={stream.steps}
              decision={decision ?? null}
              over={over}
            />
          </Suspense>
        )}
        {over && (
          <Ending
            info={info}
            yours={yours}
            id={id}
            linkKey={linkKey}
            told={hasOwnFace && Boolean(stream.view.over)}
            story={story}
            setStory={setStory}
          />
        )}
        {!over && yours.length > 0 && (
          <Prompt
            said={isTurn ? now.prompt || say("your-turn") : waited(acting, seat, names, say)}
            isTurn={isTurn}
            rules={rules}
            phase={phaseOf(now.view)}
            seats={{ yours, names, seat, look }}
            choices={choices}
            refused={reasons}
            busy={busy}
            pick={pick}
            isPlain={face?.isPlain === true}
          />
        )}
        <TableSide id={id} chat={table.chat} steps={told} seat={seat} linkKey={linkKey} />
        {info.commitment && <Committed id={id} commitment={info.commitment} />}
      </aside>
      {sure}
      {sharing && (
        <Dialog title={say("share")} isOpen onClose={() => setSharing(false)}>
          <ShareLink id={id} linkKey={linkKey} />
          <Button onPress={() => setSharing(false)}>{say("close")}</Button>
        </Dialog>
      )}
      <TooLate refused={refused} forget={() => forgetRefusal(id)} />
      {together && (
        <Suspense>
          <Proposals
            table={id}
            seat={seat}
            names={names}
            proposals={info.proposals ?? NO_PROPOSALS}
            ring={!isHelped}
          />
        </Suspense>
      )}
      <KeyHelp />
    </div>
  );
}
