import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import type { Ranking, RankingName } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { useAsk, useAskedTitles } from "./asking";
import "./rankings.css";
import { ProblemLine, ProblemPage } from "./Problem";
import { rankingLines, type RankingLine, titleName } from "./standing";
import { Waiting } from "./Waiting";

interface Props {
  title: string | null;
  seats: number | null;
}

export default function RankingsPage({ title, seats }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAskedTitles();
  const names = useAsk(http.rankings);
  useEffect(() => {
    document.title = `${say("rankings-title")} – Carrack`;
  });
  if (names.problem && !names.found)
    return <ProblemPage code={names.problem.code} sentence={names.problem.sentence} retry={names.again} />;
  if (!names.found || !titles.found) return <Waiting />;
  const shown = {
    title: title ?? favorite(names.found)?.title,
    seats: seats ?? favorite(names.found)?.seats,
  };
  return (
    <div className="form stack">
      <h1>{say("rankings-title")}</h1>
      <p className="soft">{say("rankings-text")}</p>
      {shown.title && shown.seats ? (
        <>
          <Pick
            label={say("rankings-which")}
            value={`${shown.title}/${shown.seats}`}
            choices={named(names.found, shown.title, shown.seats).map((one) => ({
              value: `${one.title}/${one.seats}`,
              label: say("rankings-one", { title: titleName(titles.found!, one.title), seats: one.seats }),
            }))}
            onChange={(chosen) => go(`/rankings/${chosen}`)}
          />
          <OneRanking
            key={`${shown.title}/${shown.seats}`}
            title={shown.title}
            seats={shown.seats}
            language={language}
          />
        </>
      ) : (
        <p>{say("rankings-none")}</p>
      )}
    </div>
  );
}

/** The ranking that is shown first: the one with the most people. */
const favorite = (names: RankingName[]) => [...names].sort((a, b) => b.people - a.people)[0];

const named = (names: RankingName[], title: string, seats: number) =>
  names.some((one) => one.title === title && one.seats === seats)
    ? names
    : [...names, { title, seats, people: 0 }];

function OneRanking({ title, seats, language }: { title: string; seats: number; language: string }) {
  const say = useSay();
  const [after, setAfter] = useState(0);
  const asked = useAsk(
    useCallback(
      async () => ({ after, ranking: await http.ranking(title, seats, after, language) }),
      [title, seats, after, language],
    ),
  );
  if (!asked.found) return asked.problem ? <ProblemLine problem={asked.problem} /> : <Waiting />;
  const { ranking } = asked.found;
  return (
    <>
      <ProblemLine problem={asked.problem} />
      {ranking.total === 0 && <p>{say("rankings-none")}</p>}
      <RankingTable ranking={ranking} after={asked.found.after} />
      {ranking.bots.some((bot) => bot.few) && <p className="soft small">{say("rankings-few")}</p>}
      <div className="row">
        {after > 0 && (
          <Button onPress={() => setAfter(Math.max(0, after - http.RANKED))}>{say("rankings-before")}</Button>
        )}
        {after + ranking.people.length < ranking.total && (
          <Button onPress={() => setAfter(after + http.RANKED)}>{say("rankings-behind")}</Button>
        )}
      </div>
    </>
  );
}

function RankingTable({ ranking, after }: { ranking: Ranking; after: number }) {
  const say = useSay();
  const lines = rankingLines(ranking, after);
  if (lines.length === 0) return null;
  return (
    <div className="panel table-scroll" tabIndex={0} role="group" aria-label={say("rankings-title")}>
      <table className="standings ranking">
        <thead>
          <tr>
            <th scope="col">{say("rankings-place")}</th>
            <th scope="col">{say("rankings-name")}</th>
            <th scope="col">{say("rankings-points")}</th>
            <th scope="col">{say("rankings-games")}</th>
            <th scope="col">{say("rankings-wins")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.kind === "bot" ? line.level : line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line }: { line: RankingLine }) {
  const say = useSay();
  const me = useSession((session) => session.me?.id);
  if (line.kind === "bot")
    return (
      <tr className="is-bot">
        <td aria-label={say("rankings-bot")}>
          <Icon name="bot" size={16} />
        </td>
        <th scope="row">{line.name}</th>
        <td className="numbers">
          {line.few && "≈ "}
          {line.points}
        </td>
        <td />
        <td />
      </tr>
    );
  return (
    <tr className={line.id === me ? "is-me" : undefined}>
      <td className="numbers">{line.place}</td>
      <th scope="row">
        <Link to={`/people/${line.id}`}>{line.name}</Link>
      </th>
      <td className="numbers">{line.points}</td>
      <td className="numbers">{line.games}</td>
      <td className="numbers">{line.wins}</td>
    </tr>
  );
}
