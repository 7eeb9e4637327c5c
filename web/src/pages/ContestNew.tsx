import { useEffect, useState } from "react";
import * as contests from "../api/contests";
import { somebody } from "../api/session";
import type { ContestAsked, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Check, NumberField, Pick, Radios, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go } from "../kit/route";
import { useAskedTitles, useDoing } from "./asking";
import { fitted, PRESETS, presetsFor } from "./contest";
import { ContestFairness, ContestRules, isShared } from "./ContestRules";
import "./contests.css";
import { guestName } from "./guest";
import { clockOf, CLOCKS } from "./openWish";
import { ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";
import { WishForm } from "./WishForm";

/** Opening a tournament: a title, one of six usual ways, and the rest below. */
export default function ContestNew({ title }: { title: string | null }) {
  const say = useSay();
  const titles = useAskedTitles();
  useEffect(() => {
    document.title = `${say("contests-new")} – Carrack`;
  }, [say]);
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found) return <Waiting />;
  return <NewForm titles={titles.found} first={title} />;
}

function NewForm({ titles, first }: { titles: Title[]; first: string | null }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [titleId, setTitle] = useState(first ?? titles[0]!.id);
  const title = titles.find((one) => one.id === titleId) ?? titles[0]!;
  const [preset, setPreset] = useState(PRESETS[0]!.id);
  const [changed, setChanged] = useState<Partial<ContestAsked["rules"]>>({});
  const [clock, setClock] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [starts, setStarts] = useState("");
  const [isPublic, setPublic] = useState(true);
  const [rated, setRated] = useState(false);
  const [joins, setJoins] = useState(true);
  const [bots, setBots] = useState(0);
  const [variant, setVariant] = useState("");
  const ways = presetsFor(title, variant);
  const usual = ways.find((one) => one.id === preset) ?? ways[0]!;
  const { busy, problem, run } = useDoing();
  const least = Math.max(2, title.min_seats);
  const most = title.max_seats;
  const rules = { ...fitted(usual, least, most), ...changed };
  const level = title.levels.find((one) => one.id === "greedy")?.id ?? title.levels[0]?.id ?? "random";
  const shared = isShared(rules);
  const set = (values: Partial<ContestAsked["rules"]>) => setChanged({ ...changed, ...values });
  const choose = (id: string) => {
    setPreset(id);
    setChanged({});
    setClock(null);
  };
  const open = () =>
    run(async () => {
      await somebody(guestName(), language);
      const { id } = await contests.open({
        title: title.id,
        name,
        rules: { ...rules, filler: level, ...(starts ? { starts: new Date(starts).getTime() } : {}) },
        options: variant && title.preset_option ? { [title.preset_option]: variant } : {},
        clock: clockOf(clock ?? usual.clock) ?? null,
        public: isPublic,
        rated: rated && !shared,
        joins,
        bots: Array.from({ length: bots }, () => level),
      });
      go(`/tournaments/${id}`);
    });
  return (
    <WishForm begin={say("contest-open")} onBegin={open} busy={busy} problem={problem} back="/tournaments">
      <h1>{say("contests-new")}</h1>
      <section className="panel stack">
        <Pick
          label={say("contest-title")}
          value={title.id}
          choices={titles.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(id) => {
            setTitle(id);
            setVariant("");
            setChanged({});
          }}
        />
        {title.presets.length > 1 && title.preset_option && (
          <Pick
            label={say("contest-variant")}
            value={variant}
            choices={[
              { value: "", label: say("contest-variant-usual") },
              ...title.presets
                .filter((one) => one.id !== "campaign")
                .map((one) => ({ value: one.id, label: one.label })),
            ]}
            onChange={(id) => {
              setVariant(id);
              setChanged({});
            }}
          />
        )}
        <div className="contest-presets">
          <Radios
            label={say("contest-preset")}
            value={usual.id}
            choices={ways.map(({ id }) => ({
              value: id,
              label: say(`contest-preset-${id}`),
              hint: say(`contest-preset-${id}-text`),
            }))}
            onChange={choose}
          />
        </div>
        <TextField
          label={say("contest-name")}
          value={name}
          maxLength={40}
          autoComplete="off"
          name="name"
          onChange={setName}
        />
        <div className="field">
          <label htmlFor="contest-starts">{say("contest-starts")}</label>
          <input
            id="contest-starts"
            className="input"
            type="datetime-local"
            value={starts}
            onChange={(event) => setStarts(event.target.value)}
          />
          <small>{say("contest-starts-text")}</small>
        </div>
      </section>
      <Fold title={say("contest-more")}>
        <section className="panel stack">
          <ContestRules rules={rules} set={set} least={least} most={most} />
          <Pick
            label={say("contest-clock")}
            value={clock ?? usual.clock}
            choices={CLOCKS.filter((one) => one !== "none").map((one) => ({
              value: one,
              label: say(`clock-${one}`),
            }))}
            onChange={setClock}
          />
          <ContestFairness rules={rules} set={set} />
          <NumberField label={say("contest-bots")} value={bots} least={0} most={64} onChange={setBots} />
          <Check label={say("contest-joins")} value={joins} onChange={setJoins} />
          <Check
            label={say("contest-public")}
            hint={say("contest-public-text")}
            value={isPublic}
            onChange={setPublic}
          />
          {!shared && (
            <Check
              label={say("contest-rated")}
              hint={say("contest-rated-text")}
              value={rated}
              onChange={setRated}
            />
          )}
        </section>
      </Fold>
    </WishForm>
  );
}
