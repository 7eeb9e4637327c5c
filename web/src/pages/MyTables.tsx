/** The tables that wait for oneself, the one with the least time first, and those where others think. */
import { useCallback, useEffect, useState, type ReactNode } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { lookWhoWaits } from "../api/waiting";
import type { Listed, Title, Waiting as Waits } from "../api/types";
import { listOf, useSay, useSayMore, useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { useAsk, useFresh } from "./asking";
import { Board } from "./Board";
import { DaysOff } from "./DaysOff";
import { ProblemLine } from "./Problem";
import "./slow.css";
import { titleName } from "./standing";
import { TableRow } from "./TableRow";
import { dayOf, timeLeft } from "./timeLeft";
import { Picture } from "./titles";

export default function MyTables({ titles }: { titles: Title[] }) {
  const say = useSay();
  const ofSlow = useSayMore("slow");
  const [finished, setFinished] = useState(false);
  const head = (said?: string) => (
    <div className="row spread">
      <h2>{say("my-tables")}</h2>
      {said && (
        <span className="soft my-tables-said" role="status">
          {said}
        </span>
      )}
      <Button onPress={() => setFinished(!finished)}>
        {say(finished ? "my-tables-running" : "my-tables-finished")}
      </Button>
    </div>
  );
  return (
    <section className="stack my-tables">
      {finished && head()}
      {finished ? (
        <Finished titles={titles} />
      ) : (
        ofSlow && <Running titles={titles} say={ofSlow} head={head} />
      )}
    </section>
  );
}

function Finished({ titles }: { titles: Title[] }) {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.myTables(true), []));
  if (asked.found?.length === 0) return <p className="soft">{say("my-tables-none-yet")}</p>;
  return <Rows tables={asked.found ?? []} titles={titles} />;
}

const FEW = 3; // tables beside the next one, so that people to play with stay in sight

interface RunningProps {
  titles: Title[];
  say: Say;
  head: (said?: string) => ReactNode;
}

function Running({ titles, say, head }: RunningProps) {
  const [all, setAll] = useState(false);
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.waiting(true, language), [language]));
  const mine = useAsk(useCallback(() => http.myTables(false, language), [language]));
  useFresh(asked.again);
  useFresh(mine.again);
  useEffect(() => {
    if (asked.found) void lookWhoWaits();
  }, [asked.found]);
  const waiting = asked.found ?? [];
  const ids = new Set(waiting.map((one) => one.id));
  const others = (mine.found ?? []).filter((table) => !ids.has(table.id));
  const [first, ...later] = waiting;
  const shown = all ? later : later.slice(0, FEW);
  const shownOthers = all ? others : others.slice(0, FEW - shown.length);
  const hidden = later.length + others.length - shown.length - shownOthers.length;
  return (
    <>
      {head(asked.found ? say("waits-count", { count: waiting.length }) : "")}
      <ProblemLine problem={asked.problem ?? mine.problem} />
      <div className={first ? "waits" : "stack"}>
        {first && (
          <div className="waits-first stack">
            <Next table={first} titles={titles} say={say} />
            <div className="waits-bar">
              <DaysOff />
              <Link to={`/table/${first.id}`} className="button main large">
                {say("next-go")} <Icon name="next" />
              </Link>
            </div>
          </div>
        )}
        <div className="stack">
          {shown.length > 0 && (
            <ul className="tables">
              {shown.map((table) => (
                <WaitingRow key={table.id} table={table} titles={titles} say={say} />
              ))}
            </ul>
          )}
          {shownOthers.length > 0 && (
            <>
              <h3>{say("waits-others")}</h3>
              <Rows tables={shownOthers} titles={titles} say={say} />
            </>
          )}
          {(hidden > 0 || all) && (
            <Button aria-expanded={all} onPress={() => setAll(!all)}>
              {all ? say("waits-fewer") : say("waits-more", { count: hidden })}
            </Button>
          )}
          <Notices say={say} />
        </div>
      </div>
      {asked.found && !first && (
        <div className="row">
          <DaysOff />
        </div>
      )}
    </>
  );
}

interface WaitingProps {
  table: Waits;
  titles: Title[];
  say: Say;
}

/** The one lantern of the page. */
function Next({ table, titles, say }: WaitingProps) {
  return (
    <Link to={`/table/${table.id}`} className="waits-next">
      <Board title={table.title} table={{ id: table.id, own: true }} />
      <span className="waits-said">
        <Said table={table} titles={titles} say={say} />
      </span>
    </Link>
  );
}

function WaitingRow({ table, titles, say }: WaitingProps) {
  return (
    <li>
      <Link to={`/table/${table.id}`} className="table-row">
        <Picture title={table.title} className="thumb" />
        <span className="table-row-said waits-said">
          <Said table={table} titles={titles} say={say} />
        </span>
      </Link>
    </li>
  );
}

/** What is asked, by whom one sits, and how much time is left. */
function Said({ table, titles, say }: WaitingProps) {
  const language = useTexts((texts) => texts.language);
  const others = listOf(table.others);
  const left = table.due === null ? null : timeLeft(table.due, Date.now(), language);
  return (
    <>
      <span className="row spread">
        <b className="waits-title">{titleName(titles, table.title)}</b>
        {table.rests ? (
          <span className="waits-left">{say("rests-until", { day: dayOf(table.rests, language) })}</span>
        ) : (
          left && (
            <span className={`waits-left${left.isShort ? " is-short" : ""}`}>
              <Icon name="clock" size={14} /> {say("time-left", { time: left.text })}
            </span>
          )
        )}
      </span>
      {table.asked && <span>{table.asked}</span>}
      {others && <span className="soft small">{say("waits-with", { names: others })}</span>}
    </>
  );
}

function Rows({ tables, titles, say }: { tables: Listed[]; titles: Title[]; say?: Say }) {
  const language = useTexts((texts) => texts.language);
  return (
    <ul className="tables">
      {tables.map((table) => (
        <TableRow
          key={table.id}
          table={table}
          titles={titles}
          {...(say && table.ends && { action: say("waits-ends", { day: dayOf(table.ends, language) }) })}
          {...(say && !table.ends && table.status === "playing" && { action: say("waits-others") })}
        />
      ))}
    </ul>
  );
}

/** When and how somebody is told, with the way to change it. */
function Notices({ say }: { say: Say }) {
  const me = useSession((session) => session.me);
  const wishes = (me?.notices ?? {}) as Record<string, unknown>;
  const ways = ["push", "mail", "hooks"].filter((way) => wishes[way] === true);
  const isQuiet = typeof wishes.quiet_from === "number" && typeof wishes.quiet_to === "number";
  return (
    <p className="waits-notices row spread">
      <span>
        {isQuiet &&
          `${say("waits-quiet", { from: Number(wishes.quiet_from), to: Number(wishes.quiet_to) })} `}
        {ways.length > 0
          ? say("waits-told", { ways: listOf(ways.map((way) => say(`way-${way}`))) })
          : say("waits-untold")}
      </span>
      <Link to="/profile">{say("waits-change")}</Link>
    </p>
  );
}
