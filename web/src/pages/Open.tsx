import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import type { Option, TableAsked, Title } from "../api/types";
import { useSay, useSayMore, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Check, Pick, Radios, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go, usePlace } from "../kit/route";
import { useAsk, useDoing } from "./asking";
import { correctionsOf } from "./corrections";
import { friendlySeats, guestName } from "./guest";
import { OptionField } from "./OptionField";
import { ProblemLine, ProblemPage } from "./Problem";
import { Emblem, useTitleWord } from "./titles";
import { Waiting } from "./Waiting";
import { otherPresets, seatsOf, waysOf } from "./ways";

type SeatWish = TableAsked["seats"][number];

const CLOCKS = ["none", "move-60", "game-600", "game-1200", "move-86400", "move-259200"];
const CALM = "move-86400"; // the clock of a rated table, unless another one is chosen
const DELAYS = ["0", "60", "300", "900", "1800"]; // seconds until those who look on see hands
const INCREMENTS: Record<string, number> = { "600": 5, "1200": 10 };

export default function OpenPage({ title }: { title: string | null }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found) return <Waiting />;
  const found = titles.found.find((one) => one.id === title);
  if (found) return <OpenForm title={found} />;
  if (title) return <ProblemPage code="game.unknown" sentence="" />;
  return (
    <div className="stack">
      <h1>{say("open-which")}</h1>
      {titles.found.map((one) => (
        <Link key={one.id} to={`/open/${one.id}`} className="table-row">
          <Emblem title={one.id} size={40} /> {one.name}
        </Link>
      ))}
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
  const [seats, setSeats] = useState<SeatWish[]>(() => friendlySeats(title));
  const [named, setPreset] = useState(ways.length > 0 ? (otherPresets(title)[0]?.id ?? "") : "");
  const preset = way?.preset ?? named;
  const [modifiers, setModifiers] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [isPublic, setPublic] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [clock, setClock] = useState("none");
  const [delay, setDelay] = useState("0");
  const [hints, setHints] = useState<boolean | null>(null); // null: nobody has said anything
  const [rated, setRated] = useState(false);
  const mayRate = useSession((session) => session.me?.kind === "account");
  const [name, setName] = useState("");
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
      onChange={(value) => setOptions(withOption(options, option, value))}
    />
  );
  function takeWay(id: string) {
    const next = ways.find((one) => one.id === id);
    setWay(id);
    setSeats(seatsOf(next, title));
    setOptions({}); // what was asked for another way may not go with this one
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
        name,
        options: wish,
        public: isPublic,
        spectators,
        clock: clockOf(clock),
        rated,
        hands_delay: spectators && !rated ? Number(delay) || null : null,
        hints: rated ? false : (hints ?? undefined),
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
      className="form stack"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <div className="row">
        <Emblem title={title.id} size={64} />
        <h1>{say("open-title", { title: title.name })}</h1>
      </div>
      {ways.length > 0 && ofWays && (
        <section className="panel stack">
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
          <SeatsField title={title} seats={seats} setSeats={setSeats} />
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
          {title.presets.length > 0 && !way && (
            <section className="panel">
              <Radios label={say("open-preset")} value={preset} choices={presets} onChange={setPreset} />
            </section>
          )}
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
          <section className="panel stack">
            <Check
              label={say("open-rated")}
              hint={say(mayRate ? "open-rated-text" : "open-rated-account")}
              value={rated}
              isDisabled={!mayRate}
              onChange={(on) => {
                setRated(on);
                if (on && clock === "none") setClock(CALM);
              }}
            />
            {rated && <RatedBots title={title.id} seats={seats.length} />}
            <Pick
              label={say("open-clock")}
              value={clock}
              choices={CLOCKS.map((value) => ({ value, label: say(`clock-${value}`) }))}
              onChange={setClock}
            />
            <Check
              label={say("open-public")}
              hint={say("open-public-text")}
              value={isPublic}
              onChange={setPublic}
            />
            <Check
              label={say("open-spectators")}
              hint={say("open-spectators-text")}
              value={spectators}
              onChange={setSpectators}
            />
            {spectators && !rated && (
              <Pick
                label={say("open-hands")}
                hint={say("open-hands-text")}
                value={delay}
                choices={DELAYS.map((value) => ({
                  value,
                  label:
                    value === "0" ? say("hands-never") : say("hands-after", { minutes: Number(value) / 60 }),
                }))}
                onChange={setDelay}
              />
            )}
            {!rated && (
              <Check
                label={say("open-hints")}
                hint={say("open-hints-text")}
                value={hints ?? isAlone(seats)}
                onChange={setHints}
              />
            )}
            <TextField
              label={say("open-table-name")}
              hint={say("open-table-name-text")}
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={setName}
            />
          </section>
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
          <ProblemLine problem={problem ?? asked.problem} />
          <div className="row">
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

/** Which bots play for points with so many seats; the others are refused. */
function RatedBots({ title, seats }: { title: string; seats: number }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.ranking(title, seats, 0, language), [title, seats, language]));
  if (!asked.found) return null;
  const names = asked.found.bots.map((bot) => bot.name).join(", ");
  return (
    <p className="soft small">{names ? say("open-rated-bots", { names }) : say("open-rated-no-bots")}</p>
  );
}

/** A scenario is chosen above, and what a campaign brings along is its own page's business. */
function isAsked(option: Option, title: Title): boolean {
  return option.kind !== "archive" && !(waysOf(title).length > 0 && option.name === title.preset_option);
}

/** Only what differs from the usual is said, so that presets keep their word. */
function withOption(options: Record<string, unknown>, option: Option, value: unknown) {
  const rest = { ...options };
  if (value === undefined) delete rest[option.name];
  else rest[option.name] = value;
  return rest;
}

function byGroup(options: Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.group, [...(found.get(option.group) ?? []), option]);
  return [...found];
}

function clockOf(choice: string): TableAsked["clock"] {
  const [kind, seconds] = choice.split("-");
  if ((kind !== "move" && kind !== "game") || !seconds) return null;
  return { kind, seconds: Number(seconds), increment: kind === "game" ? (INCREMENTS[seconds] ?? 0) : 0 };
}

interface SeatsProps {
  title: Title;
  seats: SeatWish[];
  setSeats: (seats: SeatWish[]) => void;
}

export function SeatsField({ title, seats, setSeats }: SeatsProps) {
  const say = useSay();
  const kinds = [
    { value: "open", label: say("seat-kind-open") },
    ...title.levels.map((level) => ({
      value: `bot ${level.id}`,
      label: say("seat-kind-bot", { level: level.label }),
    })),
    { value: "here", label: say("seat-kind-here") },
  ];
  const change = (index: number, wish: Partial<SeatWish>) =>
    setSeats(seats.map((seat, at) => (at === index ? { ...seat, ...wish } : seat)));
  return (
    <fieldset className="panel stack">
      <legend className="unseen">{say("open-seats")}</legend>
      <h2>{say("open-seats")}</h2>
      {seats.map((seat, index) => (
        <div key={index} className="seat-line">
          <span className="soft" aria-hidden="true">
            {index + 1}.
          </span>
          <select
            className="input"
            aria-label={say("open-seat", { number: index + 1 })}
            value={seat.kind === "bot" ? `bot ${seat.level}` : seat.kind}
            onChange={(event) => {
              const [kind, level] = event.target.value.split(" ");
              change(index, { kind: kind as SeatWish["kind"], level: level ?? seat.level });
            }}
          >
            {(index === 0 ? [{ value: "me", label: say("seat-kind-me") }] : kinds).map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
          {seat.kind === "here" && (
            <input
              className="input"
              aria-label={say("open-name-here")}
              placeholder={say("open-name-here")}
              maxLength={40}
              value={seat.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          )}
        </div>
      ))}
      {title.levels
        .filter((level) => seats.some((seat) => seat.kind === "bot" && seat.level === level.id))
        .map((level) => (
          <p key={level.id} className="soft small">
            {say("seat-kind-bot", { level: level.label })}. {level.text}
          </p>
        ))}
      <div className="row">
        <Button
          onPress={() => setSeats([...seats, { kind: "open", name: "", level: seats[0]?.level ?? "greedy" }])}
          isDisabled={seats.length >= title.max_seats}
        >
          {say("open-add")}
        </Button>
        <Button onPress={() => setSeats(seats.slice(0, -1))} isDisabled={seats.length <= title.min_seats}>
          {say("open-remove")}
        </Button>
      </div>
    </fieldset>
  );
}

/** One person among bots: there a hint is nobody's disadvantage. */
function isAlone(seats: SeatWish[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}
