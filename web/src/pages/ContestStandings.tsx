/** How everybody stands; what a tie-break means is told where it is touched. */
import { Fragment, useState } from "react";
import * as contests from "../api/contests";
import { somebody } from "../api/session";
import type { Contest, ContestLine, ContestRound } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { useDoing } from "./asking";
import { ahead, byDivision, columnsOf, points, teamed, tiesOf } from "./contest";
import { guestName } from "./guest";
import { ProblemLine } from "./Problem";

const FIRST = 40; // lines that are shown at once

interface Props {
  contest: Contest;
  link: string;
  again: () => void;
}

export function ContestStandings({ contest, link, again }: Props) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const ties = tiesOf(contest);
  const columns = columnsOf(contest);
  const { kind, seats, duplicate, teams } = contest.rules as {
    kind: string;
    seats: number;
    duplicate: boolean;
    teams: boolean;
  };
  const hasPoints = !["ladder", "single", "double"].includes(kind); // there points decide nothing
  if (contest.status === "open") return <Players contest={contest} link={link} again={again} />;
  const forms = ["csv", "json", ...(seats === 2 && !duplicate ? ["trf"] : [])];
  return (
    <section className="panel stack contest-standings" aria-label={say("contest-standings")}>
      <h2>{say("contest-standings")}</h2>
      {told && (
        <p className="notice contest-tip" role="status">
          <b>{say(`contest-tie-${told}`)}</b>: {say(`contest-tie-${told}-text`)}
        </p>
      )}
      {byDivision(contest).map(({ division, lines }) => (
        <Group
          key={division ?? "rest"}
          head={
            division === null
              ? ""
              : say(kind === "robin" ? "contest-group" : "contest-division", { number: division + 1 })
          }
          lines={all ? teamed(lines) : teamed(lines).slice(0, FIRST)}
          columns={columns}
          ties={ties}
          who={say(teams ? "contest-team" : "contest-player")}
          hasPoints={hasPoints}
          told={told}
          setTold={setTold}
        />
      ))}
      {!all && teamed(contest.standings).length > FIRST && (
        <Button look="plain" onPress={() => setAll(true)}>
          {say("contest-all", { players: contest.standings.length })}
        </Button>
      )}
      <p className="row contest-foot small">
        {ties.length > 0 && (
          <span className="soft">
            {say("contest-ties", {
              ties: [...ties, "lot"].map((tie) => say(`contest-order-${tie}`)).join(", "),
            })}
          </span>
        )}
        <span>
          {forms.map((form) => (
            <a key={form} href={contests.exportAt(contest.id, form, link)} download>
              {form.toUpperCase()}
            </a>
          ))}
        </span>
      </p>
    </section>
  );
}

/** Before the first round: who has joined. */
function Players({ contest, link, again }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { busy, problem, run } = useDoing();
  const { seats } = contest.rules as { seats: number };
  const here = contest.standings.filter((line) => !line.withdrawn);
  const hasRoom = ({ team }: ContestLine) =>
    team > 0 && contest.may_join && here.filter((one) => one.team === team).length < seats;
  const join = (team: number) =>
    run(async () => {
      await somebody(guestName(), language);
      await contests.join(contest.id, link, team);
      again();
    });
  return (
    <section className="panel stack" aria-label={say("contest-who")}>
      <h2>
        {say("contest-who")}{" "}
        <small className="soft">
          {say("contest-needed", {
            players: here.length,
            least: contest.needed,
          })}
        </small>
      </h2>
      {here.length === 0 && <p className="soft">{say("contest-nobody")}</p>}
      <ul className="contest-players">
        {teamed(here).map((line) => (
          <li key={line.player} className={line.yours ? "is-me" : undefined}>
            <b>{line.name}</b>{" "}
            <small className="soft">
              {[line.yours ? say("contest-you") : "", line.rating > 0 ? line.rating : ""]
                .filter(Boolean)
                .join(", ")}
            </small>
            {hasRoom(line) && (
              <Button
                isDisabled={busy}
                aria-label={say("contest-join-team-of", { names: line.name })}
                onPress={() => join(line.team)}
              >
                {say("contest-join-team")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem} />
    </section>
  );
}

interface GroupProps {
  head: string;
  who: string;
  lines: ContestLine[];
  columns: ContestRound[];
  ties: string[];
  hasPoints: boolean;
  told: string | null;
  setTold: (tie: string | null) => void;
}

function Group({ head, who, lines, columns, ties, hasPoints, told, setTold }: GroupProps) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={head || say("contest-standings")}>
      <table className="contest-table">
        {head && <caption>{head}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say("contest-rank")}</span>
            </th>
            <th scope="col">{who}</th>
            {columns.map((round) => (
              <th key={round.round} scope="col" className="beside">
                <span aria-hidden="true">{round.round}</span>
                <span className="unseen">{say("contest-round", { round: round.round })}</span>
              </th>
            ))}
            {hasPoints && <th scope="col">{say("contest-points")}</th>}
            {ties.map((tie) => (
              <th key={tie} scope="col" className="beside contest-tie-head">
                <button
                  type="button"
                  className="contest-tie"
                  aria-expanded={told === tie}
                  onClick={() => setTold(told === tie ? null : tie)}
                >
                  {say(`contest-tie-${tie}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.player} line={line} columns={columns} ties={ties} hasPoints={hasPoints} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  line: ContestLine;
  columns: ContestRound[];
  ties: string[];
  hasPoints: boolean;
}

function Line({ line, columns, ties, hasPoints }: LineProps) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [open, setOpen] = useState(false);
  const names = [
    line.name,
    line.yours ? say("contest-you") : "",
    line.withdrawn ? say("contest-gone") : line.away ? say("contest-is-away") : "",
  ].filter(Boolean);
  return (
    <>
      <tr className={line.yours ? "is-me" : undefined}>
        <td className="numbers">{line.rank}</td>
        <th scope="row">
          <span className="wide-only">
            <b>{names[0]}</b>{" "}
            <small className="soft">
              {[...names.slice(1), line.rating > 0 ? String(line.rating) : ""].filter(Boolean).join(", ")}
            </small>
          </span>
          <button
            type="button"
            className="narrow-only contest-more"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {names.join(", ")}
          </button>
        </th>
        {columns.map((round) => (
          <td key={round.round} className="beside numbers">
            <RoundPoints line={line} round={round} />
          </td>
        ))}
        {hasPoints && <td className="numbers contest-total">{points(line.points, language)}</td>}
        {ties.map((tie) => (
          <td key={tie} className="beside numbers">
            {tied(tie, line, language)}
          </td>
        ))}
      </tr>
      {open && (
        <tr className="narrow-only-row">
          <td />
          <td colSpan={2} className="small">
            <ul className="contest-line-more">
              {columns.length > 0 && (
                <li>
                  {columns.map((round) => (
                    <Fragment key={round.round}>
                      <span className="soft">{say("contest-round", { round: round.round })}</span>{" "}
                      <RoundPoints line={line} round={round} />{" "}
                    </Fragment>
                  ))}
                </li>
              )}
              {ties.map((tie) => (
                <li key={tie}>
                  <b>
                    {say(`contest-tie-${tie}`)} {tied(tie, line, language)}
                  </b>
                  : {say(`contest-tie-${tie}-text`)}
                </li>
              ))}
              <li>{say("contest-games", { games: line.played })}</li>
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

const tied = (tie: string, line: ContestLine, language: string) =>
  (tie === "margin" ? ahead : points)(line.ties[tie === "total" ? "margin" : tie] ?? 0, language);

/** What a round brought; a dot while it is played. */
function RoundPoints({ line, round }: { line: ContestLine; round: ContestRound }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const found = line.rounds[String(round.round)];
  const plays = round.boards.some((board) => board.open && board.players.includes(line.player));
  if (plays)
    return (
      <span className="contest-pt is-open">
        <span aria-hidden="true">·</span>
        <span className="unseen">{say("contest-plays")}</span>
      </span>
    );
  if (found === undefined) return null;
  return <span className={`contest-pt${found > 0 ? "" : " is-none"}`}>{points(found, language)}</span>;
}
