import { useCallback, useEffect } from "react";
import * as contests from "../api/contests";
import * as http from "../api/http";
import type { ListedContest, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useFresh } from "./asking";
import { ContestCalendar } from "./ContestCalendar";
import { when } from "./contest";
import "./contests.css";
import { ProblemPage } from "./Problem";
import { titleName } from "./standing";
import { Emblem } from "./titles";
import { Waiting } from "./Waiting";

/** All tournaments somebody may see: one's own first, then by when they begin. */
export default function ContestsPage() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  const asked = useAsk(contests.listed);
  useFresh(asked.again);
  useEffect(() => {
    document.title = `${say("nav-contests")} – Carrack`;
  }, [say]);
  if (asked.problem && !asked.found)
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  if (!asked.found || !titles.found) return <Waiting />;
  const found = asked.found;
  const parts: [string, ListedContest[]][] = [
    ["contests-mine", found.filter((one) => (one.yours || one.host) && one.status !== "over")],
    ["contests-open", calendar(found.filter((one) => one.status === "open" && !one.yours && !one.host))],
    ["contests-running", found.filter((one) => one.status === "running" && !one.yours && !one.host)],
    ["contests-over", found.filter((one) => one.status === "over")],
  ];
  return (
    <div className="on-ground stack wide contests">
      <div className="row spread">
        <h1>{say("nav-contests")}</h1>
        <Link to="/tournaments/new" className="button main">
          {say("contests-new")}
        </Link>
      </div>
      {found.length === 0 && <p className="panel">{say("contests-none")}</p>}
      <div className="contests-body">
        <div className="stack">
          {parts.map(
            ([head, lines]) =>
              lines.length > 0 && (
                <section key={head} className="stack" aria-label={say(head)}>
                  <h2>{say(head)}</h2>
                  <ul className="contest-list">
                    {lines.map((one) => (
                      <Line key={one.id} one={one} titles={titles.found!} />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
        <ContestCalendar contests={found} />
      </div>
    </div>
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
        <span className="soft small">
          {titleName(titles, one.title)}, {say(`contest-kind-${one.kind}`)},{" "}
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
