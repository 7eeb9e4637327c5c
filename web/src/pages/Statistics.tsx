import { useCallback } from "react";
import * as http from "../api/http";
import type { Statistics as Found } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Bars, Lines } from "../table/charts";
import { clockText } from "../table/Clock";
import { drawsSources } from "../table/story";
import { readable } from "../table/words";
import { useAsk } from "./asking";
import { useStory } from "./faces";
import { Boundary } from "./Problem";
import { titleOf, useTitleWord } from "./titles";

/** kind → source → round → amount, for one seat */
type Sums = Record<string, Record<string, Record<string, number>>>;

interface Breakdown {
  seats: Sums[];
  totals: Record<string, number>[];
}

/** What a game that is over can tell; a game that still runs tells nothing. */
export function useStatistics({ kind, id, key }: http.Source) {
  const language = useTexts((texts) => texts.language);
  return useAsk(useCallback(() => http.statistics({ kind, id, key }, language), [kind, id, key, language]));
}

/** The story of a game: who had how much when, where it came from, and what the title has to tell. */
export function Statistics({ statistics }: { statistics: Found }) {
  const say = useSay();
  const story = useStory(statistics.title);
  const names = statistics.seats.map((seat) => seat.name);
  const breakdown = statistics.breakdown as unknown as Breakdown;
  const labels = (statistics.labels ?? {}) as Record<string, string>;
  const word = useTitleWord();
  const counted = titleOf(statistics.title).points ?? "points";
  const isDrawn = !drawsSources(statistics.story) && breakdown.seats.some((sums) => sums[counted]);
  const main = isDrawn ? counted : undefined;
  const byRounds = word(statistics.title, "figures-rounds") || say("figures-rounds");
  const sources = new Set(breakdown.seats.flatMap((sums) => Object.keys(sums[main ?? ""] ?? {}))).size;
  return (
    <div className="stack story">
      <section className="stack">
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{say("result-name")}</th>
              <th scope="col">{say("result-score")}</th>
              <th scope="col">{say("figures-moves")}</th>
              <th scope="col">{say("figures-thinking")}</th>
            </tr>
          </thead>
          <tbody>
            {statistics.seats.map((seat, index) => (
              <tr key={index}>
                <td>{seat.name}</td>
                <td className="numbers">{statistics.scores[index] ?? "–"}</td>
                <td className="numbers">{seat.moves}</td>
                <td className="numbers">{seat.thinking === null ? "–" : clockText(seat.thinking)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {statistics.duration !== null && (
          <p className="soft">
            {say("figures-duration", { minutes: Math.max(1, Math.round(statistics.duration / 60_000)) })}
          </p>
        )}
      </section>
      {main && (
        <>
          <section className="stack">
            <h3>{byRounds}</h3>
            <Lines
              series={breakdown.seats.map((sums) => byRound(sums[main] ?? {}))}
              label={byRounds}
              names={names}
            />
          </section>
          {sources > 1 && (
            <section className="stack">
              <h3>{word(statistics.title, "figures-sources") || say("figures-sources")}</h3>
              <Bars
                seats={breakdown.seats.map((sums) => bySource(sums[main] ?? {}))}
                names={names}
                labels={(source) => labels[source] ?? readable(source)}
              />
            </section>
          )}
        </>
      )}
      {story && (
        <Boundary fallback={() => null}>
          <story.Story story={statistics.story} names={names} labels={labels} say={story.say} />
        </Boundary>
      )}
    </div>
  );
}

/** How much there was after each round. */
export function byRound(sources: Record<string, Record<string, number>>): number[] {
  const sums = new Map<number, number>();
  for (const rounds of Object.values(sources)) {
    for (const [round, amount] of Object.entries(rounds))
      sums.set(Number(round), (sums.get(Number(round)) ?? 0) + amount);
  }
  const last = Math.max(0, ...sums.keys());
  let total = 0;
  return Array.from({ length: last + 1 }, (_, round) => (total += sums.get(round) ?? 0));
}

export function bySource(sources: Record<string, Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sources).map(([source, rounds]) => [
      source,
      Object.values(rounds).reduce((a, b) => a + b, 0),
    ]),
  );
}
