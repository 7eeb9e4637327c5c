/** How everybody stands; what a tie-break means is told where it is touched. */
import { useState } from "react";
import * as contests from "../api/contests";
import type { Contest, ContestLine, ContestRound } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { ahead, byDivision, columnsOf, points, tiesOf } from "./contest";

const FIRST = 40; // lines that are shown at once

export function ContestStandings({ contest, link }: { contest: Contest; link: string }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const ties = tiesOf(contest);
  const columns = columnsOf(contest);
  const { kind, seats, duplicate } = contest.rules as { kind: string; seats: number; duplicate: boolean };
  if (contest.status === "open") return <Players contest={contest} />;
  const forms = ["csv", "json", ...(seats === 2 && !duplicate ? ["trf"] : [])];
  return (
    <section className="panel stack contest-standings" aria-label={say("contest-standings")}>
      <h2>{say("contest-standings")}</h2>
      {byDivision(contest).map(({ division, lines }) => (
        <Group
          key={division ?? "rest"}
          head={division === null ? "" : say("contest-division", { number: division + 1 })}
          lines={all ? lines : lines.slice(0, FIRST)}
          columns={columns}
          ties={ties}
          hasPoints={kind !== "ladder"}
          told={told}
          setTold={setTold}
        />
      ))}
      {!all && contest.standings.length > FIRST && (
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
        {forms.map((form) => (
          <a key={form} href={contests.exportAt(contest.id, form, link)} download>
            {form.toUpperCase()}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Before the first round: who has joined. */
function Players({ contest }: { contest: Contest }) {
  const say = useSay();
  const here = contest.standings.filter((line) => !line.withdrawn);
  return (
    <section className="panel stack" aria-label={say("contest-who")}>
      <h2>
        {say("contest-who")}{" "}
        <small className="soft">
          {say("contest-needed", {
            players: here.length,
            least: (contest.rules as { least: number }).least,
          })}
        </small>
      </h2>
      {here.length === 0 && <p className="soft">{say("contest-nobody")}</p>}
      <ul className="contest-players">
        {here.map((line) => (
          <li key={line.player} className={line.yours ? "is-me" : undefined}>
            <b>{line.name}</b>{" "}
            <small className="soft">
              {[line.yours ? say("contest-you") : "", line.rating > 0 ? line.rating : ""]
                .filter(Boolean)
                .join(", ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupProps {
  head: string;
  lines: ContestLine[];
  columns: ContestRound[];
  ties: string[];
  hasPoints: boolean;
  told: string | null;
  setTold: (tie: string | null) => void;
}

function Group({ head, lines, columns, ties, hasPoints, told, setTold }: GroupProps) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={head || say("contest-standings")}>
      {told && (
        <p className="notice contest-tip" role="status">
          <b>{say(`contest-tie-${told}`)}</b>: {say(`contest-tie-${told}-text`)}
        </p>
      )}
      <table className="contest-table">
        {head && <caption>{head}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say("contest-rank")}</span>
            </th>
            <th scope="col">{say("contest-player")}</th>
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
            {[
              ...ties.map((tie) => `${say(`contest-tie-${tie}`)} ${tied(tie, line, language)}`),
              say("contest-games", { games: line.played }),
            ].join(" · ")}
          </td>
        </tr>
      )}
    </>
  );
}

const tied = (tie: string, line: ContestLine, language: string) =>
  (tie === "margin" ? ahead : points)(line.ties[tie] ?? 0, language);

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
