import { useCallback, useEffect, useState } from "react";
import * as contests from "../api/contests";
import { somebody, useSession } from "../api/session";
import type { Contest } from "../api/types";
import { listOf, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { PHONE, useMedia } from "../kit/useMedia";
import { useAsk, useAskedTitles, useDoing, useFresh } from "./asking";
import { ContestChat } from "./ContestChat";
import { ContestHost } from "./ContestHost";
import { ContestInvite } from "./ContestInvite";
import { ContestLog } from "./ContestLog";
import { ContestBracket, ContestRounds } from "./ContestRounds";
import { ContestStandings } from "./ContestStandings";
import { byDivision, inRounds, kindOf, namesOf, roundOf, sentences, shortly, teamed, when } from "./contest";
import "./contests.css";
import { CopyAddress } from "./CopyAddress";
import { guestName } from "./guest";
import { ProblemLine, ProblemPage } from "./Problem";
import { titleName } from "./standing";
import { Waiting } from "./Waiting";

const STEPS = 6; // rounds that are named on top …
const FEW_STEPS = 3; // … and on a phone
const LIVE = 4000; // milliseconds between two looks while somebody plays …
const CALM = 15_000; // … and where very many look, or nothing changes any more
const MANY = 100; // players

/** One tournament: how everybody stands, and on top what is one's own to do. */
export default function ContestPage({ id, link }: { id: string; link: string }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me?.id);
  const asked = useAsk(
    // Who asks and in which language is part of the question.
    useCallback(() => contests.contest(id, link), [id, link, language, me]), // eslint-disable-line react-hooks/exhaustive-deps
  );
  const titles = useAskedTitles();
  const { status, standings = [], name } = asked.found ?? {};
  useFresh(asked.again, status === "over" || standings.length > MANY ? CALM : LIVE);
  useEffect(() => {
    document.title = `${name ?? say("nav-contests")} – Carrack`;
  }, [say, name]);
  if (asked.problem && !asked.found)
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  if (!asked.found) return <Waiting />;
  const contest = asked.found;
  return (
    <div className="contest on-ground">
      <Head contest={contest} title={titles.found ? titleName(titles.found, contest.title) : ""} />
      <div className="contest-main">
        <ContestBracket contest={contest} />
        <ContestStandings contest={contest} link={link} again={asked.again} />
        <div className="contest-below">
          <section className="panel stack" aria-label={say("contest-rules")}>
            <h2>{say("contest-rules")}</h2>
            <p>{sentences(contest, say, language).join(" ")}</p>
            <Lots contest={contest} />
          </section>
          <ContestLog contest={contest} />
          <ContestChat contest={contest} link={link} again={asked.again} />
        </div>
      </div>
      <aside className="contest-side">
        <Mine contest={contest} link={link} again={asked.again} />
        <ContestRounds contest={contest} />
        {contest.host && <ContestHost contest={contest} again={asked.again} />}
      </aside>
    </div>
  );
}

function Head({ contest, title }: { contest: Contest; title: string }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const rules = contest.rules as { kind: string; seats: number; teams: boolean };
  const { seats, teams } = rules;
  const players = contest.standings.filter((line) => !line.withdrawn).length;
  const coming = contest.status === "over" ? 0 : Math.max(0, contest.planned - contest.rounds.length);
  const steps = useMedia(PHONE) ? FEW_STEPS : STEPS;
  const recent = inRounds(contest) ? contest.rounds.slice(-Math.max(1, steps - coming)) : [];
  return (
    <header className="contest-head">
      <div>
        <h1>{contest.name}</h1>
        <p className="soft">
          {[
            title,
            ...(teams ? [] : [say(`contest-kind-${kindOf(rules)}`)]),
            ...(seats === 1 ? [] : [say(teams ? "contest-teams" : "contest-seats", { seats })]),
            say("contest-players", { players }),
            ...(contest.rated ? [say("contest-rated")] : []),
            ...(contest.hosted_by ? [say("contest-hosted", { name: contest.hosted_by })] : []),
          ].join(" · ")}
        </p>
      </div>
      {recent.length > 0 && (
        <ol className="contest-steps" aria-label={say("contest-rounds")}>
          {recent.map((round) => (
            <li
              key={round.round}
              className={round.over ? "" : "is-now"}
              aria-current={round.over ? undefined : "step"}
            >
              <b>
                {say("contest-round", { round: round.round })}
                {round.over && <Icon name="check" size={14} />}
              </b>
              <small>
                {round.over ? shortly(round.time, contest.server_time, language) : say("contest-is-played")}
              </small>
            </li>
          ))}
          {numbered(contest.rounds.length, Math.min(coming, steps - recent.length)).map((number) => (
            <li key={number} className="is-coming">
              <b>{say("contest-round", { round: number })}</b>
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}

/** The numbers of the rounds that come behind so many. */
const numbered = (behind: number, count: number) => Array.from({ length: count }, (_, i) => behind + 1 + i);

interface MineProps {
  contest: Contest;
  link: string;
  again: () => void;
}

/** What is one's own to do: join, play, be there or not. */
function Mine({ contest, link, again }: MineProps) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { busy, problem, run } = useDoing();
  const { mine } = contest;
  const plays = mine !== null && !mine.withdrawn;
  const { teams } = contest.rules as { teams: boolean };
  const name = namesOf(contest, say);
  const doing = (what: () => Promise<unknown>) =>
    run(async () => {
      await what();
      again();
    });
  const join = async () => {
    await somebody(guestName(), language);
    await contests.join(contest.id, link);
  };
  const begin = contest.host && contest.status === "open";
  const rivals = mine?.board?.players.filter((player) => player !== mine.player) ?? [];
  return (
    <section className="panel stack contest-mine" aria-label={say("contest-mine")} aria-live="polite">
      <div>
        <h2>{headOf(contest, say)}</h2>
        <p className="soft">{timeOf(contest, say, language)}</p>
      </div>
      {mine?.table && (
        <>
          {rivals.length > 0 && <p>{say("contest-against", { names: listOf(rivals.map(name)) })}</p>}
          <Link to={`/table/${mine.table}`} className="button main large">
            {say("contest-to-table")}
          </Link>
        </>
      )}
      {begin && (
        <Button
          look={contest.may_join ? "" : "main"}
          large
          isDisabled={busy}
          onPress={() => doing(() => contests.host(contest.id, "start"))}
        >
          {say("contest-start")}
        </Button>
      )}
      {contest.may_join && (
        <Button look="main" large isDisabled={busy} onPress={() => doing(join)}>
          {say(teams ? "contest-join-alone" : "contest-join")}
        </Button>
      )}
      {contest.may_join && teams && contest.status === "open" && (
        <p className="small soft">{say("contest-join-alone-text")}</p>
      )}
      {plays && mine.may_challenge.length > 0 && (
        <div className="stack">
          <p>{say("contest-challenge-whom")}</p>
          <div className="row">
            {mine.may_challenge.map((player) => (
              <Button
                key={player}
                isDisabled={busy}
                onPress={() => doing(() => contests.challenge(contest.id, player))}
              >
                {name(player)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {plays && contest.status !== "over" && (
        <div className="row">
          {contest.status === "running" && (
            <Button
              look={mine.away ? "main" : ""}
              isDisabled={busy}
              onPress={() => doing(() => (mine.away ? contests.back : contests.away)(contest.id))}
            >
              {say(mine.away ? "contest-back" : inRounds(contest) ? "contest-away" : "contest-away-now")}
            </Button>
          )}
          <Leave contest={contest} doing={doing} busy={busy} />
        </div>
      )}
      {contest.invited && !plays && (
        <Button
          look="plain"
          isDisabled={busy}
          onPress={() =>
            run(async () => {
              await contests.decline(contest.id);
              if (contest.public) again();
              else go("/tournaments");
            })
          }
        >
          {say("invite-decline")}
        </Button>
      )}
      <ProblemLine problem={problem} />
      {contest.host && contest.takes_more && <ContestInvite id={contest.id} />}
      {contest.key && contest.takes_more && (
        <CopyAddress
          address={`${location.origin}/tournaments/${contest.id}${contest.public ? "" : `#${contest.key}`}`}
          text={say("contest-invite")}
          label={say("contest-link")}
        />
      )}
    </section>
  );
}

function Leave({
  contest,
  doing,
  busy,
}: {
  contest: Contest;
  doing: (what: () => Promise<unknown>) => void;
  busy: boolean;
}) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button look="plain" onPress={() => setSure(true)}>
        {say("contest-leave")}
      </Button>
    );
  return (
    <div className="stack" role="group" aria-label={say("contest-leave")}>
      <p>{say(contest.status === "open" ? "contest-leave-open" : "contest-leave-running")}</p>
      <div className="row">
        <Button look="danger" isDisabled={busy} onPress={() => doing(() => contests.leave(contest.id))}>
          {say("contest-leave-yes")}
        </Button>
        <Button look="plain" onPress={() => setSure(false)}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useSay>;

const ENDS = new Set(["too_few", "no_host"]); // reasons with a sentence of their own

// What whoever has no game waits for, where it is not the end of a round.
const WAITS: Record<string, string> = { arena: "contest-you-wait-arena", ladder: "contest-you-are-free" };

function headOf(contest: Contest, say: Say): string {
  const { mine } = contest;
  if (contest.status === "over")
    return say(ENDS.has(contest.reason) ? `contest-${contest.reason}`.replace("_", "-") : "contest-over");
  if (mine?.table) return say("contest-your-table");
  if (mine?.withdrawn) return say("contest-withdrawn");
  if (mine?.away) return say("contest-you-away");
  if (contest.paused) return say("contest-paused");
  if (contest.status === "open" && contest.invited && !mine)
    return say("contest-invited-by", { name: contest.hosted_by });
  if (contest.status === "open") return say(mine ? "contest-you-are-in" : "contest-not-begun");
  return say(
    mine ? (WAITS[(contest.rules as { kind: string }).kind] ?? "contest-you-wait") : "contest-running",
  );
}

/** What is known of the time: of the next game, or how it ended. */
export function timeOf(contest: Contest, say: Say, language: string): string {
  const mine = contest.mine?.player;
  const own = byDivision(contest)
    .flatMap(({ lines }) => lines)
    .find((line) => line.player === mine);
  if (contest.status === "over") {
    const winner = teamed(contest.standings)[0];
    const isTold = winner && contest.rounds.length > 0;
    return isTold
      ? say(winner.name.includes(", ") ? "contest-winners" : "contest-winner", { name: winner.name })
      : "";
  }
  if (contest.status === "open")
    return contest.next_at
      ? say("contest-begins", { time: when(contest.next_at, language) })
      : say("contest-host-begins");
  if (contest.mine?.board)
    return say("contest-at", {
      round: roundOf(contest, contest.mine.table),
      table: contest.mine.board.board + 1,
    });
  if (contest.next_at && contest.next_at > contest.server_time) {
    const key = (contest.rules as { kind: string }).kind === "arena" ? "contest-closes" : "contest-next";
    return say(key, { time: when(contest.next_at, language) });
  }
  return own ? say("contest-you-stand", { rank: own.rank }) : "";
}

/** That every lot was drawn before anybody joined, and how to check it. */
function Lots({ contest }: { contest: Contest }) {
  const say = useSay();
  return (
    <details className="contest-lots">
      <summary>{say("contest-lots")}</summary>
      <p className="small">{say("contest-lots-text")}</p>
      <code>{contest.commitment}</code>
      {contest.lots && (
        <p className="small">
          {say("contest-lots-key")} <code>{contest.lots}</code>
        </p>
      )}
    </details>
  );
}
