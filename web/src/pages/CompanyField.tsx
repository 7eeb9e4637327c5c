/** How a table that is opened is played: for points or not, with which clock, before whose eyes. */
import { useCallback } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { listOf, useSay, useTexts } from "../i18n";
import { Check, Pick, TextField } from "../kit/Field";
import { useAsk } from "./asking";
import { ClockField } from "./ClockField";
import { isAlone, type Company, type SeatWish } from "./openWish";

const CALM = "move-86400"; // the clock of a rated table, unless another one is chosen
const DELAYS = ["0", "60", "300", "900", "1800"]; // seconds until those who look on see hands

interface CompanyProps {
  title: string;
  seats: SeatWish[];
  company: Company;
  change: (differs: Partial<Company>) => void;
}

export function CompanyField({ title, seats, company, change }: CompanyProps) {
  const say = useSay();
  const mayRate = useSession((session) => session.me?.kind === "account");
  const { rated, clock, isPublic, spectators, delay, hints, name } = company;
  return (
    <section className="panel stack">
      <Check
        label={say("open-rated")}
        hint={say(mayRate ? "open-rated-text" : "open-rated-account")}
        value={rated}
        isDisabled={!mayRate}
        onChange={(on) => change({ rated: on, clock: on && clock === "none" ? CALM : clock })}
      />
      {rated && <RatedBots title={title} seats={seats.length} />}
      <ClockField clock={clock} change={(clock) => change({ clock })} />
      <Check
        label={say("open-public")}
        hint={say("open-public-text")}
        value={isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
      <Check
        label={say("open-spectators")}
        hint={say("open-spectators-text")}
        value={spectators}
        onChange={(spectators) => change({ spectators })}
      />
      {spectators && !rated && (
        <Pick
          label={say("open-hands")}
          hint={say("open-hands-text")}
          value={delay}
          choices={DELAYS.map((value) => ({
            value,
            label: value === "0" ? say("hands-never") : say("hands-after", { minutes: Number(value) / 60 }),
          }))}
          onChange={(delay) => change({ delay })}
        />
      )}
      {!rated && (
        <Check
          label={say("open-hints")}
          hint={say("open-hints-text")}
          value={hints ?? isAlone(seats)}
          onChange={(hints) => change({ hints })}
        />
      )}
      <TextField
        label={say("open-table-name")}
        hint={say("open-table-name-text")}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(name) => change({ name })}
      />
    </section>
  );
}

/** Which bots play for points with so many seats; the others are refused. */
function RatedBots({ title, seats }: { title: string; seats: number }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.ranking(title, seats, 0, language), [title, seats, language]));
  if (!asked.found) return null;
  const names = listOf(asked.found.bots.map((bot) => bot.name));
  return (
    <p className="soft small">{names ? say("open-rated-bots", { names }) : say("open-rated-no-bots")}</p>
  );
}
