/** What moderators see and do: reports, what was found wrong at tables, people, tables, and a log of it all. */
import { useCallback, useEffect, useState, type FormEvent, type ReactNode } from "react";
import * as http from "../api/moderation";
import { useSession } from "../api/session";
import { localeOf, useSay, useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Check, TextField } from "../kit/Field";
import { Tabs } from "../kit/Tabs";
import { useAsk, useDoing, type Asked } from "./asking";
import { ProblemLine } from "./Problem";
import { Waiting } from "./Waiting";
import "./ModerationPage.css";

const PARTS = ["reports", "bugs", "people", "tables", "log"] as const;
type Part = (typeof PARTS)[number];

const PANELS: Record<Part, () => ReactNode> = {
  reports: () => <Reports />,
  bugs: () => <Bugs />,
  people: () => <People />,
  tables: () => <Tables />,
  log: () => <Deeds />,
};

export default function ModerationPage() {
  const say = useSay();
  const me = useSession((session) => session.me);
  const [part, setPart] = useState<Part>("reports");
  useEffect(() => {
    document.title = `${say("moderation-title")} – Carrack`;
  });
  if (!me?.moderator) return <p className="panel">{say("moderation-not-you")}</p>;
  return (
    <div className="form stack moderation">
      <h1>{say("moderation-title")}</h1>
      <Tabs
        label={say("moderation-title")}
        chosen={part}
        choose={(id) => setPart(id as Part)}
        tabs={PARTS.map((id) => ({ id, name: say(`moderation-${id}`), panel: PANELS[id] }))}
      />
    </div>
  );
}

/** A list that was asked for, or why it is not there. */
function List<Line>({
  asked,
  line,
  empty,
}: {
  asked: Asked<Line[]>;
  line: (one: Line) => ReactNode;
  empty: string;
}) {
  if (asked.problem) return <ProblemLine problem={asked.problem} />;
  if (!asked.found) return <Waiting />;
  if (asked.found.length === 0) return <p className="soft">{empty}</p>;
  return <ul className="stack">{asked.found.map(line)}</ul>;
}

function useTime() {
  const language = useTexts((texts) => texts.language);
  const said = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" });
  return (time: number) => said.format(time);
}

/** Notes that something was dealt with; it goes from the list. */
function DoneButton({ close, after }: { close: () => Promise<void>; after: () => void }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  return (
    <>
      <Button isDisabled={busy} onPress={() => run(() => close().then(after))}>
        {say("moderation-close")}
      </Button>
      <ProblemLine problem={problem} />
    </>
  );
}

function Reports() {
  const say = useSay();
  const time = useTime();
  const [done, setDone] = useState(false);
  const asked = useAsk(useCallback(() => http.reports(done), [done]));
  return (
    <div className="stack">
      <Check label={say("moderation-done-ones")} value={done} onChange={setDone} />
      <List
        asked={asked}
        empty={say("moderation-nothing")}
        line={(one) => (
          <li key={one.id} className="panel stack">
            <div className="row spread">
              <strong>{say("moderation-report", { who: one.by_name, about: one.about_name })}</strong>
              <small className="soft">{time(one.created)}</small>
            </div>
            <p className="told">{one.text}</p>
            <div className="row">
              <Link to={`/people/${one.about_id}`}>{one.about_name}</Link>
              {one.table_id && <Link to={`/table/${one.table_id}`}>{say("moderation-table")}</Link>}
              {!one.done && <DoneButton close={() => http.closeReport(one.id)} after={asked.again} />}
            </div>
          </li>
        )}
      />
    </div>
  );
}

function Bugs() {
  const say = useSay();
  const time = useTime();
  const [done, setDone] = useState(false);
  const asked = useAsk(useCallback(() => http.bugs(done), [done]));
  const { busy, run } = useDoing();
  const [view, setView] = useState<{ id: string; text: string } | null>(null);
  return (
    <div className="stack">
      <Check label={say("moderation-done-ones")} value={done} onChange={setDone} />
      <List
        asked={asked}
        empty={say("moderation-nothing")}
        line={(one) => (
          <li key={one.id} className="panel stack">
            <div className="row spread">
              <strong>{say("moderation-bug", { by: one.by_name, title: one.title, row: one.row })}</strong>
              <small className="soft">{time(one.created)}</small>
            </div>
            <p className="told">{one.text}</p>
            <small className="soft">
              {one.version} · {one.browser}
            </small>
            <div className="row">
              <Button
                isDisabled={busy}
                onPress={() =>
                  run(async () => {
                    const found = await http.bugView(one.id);
                    setView({ id: one.id, text: JSON.stringify(found.view, null, 1) });
                  })
                }
              >
                {say("moderation-view")}
              </Button>
              {one.sealed ? (
                <span className="soft">{say("moderation-sealed")}</span>
              ) : (
                <a href={http.bugRecordAddress(one.id)} download={`${one.table_id}.jsonl`}>
                  {say("moderation-record")}
                </a>
              )}
              {!one.done && <DoneButton close={() => http.closeBug(one.id)} after={asked.again} />}
            </div>
            {view?.id === one.id && (
              <pre className="view" tabIndex={0}>
                {view.text}
              </pre>
            )}
          </li>
        )}
      />
    </div>
  );
}

/** First those who are muted or banned, then whoever was looked for. */
function People() {
  const say = useSay();
  const [name, setName] = useState("");
  const marked = useAsk(useCallback(() => http.marked(), []));
  const [looked, setFound] = useState<http.PersonLine[] | null>(null);
  const found = looked ?? marked.found;
  const { busy, problem, run } = useDoing();
  const look = () => run(async () => setFound(await http.people(name.trim())));
  function send(event: FormEvent) {
    event.preventDefault();
    look();
  }
  const change = (one: http.PersonLine, what: "mute" | "ban", on: boolean) =>
    run(async () => {
      const changed = await http.muteOrBan(one.id, what, on);
      setFound((found ?? []).map((line) => (line.id === changed.id ? changed : line)));
    });
  return (
    <div className="stack">
      <form className="row" onSubmit={send}>
        <TextField label={say("moderation-name")} value={name} required maxLength={40} onChange={setName} />
        <Button type="submit" isDisabled={busy}>
          {say("moderation-find")}
        </Button>
      </form>
      <ProblemLine problem={problem ?? marked.problem} />
      {!looked && <h2>{say("moderation-marked")}</h2>}
      {found?.length === 0 && (
        <p className="soft">{say(looked ? "moderation-nobody" : "moderation-nobody-marked")}</p>
      )}
      <ul className="stack">
        {found?.map((one) => (
          <li key={one.id} className="panel row spread">
            <Link to={`/people/${one.id}`}>{one.name}</Link>
            {one.moderator ? (
              <span className="soft">{say("moderation-moderator")}</span>
            ) : (
              <span className="row">
                <Check
                  label={say("moderation-muted")}
                  value={one.muted}
                  isDisabled={busy}
                  onChange={(on) => change(one, "mute", on)}
                />
                <Check
                  label={say("moderation-banned")}
                  value={one.banned}
                  isDisabled={busy}
                  onChange={(on) => change(one, "ban", on)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tables() {
  const say = useSay();
  const time = useTime();
  const asked = useAsk(useCallback(() => http.tables("playing"), []));
  const { busy, problem, run } = useDoing();
  const [closing, setClosing] = useState<{ id: string; reason: string } | null>(null);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!closing) return;
    run(async () => {
      await http.closeTable(closing.id, closing.reason);
      setClosing(null);
      asked.again();
    });
  }
  return (
    <>
      <ProblemLine problem={problem} />
      <List
        asked={asked}
        empty={say("moderation-nothing")}
        line={(one) => (
          <li key={one.id} className="panel stack">
            <div className="row spread">
              <strong>{one.name}</strong>
              <small className="soft">{time(one.changed)}</small>
            </div>
            <p>{one.players.filter(Boolean).join(", ")}</p>
            {closing?.id === one.id ? (
              <form className="row" onSubmit={send}>
                <TextField
                  label={say("moderation-reason")}
                  value={closing.reason}
                  required
                  maxLength={200}
                  onChange={(reason) => setClosing({ id: one.id, reason })}
                />
                <Button type="submit" look="danger" isDisabled={busy}>
                  {say("moderation-close-table")}
                </Button>
                <Button onPress={() => setClosing(null)}>{say("sure-no")}</Button>
              </form>
            ) : (
              <div className="row">
                <Link to={`/table/${one.id}`}>{say("moderation-table")}</Link>
                <Button onPress={() => setClosing({ id: one.id, reason: "" })}>
                  {say("moderation-close-table")}
                </Button>
              </div>
            )}
          </li>
        )}
      />
    </>
  );
}

const DEEDS = new Set([
  "mute",
  "unmute",
  "ban",
  "unban",
  "rename",
  "reset password",
  "moderator",
  "no moderator",
  "close report",
  "close bug",
  "close table",
  "end tournament",
]);

/** Who did what; the reason or the name is kept with it, unless that person has left for good. */
function deedWords({ what, about, detail, by }: http.Deed, say: Say): string {
  const who = by || say("moderation-operator");
  if (!DEEDS.has(what)) return [who, what, about, detail].filter(Boolean).join(" ");
  const told = what === "close report" ? about : detail || "…";
  return say(`moderation-did-${what.replace(" ", "-")}`, { who, about: told });
}

function Deeds() {
  const say = useSay();
  const time = useTime();
  const asked = useAsk(useCallback(() => http.deeds(), []));
  return (
    <List
      asked={asked}
      empty={say("moderation-nothing")}
      line={(one) => (
        <li key={`${one.time} ${one.what} ${one.about}`} className="row spread">
          <span>
            {deedWords(one, say)}{" "}
            {one.what === "close table" && <Link to={`/table/${one.about}`}>{say("moderation-table")}</Link>}
          </span>
          <small className="soft">{time(one.time)}</small>
        </li>
      )}
    />
  );
}
