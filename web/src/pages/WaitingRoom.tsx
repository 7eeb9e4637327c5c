import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import { line, send, type TableState } from "../api/store";
import type { Present, SeatInfo, TableInfo } from "../api/types";
import { listOf, useSay, useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { Chat } from "../table/Chat";
import { useAsk, useDoing } from "./asking";
import { AroundTable, type Sitting } from "./AroundTable";
import { Board } from "./Board";
import { LanguagePick } from "./Frame";
import { FRIENDLY, guestName } from "./guest";
import { beginLesson } from "./lessons";
import { Corrected } from "./printed";
import { ProblemLine } from "./Problem";
import { RoomSeat } from "./RoomSeat";
import { ShareLink } from "./ShareLink";
import { TableFacts } from "./TableFacts";
import { useTitleWord } from "./titles";
import { useTitle } from "./useTitles";
import { WhoIsHere, type State } from "./WhoIsHere";

const RoomEdit = lazy(() => import("./RoomEdit"));

interface Props {
  info: TableInfo;
  yours: number[];
  table: TableState;
  linkKey: string;
}

/** A table that waits for people: an invitation for whoever has no seat, a room for whoever sits there. */
export function WaitingRoom(props: Props) {
  const { info, yours } = props;
  useEffect(() => {
    document.title = `${info.name} – Carrack`;
  }, [info.name]);
  const isOpen = info.seats.some((seat) => seat.kind === "open");
  const free = isOpen || info.seats.some((seat) => seat.wanted);
  return yours.length === 0 && free ? <Invitation {...props} /> : <Room {...props} />;
}

function hostOf(info: TableInfo): string {
  const host = info.seats.find((seat) => seat.person === info.owner) ?? info.seats[0];
  return host?.name ?? info.name;
}

/** Whether an open seat waits for somebody. */
const isKept = (seat: SeatInfo) => Boolean(seat.kept_for) && (seat.kept_until ?? 0) > Date.now();

/** The ratings of those who sit here, asked anew when somebody comes or goes. */
function usePoints(info: TableInfo, linkKey: string): (number | null)[] {
  const people = info.seats.map((seat) => seat.person ?? "").join();
  const ask = useCallback(
    () => http.table(info.id, linkKey).then(({ points }) => ({ people, points })),
    [info.id, linkKey, people],
  );
  const { found } = useAsk(ask);
  return found?.people === people ? (found.points ?? []) : [];
}

function sittingOf(
  info: TableInfo,
  yours: number[],
  say: Say,
  present: Present | null,
  points: (number | null)[],
): Sitting[] {
  return info.seats.map((seat) => ({
    ...(seat.kind === "person" && points.length > 0
      ? { strength: points[seat.seat] == null ? say("room-unrated") : String(points[seat.seat]) }
      : {}),
    isHost: seat.kind === "person" && seat.person === info.owner,
    ...(seat.kind === "person" && !yours.includes(seat.seat) && present
      ? { state: (present.seats[seat.seat] ?? "gone") as State }
      : {}),
    ...(seat.ready ? { about: say("room-is-ready") } : {}),
    ...(seat.wanted ? { about: say("room-bot-keeps") } : {}),
    name: seat.name,
    kind: seat.kind === "open" ? "open" : seat.kind === "bot" || seat.program ? "bot" : "person",
    isYou: yours.includes(seat.seat),
    kept: isKept(seat),
  }));
}

/** Who invites to what, and for how long, before anything is asked. */
function Invitation({ info, yours, table, linkKey }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const word = useTitleWord();
  const title = useTitle(info.title);
  const points = usePoints(info, linkKey);
  const name = title?.name ?? "";
  const { busy, problem, run } = useDoing();
  const sit = () =>
    run(async () => {
      await somebody(guestName(), language);
      await http.join(info.id, linkKey);
      line.refresh(info.id);
    });
  const me = useSession((session) => session.me);
  const isInvited = me !== null && info.seats.some((seat) => seat.kept_for === me.id);
  const decline = () =>
    run(async () => {
      await http.decline(info.id);
      go("/tables");
    });
  const here = () => `/table/${info.id}${linkKey && `#${linkKey}`}`;
  return (
    <div className="invitation on-ground">
      <div className="invitation-sheet">
        <div className="invitation-picture">
          <Board title={info.title} />
          <p>
            <b>{name}</b>
            <span>{word(info.title, "about")}</span>
          </p>
        </div>
        <div className="invitation-said">
          <h1>{say("invite-title", { host: hostOf(info), title: name })}</h1>
          {table.hadSeat && (
            <p className="notice" role="status">
              {say("room-sent-away")}
            </p>
          )}
          <p className="soft">{say("room-text", { count: openSeats(info) })}</p>
          <Corrected id={info.id} linkKey={linkKey} data={info.data} />
          <TableFacts info={info} />
          <AroundTable seats={sittingOf(info, yours, say, table.present, points)} isLine />
          {title?.lesson && (
            <div className="row invitation-lesson">
              <Icon name="learn" size={22} />
              <span>{say("invite-new", { title: name })}</span>
              <Button onPress={() => run(() => beginLesson(info.title, language))} isDisabled={busy}>
                {say("lesson-of", { title: name })}
              </Button>
            </div>
          )}
          {info.rated && me?.kind !== "account" ? (
            <div className="row invitation-sit">
              <Link to={`/sign-in?to=${encodeURIComponent(here())}`} className="button main large">
                {say("invite-account")}
              </Link>
              <span className="soft small">{say("invite-rated")}</span>
            </div>
          ) : (
            <div className="row invitation-sit">
              <Button look="main" large onPress={sit} isDisabled={busy}>
                {say("sit-down")}
              </Button>
              {isInvited && (
                <Button onPress={decline} isDisabled={busy}>
                  {say("invite-decline")}
                </Button>
              )}
              {!me && <span className="soft small">{say("invite-no-account")}</span>}
            </div>
          )}
          <ProblemLine problem={problem} />
          <LanguagePick />
        </div>
      </div>
    </div>
  );
}

const openSeats = (info: TableInfo) => info.seats.filter((seat) => seat.kind === "open").length;

/** The table with those who are here, the way to invite others, and the start. */
function Room({ info, yours, table, linkKey }: Props) {
  const say = useSay();
  const me = useSession((session) => session.me);
  const { busy, problem, run } = useDoing();
  const title = useTitle(info.title);
  const points = usePoints(info, linkKey);
  const isPaired = info.pairing ?? false;
  const isOwner = me !== null && info.owner === me.id && !isPaired;
  const open = openSeats(info);
  const [editing, setEditing] = useState(false);
  const changed = useChanged(info);
  const movedTo = useMoved(yours[0]);
  const mine = info.seats.find((seat) => yours.includes(seat.seat));
  const unready = info.seats.filter(
    (seat) => seat.kind === "person" && seat.person !== info.owner && !seat.ready,
  );
  const ready = () => run(() => http.sayReady(info.id, !mine?.ready));
  const close = () => run(() => http.closeTable(info.id));
  const levels = title?.levels ?? [];
  const withControls = () =>
    sittingOf(info, yours, say, table.present, points).map((sitting, at) => {
      const seat = info.seats[at]!;
      const controls = (
        <RoomSeat table={info.id} seat={seat} number={at + 1} levels={levels} rated={info.rated ?? false} />
      );
      return sitting.isYou ? sitting : { ...sitting, controls };
    });
  const stand = () =>
    run(async () => {
      await http.leave(info.id);
      go("/");
    });
  const start = () => run(async () => void (await http.start(info.id, open > 0 ? FRIENDLY : null)));
  return (
    <div className="room on-ground">
      <div className="room-head">
        <h1>{title?.name ?? info.name}</h1>
        <span>{title && info.name}</span>
        <Link to={`/rules/${info.title}`} className="button">
          {say("nav-rules")}
        </Link>
        {isOwner && title && <Button onPress={() => setEditing(true)}>{say("room-edit")}</Button>}
        {isOwner && (
          <Button onPress={close} isDisabled={busy}>
            {say("room-close")}
          </Button>
        )}
        {yours.length > 0 && (
          <Button onPress={stand} isDisabled={busy}>
            {say(isPaired ? "room-pairing-stop" : "stand-up")}
          </Button>
        )}
      </div>
      <div className="room-table">
        <AroundTable
          seats={isOwner ? withControls() : sittingOf(info, yours, say, table.present, points)}
          title={info.title}
        />
      </div>
      <div className="room-side">
        <section className="panel stack is-lit">
          <h2>{isPaired ? say("room-pairing") : say("room-text", { count: open })}</h2>
          {isPaired && <p role="status">{say("room-pairing-text")}</p>}
          {changed && (
            <p className="notice" role="status">
              {say("room-changed")}
              {movedTo !== null && ` ${say("room-moved", { number: movedTo + 1 })}`}
            </p>
          )}
          <Corrected id={info.id} linkKey={linkKey} data={info.data} />
          <ShareLink id={info.id} linkKey={linkKey} />
          {isOwner && unready.length > 0 && (
            <p className="soft small">
              {say("room-waits", { names: listOf(unready.map(({ name }) => name)) })}
            </p>
          )}
          <ProblemLine problem={problem} />
          <div className="room-start">
            {isPaired && mine && (
              <Button look="main" large onPress={start} isDisabled={busy}>
                {say("room-pairing-start")}
              </Button>
            )}
            {!isPaired && !isOwner && mine && (
              <Button look={mine.ready ? "" : "main"} large onPress={ready} isDisabled={busy}>
                {say(mine.ready ? "room-not-ready" : "room-ready")}
              </Button>
            )}
            {isOwner && (
              <Button look="main" large onPress={start} isDisabled={busy}>
                {say(open > 0 ? "room-start-bots" : "room-start")}
              </Button>
            )}
          </div>
        </section>
        <section className="room-chat">
          <h2>{say("chat")}</h2>
          <WhoIsHere id={info.id} seats={info.seats} yours={yours} />
          <Chat
            lines={table.chat}
            me={me?.id ?? null}
            muted={[]}
            canSpeak={yours.length > 0}
            speak={(text) => send({ type: "chat", table: info.id, text })}
            mute={(person) => void http.block(person, "mute").catch(() => undefined)}
          />
        </section>
        <LanguagePick />
      </div>
      <div className="room-tray">
        <TableFacts info={info} edit={isOwner && title ? () => setEditing(true) : undefined} />
      </div>
      {editing && title && (
        <Suspense>
          <RoomEdit info={info} title={title} close={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the table was changed while somebody was here, so that they look once more. */
function useChanged({ options, clock, rated, name, seats }: TableInfo): boolean {
  const now = JSON.stringify([options, clock, rated, name, seats.length]);
  const first = useRef(now);
  return first.current !== now;
}

/** The seat that somebody was given in place of their own, which is there no more. */
function useMoved(seat: number | undefined): number | null {
  const first = useRef(seat);
  return seat === undefined || seat === first.current ? null : seat;
}
