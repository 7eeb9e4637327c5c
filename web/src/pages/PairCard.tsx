import { useState } from "react";
import * as http from "../api/http";
import { somebody } from "../api/session";
import type { Title } from "../api/types";
import { useTexts, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { useDoing } from "./asking";
import { guestName } from "./guest";
import { ProblemLine } from "./Problem";
import { Picture } from "./titles";

const PACES = ["quick", "calm", "days", "none"] as const;
const MOST = 4; // seats that are offered; more only by opening a table
const KEPT = "carrack.pairing";

interface Wish {
  title: string;
  seats: number; // 0 for any
  pace: (typeof PACES)[number];
}

/** What somebody looked for last. */
function lastWish(titles: Title[]): Wish {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "") as Wish;
    if (titles.some(({ id }) => id === kept.title) && PACES.includes(kept.pace)) return kept;
  } catch {
    // nothing was kept, or by another version
  }
  return { title: titles[0]!.id, seats: 0, pace: "calm" };
}

function countsOf(title: Title): number[] {
  const least = Math.max(2, title.min_seats);
  return Array.from({ length: Math.min(MOST, title.max_seats) - least + 1 }, (_, at) => least + at);
}

interface Props {
  titles: Title[];
  looking: Record<string, number>;
  say: Say;
}

/** Play people now: three questions, and a table where bots keep the seats until somebody comes. */
export default function PairCard({ titles, looking, say }: Props) {
  const language = useTexts((texts) => texts.language);
  const [wish, setWish] = useState(() => lastWish(titles));
  const { busy, problem, run } = useDoing();
  const title = titles.find(({ id }) => id === wish.title) ?? titles[0]!;
  const counts = countsOf(title);
  const seats = counts.includes(wish.seats) ? wish.seats : 0;
  const find = () =>
    run(async () => {
      localStorage.setItem(KEPT, JSON.stringify(wish));
      await somebody(guestName(), language);
      const { table } = await http.pair(wish.title, wish.pace, seats || null);
      go(`/table/${table.id}`);
    });
  return (
    <section className="panel pair is-lit" aria-labelledby="pair-heading">
      <div className="pair-head">
        <h2 id="pair-heading">{say("pair-title")}</h2>
        <span className="soft small">{say("pair-text")}</span>
      </div>
      <fieldset className="pair-titles">
        <legend className="unseen">{say("pair-game")}</legend>
        {titles.map((one) => (
          <label key={one.id} className="pair-picture">
            <input
              type="radio"
              name="pair-title"
              className="unseen"
              checked={one.id === title.id}
              onChange={() => setWish({ ...wish, title: one.id })}
            />
            <Picture title={one.id} />
            <b>{one.name}</b>
          </label>
        ))}
      </fieldset>
      <div className="pair-asked">
        <Choice
          name="pair-seats"
          label={say("pair-seats")}
          value={String(seats)}
          choices={[...counts.map(String), "0"].map((value) => ({
            value,
            label: value === "0" ? say("pair-any") : value,
          }))}
          take={(value) => setWish({ ...wish, seats: Number(value) })}
        />
        <Choice
          name="pair-pace"
          label={say("pair-clock")}
          value={wish.pace}
          choices={PACES.map((value) => ({ value, label: say(`pair-${value}`) }))}
          take={(value) => setWish({ ...wish, pace: value as Wish["pace"] })}
        />
      </div>
      <div className="pair-find">
        <Button look="main" large onPress={find} isDisabled={busy}>
          <Icon name="person" /> {say("pair-find")}
        </Button>
        <p className="soft small" role="status">
          {say("pair-looking", { count: looking[title.id] ?? 0 })}
        </p>
        <ProblemLine problem={problem} />
      </div>
    </section>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  take: (value: string) => void;
}

/** One of a few, side by side. */
function Choice({ name, label, value, choices, take }: ChoiceProps) {
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={choice.value === value}
            onChange={() => take(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
