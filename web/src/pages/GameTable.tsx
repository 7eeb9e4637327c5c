import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { forgetRefusal, isWaiting, send, type TableState } from "../api/store";
import { streamKey } from "../api/stream";
import type { ChatLine, SeatInfo, TableInfo, View } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Confirm, Dialog } from "../kit/Dialog";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { useSettings } from "../kit/settings";
import { Tabs } from "../kit/Tabs";
import { Chat } from "../table/Chat";
import { Choices, isWriting } from "../table/Choices";
import { worthAsking } from "../table/choices";
import { Curtain } from "../table/Curtain";
import { Dump } from "../table/Dump";
import type { Choice, FaceProps, RefusedChoice, Step } from "../table/face";
import { Log, merged } from "../table/Log";
import { Offers } from "../table/Offers";
import { Refused, TooLate } from "../table/Refused";
import { Result } from "../table/Result";
import { phaseOf, RulesContext } from "../table/rules";
import { actingSeats, seatToShow } from "../table/seat";
import { Seats } from "../table/Seats";
import { named } from "../table/words";
import { useAsk, useDoing } from "./asking";
import { useFace, type Face, type Loaded } from "./faces";
import { HandsSwitch, useHands } from "./Hands";
import { KeyList } from "./HowPage";
import { useTurnNotice } from "./notify";
import { Corrected, usePrinted } from "./printed";
import { Boundary, ProblemLine } from "./Problem";
import { ShareLink } from "./ShareLink";
import { TableMenu } from "./TableMenu";
import { useTrying } from "./trying";
import { useRules } from "./useRules";
import { Waiting } from "./Waiting";

const Hint = lazy(() => import("./Hint"));
const LessonCoach = lazy(() => import("./LessonCoach"));
const StoryOf = lazy(() => import("./Figures"));
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
const MOST_NAMES = 3; // of those who are waited for; more are "the others"

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
  const careful = useSettings((settings) => settings.careful);
  const now = useTrying(id, table, seat, face?.tries ?? NEVER);
  const { act } = now;
  const choices = over ? NONE : now.choices;
  const reasons = over ? NO_REASONS : now.refused;
  const isAsked = waiting.length > 0 || now.isSending;
  const busy = useLate(isAsked, SOON);
  const isTurn = choices.length > 0;
  const [asking, setAsking] = useState<{ choice: Choice; warnings: string[] } | null>(null);
  const [sharing, setSharing] = useState(false);
  const [story, setStory] = useState(false);
  useTurnNotice(isTurn, info.name || info.title, id);
  const showsHands = yours.length === 0 && !over && Boolean(info.hands_delay);
  const hands = useHands(id, linkKey, showsHands);

  // The table itself comes first: what is told of it may be read a moment later.
  const told = useDeferredValue(stream?.steps ?? NO_STEPS);
  const decision = stream?.position.turn?.decision;
  const pick = useCallback(
    (choice: Choice) => {
      const warnings = worthAsking(choice, choices, careful);
      if (warnings.length > 0) setAsking({ choice, warnings });
      else act(choice.name);
    },
    [act, choices, careful],
  );
  // A question about a decision that is no longer open is no question.
  useEffect(() => setAsking(null), [decision]);

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
  const hasFace = !face || Boolean(face.Face); // one that is still on its way has its place already
  const together = info.cooperative && info.seats.length > 1 && !over && Boolean(face?.Face);
  const isHelped = info.hints && seat !== null && !over;
  const others = actingSeats(stream).filter((one) => one !== seat);
  const waitFor = others.length > MOST_NAMES ? "" : others.map((one) => names[one]).join(", ");
  return (
    <div className={`table${hasFace ? " has-face" : ""}`}>
      <h1 className="unseen">{info.name || info.title}</h1>
      <div className="table-head">
        <Seats
          seats={info.seats}
          yours={yours}
          shown={seat}
          acting={over ? NOBODY : actingSeats(stream)}
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
        <Empty seats={info.seats} id={id} yours={yours} over={over} linkKey={linkKey} />
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
            told={Boolean(face?.Face) && Boolean(stream.view.over)}
            story={story}
            setStory={setStory}
          />
        )}
        {!over && yours.length > 0 && (
          <section className={`prompt${isTurn ? " yours" : ""}`} aria-label={say("prompt")}>
            <h2 className="prompt-said" aria-live="polite">
              {isTurn
                ? now.prompt || say("your-turn")
                : waitFor
                  ? say("waiting-for", { names: waitFor })
                  : say("waiting-others")}
            </h2>
            <a
              className="prompt-rules"
              href={rules.phase(phaseOf(now.view))}
              target="_blank"
              rel="noreferrer"
            >
              {say("rules-of-phase")}
            </a>
            {yours.length > 1 && <SeatSwitch yours={yours} names={names} seat={seat} look={look} />}
            <ChoiceList folded={hasFace} count={choices.length}>
              <Choices choices={choices} refused={reasons} busy={busy} pick={pick} rulesAt={rules.code} />
            </ChoiceList>
          </section>
        )}
        <Side id={id} chat={table.chat} steps={told} seat={seat} linkKey={linkKey} />
      </aside>
      {asking && (
        <Confirm
          isOpen
          title={say("sure-title")}
          text={
            <>
              <p>
                <b>{asking.choice.label}</b>
              </p>
              {asking.warnings.map((warning) => (
                <p key={warning}>{named("warning", warning)}</p>
              ))}
            </>
          }
          yes={say("sure-yes")}
          no={say("sure-no")}
          onYes={() => {
            act(asking.choice.name);
            setAsking(null);
          }}
          onNo={() => setAsking(null)}
        />
      )}
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

// ---- tools: drawn again only when they change themselves ----

const UndoButton = memo(function UndoButton({ undo, isDisabled }: { undo: () => void; isDisabled: boolean }) {
  const say = useSay();
  return (
    <Button onPress={undo} isDisabled={isDisabled} aria-keyshortcuts="Control+Z">
      <Icon name="undo" /> <span className="tool-word">{say("undo")}</span>
    </Button>
  );
});

const ShareButton = memo(function ShareButton({ share }: { share: () => void }) {
  const say = useSay();
  return (
    <Button round aria-label={say("share")} onPress={share}>
      <Icon name="link" size={20} />
    </Button>
  );
});

// ---- whose eyes ----

/** The seat that is shown; where several people share the device, a curtain falls between them. */
function useSeat(yours: number[], streams: TableState["streams"]) {
  const [shown, setShown] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null); // the seat whose curtain is open
  const seat = seatToShow(yours, streams, shown);
  useEffect(() => {
    if (seat !== shown) setShown(seat);
  }, [seat, shown]);
  const veiled = yours.length > 1 && seat !== open;
  return {
    seat,
    veiled,
    unveil: () => setOpen(seat),
    look: (wanted: number) => {
      setShown(wanted);
    },
  };
}

interface SwitchProps {
  yours: number[];
  names: string[];
  seat: number | null;
  look: (seat: number) => void;
}

function SeatSwitch({ yours, names, seat, look }: SwitchProps) {
  return (
    <div className="row">
      {yours.map((one) => (
        <Button key={one} look={one === seat ? "main" : ""} onPress={() => look(one)}>
          {names[one]}
        </Button>
      ))}
    </div>
  );
}

/** Whether something has lasted for so many milliseconds: what is over sooner is not worth drawing. */
function useLate(is: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [is, after]);
  return is && late;
}

// ---- the middle ----

interface AreaProps extends Omit<FaceProps<View>, "say"> {
  face: Loaded;
}

/** The title's face; without one, or when it fails, the view as a list. Drawn again when something on it has changed. */
const FaceArea = memo(function FaceArea({ face, ...rest }: AreaProps) {
  const pageSay = useSay();
  if (!face.Face) return <Dump view={rest.view} />;
  const Drawn = face.Face as unknown as Face & ((props: FaceProps<View>) => React.JSX.Element);
  return (
    <Boundary
      fallback={() => (
        <div className="stack">
          <p className="notice">{pageSay("face-broken")}</p>
          <Dump view={rest.view} />
        </div>
      )}
    >
      <Drawn {...rest} say={face.say} />
    </Boundary>
  );
});

/** With a face the list is one way of several: on a phone it opens when asked for. */
function ChoiceList({
  folded,
  count,
  children,
}: {
  folded: boolean;
  count: number;
  children: React.ReactNode;
}) {
  const say = useSay();
  const [wish, setOpen] = useState<boolean | null>(null); // null: nobody has said anything
  const open = !folded || (wish ?? window.innerWidth >= 1180);
  if (count === 0) return null;
  return (
    <>
      {folded && (
        <button type="button" className="fold-title" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="fold" />
          <span>{say("choices", { count })}</span>
        </button>
      )}
      <div className="prompt-choices" hidden={!open}>
        {children}
      </div>
    </>
  );
}

interface EndingProps {
  info: TableInfo;
  yours: number[];
  id: string;
  linkKey: string;
  told: boolean; // the face tells the result
  story: boolean; // of the game, which is shown above the table
  setStory: (shown: boolean) => void;
}

/** What comes after the game, where the choices were: the table stays where it is. */
function Ending({ info, yours, id, linkKey, told, story, setStory }: EndingProps) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const rematch = () =>
    run(async () => {
      const { table } = await http.rematch(id);
      go(`/table/${table}`);
    });
  return (
    <div className="panel stack ending">
      {!told && <Result info={info} yours={yours} />}
      <div className="row">
        {info.campaign && yours.length > 0 && (
          <Link to={`/campaigns/${info.campaign}`} className="button main">
            {say("campaign-go")}
          </Link>
        )}
        {info.rematch ? (
          <Link to={`/table/${info.rematch}`} className="button main">
            {say("rematch-go")}
          </Link>
        ) : (
          yours.length > 0 &&
          !info.campaign && (
            <Button look="main" onPress={rematch} isDisabled={busy}>
              {say("rematch")}
            </Button>
          )
        )}
        <Link to={`/table/${id}/replay${linkKey && `#${linkKey}`}`} className="button">
          {say("to-replay")}
        </Link>
        {info.started && (
          <Button onPress={() => setStory(!story)} aria-expanded={story}>
            {say("story-title")}
          </Button>
        )}
        <Link to="/" className="button plain">
          {say("to-home")}
        </Link>
      </div>
      <ProblemLine problem={problem} />
    </div>
  );
}

interface EmptyProps {
  seats: SeatInfo[];
  id: string;
  yours: number[];
  over: boolean;
  linkKey: string;
}

/** A seat that somebody has left: a bot can take it, or a new person. */
function Empty({ seats, id, yours, over, linkKey }: EmptyProps) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const left = over
    ? []
    : seats.filter((seat) => seat.kind === "person" && seat.away && !yours.includes(seat.seat));
  const free = over ? undefined : seats.find((seat) => seat.wanted);
  return (
    <>
      {yours.length > 0 &&
        left.map((seat) => (
          <div key={seat.seat} className="notice row spread">
            <span>{say("seat-left", { name: seat.name })}</span>
            <span className="row">
              {!seat.wanted && (
                <Button
                  isDisabled={busy}
                  onPress={() => run(async () => void (await http.replaceSeat(id, seat.seat, null)))}
                >
                  {say("seat-want")}
                </Button>
              )}
              <Button
                isDisabled={busy}
                onPress={() => run(async () => void (await http.replaceSeat(id, seat.seat, "greedy")))}
              >
                {say("seat-bot")}
              </Button>
            </span>
          </div>
        ))}
      {yours.length === 0 && free && (
        <div className="notice row spread">
          <span>{say("seat-free")}</span>
          <Button
            look="main"
            isDisabled={busy}
            onPress={() =>
              run(async () => {
                await http.join(id, linkKey, free.seat);
                location.reload();
              })
            }
          >
            {say("sit-down")}
          </Button>
        </div>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

// ---- beside the game ----

interface SideProps {
  id: string;
  chat: ChatLine[];
  steps: Step[];
  seat: number | null;
  linkKey: string;
}

const Side = memo(function Side({ id, chat, steps, seat, linkKey }: SideProps) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const [tab, setTab] = useState("log");
  const [muted, setMuted] = useState<string[]>([]);
  const [seen, setSeen] = useState(0);
  const early = useAsk(
    useCallback(
      () => http.log({ kind: "tables", id, key: linkKey }, -1, seat === null ? null : String(seat), language),
      [id, linkKey, seat, language],
    ),
  );
  const lines = useMemo(() => merged(early.found ?? [], steps), [early.found, steps]);
  const count = chat.length;
  useEffect(() => {
    if (tab === "chat") setSeen(count);
  }, [tab, count]);
  const unread = tab === "chat" ? 0 : count - seen;
  const newest = steps.at(-1);
  return (
    <section className="side">
      <Tabs
        label={say("side")}
        chosen={tab}
        choose={setTab}
        tabs={[
          { id: "log", name: say("log"), panel: () => <Log lines={lines} /> },
          {
            id: "chat",
            name: (
              <>
                {say("chat")}
                {unread > 0 && <span className="tag turn numbers">{unread}</span>}
              </>
            ),
            panel: () => (
              <Chat
                lines={chat}
                me={me?.id ?? null}
                muted={muted}
                canSpeak={me !== null}
                speak={(text) => send({ type: "chat", table: id, text })}
                mute={(person) => {
                  setMuted([...muted, person]);
                  void http.block(person, "mute").catch(() => undefined);
                }}
              />
            ),
          },
        ]}
      />
      <p className="unseen" aria-live="polite">
        {newest?.log?.join(" ")}
      </p>
    </section>
  );
});

// ---- keys ----

function useUndoKey(undo: () => void) {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!undoes || isWriting(event.target)) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}

const KeyHelp = memo(function KeyHelp() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.key === "?" && !isWriting(event.target)) setOpen(true);
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
  return (
    <Dialog title={say("keys-title")} isOpen={open} onClose={() => setOpen(false)}>
      <KeyList />
      <Button onPress={() => setOpen(false)}>{say("close")}</Button>
    </Dialog>
  );
});
