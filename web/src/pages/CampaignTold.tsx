/** What a campaign has left so far: stories, results, legacy tiles and cards. */
import type { ReactNode } from "react";
import type { Campaign, CampaignResult } from "../api/types";
import { localeOf, useTexts, type Say } from "../i18n";
import { Link } from "../kit/Button";
import { Fold } from "../kit/Fold";

interface Props {
  campaign: Campaign;
  say: Say;
}

/** A story of our own, and said so: the box tells others. */
export function Story({ text, say }: { text: string; say: Say }) {
  return (
    <figure className="story-told">
      <p>{text}</p>
      <figcaption className="soft small">{say("campaign-ours")}</figcaption>
    </figure>
  );
}

/** Between two games the last one is told first: what came of it is why the next one begins as it does. */
function isToldFirst({ results, game, over }: Campaign): boolean {
  return results.length > 0 && !game && !over;
}

export function Outcome({ campaign, say }: Props) {
  const last = campaign.results.at(-1);
  if (!last || !isToldFirst(campaign)) return null;
  return (
    <section className="panel stack" aria-label={say("campaign-last")}>
      <h2>{say("campaign-last")}</h2>
      <Told result={last} say={say}>
        <Story text={last.story} say={say} />
      </Told>
    </section>
  );
}

export function Results({ campaign, say }: Props) {
  const earlier = isToldFirst(campaign) ? campaign.results.slice(0, -1) : campaign.results;
  if (earlier.length === 0) return null;
  return (
    <section className="panel stack" aria-label={say("campaign-results")}>
      <h2>{say("campaign-results")}</h2>
      <ol className="results" reversed>
        {[...earlier].reverse().map((result) => (
          <li key={result.table}>
            <Told result={result} say={say}>
              <Fold title={say("campaign-story")}>
                <Story text={result.story} say={say} />
              </Fold>
            </Told>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ToldProps {
  result: CampaignResult;
  say: Say;
  children: ReactNode;
}

function Told({ result, say, children }: ToldProps) {
  const language = useTexts((texts) => texts.language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(result.ended);
  return (
    <div className="result-row stack">
      <div className="row spread">
        <h3>{result.name}</h3>
        <span className={`tag${result.succeeded ? " gold" : ""}`}>
          {say(result.succeeded ? "campaign-succeeded" : "campaign-failed")}
        </span>
      </div>
      <ul className="row players">
        {result.players.map((name, seat) => (
          <li key={seat}>
            {name}: {say("campaign-points", { count: result.points[seat] ?? 0 })}
            {result.won.includes(seat) && <b> · {say("campaign-won")}</b>}
          </li>
        ))}
      </ul>
      {children}
      <p className="soft small">
        {day} · <Link to={`/table/${result.table}/replay`}>{say("to-replay")}</Link>
      </p>
    </div>
  );
}

export function Archive({ campaign, say }: Props) {
  return (
    <section className="panel stack" aria-label={say("campaign-archive")}>
      <h2>{say("campaign-archive")}</h2>
      <p className="soft small">{say("campaign-archive-text")}</p>
      <Pieces title={say("campaign-tiles")} pieces={campaign.tiles} />
      {campaign.cards.length > 0 && <Pieces title={say("campaign-cards")} pieces={campaign.cards} />}
    </section>
  );
}

function Pieces({ title, pieces }: { title: string; pieces: Campaign["tiles"] }) {
  return (
    <div className="stack">
      <h3>{title}</h3>
      <dl className="pieces-kept">
        {pieces.map((piece) => (
          <div key={piece.id}>
            <dt>
              {piece.name} <span className="soft small">{piece.id}</span>
            </dt>
            <dd className="soft small">{piece.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
