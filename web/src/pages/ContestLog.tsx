/** What people did to a tournament: who came late or went, what the host decided, and why. */
import type { Contest } from "../api/types";
import { labelled, listOf, useSay, useTexts, type Say } from "../i18n";
import { isShared, namesOf, sharedResult, when } from "./contest";

type Line = Contest["log"][number];

export function ContestLog({ contest }: { contest: Contest }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  if (contest.log.length === 0) return null;
  return (
    <section className="panel stack" aria-label={say("contest-log")}>
      <h2>{say("contest-log")}</h2>
      <ol className="contest-log">
        {contest.log.map((line, index) => (
          <li key={contest.log.length - index}>
            <small className="soft">{when(line.time, language)}</small>
            <span>{toldOf(line, contest, say)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One line of the log as a sentence, with the reason and where the host has a part in it. */
export function toldOf(line: Line, contest: Contest, say: Say): string {
  const name = namesOf(contest, say);
  const order = (places: number[]) => (isShared(contest) ? shared(places) : inOrder(places));
  const shared = (places: number[]) =>
    labelled(listOf(line.players.map(name)), sharedResult(places, [], say));
  const inOrder = (places: number[]) =>
    line.players
      .map((player, seat) => ({ player, place: places[seat] ?? 0 }))
      .sort((a, b) => a.place - b.place)
      .map(({ player, place }) => `${place}. ${name(player)}`)
      .join(", ");
  const by = line.host ? "-host" : "";
  const sentence = say(`contest-log-${line.kind}${by}`, {
    name: line.player === null ? "" : name(line.player),
    names: listOf(line.forfeits.map(name)),
    order: order(line.places),
    before: order(line.before),
  });
  const table =
    line.round === null || line.board === null
      ? []
      : [`${say("contest-at", { round: line.round, table: line.board + 1 })}:`];
  const own = line.host && line.own ? [say("contest-log-own")] : [];
  return [...table, sentence, ...(line.why ? [say("contest-log-why", { why: line.why })] : []), ...own].join(
    " ",
  );
}
