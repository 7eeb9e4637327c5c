/** The next game of a campaign: its story, its goal, what is chosen before it, and the way to the table. */
import { useCallback, useState } from "react";
import * as campaigns from "../api/campaigns";
import * as http from "../api/http";
import type { Campaign } from "../api/types";
import { useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Confirm } from "../kit/Dialog";
import { Check } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go } from "../kit/route";
import { useAsk, useDoing } from "./asking";
import { askedNow, chosenBefore } from "./campaign";
import { Story } from "./CampaignTold";
import { OptionField } from "./OptionField";
import { ProblemLine } from "./Problem";

interface Props {
  campaign: Campaign;
  say: Say;
  again: () => void;
}

export function NextGame({ campaign, say, again }: Props) {
  const { chapter } = campaign;
  if (!chapter) return <Over campaign={campaign} say={say} />;
  const isMember = campaign.yours.length > 0;
  return (
    <section className="panel stack chapter" aria-label={say("campaign-chapter")}>
      <h2>{chapter.name}</h2>
      <Story text={chapter.story} say={say} />
      <p>
        <b>{say("campaign-goal")}</b> {chapter.goal}
      </p>
      {isMember && campaign.game && <Running campaign={campaign} say={say} again={again} />}
      {isMember && !campaign.game && <Begin campaign={campaign} say={say} />}
    </section>
  );
}

function Over({ campaign, say }: { campaign: Campaign; say: Say }) {
  const last = campaign.results.at(-1);
  return (
    <section className="panel stack chapter" aria-label={say("campaign-over")}>
      <h2>{say("campaign-over")}</h2>
      {last && <Story text={last.story} say={say} />}
      <div className="row">
        <Link to={`/campaigns/new/${campaign.title}`} className="button">
          {say("campaign-another")}
        </Link>
      </div>
    </section>
  );
}

function Begin({ campaign, say }: { campaign: Campaign; say: Say }) {
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.options(campaign.title, language), [campaign.title, language]));
  const [options, setOptions] = useState(() => chosenBefore(campaign));
  const [add, setAdd] = useState<string[]>([]);
  const { busy, problem, run } = useDoing();
  if (campaign.places.some((place) => place.kind === "open"))
    return <p className="notice">{say(campaign.host ? "campaign-wait-host" : "campaign-wait")}</p>;
  const start = () =>
    run(async () => {
      const { table } = await campaigns.nextGame(campaign.id, options, add);
      go(`/table/${table}`);
    });
  const fields = askedNow(asked.found?.options ?? [], campaign);
  return (
    <>
      {campaign.offers.add.map((one) => (
        <Check
          key={one.id}
          label={one.label}
          hint={one.text}
          value={add.includes(one.id)}
          onChange={(on) => setAdd(on ? [...add, one.id] : add.filter((id) => id !== one.id))}
        />
      ))}
      {fields.length > 0 && (
        <Fold title={say("campaign-options")} isOpen={campaign.places.length === 1}>
          <div className="options">
            {fields.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={options[option.name]}
                onChange={(value) => setOptions(withOption(options, option.name, value))}
              />
            ))}
          </div>
        </Fold>
      )}
      <ProblemLine problem={problem ?? asked.problem} />
      <div className="row">
        <Button look="main" large onPress={start} isDisabled={busy}>
          {say("campaign-begin")}
        </Button>
      </div>
    </>
  );
}

/** Only what differs from the usual is sent. */
function withOption(options: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const rest = { ...options };
  delete rest[name];
  return value === undefined ? rest : { ...rest, [name]: value };
}

function Running({ campaign, say, again }: Props) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useDoing();
  const abandon = () =>
    run(async () => {
      setAsking(false);
      await campaigns.abandonGame(campaign.id);
      again();
    });
  return (
    <>
      <p className="row">
        {say("campaign-running")}
        {campaign.game?.your_turn && <span className="tag turn">{say("your-turn")}</span>}
      </p>
      <div className="row">
        <Link to={`/table/${campaign.game!.table}`} className="button main large">
          {say("campaign-to-game")}
        </Link>
        {campaign.game?.may_abandon && (
          <Button look="plain" onPress={() => setAsking(true)} isDisabled={busy}>
            {say("campaign-abandon")}
          </Button>
        )}
      </div>
      <ProblemLine problem={problem} />
      <Confirm
        isOpen={asking}
        danger
        title={say("campaign-abandon")}
        text={say("campaign-abandon-text")}
        yes={say("campaign-abandon-yes")}
        no={say("cancel")}
        onYes={abandon}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
