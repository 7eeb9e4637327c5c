import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { somebody } from "../api/session";
import type { Option, Title } from "../api/types";
import { useSay, useSayMore, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Check, Radios } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go, usePlace } from "../kit/route";
import { useAsk, useAskedTitles, useDoing } from "./asking";
import { CompanyField } from "./CompanyField";
import { correctionsOf } from "./corrections";
import { friendlySeats, guestName } from "./guest";
import { AMONG_FRIENDS, byGroup, isAsked, wishFor, withOption, type SeatWish } from "./openWish";
import { OptionField } from "./OptionField";
import { ProblemLine, ProblemPage } from "./Problem";
import { SeatsField } from "./SeatsField";
import { begun, startsOf } from "./starts";
import type { Start } from "../table/title";
import { Picture, useTitleWord } from "./titles";
import { Waiting } from "./Waiting";
import { otherPresets, seatsOf, waysOf } from "./ways";

export default function OpenPage({ title }: { title: string | null }) {
  const say = useSay();
  const titles = useAskedTitles();
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found) return <Waiting />;
  const found = titles.found.find((one) => one.id === title);
  if (found) return <OpenForm title={found} />;
  if (title) return <ProblemPage code="game.unknown" sentence="" />;
  return (
    <div className="on-ground stack wide">
      <h1>{say("open-which")}</h1>
      {titles.found.map((one) => (
        <Link key={one.id} to={`/open/${one.id}`} className="table-row">
          <Picture title={one.id} className="thumb" /> {one.name}
        </Link>
      ))}
    </div>
  );
}

interface StartsProps {
  start: Start | null;
  take: (start: Start) => void;
  title: Title;
}

/** Three usual tables, each taken with one press. */
function Starts({ start, take, title }: StartsProps) {
  const say = useSay();
  const word = useTitleWord();
  return (
    <div className="starts" role="group" aria-label={say("open-starts")}>
      {startsOf(title).map((one) => {
        const { seats, company } = begun(one, title);
        const words = { count: seats.length - 1, clock: say(`clock-${company.clock}`) };
        const told = (key: string) => word(title.id, key, words) || say(key, words);
        return (
          <button
            key={one.id}
            type="button"
            className="start"
            aria-pressed={one === start}
            onClick={() => take(one)}
          >
            <b>{told(`start-${one.id}`)}</b>
            <span className="hint">{told(`start-${one.id}-text`)}</span>
          </button>
        );
      })}
    </div>
  );
}

function OpenForm({ title }: { title: Title }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.options(title.id, language), [title.id, language]));
  const ofWays = useSayMore("ways");
  const word = useTitleWord();
  const ways = waysOf(title);
  const [wayId, setWay] = useState(ways[0]?.id ?? "");
  const way = ways.find((one) => one.id === wayId);
  const [start, setStart] = useState<Start | null>(startsOf(title)[0] ?? null);
  const [first] = useState(() => start && begun(start, title));
  const [seats, setSeats] = useState<SeatWish[]>(first?.seats ?? friendlySeats(title));
  const [named, setPreset] = useState(
    ways.length > 0 ? (otherPresets(title)[0]?.id ?? "") : (first?.preset ?? ""),
  );
  const preset = way?.preset ?? named;
  const [modifiers, setModifiers] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, unknown>>(first?.options ?? {});
  const [company, setCompany] = useState(first?.company ?? AMONG_FRIENDS);
  const corrections = correctionsOf(title.id);
  const [corrected, setCorrected] = useState(usePlace().search.get("data") === "own");
  const { busy, problem, run } = useDoing();
  useEffect(() => {
    document.title = `${title.name} – Carrack`;
  }, [title.name]);

  const all = (asked.found?.options ?? []).filter((option) => isAsked(option, title));
  const shown = all.filter((option) => way?.asks.includes(option.name));
  const groups = byGroup(all.filter((option) => !shown.includes(option)));
  const fieldOf = (option: Option) => (
    <OptionField
      key={option.name}
      option={option}
      value={options[option.name]}
      onChange={(value) => changed(setOptions)(withOption(options, option, value))}
    />
  );
  /** Whoever changes something has left the usual way. */
  function changed<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      setStart(null);
      set(value);
    };
  }
  function takeWay(id: string) {
    const next = ways.find((one) => one.id === id);
    setStart(null);
    setWay(id);
    setSeats(seatsOf(next, title));
    setOptions({}); // what was asked for another way may not go with this one
  }

  function takeStart(next: Start) {
    const { seats, company, preset, options } = begun(next, title);
    if (ways.length > 0) takeWay(ways[0]!.id);
    else setPreset(preset);
    setStart(next);
    setSeats(seats);
    setCompany(company);
    setOptions(options);
  }

  function open() {
    run(async () => {
      await somebody(guestName(), language);
      const wish: Record<string, unknown> = { ...options };
      if (preset) wish[title.preset_option] = preset;
      if (modifiers.length > 0) wish.modifiers = modifiers;
      const answer = await http.openTable({
        title: title.id,
        seats,
        options: wish,
        ...wishFor(company),
        data: corrected ? corrections?.differs : undefined,
      });
      go(`/table/${answer.table.id}`);
    });
  }

  const choice = (one: Title["presets"][number]) => ({ value: one.id, label: one.label, hint: one.text });
  const plain = { value: "", label: say("open-preset-plain"), hint: say("open-preset-plain-text") };
  const presets = ways.length > 0 ? otherPresets(title).map(choice) : [plain, ...title.presets.map(choice)];
  return (
    <form
      className="open-form on-ground"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h1>{say("open-title", { title: title.name })}</h1>
      <Starts start={start} take={takeStart} title={title} />
      {ways.length > 0 && ofWays && (
        <section className="panel stack open-ways">
          <Radios
            label={ofWays("open-way")}
            value={wayId}
            choices={[
              ...ways.map((one) => {
                const { label = "", text = "" } = title.presets.find(({ id }) => id === one.preset) ?? {};
                return one.own
                  ? {
                      value: one.id,
                      label: word(title.id, `way-${one.id}`),
                      hint: word(title.id, `way-${one.id}-text`),
                    }
                  : { value: one.id, label, hint: text };
              }),
              { value: "", label: ofWays("way-other"), hint: word(title.id, "way-other-text") },
            ]}
            onChange={takeWay}
          />
          {shown.length > 0 && <div className="options">{shown.map(fieldOf)}</div>}
        </section>
      )}
      {way?.page ? (
        <div className="row">
          <Link to={way.page} className="button main">
            {say("campaign-open-hint")}
          </Link>
        </div>
      ) : (
        <>
          <div className="open-columns">
            <SeatsField title={title} seats={seats} setSeats={changed(setSeats)} />
            <div className="stack">
              {title.presets.length > 0 && !way && (
                <section className="panel">
                  <Radios
                    label={say("open-preset")}
                    value={preset}
                    choices={presets}
                    onChange={changed(setPreset)}
                  />
                </section>
              )}
              <CompanyField
                title={title.id}
                seats={seats}
                company={company}
                change={(differs) => changed(setCompany)({ ...company, ...differs })}
              />
            </div>
          </div>
          <h2>{say("open-more")}</h2>
          {title.modifiers.length > 0 && (
            <section className="panel">
              <Fold title={say("open-modifiers")}>
                {title.modifiers.map((one) => (
                  <Check
                    key={one.id}
                    label={one.label}
                    hint={one.text}
                    value={modifiers.includes(one.id)}
                    onChange={(on) =>
                      setModifiers(on ? [...modifiers, one.id] : modifiers.filter((id) => id !== one.id))
                    }
                  />
                ))}
              </Fold>
            </section>
          )}
          {groups.map(([group, list], index) => (
            <section key={group} className="panel">
              <Fold
                title={group || say("open-expert", { count: list.length })}
                isOpen={title.presets.length === 0 && index === 0}
              >
                <div className="options">{list.map(fieldOf)}</div>
              </Fold>
            </section>
          ))}
          {title.figures.length > 0 && (
            <section className="panel stack">
              {corrections && (
                <Check
                  label={say("data-use")}
                  hint={say("data-differs", { count: corrections.data.figures })}
                  value={corrected}
                  onChange={setCorrected}
                />
              )}
              <Link to={`/data/${title.id}`}>{say(corrections ? "data-look" : "data-correct")}</Link>
            </section>
          )}
          <div className="row open-go">
            <ProblemLine problem={problem ?? asked.problem} />
            <Button look="main" large type="submit" isDisabled={busy}>
              {say("open-start")}
            </Button>
            <Link to="/" className="button plain">
              {say("cancel")}
            </Link>
          </div>
        </>
      )}
    </form>
  );
}
