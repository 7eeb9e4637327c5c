import { useEffect, useState } from "react";
import * as contests from "../api/contests";
import type { ListedContest, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Fold } from "../kit/Fold";
import { PHONE, useMedia } from "../kit/useMedia";
import { useAsk, useAskedTitles, useDoing, useFresh } from "./asking";
import { ContestCalendar } from "./ContestCalendar";
import { kindOf, when } from "./contest";
import "./contests.css";
import { ProblemLine, ProblemPage } from "./Problem";
import { titleName } from "./standing";
import { Emblem } from "./titles";
import { Waiting } from "./Waiting";

/** All tournaments somebody may see: one's own first, then by when they begin. */
export default function ContestsPage() {
  const say = useSay();
  const titles = useAskedTitles();
  const asked = useAsk(contests.listed);
  const isPhone = useMedia(PHONE);
  useFresh(asked.again);
  useEffect(() => {
    document.title = `${say("nav-contests")} – Carrack`;
  }, [say]);
  if (asked.problem && !asked.found)
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  if (!asked.found || !titles.found) return <Waiting />;
  const found = asked.found;
  const month = <ContestCalendar contests={found} />;
  const parts: [string, ListedContest[]][] = [
    ["contests-invited", found.filter((one) => one.invited && !one.yours && one.status !== "over")],
    ["contests-mine", found.filter((one) => (one.yours || one.host) && one.status !== "over")],
    ["contests-open", calendar(found.filter((one) => one.status === "open" && isOthers(one)))],
    ["contests-running", found.filter((one) => one.status === "running" && isOthers(one))],
  ];
  const over = found.filter((one) => one.status === "over");
  return (
    <div className="on-ground stack wide contests">
      <div className="row spread">
        <h1>{say("nav-contests")}</h1>
        <Link to="/tournaments/new" className="button main">
          {say("contests-new")}
        </Link>
      </div>
      {found.length === 0 && <p className="panel">{say("contests-none")}</p>}
      {isPhone && <Fold title={say("contest-calendar")}>{month}</Fold>}
      <div className="contests-body">
        <div className="stack">
          {parts.map(
            ([head, lines]) =>
              lines.length > 0 && <Part key={head} head={say(head)} lines={lines} titles={titles.found!} />,
          )}
          <Archive recent={over} titles={titles.found} />
        </div>
        {!isPhone && month}
      </div>
    </div>
  );
}

const isOthers = (one: ListedContest) => !one.yours && !one.host && !one.invited;

const FIRST = 8; // lines that are shown at once …
const FEW = 4; // … and on a phone

interface PartProps {
  head: string;
  lines: ListedContest[];
  titles: Title[];
  whole?: boolean; // whoever asked for more sees all of it
}

function Part({ head, lines, titles, whole = false }: PartProps) {
  const say = useSay();
  const [opened, setAll] = useState(false);
  const all = opened || whole;
  const most = useMedia(PHONE) ? FEW : FIRST;
  return (
    <section className="stack" aria-label={head}>
      <h2>{head}</h2>
      <ul className="contest-list">
        {(all ? lines : lines.slice(0, most)).map((one) => (
          <Line key={one.id} one={one} titles={titles} />
        ))}
      </ul>
      {!all && lines.length > most && (
        <Button onPress={() => setAll(true)}>{say("contests-all", { count: lines.length })}</Button>
      )}
    </section>
  );
}

/** What is over: of late, and on a press whatever was before that. */
function Archive({ recent, titles }: { recent: ListedContest[]; titles: Title[] }) {
  const say = useSay();
  const [older, setOlder] = useState<ListedContest[]>([]);
  const [isAll, setIsAll] = useState(false);
  const { busy, problem, run } = useDoing();
  const known = new Set(recent.map(({ id }) => id));
  const lines = [...recent, ...older.filter(({ id }) => !known.has(id))];
  const more = () =>
    run(async () => {
      const before = Math.min(Date.now(), ...lines.map(({ changed }) => changed));
      const found = await contests.over(before);
      setOlder([...older, ...found]);
      setIsAll(found.length === 0);
    });
  return (
    <>
      {lines.length > 0 && (
        <Part head={say("contests-over")} lines={lines} titles={titles} whole={older.length > 0} />
      )}
      <ProblemLine problem={problem} />
      {isAll ? (
        <p role="status">{say("contests-no-older")}</p>
      ) : (
        <Button isDisabled={busy} onPress={more}>
          {say("contests-older")}
        </Button>
      )}
    </>
  );
}

/** Those with a time first, the next one on top; the others wait for their host. */
export const calendar = (found: ListedContest[]) =>
  [...found].sort((a, b) => (a.starts ?? Infinity) - (b.starts ?? Infinity) || b.created - a.created);

function Line({ one, titles }: { one: ListedContest; titles: Title[] }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  return (
    <li className="panel contest-line">
      <Emblem title={one.title} size={44} />
      <span className="contest-said">
        <Link to={`/tournaments/${one.id}`}>{one.name}</Link>
        {one.invited && !one.yours && (
          <b className="small">{say("contest-invited-by", { name: one.hosted_by })}</b>
        )}
        <span className="soft small">
          {titleName(titles, one.title)}, {say(`contest-kind-${kindOf(one)}`)},{" "}
          {say("contest-players", { players: one.players })}
        </span>
      </span>
      <span className="contest-tags">
        {one.rated && <span className="tag">{say("contest-rated")}</span>}
        {one.yours && <span className="tag gold">{say("contest-yours")}</span>}
        <span className="tag">{stateOf(one, say, language)}</span>
      </span>
    </li>
  );
}

function stateOf(one: ListedContest, say: ReturnType<typeof useSay>, language: string): string {
  if (one.status === "over") return say("contest-over");
  if (one.status === "open") return one.starts ? when(one.starts, language) : say("contest-waits-host");
  return one.round > 0 ? say("contest-round", { round: one.round }) : say("contest-running");
}
