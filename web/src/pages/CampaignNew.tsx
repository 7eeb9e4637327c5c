import { useEffect, useState } from "react";
import * as campaigns from "../api/campaigns";
import { somebody } from "../api/session";
import type { TableAsked, Title } from "../api/types";
import { useSayMore, useTexts, type Say } from "../i18n";
import { TextField } from "../kit/Field";
import { go } from "../kit/route";
import { useAskedTitles, useDoing } from "./asking";
import { friendlySeats, guestName } from "./guest";
import { SeatsField } from "./SeatsField";
import { ProblemPage } from "./Problem";
import { Emblem, useTitleWord } from "./titles";
import { Waiting } from "./Waiting";
import { WishForm } from "./WishForm";

/** Bringing a group together. */
export default function CampaignNew({ title }: { title: string | null }) {
  const say = useSayMore("campaign");
  const titles = useAskedTitles();
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found || !say) return <Waiting />;
  const found = titles.found.find((one) => one.id === title);
  if (!found?.presets.some((one) => one.id === "campaign"))
    return <ProblemPage code={found ? "campaign.none" : "game.unknown"} sentence="" />;
  return <NewForm title={found} say={say} />;
}

function NewForm({ title, say }: { title: Title; say: Say }) {
  const language = useTexts((texts) => texts.language);
  const [seats, setSeats] = useState<TableAsked["seats"]>(() =>
    friendlySeats(title)
      .slice(0, 2)
      .map((seat, at) => (at === 0 ? seat : { ...seat, kind: "open" as const })),
  );
  const [name, setName] = useState("");
  const word = useTitleWord();
  const { busy, problem, run } = useDoing();
  useEffect(() => {
    document.title = `${say("campaign")} – Carrack`;
  }, [say]);
  const begin = () =>
    run(async () => {
      await somebody(guestName(), language);
      const { id } = await campaigns.begin(title.id, seats, name);
      go(`/campaigns/${id}`);
    });
  return (
    <WishForm begin={say("campaign-gather")} onBegin={begin} busy={busy} problem={problem} back="/">
      <div className="row">
        <Emblem title={title.id} size={64} />
        <h1>{say("campaign-new", { title: title.name })}</h1>
      </div>
      <p>{word(title.id, "campaign-text")}</p>
      <p className="soft">{word(title.id, "campaign-missing")}</p>
      <SeatsField title={title} seats={seats} setSeats={setSeats} />
      {seats.length === 1 && <p className="notice">{word(title.id, "campaign-solo")}</p>}
      <section className="panel stack">
        <TextField
          label={say("campaign-name")}
          hint={say("campaign-name-text")}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={setName}
        />
      </section>
    </WishForm>
  );
}
