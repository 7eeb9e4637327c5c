import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { forgetRefusal, isWaiting, send, type TableState } from "../api/store";
import { streamKey, type Stream } from "../api/stream";
import type { TableInfo } from "../api/types";
import { labelled, useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Icon } from "../kit/Icon";
import { useSettings } from "../kit/settings";
import { Ship } from "../kit/Ship";
import { PHONE, useMedia } from "../kit/useMedia";
import { Curtain } from "../table/Curtain";
import type { Choice, Named, RefusedChoice, Step } from "../table/face";
import { OfferAnswer, Offers } from "../table/Offers";
import { Refused, TooLate } from "../table/Refused";
import { phaseOf, RulesContext } from "../table/rules";
import { skip } from "../table/pace";
import { SoundButton } from "../table/SoundButton";
import { actingSeats, mayHurry } from "../table/seat";
import { Seats } from "../table/Seats";
import { ZoneHost, ZonesProvider } from "../table/zones";
import { boardOf } from "./besides";
import { EmptySeats } from "./EmptySeats";
import { Ending } from "./Ending";
import { FaceArea } from "./FaceArea";
import { useFace } from "./faces";
import { useFocusNext } from "./focus";
import { HandsSwitch, useHands } from "./Hands";
import { headingOf } from "./headings";
import { later } from "./later";
import { useLookBack } from "./lookBack";
import { useTurnNotice } from "./notify";
import { Corrected, usePrinted } from "./printed";
import { ProblemLine } from "./Problem";
import { usePlanning } from "./planning";
import { Prompt } from "./Prompt";
import { ShareLink } from "./ShareLink";
import { useSure } from "./sure";
import { TableMenu } from "./TableMenu";
import { isSlow, useLate, useSeat } from "./tableSeat";
import { TableSide } from "./TableSide";
import { KeyHelp, UndoButton, useUndoKey } from "./TableTools";
import { useTrying } from "./trying";
import { useRules } from "./useRules";
import { useWhatIf } from "./whatIf";
import { Waiting } from "./Waiting";

const Hint = later(() => import("./Hint"));
const Nudge = later(() => import("./Nudge"));
const PlanAhead = later(() => import("./PlanAhead").then((all) => ({ default: all.PlanAhead })));
const NextTable = later(() => import("./NextTable"));
const Resting = later(() => import("./Pause").then((all) => ({ default: all.Resting })));
const WhatIfBar = later(() => import("./WhatIfBar").then((all) => ({ default: all.WhatIfBar })));
const LookBackBar = later(() => import("./LookBackBar").then((all) => ({ default: all.LookBackBar })));
const VariantName = later(() => import("./VariantName"));
const LessonCoach = later(() => import("./LessonCoach"));
const Proposals = later(() => import("../table/Proposal").then((all) => ({ default: all.Proposals })));
const PointButton = later(() => import("../table/Proposal").then((all) => ({ default: all.PointButton })));

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

/** What a table is called; what follows a colon is left out where there is little room. */
function Heading({ name }: { name: string }) {
  const [main, ...rest] = name.split(": ");
  return (
    <h1 title={name}>
      {main}
      {rest.length > 0 && <span className="table-subtitle">: {rest.join(": ")}</span>}
    </h1>
  );
}

/** The table during and after the game. */
/** The game has begun, and what the room knew of it is still there: a face would look in vain for its pieces. */
const isUndealt = ({ view }: Stream) => Object.keys(view).length === 0;

export function GameTable(props: Props) {
  return (
    <ZonesProvider>
      <WholeTable {...props} />
    </ZonesProvider>
  );
}

function WholeTable({ id, table, info, linkKey }: Props) {
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
  const isAsked = waiting.length > 0 || now.isSending;
  const late = useLate(isAsked, SOON);
  const isTurn = !over && now.choices.length > 0;
  const [sharing, setSharing] = useState(false);
  const [wasOver] = useState(over);
  const wantsNudges = useSettings((settings) => settings.nudges);
  const isPhone = useMedia(PHONE);
  const [log, setLog] = useState(false); // on a phone it lies over the table when asked for
  useTurnNotice(isTurn, headingOf(info), id);
  const showsHands = yours.length === 0 && !over && Boolean(info.hands_delay);
  const hands = useHands(id, linkKey, showsHands);

  // The table itself comes first: what is told of it may be read a moment later.
  const told = useDeferredValue(stream?.steps ?? NO_STEPS);
  const triedSteps = now.tried.length;
  const undoSteps = triedSteps || (stream?.position.undo ?? 0);
  const { untry, whole } = now;
  const undo = useCallback(() => {
    if (seat === null || undoSteps === 0 || isWaiting(id)) return;
    if (triedSteps > 0) untry();
    else send({ type: "undo", table: id, seat, steps: whole(undoSteps) });
  }, [seat, id, undoSteps, triedSteps, untry, whole]);
  const trial = useWhatIf(id, seat, stream?.n ?? 0);
  const back = useLookBack(id, linkKey, seat, stream?.n ?? 0);
  const live = {
    view: now.view,
    choices: over ? NONE : now.choices,
    refused: over ? NO_REASONS : now.refused,
    steps: stream?.steps ?? NO_STEPS,
    prompt: now.prompt,
    act: now.act,
    together: now.together,
    ask: now.ask,
    undo,
    undoSteps: over ? 0 : undoSteps,
    tried: now.tried,
    decision: stream?.position.turn?.decision,
    busy: late,
  };
  const board = boardOf(live, trial, back);
  const { choices, decision, busy } = board;
  const isBesides = trial.isOn || back.step !== null;
  const { pick, sure } = useSure(info.title, choices, decision, board.act);
  useUndoKey(board.undo);
  const { ahead, planned, plan } = usePlanning(id, seat, stream?.position, !over && !isTurn && !isBesides);
  const planThese = (moves: Named[]) => {
    plan(moves);
    trial.leave();
  };
  const share = useCallback(() => setSharing(true), []);
  const hurry = useCallback(() => {
    if (seat === null) return;
    skip(true);
    send({ type: "hurry", table: id, seat });
  }, [id, seat]);
  useEffect(() => {
    if (isTurn || over) skip(false);
  }, [isTurn, over]);
  useFocusNext(choices, busy, over, seat);

  if (!stream || isUndealt(stream)) return <Waiting />;
  if (veiled && seat !== null) return <Curtain name={names[seat] ?? ""} open={unveil} />;
  const hasOwnFace = face !== null && !face.isPlain;
  const together = info.cooperative && info.seats.length > 1 && !over && hasOwnFace;
  const isHelped = info.hints && seat !== null && !over;
  const isNudged = wantsNudges && isHelped;
  const acting = over ? NOBODY : actingSeats(stream);
  return (
    <div className={`table has-face${isPhone && log ? " shows-log" : ""}`}>
      <div className="table-head" data-title={info.title} data-seats={info.seats.length}>
        <Link to="/" className="mark" label={labelled("Carrack", say("to-home"))}>
          <Ship size={28} />
          <span className="mark-name">Carrack</span>
        </Link>
        <div className="table-title">
          <Heading name={headingOf(info)} />
          <div className="table-now">
            <ZoneHost name="title" />
            <Suspense>
              <VariantName info={info} />
            </Suspense>
          </div>
        </div>
        <Corrected id={id} linkKey={linkKey} data={info.data} />
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
                decision={
                  choices.length > 1 && triedSteps === 0 && !busy && !isBesides ? (decision ?? null) : null
                }
                choices={choices}
              />
            </Suspense>
          )}
          {isNudged && (
            <Suspense>
              <Nudge
                id={id}
                title={info.title}
                seat={seat}
                decision={isTurn && !isBesides ? (decision ?? null) : null}
              />
            </Suspense>
          )}
          {together && seat !== null && (
            <Suspense>
              <PointButton />
            </Suspense>
          )}
          {isPhone && (
            <Button round aria-label={say("side")} aria-expanded={log} onPress={() => setLog(!log)}>
              <Icon name="lines" size={18} />
            </Button>
          )}
          <UndoButton undo={board.undo} isDisabled={board.undoSteps === 0 || busy || over} />
          <SoundButton />
          <TableMenu
            id={id}
            link={linkKey}
            share={share}
            info={info}
            seat={seat}
            plan={stream.position.plan}
            undoAgreed={stream.position.undo_agreed}
            over={over}
            hasRules={rules.isTold}
            tryOut={over || info.rated ? undefined : trial.begin}
          />
        </div>
      </div>
      <div className="table-notes" aria-live="polite">
        {isBesides && (
          <Suspense>
            {back.step === null ? (
              <WhatIfBar trial={trial} plan={isTurn ? undefined : planThese} />
            ) : (
              <LookBackBar back={back} />
            )}
          </Suspense>
        )}
        <Offers
          offers={info.offers ?? []}
          seats={info.seats}
          yours={yours}
          answer={(own, offer, yes) => send({ type: "answer", table: id, seat: own, offer, yes })}
        />
        <OfferAnswer answered={info.answered} seats={info.seats} yours={yours} />
        {(info.rests?.length ?? 0) > 0 && (
          <Suspense>
            <Resting info={info} />
          </Suspense>
        )}
        <Refused refused={refused} rulesAt={rules.code} forget={() => forgetRefusal(id)} />
        <ProblemLine problem={printed.problem} />
        <EmptySeats
          seats={info.seats}
          id={id}
          yours={yours}
          over={over}
          linkKey={linkKey}
          hadSeat={table.hadSeat}
        />
      </div>
      <div className="table-face" aria-busy={isAsked}>
        {face && printed.ready ? (
          <RulesContext value={rules}>
            <FaceArea
              face={face}
              view={hands.view ?? board.view}
              seat={hands.view ? hands.seat : seat}
              looksOn={hands.view !== null}
              names={names}
              acting={face.isPlain ? acting : undefined}
              choices={choices}
              refused={board.refused}
              steps={hands.view ? NO_STEPS : board.steps}
              act={board.act}
              together={board.together}
              ask={board.ask}
              busy={busy}
              undo={board.undo}
              undoSteps={board.undoSteps}
              tried={board.tried}
              ahead={ahead}
              planned={planned}
              plan={plan}
              windowTime={isBesides ? null : (stream.position.window ?? null)}
              figures={printed.figures}
            />
          </RulesContext>
        ) : (
          <Waiting />
        )}
        <ZoneHost name="sheet" />
      </div>
      <aside className="table-side">
        {info.lesson && seat !== null && (
          <Suspense>
            <LessonCoach
              id={id}
              title={info.title}
              seat={seat}
              choices={isBesides ? NONE : choices}
              decision={stream.position.turn?.decision ?? null}
              tried={now.tried}
              over={over}
            />
          </Suspense>
        )}
        {over && seat !== null && (
          <Suspense>
            <NextTable id={id} isSlow={isSlow(info.clock)} isBeside />
          </Suspense>
        )}
        {over && (
          <Ending info={info} yours={yours} id={id} linkKey={linkKey} isFresh={!wasOver} share={share} />
        )}
        {!over && (
          <Prompt
            asked={choices.length > 0 ? board.prompt || say("your-turn") : null}
            acting={acting}
            steps={told}
            rules={rules}
            phase={phaseOf(board.view)}
            seats={{ yours, names, seat, look }}
            choices={choices}
            refused={board.refused}
            busy={busy}
            pick={pick}
            isPlain={face?.isPlain === true}
            skip={mayHurry(info.seats, yours) && !isBesides ? hurry : undefined}
            isOut={
              seat !== null && face !== null && Object.keys(now.view).length > 0 && face.isOut(now.view, seat)
            }
          >
            {showsHands ? (
              <HandsSwitch hands={hands} names={names} delay={info.hands_delay ?? 0} />
            ) : (
              yours.length === 0 && <p className="small soft">{say("spectating")}</p>
            )}
            {seat !== null && !isTurn && !isBesides && (
              <Suspense>
                <NextTable id={id} isSlow={isSlow(info.clock)} />
                <PlanAhead
                  id={id}
                  seat={seat}
                  plan={stream.position.plan}
                  begin={info.rated ? undefined : trial.begin}
                />
              </Suspense>
            )}
          </Prompt>
        )}
        <TableSide
          id={id}
          chat={table.chat}
          steps={told}
          seat={seat}
          seats={info.seats}
          isPlaying={info.status === "playing"}
          linkKey={linkKey}
          current={back.step}
          jump={over ? undefined : back.look}
        />
      </aside>
      <ZoneHost name="tray" className="table-tray" />
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
