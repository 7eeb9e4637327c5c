import { useCallback, useEffect, useState } from "react";
import * as contests from "../api/contests";
import * as http from "../api/http";
import { somebody } from "../api/session";
import type { ContestAsked, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Check, Pick, Radios, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go } from "../kit/route";
import { useAsk, useDoing } from "./asking";
import { fitted, KINDS, PRESETS, type Kind } from "./contest";
import "./contests.css";
import { guestName } from "./guest";
import { clockOf, CLOCKS } from "./openWish";
import { ProblemLine, ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";

/** Opening a tournament: a title, one of six usual ways, and the rest below. */
export default function ContestNew({ title }: { title: string | null }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  useEffect(() => {
    document.title = `${say("contests-new")} – Carrack`;
  }, [say]);
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found) return <Waiting />;
  return <NewForm titles={titles.found} first={title} />;
}

const DAY = 24 * 3600 * 1000;

function NewForm({ titles, first }: { titles: Title[]; first: string | null }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [titleId, setTitle] = useState(first ?? titles[0]!.id);
  const title = titles.find((one) => one.id === titleId) ?? titles[0]!;
  const [preset, setPreset] = useState(PRESETS[0]!.id);
  const usual = PRESETS.find((one) => one.id === preset)!;
  const [changed, setChanged] = useState<Partial<ContestAsked["rules"]>>({});
  const [clock, setClock] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [starts, setStarts] = useState("");
  const [isPublic, setPublic] = useState(true);
  const [rated, setRated] = useState(false);
  const [joins, setJoins] = useState(true);
  const [bots, setBots] = useState(0);
  const [variant, setVariant] = useState("");
  const { busy, problem, run } = useDoing();
  const least = Math.max(2, title.min_seats);
  const most = title.max_seats;
  const rules = { ...fitted(usual, least, most), ...changed };
  const level = title.levels.find((one) => one.id === "greedy")?.id ?? title.levels[0]?.id ?? "random";
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
        rated,
        joins,
        bots: Array.from({ length: bots }, () => level),
      });
      go(`/tournaments/${id}`);
    });
  return (
    <form
      className="form stack"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h1>{say("contests-new")}</h1>
      <section className="panel stack">
        <Pick
          label={say("contest-title")}
          value={title.id}
          choices={titles.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(id) => {
            setTitle(id);
            setVariant("");
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
            onChange={setVariant}
          />
        )}
        <div className="contest-presets">
          <Radios
            label={say("contest-preset")}
            value={preset}
            choices={PRESETS.map(({ id }) => ({
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
          <Pick
            label={say("contest-kind")}
            value={rules.kind}
            choices={KINDS.map((kind) => ({ value: kind, label: say(`contest-kind-${kind}`) }))}
            onChange={(kind: Kind) => set({ kind, ...(kind === "ladder" ? { seats: 2 } : {}) })}
          />
          <NumberField
            label={say("contest-seats-field")}
            value={rules.seats ?? 2}
            least={least}
            most={rules.kind === "ladder" ? 2 : most}
            onChange={(seats) => set({ seats })}
          />
          {["swiss", "robin"].includes(rules.kind) && (
            <NumberField
              label={say("contest-rounds-field")}
              hint={say("contest-rounds-hint")}
              value={rules.rounds ?? 0}
              least={0}
              most={50}
              onChange={(rounds) => set({ rounds })}
            />
          )}
          {["robin", "league"].includes(rules.kind) && (
            <NumberField
              label={say("contest-group-field")}
              value={rules.group ?? 8}
              least={2}
              most={100}
              onChange={(group) => set({ group })}
            />
          )}
          {["robin", "league", "single", "double"].includes(rules.kind) && (
            <NumberField
              label={say("contest-advance-field")}
              value={rules.advance ?? 1}
              least={1}
              most={9}
              onChange={(advance) => set({ advance })}
            />
          )}
          {rules.kind === "robin" && (
            <Check
              label={say("contest-finals-field")}
              value={rules.finals ?? false}
              onChange={(finals) => set({ finals })}
            />
          )}
          {rules.kind === "league" && (
            <NumberField
              label={say("contest-seasons-field")}
              hint={say("contest-seasons-hint")}
              value={rules.seasons ?? 1}
              least={0}
              most={100}
              onChange={(seasons) => set({ seasons })}
            />
          )}
          {rules.kind === "arena" && (
            <NumberField
              label={say("contest-minutes-field")}
              value={rules.minutes ?? 120}
              least={1}
              most={1440}
              onChange={(minutes) => set({ minutes })}
            />
          )}
          {!["arena", "ladder"].includes(rules.kind) && (
            <NumberField
              label={say("contest-every-field")}
              hint={say("contest-every-hint")}
              value={Math.round((rules.every ?? 0) / DAY)}
              least={0}
              most={60}
              onChange={(days) => set({ every: days * DAY })}
            />
          )}
          <NumberField
            label={say("contest-least-field")}
            value={rules.least ?? 2}
            least={2}
            most={1000}
            onChange={(value) => set({ least: value })}
          />
          <Pick
            label={say("contest-clock")}
            value={clock ?? usual.clock}
            choices={CLOCKS.filter((one) => one !== "none").map((one) => ({
              value: one,
              label: say(`clock-${one}`),
            }))}
            onChange={setClock}
          />
          {["swiss", "robin", "league"].includes(rules.kind) && (
            <Check
              label={say("contest-duplicate")}
              hint={say("contest-rule-duplicate")}
              value={rules.duplicate ?? false}
              onChange={(duplicate) => set({ duplicate })}
            />
          )}
          <Check
            label={say("contest-fill")}
            hint={say("contest-fill-text")}
            value={rules.fill ?? false}
            onChange={(fill) => set({ fill })}
          />
          <NumberField label={say("contest-bots")} value={bots} least={0} most={64} onChange={setBots} />
          <Check label={say("contest-joins")} value={joins} onChange={setJoins} />
          <Check
            label={say("contest-public")}
            hint={say("contest-public-text")}
            value={isPublic}
            onChange={setPublic}
          />
          <Check
            label={say("contest-rated")}
            hint={say("contest-rated-text")}
            value={rated}
            onChange={setRated}
          />
        </section>
      </Fold>
      <ProblemLine problem={problem} />
      <div className="row">
        <Button look="main" large type="submit" isDisabled={busy}>
          {say("contest-open")}
        </Button>
        <Link to="/tournaments" className="button plain">
          {say("cancel")}
        </Link>
      </div>
    </form>
  );
}

interface NumberProps {
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

function NumberField({ label, hint, value, least, most, onChange }: NumberProps) {
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      type="number"
      value={String(value)}
      onChange={(text) => onChange(Math.min(most, Math.max(least, Math.round(Number(text)) || least)))}
    />
  );
}
