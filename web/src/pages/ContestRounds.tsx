/** The tables of a round, and brackets as they are drawn. */
import { Fragment, useState } from "react";
import type { Contest, ContestBoard, ContestRound } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import {
  atTable,
  bracketOf,
  goesOn,
  halvesOf,
  inRounds,
  isShared,
  latestTables,
  linesOf,
  namesOf,
  sharedResult,
  type Half,
} from "./contest";

const FIRST = 12; // tables that are shown at once

/** The tables: of one round at a time, or all that play where there are no rounds. */
export function ContestRounds({ contest }: { contest: Contest }) {
  return inRounds(contest) ? <OneRound contest={contest} /> : <Latest contest={contest} />;
}

/** Those that play, and those that ended last. */
function Latest({ contest }: { contest: Contest }) {
  const say = useSay();
  const tables = latestTables(contest);
  const playing = tables.filter(({ board }) => board.open).length;
  if (tables.length === 0) return null;
  return (
    <section className="panel stack" aria-label={say("contest-tables")}>
      <h2>{say("contest-tables")}</h2>
      <ol className="contest-boards">
        {tables.slice(0, Math.max(FIRST, playing)).map(({ round, board }) => (
          <BoardLine key={board.table} board={board} contest={contest} number={round} />
        ))}
      </ol>
    </section>
  );
}

/** One round at a time, the newest first. */
function OneRound({ contest }: { contest: Contest }) {
  const say = useSay();
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const newest = contest.rounds.length;
  const round = contest.rounds[(chosen ?? newest) - 1];
  if (!round) return null;
  const boards = all ? round.boards : round.boards.slice(0, FIRST);
  return (
    <section className="panel stack" aria-label={say("contest-tables")}>
      <div className="row spread">
        <h2>
          {say("contest-round", { round: round.round })}{" "}
          <small className="soft">{say("contest-table-count", { tables: round.boards.length })}</small>
        </h2>
        <span className="row">
          <Button
            look="plain"
            aria-label={say("contest-round-before")}
            isDisabled={round.round === 1}
            onPress={() => setChosen(round.round - 1)}
          >
            <Icon name="back" />
          </Button>
          <Button
            look="plain"
            aria-label={say("contest-round-behind")}
            isDisabled={round.round === newest}
            onPress={() => setChosen(round.round + 1 === newest ? null : round.round + 1)}
          >
            <Icon name="next" />
          </Button>
        </span>
      </div>
      <ol className="contest-boards">
        {boards.map((board) => (
          <BoardLine key={board.board} board={board} contest={contest} number={board.board + 1} />
        ))}
      </ol>
      {boards.length < round.boards.length && (
        <Button look="plain" onPress={() => setAll(true)}>
          {say("contest-tables-all", { tables: round.boards.length })}
        </Button>
      )}
    </section>
  );
}

interface BoardProps {
  board: ContestBoard;
  contest: Contest;
  number: number; // of the table in its round, or of the round where each has few tables
}

function BoardLine({ board, contest, number }: BoardProps) {
  const say = useSay();
  const name = namesOf(contest, say);
  const isMine = contest.mine !== null && board.players.includes(contest.mine.player);
  return (
    <li className={isMine ? "is-me" : undefined}>
      <b className="numbers">{number}</b>
      <span>
        {atTable(board).map(({ player, place, forfeits }, index, { length }) => (
          <Fragment key={index}>
            <span className="contest-one">
              {told(name(player), isShared(contest) ? null : place, forfeits, say)}
              {index < length - 1 && ","}
            </span>{" "}
          </Fragment>
        ))}
        {isShared(contest) && board.places.length > 0 && `(${sharedResult(board.places, board.scores, say)})`}
        {board.corrected && <small className="soft"> ({say("contest-corrected")})</small>}
      </span>
      <State board={board} isMine={isMine} />
    </li>
  );
}

function told(name: string, place: number | null, forfeits: boolean, say: ReturnType<typeof useSay>): string {
  if (forfeits) return say("contest-forfeits", { name });
  return place === null ? name : `${place}. ${name}`;
}

function State({ board, isMine }: { board: ContestBoard; isMine: boolean }) {
  const say = useSay();
  const link = board.key && `#${board.key}`;
  if (board.bye) return <small>{say("contest-bye")}</small>;
  if (isMine && board.open) return <Link to={`/table/${board.table}`}>{say("contest-play")}</Link>;
  if (board.sealed) return <small>{say(board.open ? "contest-sealed" : "contest-finished-sealed")}</small>;
  if (board.open) return <Link to={`/table/${board.table}${link}`}>{say("contest-watch")}</Link>;
  return <Link to={`/table/${board.table}/replay${link}`}>{say("contest-replay")}</Link>;
}

/** A bracket: a column for each round, lines to where somebody goes on, and whoever does stands in bold. */
export function ContestBracket({ contest }: { contest: Contest }) {
  const say = useSay();
  const rounds = bracketOf(contest);
  if (!rounds) return null;
  return (
    <section className="panel stack" aria-label={say("contest-bracket")}>
      <h2>{say("contest-bracket")}</h2>
      <div className="table-scroll" tabIndex={0} role="group" aria-label={say("contest-bracket")}>
        {halvesOf(contest, rounds).map(({ group, columns }) => (
          <div key={group ?? "all"} className="bracket-half">
            {group !== null && <h3>{say(HALVES[group] ?? "contest-final")}</h3>}
            <ol className="bracket">
              {columns.map((column, index) => (
                <Column
                  key={column.round.round}
                  column={column}
                  next={columns[index + 1] ?? null}
                  contest={contest}
                  rounds={rounds}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

const HALVES = ["contest-upper", "contest-lower"];

interface ColumnProps {
  column: Half["columns"][number];
  next: Half["columns"][number] | null;
  contest: Contest;
  rounds: ContestRound[];
}

function Column({ column, next, contest, rounds }: ColumnProps) {
  const say = useSay();
  const name = namesOf(contest, say);
  const { round, boards } = column;
  const later = rounds[rounds.indexOf(round) + 1];
  return (
    <li>
      <b>{say("contest-round", { round: round.round })}</b>
      <ol className="bracket-tables">
        {boards.map((board) => (
          <li key={board.board} className="bracket-table">
            <ul>
              {board.players.map((player, seat) => (
                <li key={seat} className={goesOn(contest, board, player, later) ? "goes-on" : undefined}>
                  <span>{name(player)}</span>
                  <span className="numbers">{board.places[seat] ?? ""}</span>
                </li>
              ))}
              {board.bye && <li className="soft">{say("contest-bye")}</li>}
            </ul>
          </li>
        ))}
        {next && (
          <li className="bracket-lines" aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              {linesOf(boards, next.boards).map(([from, to], index) => (
                <path key={index} d={`M0 ${100 * from}H50V${100 * to}H100`} />
              ))}
            </svg>
          </li>
        )}
      </ol>
    </li>
  );
}
