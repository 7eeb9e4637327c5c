/** Over the dimmed board: the cards on offer, or the dice in their tray. */

import { memo, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { useThing } from "../../board/Thing";
import { Icon } from "../../kit/Icon";
import type { Foreseen } from "../../table/face";
import { CubeRow } from "./Amounts";
import { CardAbout, CardArt, CardFace } from "./Cards";
import { payable } from "./Coming";
import { useTumble } from "./tumble";
import { roseOf, setDeal, setPreview, useDeal } from "./deal";
import { useFigures } from "./figures";
import { Cube, Die, Gold, Prestige } from "./pieces";
import { cubesText, letter, useNow, useSetting, useTarget } from "./play";
import { pairOf } from "./targets";
import { COLORS, type Color, type Cubes, type View } from "./types";

export type Staged = "offer" | "dice" | null;

/** What lies over the board now. */
export function stagedOf({ phase, offer, dice, over }: View): Staged {
  if (over) return null;
  if (["start_cards", "pick"].includes(phase) && offer.length > 0) return "offer";
  return ["dice", "explorer", "master"].includes(phase) && Object.keys(dice).length > 0 ? "dice" : null;
}

export function Stage() {
  const staged = useNow(({ view }) => stagedOf(view));
  if (!staged) return null;
  return <div className="mc-stage">{staged === "offer" ? <Offer /> : <DiceTray />}</div>;
}

// ---- cards on offer ----

function Offer() {
  const { say } = useSetting();
  const round = useNow(({ view }) => view.round); // before the first there is no tribute
  const offer = useNow(({ view }) => view.offer);
  const laid = useLaid(offer);
  return (
    <>
      <div className="mc-offer" data-scrolls role="group" aria-label={say("offer")}>
        {laid.map((id) => (
          <div key={id} className={offer.includes(id) ? undefined : "is-taken"}>
            {offer.includes(id) && <Offered id={id} />}
          </div>
        ))}
      </div>
      {round > 0 && <TributeBoard laid={laid} />}
    </>
  );
}

/** All cards that have lain here: where one is taken its place stays free, so that the others stay where they are. */
function useLaid(offer: string[]): string[] {
  const [laid, setLaid] = useState(offer);
  if (offer.every((id) => laid.includes(id))) return laid;
  setLaid(offer);
  return offer;
}

const Offered = memo(function Offered({ id }: { id: string }) {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const { kind, cost } = useFigures().card(id);
  const { choices } = useTarget(`card:${id}`);
  const chosen = useDeal(({ deal }) => deal?.kind === "take" && deal.card === id);
  const open = choices.length ? () => setDeal(chosen ? null : { kind: "take", card: id }) : undefined;
  const { lit, name, props } = useThing(`card:${id}`, {
    title: `${words.name(id)}, ${say(`kind-${kind}`)}. ${words.effect(id, options)} ${say("costs")} ${cubesText(say, cost)}`,
    about: () => <CardAbout id={id} />,
    entry: true,
    open,
  });
  return (
    <div
      className={`mc-card mc-offered is-${kind} ${lit ? "is-lit" : ""} ${chosen ? "is-chosen" : ""}`}
      {...props}
      aria-pressed={lit ? chosen : props["aria-pressed"]}
    >
      <span className="mc-hidden">{name}</span>
      <span className="mc-drawn" aria-hidden="true">
        <CardFace id={id} foot={<Payable cost={cost} />} />
        {chosen && <Tick />}
      </span>
    </div>
  );
});

const Tick = () => (
  <i className="mc-tick is-large">
    <Icon name="check" size={16} />
  </i>
);

/** When a card could be paid for, by the own rose; what is short is drawn, so that it fits beside a name. */
export function Payable({ cost, plain }: { cost: Cubes; plain?: boolean }) {
  const { say, seat, looksOn } = useSetting();
  const found = useNow(({ view }) => {
    const own = seat === null || looksOn ? undefined : view.seats[seat];
    return own ? JSON.stringify({ ...payable(view, own, cost), now: view.round }) : "";
  });
  if (!found) return null;
  const { short, round, now } = JSON.parse(found) as { short?: Cubes; round: number; now: number };
  const className = `${plain ? "" : "mc-payable"} ${short ? "is-bad" : "is-good"}`;
  if (!short)
    return <span className={className}>{round <= now ? say("pay-now") : say("when-round", { round })}</span>;
  return (
    <span className={className}>
      <span className="mc-hidden">{say("pay-short", { cubes: cubesText(say, short) })}</span>
      <span
        className="mc-short"
        aria-hidden="true"
        title={say("pay-short", { cubes: cubesText(say, short) })}
      >
        {say("pay-short-of")} <CubeRow cubes={short} size={17} />
      </span>
    </span>
  );
}

/** How the tribute of the round is counted from the cards. */
function TributeBoard({ laid }: { laid: string[] }) {
  const { say, words } = useSetting();
  const figures = useFigures();
  const price = useNow(({ view }) => view.tribute.price);
  const gain = useNow(({ view }) => view.tribute.gain);
  return (
    <aside className="mc-tributeboard" aria-label={say("tribute")}>
      <h3>{say("tribute")}</h3>
      <p className="mc-tribute-sum">
        <span>
          {price} <Gold size={24} />
        </span>
        <span aria-hidden="true">→</span>
        <span>
          {gain} <Prestige size={24} />
        </span>
      </p>
      <p>{say("tribute-once")}</p>
      <ul>
        {laid.map((id) => {
          const [gold, prestige] = figures.card(id).tribute;
          return (
            <li key={id}>
              <CardArt id={id} />
              <span>{words.name(id)}</span>
              <b className="is-gold">{gold}</b>
              <b className="is-prestige">{prestige}</b>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

// ---- dice ----

function DiceTray() {
  const { say } = useSetting();
  const dice = useNow(({ view }) => view.dice);
  const rolled = COLORS.filter((color) => dice[color]);
  const sorted = [...rolled].sort((a, b) => dice[a]! - dice[b]!);
  const tray = useTumble(rolled, sorted);
  return (
    <div className="mc-dicetray" role="group" aria-label={say("dice")}>
      <div ref={tray} className="mc-dice">
        {sorted.map((color) => (
          <DieButton key={color} color={color} value={dice[color]!} />
        ))}
      </div>
    </div>
  );
}

function DieButton({ color, value }: { color: Color; value: number }) {
  const { say } = useSetting();
  const busy = useNow((now) => now.busy);
  const round = useNow(({ view }) => Math.max(1, view.round) + value - 1);
  const used = useNow(({ view }) => view.choice?.first === color || view.choice?.second === color);
  const deal = useDeal((all) => all.deal);
  const { choices } = useTarget("choose_dice");
  const plans = usePlannedDice();
  const chosen = deal?.kind === "dice" ? deal.chosen : NO_DICE;
  const asked = choices.length > 0;
  const mayPlan = !asked && plans.can;
  const planned = mayPlan && (plans.made ?? []).includes(color);
  const on = asked || (mayPlan && !plans.made) ? chosen.includes(color) : planned || used;
  const toggle = () => {
    const next = on ? chosen.filter((one) => one !== color) : [...chosen.slice(-1), color];
    if (mayPlan && plans.made) return plans.drop();
    if (mayPlan && next.length === 2) return plans.make(next[0]!, next[1]!);
    setDeal({ kind: "dice", chosen: next });
    setPreview(next.length === 2 ? roseOf(pairOf(choices, "choose_dice", next[0]!, next[1]!)) : null);
  };
  const look = (isOver: boolean) => {
    const [first] = chosen;
    if (!asked || chosen.length !== 1 || on) return;
    setPreview(isOver && first ? roseOf(pairOf(choices, "choose_dice", first, color)) : null);
  };
  return (
    <button
      type="button"
      data-place={`die:${color}`}
      data-state={asked ? "lit" : "still"}
      data-plan={mayPlan ? (planned ? "made" : "open") : undefined}
      className={`mc-die-button ${asked && !busy ? "is-lit" : ""} ${on && !planned ? "is-chosen" : ""}`}
      disabled={!(asked || mayPlan) || busy}
      aria-pressed={on}
      onClick={toggle}
      onPointerEnter={() => look(true)}
      onPointerLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      <span className="mc-rolling">
        <Die color={color} value={value} letter={letter(say, color)} size={60} />
        <span className="mc-rolling-other" aria-hidden="true">
          <Die color={color} value={7 - value} letter={letter(say, color)} size={60} />
        </span>
      </span>
      <span className="unseen">
        {say("die-label", { color: say(`color-${color}`), value })} {planned && say("plan-flag")}
      </span>
      <b aria-hidden="true">
        <Cube color={color} letter={letter(say, color)} size={15} />{" "}
        {say("die-name", { value, color: say(`color-${color}`) })}
      </b>
      <small>{round > 12 ? say("die-late") : say(value === 1 ? "die-now" : "when-round", { round })}</small>
      {on && !planned && <Tick />}
    </button>
  );
}

/** While others choose: two dice are planned together, and given up together. */
function usePlannedDice() {
  const { planNext } = useSetting();
  const pairs = useNow(useShallow(({ ahead }) => (ahead ?? []).filter(isPair)));
  const made = useNow(({ planned }) => (planned ?? []).find((name) => name.type === "choose_dice"));
  return {
    can: pairs.length > 0,
    made: made && [made["first"], made["second"]],
    make: (first: Color, second: Color) => {
      const pair = pairOf(pairs, "choose_dice", first, second);
      if (pair) planNext?.({ ...pair, on: false });
      setDeal(null);
    },
    drop: () => made && planNext?.({ name: made, on: true }),
  };
}

const isPair = ({ name }: Foreseen) => name.type === "choose_dice";

const NO_DICE: Color[] = [];
