/** Questions of the first two phases: which card, which dice. */

import { useEffect, useState } from "react";
import type { Choice } from "../../table/face";
import { Confirm, Group, Heading } from "./AskParts";
import { payable } from "./Coming";
import { roseOf, setDeal, setPreview, useDeal } from "./deal";
import { officeColor, ours, useFigures } from "./figures";
import { Cube, KindIcon, Marker } from "./pieces";
import { letter, useNow, usePlay, useSetting, useTarget } from "./play";
import { Payable } from "./Stage";
import { TributeLine } from "./Tribute";
import { pairOf } from "./targets";
import { COLORS, roundOf, total, type Color, type Cubes } from "./types";

// ---- cards ----

export function AskTake() {
  const { say, words, act } = useSetting();
  const offer = useNow(({ view }) => view.offer);
  const choices = useNow((now) => now.choices);
  const deal = useDeal((all) => all.deal);
  const chosen = deal?.kind === "take" ? deal.card : null;
  const choice = choices.find(({ name }) => name.type === "take_card" && name["card"] === chosen);
  const decline = useTarget("decline_card").choices[0];
  const takable = (id: string) =>
    choices.some(({ name }) => name.type === "take_card" && name["card"] === id);
  return (
    <>
      <Heading help={say("take-help")}>{say("take-title")}</Heading>
      <div className="mc-only-low">
        <TributeLine />
      </div>
      <Group title={say("take-when")} note={say("take-by")}>
        <div className="mc-rows">
          {offer.filter(takable).map((id) => (
            <CardRow
              key={id}
              id={id}
              pressed={chosen === id}
              press={() => setDeal(chosen === id ? null : { kind: "take", card: id })}
            />
          ))}
        </div>
      </Group>
      {choice && <Clash card={String(chosen)} />}
      <Confirm
        label={choice ? say("take-do", { card: words.name(String(chosen)) }) : say("take-none")}
        ready={choice !== undefined}
        why={say("why-take")}
        press={() => choice && act(choice)}
        cancel={choice || !decline ? undefined : () => act(decline)}
        cancelLabel={choice || !decline ? say("clear") : (decline.label ?? say("decline"))}
        warnings={choice ? [choice] : []}
      />
    </>
  );
}

interface RowProps {
  id: string;
  pressed: boolean;
  press: () => void;
}

function CardRow({ id, pressed, press }: RowProps) {
  const { words } = useSetting();
  const card = useFigures().card(id);
  return (
    <button type="button" className="mc-row" aria-pressed={pressed} onClick={press}>
      <KindIcon kind={card.kind} color={officeColor(card)} size={16} />
      <b>{words.name(id)}</b>
      <span>
        <Payable cost={card.cost} plain />
      </span>
    </button>
  );
}

/** Another waiting card that wants the same cubes in the same round. */
function Clash({ card }: { card: string }) {
  const { say, words, view, seat } = usePlay();
  const figures = useFigures();
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return null;
  const cost = figures.card(card).cost;
  const found = payable(view, own, cost);
  if ("short" in found) return null;
  const has = found.round <= view.round ? own.supply : (own.rose[found.round - roundOf(view, 1)] ?? {});
  const rival = own.tableau.find((id) => {
    const other = figures.card(id).cost;
    const when = payable(view, own, other);
    return (
      "round" in when &&
      when.round === found.round &&
      COLORS.some((color) => cost[color] && other[color] && cost[color] + other[color] > (has[color] ?? 0))
    );
  });
  return rival ? <p className="mc-help">{say("take-clash", { card: words.name(rival) })}</p> : null;
}

/** A sixth card: which one goes. */
export function AskOverflow() {
  const { say, words, act } = useSetting();
  const choices = useNow((now) => now.choices);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = choices.find(({ name }) => name["card"] === chosen);
  return (
    <>
      <Heading
        help={
          <>
            {say("overflow-help")} <Marker size={14} />
          </>
        }
      >
        {say("overflow-title")}
      </Heading>
      <div className="mc-rows" data-scrolls>
        {choices.map(({ name, action }) => (
          <CardRow
            key={action}
            id={String(name["card"])}
            pressed={chosen === name["card"]}
            press={() => setChosen(chosen === name["card"] ? null : String(name["card"]))}
          />
        ))}
      </div>
      <Confirm
        label={choice ? say("overflow-do", { card: words.name(String(chosen)) }) : say("overflow-none")}
        ready={choice !== undefined}
        why={say("why-overflow")}
        press={() => choice && act(choice)}
        cancel={() => setChosen(null)}
        cancelLabel={say("clear")}
        warnings={choice ? [choice] : []}
      />
    </>
  );
}

// ---- dice ----

export function AskDice() {
  const { say, act } = useSetting();
  const { choices } = useTarget("choose_dice");
  const deal = useDeal((all) => all.deal);
  const chosen = deal?.kind === "dice" ? deal.chosen : [];
  const match = chosen.length === 2 ? pairOf(choices, "choose_dice", chosen[0]!, chosen[1]!) : undefined;
  const count = Object.values(roseOf(match) ?? {}).reduce((sum, cubes) => sum + total(cubes), 0);
  return (
    <>
      <Heading help={say("dice-help")}>{say("choose-dice", { count: 2 })}</Heading>
      <Forecast />
      <Confirm
        label={match ? say("take-cubes", { count }) : say("choose-dice", { count: 2 - chosen.length })}
        ready={match !== undefined}
        why={say("why-dice", { count: 2 - chosen.length })}
        press={() => match && act(match)}
        cancelLabel={say("clear")}
        warnings={match ? [match] : []}
      />
    </>
  );
}

/** The cubes of the next rounds; new ones are ringed, rounds without any are red. */
function Forecast() {
  const { say, words, view, seat } = usePlay();
  const preview = useDeal((all) => all.preview);
  const figures = useFigures();
  const own = view.seats[seat ?? 0];
  if (!own) return null;
  const columns = own.rose.map((cubes, i) => ({
    round: roundOf(view, i + 1),
    cubes,
    added: preview?.[String(i + 1)] ?? {},
  }));
  const news = columns.flatMap(({ round, cubes, added }) => {
    if (!total(added)) return [];
    const sum = Object.fromEntries(COLORS.map((color) => [color, (cubes[color] ?? 0) + (added[color] ?? 0)]));
    const fits = (has: Cubes, cost: Cubes) =>
      COLORS.every((color) => (has[color] ?? 0) >= (cost[color] ?? 0));
    return own.tableau
      .filter((id) => fits(sum, figures.card(id).cost) && !fits(cubes, figures.card(id).cost))
      .map((id) => say("forecast-card", { round, card: words.name(id) }));
  });
  return (
    <Group title={say("forecast")} note={say("forecast-new")}>
      <ol className="mc-forecast">
        {columns.map(({ round, cubes, added }) => {
          const late = round > 12;
          const empty = !late && total(cubes) + total(added) === 0;
          return (
            <li key={round} className={empty ? "is-empty" : late ? "is-late" : ""}>
              <b>{late ? "–" : round}</b>
              <Column cubes={cubes} added={added} />
              {empty && <span className="mc-hidden">{say("rose-empty", { round })}</span>}
            </li>
          );
        })}
      </ol>
      {news.slice(0, 2).map((line) => (
        <p key={line} className="mc-help">
          {line}
        </p>
      ))}
    </Group>
  );
}

const MOST = 8; // cubes one below the other

function Column({ cubes, added }: { cubes: Cubes; added: Cubes }) {
  const { say } = useSetting();
  const many = total(cubes) + total(added) > MOST;
  return COLORS.flatMap((color) => {
    const [held, more] = [cubes[color] ?? 0, added[color] ?? 0];
    if (many)
      return held + more ? (
        <span key={color} className={more ? "is-new" : ""}>
          <Cube color={color} letter={letter(say, color)} size={14} />
          {held + more}
        </span>
      ) : (
        []
      );
    return Array.from({ length: held + more }, (_, i) => (
      <span key={`${color}${i}`} className={i >= held ? "is-new" : ""}>
        <Cube color={color} letter={letter(say, color)} size={15} />
      </span>
    ));
  });
}

/** Explorer and master: one question with a few answers, each shown on the rose while it is looked at. */
export function AskOne() {
  const { say, act } = useSetting();
  const busy = useNow((now) => now.busy);
  const choices = useNow((now) => now.choices);
  useEffect(() => () => setPreview(null), []);
  const isExplorer = choices[0]?.name.type === "apply_explorer";
  return (
    <>
      <Heading>{say(isExplorer ? "ask-explorer" : "ask-master")}</Heading>
      <Forecast />
      <div className="mc-rows">
        {choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            className="mc-row mc-choice"
            data-state="lit"
            disabled={busy}
            onClick={() => act(choice)}
            onPointerEnter={() => setPreview(roseOf(choice))}
            onFocus={() => setPreview(roseOf(choice))}
            onPointerLeave={() => setPreview(null)}
          >
            <DieSign choice={choice} />
            <span>{choice.label}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function DieSign({ choice }: { choice: Choice }) {
  const { say } = useSetting();
  const die = choice.name["die"];
  return typeof die === "string" ? (
    <Cube color={die as Color} letter={letter(say, die as Color)} size={18} />
  ) : null;
}

/** The first cubes: one color for each of the first two rounds. */
export function AskStart() {
  const { say, act } = useSetting();
  const figures = useFigures(); // an owner's own need no word of doubt
  const { choices } = useTarget("pick_start_cubes");
  const [pair, setPair] = useState<[Color | null, Color | null]>([null, null]);
  const match = choices.find(({ name }) => name["first"] === pair[0] && name["second"] === pair[1]);
  const rose = roseOf(match);
  useEffect(() => {
    setPreview(rose);
    return () => setPreview(null);
  }, [rose]);
  return (
    <>
      <Heading>{say("start-title")}</Heading>
      {[0, 1].map((i) => (
        <Group key={i} title={say("start-cubes", { round: i + 1 })}>
          <div className="mc-toggles" role="group" aria-label={say("start-cubes", { round: i + 1 })}>
            {COLORS.map((color) => (
              <button
                key={color}
                type="button"
                className="mc-choice is-lit"
                data-state="lit"
                aria-pressed={pair[i] === color}
                aria-label={say(`color-${color}`)}
                onClick={() => setPair(i ? [pair[0], color] : [color, pair[1]])}
              >
                <Cube color={color} letter={letter(say, color)} size={26} />
              </button>
            ))}
          </div>
        </Group>
      ))}
      {figures === ours && <p className="mc-help">{say("house-figures")}</p>}
      <Confirm
        label={match ? say("take-start") : say("choose-colors")}
        ready={match !== undefined}
        why={say("why-start")}
        press={() => match && act(match)}
        cancel={() => setPair([null, null])}
        cancelLabel={say("clear")}
        warnings={match ? [match] : []}
      />
    </>
  );
}
