import { useCallback, useEffect, useState } from "react";
import * as campaigns from "../api/campaigns";
import { somebody, useSession } from "../api/session";
import type { Campaign } from "../api/types";
import { useSayMore, useTexts, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { useAsk, useDoing, useFresh } from "./asking";
import { wayOf } from "./campaign";
import "./campaign.css";
import { Group } from "./CampaignGroup";
import { NextGame } from "./CampaignGame";
import { Archive, Outcome, Results } from "./CampaignTold";
import { guestName } from "./guest";
import { ProblemLine, ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";
import { Emblem, useTitleWord } from "./titles";

const EVERY = 5000; // milliseconds between two looks: somebody may join, or begin the game

/** The page of a group that plays a campaign. */
export default function CampaignPage({ id, link }: { id: string; link: string }) {
  const say = useSayMore("campaign");
  const language = useTexts((texts) => texts.language);
  const known = useSession((session) => session.asked);
  const me = useSession((session) => session.me?.id);
  const key = useKey(id, link);
  const word = useTitleWord();
  const asked = useAsk(
    useCallback(
      () => (known ? campaigns.campaign(id, key, language) : new Promise<Campaign>(() => undefined)),
      // whoever has come meanwhile asks again
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [known, me, id, key, language],
    ),
  );
  useFresh(asked.again, EVERY);
  const name = asked.found && say ? titleOf(asked.found, say) : "";
  useEffect(() => {
    if (name) document.title = `${name} – Carrack`;
  }, [name]);
  if (asked.problem && (!asked.found || asked.problem.status === 404))
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  if (!asked.found || !say) return <Waiting />;
  const campaign = asked.found;
  const props = { campaign, say, again: asked.again };
  return (
    <div className="campaign">
      <header className="row">
        <Emblem title={campaign.title} size={64} />
        <div className="campaign-head">
          <h1>{name}</h1>
          <Way campaign={campaign} say={say} />
        </div>
      </header>
      {campaign.yours.length === 0 && <Invited {...props} linkKey={key} />}
      <div className="campaign-body">
        <div className="stack">
          <Outcome {...props} />
          <NextGame {...props} />
          <Results {...props} />
        </div>
        <div className="stack">
          <Group {...props} />
          <Archive {...props} />
        </div>
      </div>
      <p className="soft small">{word(campaign.title, "campaign-missing")}</p>
    </div>
  );
}

function titleOf(campaign: Campaign, say: Say): string {
  return campaign.name || say("campaign");
}

/** The key of the link; it is kept for this tab, so that the address may lose it. */
function useKey(id: string, link: string): string {
  const [key] = useState(() => {
    const name = `carrack.campaign.${id}`;
    if (link) sessionStorage.setItem(name, link);
    return link || sessionStorage.getItem(name) || "";
  });
  return key;
}

/** The chapters as marks on a course: behind us with their outcome, the next one, those to come. */
function Way({ campaign, say }: { campaign: Campaign; say: Say }) {
  const marks = wayOf(campaign);
  const number = Math.min(campaign.results.length + 1, marks.length);
  return (
    <div className="row">
      <ol className="way" aria-label={say("campaign-way")}>
        {marks.map((mark, at) => (
          <li key={at} className={`way-mark is-${mark}`}>
            <span className="unseen">{say(`campaign-mark-${mark}`, { number: at + 1 })}</span>
            <span aria-hidden="true">
              {mark === "succeeded" ? <Icon name="check" size={14} /> : mark === "failed" ? "–" : at + 1}
            </span>
          </li>
        ))}
      </ol>
      <span className="soft">
        {campaign.over ? say("campaign-over") : say("campaign-next-of", { number, length: marks.length })}
      </span>
    </div>
  );
}

interface InvitedProps {
  campaign: Campaign;
  say: Say;
  again: () => void;
  linkKey: string;
}

/** Somebody who came through the link. */
function Invited({ campaign, say, again, linkKey }: InvitedProps) {
  const language = useTexts((texts) => texts.language);
  const { busy, problem, run } = useDoing();
  const open = campaign.places.some((place) => place.kind === "open");
  const join = () =>
    run(async () => {
      await somebody(guestName(), language);
      await campaigns.join(campaign.id, linkKey);
      again();
    });
  return (
    <section className="notice stack" aria-label={say("campaign-invited")}>
      <p>{say(open ? "campaign-invited-text" : "campaign-full")}</p>
      {open && (
        <div className="row">
          <Button look="main" large onPress={join} isDisabled={busy}>
            {say("campaign-join")}
          </Button>
        </div>
      )}
      <ProblemLine problem={problem} />
    </section>
  );
}
