/** Who plays a campaign, how they stand, and who may take whose place. */
import { useCallback, useState } from "react";
import * as campaigns from "../api/campaigns";
import * as http from "../api/http";
import type { Campaign, CampaignPlace, Title } from "../api/types";
import { useTexts, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Confirm } from "../kit/Dialog";
import { go } from "../kit/route";
import { letter } from "../table/charts";
import { useAsk, useDoing } from "./asking";
import { invitation, leaders } from "./campaign";
import { CopyAddress } from "./CopyAddress";
import { ProblemLine } from "./Problem";
import { useTitleWord } from "./titles";

interface Props {
  campaign: Campaign;
  say: Say;
  again: () => void;
}

export function Group({ campaign, say, again }: Props) {
  const mayChange = campaign.host && !campaign.game && !campaign.over;
  const isMember = campaign.yours.length > 0;
  const ahead = leaders(campaign.places);
  const levels = useLevels(campaign.title, mayChange);
  const { problem, run } = useDoing();
  const word = useTitleWord();
  const give = (seat: number, level: string | null) =>
    run(async () => {
      await campaigns.givePlace(campaign.id, seat, level);
      again();
    });
  return (
    <section className="panel stack" aria-label={say("campaign-group")}>
      <h2>{say("campaign-group")}</h2>
      <ul className="places">
        {campaign.places.map((place) => (
          <PlaceRow key={place.seat} place={place} say={say} isAhead={ahead.includes(place.seat)}>
            {mayChange && !isOnlyPlace(campaign, place) && (
              <Replace levels={levels} place={place} say={say} give={give} />
            )}
          </PlaceRow>
        ))}
      </ul>
      {campaign.places.length === 1 && <p className="soft small">{word(campaign.title, "campaign-solo")}</p>}
      <ProblemLine problem={problem} />
      {isMember && campaign.places.some((place) => place.kind === "open") && (
        <Invitation campaign={campaign} say={say} />
      )}
      {isMember && !campaign.game && <Leave campaign={campaign} say={say} />}
    </section>
  );
}

/** The bots that may take a place; they are asked for only where somebody may give one. */
function useLevels(title: string, wanted: boolean): Title["levels"] {
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(
    useCallback(() => (wanted ? http.titles(language) : Promise.resolve([])), [wanted, language]),
  );
  return titles.found?.find((one) => one.id === title)?.levels ?? [];
}

/** The last place of whoever looks is given back by leaving. */
function isOnlyPlace(campaign: Campaign, place: CampaignPlace): boolean {
  return place.yours && campaign.yours.length === 1;
}

interface RowProps {
  place: CampaignPlace;
  say: Say;
  isAhead: boolean;
  children: React.ReactNode;
}

function PlaceRow({ place, say, isAhead, children }: RowProps) {
  return (
    <li className="place">
      <span className={`place-letter seat-${place.seat}`} aria-hidden="true">
        {letter(place.seat)}
      </span>
      <span className="place-said">
        <b>{place.kind === "open" ? say("campaign-place-open") : place.name}</b>
        <span className="soft small">{say("campaign-stands", { won: place.won, points: place.points })}</span>
      </span>
      {place.yours && <span className="tag">{say("campaign-you")}</span>}
      {isAhead && <span className="tag gold">{say("campaign-ahead")}</span>}
      {children}
    </li>
  );
}

interface ReplaceProps {
  levels: Title["levels"];
  place: CampaignPlace;
  say: Say;
  give: (seat: number, level: string | null) => void;
}

const PERSON = "person";

/** Give the place to a bot, or to whoever comes through the link. An arrow key chooses already: it is always asked. */
function Replace({ levels, place, say, give }: ReplaceProps) {
  const [wish, setWish] = useState<string | null>(null);
  const isPerson = place.kind === "person";
  const name = place.kind === "open" ? say("campaign-place-open") : place.name;
  const offers = [
    ...(place.kind === "open" ? [] : [{ id: PERSON, label: say("campaign-somebody-else") }]),
    ...levels
      .filter((level) => level.id !== place.level)
      .map((level) => ({ id: level.id, label: say("seat-kind-bot", { level: level.label }) })),
  ];
  return (
    <>
      <select
        className="input narrow"
        aria-label={say("campaign-replace", { name })}
        value=""
        onChange={(event) => setWish(event.target.value)}
      >
        <option value="" disabled hidden>
          {say("campaign-change")}
        </option>
        {offers.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Confirm
        isOpen={wish !== null}
        danger={isPerson}
        title={say("campaign-replace", { name })}
        text={
          <>
            <p>
              <b>{offers.find(({ id }) => id === wish)?.label}</b>
            </p>
            <p>{say(isPerson ? "campaign-replace-text" : "campaign-give-text", { name })}</p>
          </>
        }
        yes={say("campaign-replace-yes")}
        no={say("cancel")}
        onYes={() => {
          if (wish) give(place.seat, wish === PERSON ? null : wish);
          setWish(null);
        }}
        onNo={() => setWish(null)}
      />
    </>
  );
}

function Invitation({ campaign, say }: { campaign: Campaign; say: Say }) {
  return (
    <CopyAddress
      address={invitation(location.origin, campaign)}
      text={say("campaign-invite")}
      label={say("campaign-address")}
    />
  );
}

function Leave({ campaign, say }: { campaign: Campaign; say: Say }) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useDoing();
  const leave = () =>
    run(async () => {
      setAsking(false);
      await campaigns.leave(campaign.id);
      go("/");
    });
  return (
    <div className="row">
      <Button look="plain" onPress={() => setAsking(true)} isDisabled={busy}>
        {say("campaign-leave")}
      </Button>
      <ProblemLine problem={problem} />
      <Confirm
        isOpen={asking}
        danger
        title={say("campaign-leave")}
        text={say("campaign-leave-text")}
        yes={say("campaign-leave")}
        no={say("cancel")}
        onYes={leave}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}
