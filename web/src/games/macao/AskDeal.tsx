/** Questions about what is being put together: a way across the sea, a payment, one of a few of a kind. */

import { useEffect, useState } from "react";
import type { Named } from "../../table/face";
import { Choices } from "./Choices";
import { Confirm, Group, Heading } from "./AskParts";
import { placeName, useSailing, isPort } from "./BoardMarks";
import { paysFor, setDeal, setPicked, useDeal, wantedOf, type Sailing } from "./deal";
import { useFigures } from "./figures";
import { Cube, Gold, Prestige, Tile } from "./pieces";
import { letter, useHands, useNow, usePlay, useSetting } from "./play";
import { deliveries, paidInFull, payActions, sailActions, spare, type Pay } from "./sail";
import { usePicking } from "./Supply";
import { COLORS, type Color, type View } from "./types";

// ---- one of a few ----

export function AskList() {
  const { say } = useSetting();
  const deal = useDeal((all) => all.deal);
  const group = deal?.kind === "list" ? deal.group : "";
  const choices = useNow((now) => now.choices);
  return (
    <>
      <Heading>{say(`row-${group}`)}</Heading>
      {group === "ship" ? (
        <Destinations />
      ) : (
        <Choices choices={choices.filter((one) => one.group === group)} />
      )}
      <div className="mc-buttons">
        <button type="button" className="mc-cancel" onClick={() => setDeal(null)}>
          {say("cancel")}
        </button>
      </div>
    </>
  );
}

/** Where the ship could sail, ports first. */
function Destinations() {
  const { say, view, seat } = usePlay();
  const reach = Object.entries(view.seats[seat ?? -1]?.reach ?? {});
  const places = reach.sort(([a, x], [b, y]) => Number(isPort(b)) - Number(isPort(a)) || x - y);
  return (
    <>
      <p className="mc-help">{say("sail-help")}</p>
      <div className="mc-rows is-pairs">
        {places.map(([id, price]) => (
          <Destination key={id} id={id} price={price} />
        ))}
      </div>
    </>
  );
}

function Destination({ id, price }: { id: string; price: number }) {
  const { say } = useSetting();
  const { open } = useSailing(id);
  return (
    <button type="button" className="mc-row" disabled={!open} onClick={open}>
      <b>{placeName(say, id)}</b>
      <span>{price ? say("cubes-any", { count: price }) : say("short-free")}</span>
    </button>
  );
}

// ---- a way across the sea ----

export function AskSail() {
  const deal = useDeal((all) => all.deal);
  return deal?.kind === "sail" ? <Sail deal={deal} /> : null;
}

interface Outcome {
  delivered: string[];
  prestige: number;
  gold: number;
}

/** What the server says would come of it; first with all that could be delivered, else without. */
function useOutcome(deal: Sailing): Outcome | "refused" | null {
  const { view, seat } = usePlay();
  const { ask } = useHands();
  const [found, setFound] = useState<Outcome | "refused" | null>(null);
  const own = view.seats[seat!]!;
  const wishes = deliveries(deal.way, view.ports, own.cargo);
  const key = JSON.stringify([deal.way, deal.pays, wishes]);
  useEffect(() => {
    let current = true;
    setFound(null);
    if (!ask) return setFound({ delivered: wishes, prestige: 0, gold: 0 });
    const outcome = async () => {
      for (const delivered of wishes.length ? [wishes, []] : [[]]) {
        const ahead = await ask(sailActions(deal.way, deal.pays, delivered));
        const then = (ahead?.view as View | undefined)?.seats[seat!];
        if (then) return { delivered, prestige: then.prestige - own.prestige, gold: then.gold - own.gold };
      }
      return "refused" as const;
    };
    void outcome().then((result) => current && setFound(result));
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again when something else is planned
  }, [key]);
  return found;
}

function Sail({ deal }: { deal: Sailing }) {
  const { say, view } = usePlay();
  const { together } = useHands();
  const outcome = useOutcome(deal);
  const cubes = deal.pays.filter((pay) => pay !== "free").length;
  const ready = outcome !== null && outcome !== "refused" && together !== undefined;
  const sail = () => {
    if (!ready) return;
    together(sailActions(deal.way, deal.pays, outcome.delivered));
    setDeal(null);
  };
  return (
    <>
      <Heading help={say("sail-swap", { spaces: say("n-spaces", { count: deal.way.length }) })}>
        {say(isPort(deal.to) ? "sail-to" : "sail-to-sea", { place: placeName(say, deal.to) })}
      </Heading>
      <Slots deal={deal} />
      {deal.ways.length > 1 && (
        <div className="mc-ways" role="group" aria-label={say("sail-ways")}>
          {deal.ways.map((way, i) => (
            <button
              key={i}
              type="button"
              aria-pressed={way === deal.way}
              onClick={() => setDeal({ ...deal, way })}
            >
              {say("sail-way", { n: i + 1 })}
            </button>
          ))}
        </div>
      )}
      {outcome === "refused" && <p className="mc-warning">{say("sail-refused")}</p>}
      {outcome && outcome !== "refused" && outcome.delivered.length > 0 && (
        <Group title={say("sail-deliver")}>
          <ul className="mc-gains">
            {outcome.delivered.map((place) => {
              const port = view.ports.find((one) => one.port === place)!;
              return (
                <li key={place}>
                  <Tile tile={port.good} size={24} /> {placeName(say, place)}
                </li>
              );
            })}
            <li className="mc-sum">
              {outcome.prestige > 0 && (
                <span>
                  +{outcome.prestige} <Prestige size={18} />
                </span>
              )}
              {outcome.gold > 0 && (
                <span>
                  +{outcome.gold} <Gold size={18} />
                </span>
              )}
            </li>
          </ul>
        </Group>
      )}
      <Confirm
        label={cubes ? say("sail-do", { cubes: say("cubes-any", { count: cubes }) }) : say("sail-free")}
        ready={ready}
        why={say(outcome === "refused" ? "sail-refused" : "why-ask")}
        press={sail}
      />
    </>
  );
}

/** What pays for each space; a press takes another color. */
function Slots({ deal }: { deal: Sailing }) {
  const { say, view, seat } = usePlay();
  const figures = useFigures();
  const supply = view.seats[seat!]!.supply;
  const swap = (at: number) => {
    const used = (color: Color) => deal.pays.filter((pay, i) => pay === color && i !== at).length;
    const others = COLORS.filter((color) => (supply[color] ?? 0) > used(color));
    const now = others.indexOf(deal.pays[at] as Color);
    const next = others[(now + 1) % others.length];
    if (next) setDeal({ ...deal, pays: deal.pays.map((pay, i): Pay => (i === at ? next : pay)) });
  };
  const best = paysFor(view, seat!, figures, deal.way.length);
  return (
    <div className="mc-slots">
      {deal.pays.map((pay, i) => (
        <button
          key={i}
          type="button"
          className="mc-slotbutton is-full"
          disabled={pay === "free"}
          aria-label={
            pay === "free"
              ? say("sail-space-free", { n: i + 1 })
              : say("sail-space", { n: i + 1, color: say(`color-${pay}`) })
          }
          onClick={() => swap(i)}
        >
          {pay === "free" ? say("short-free") : <Cube color={pay} letter={letter(say, pay)} size={24} />}
        </button>
      ))}
      {best.join() !== deal.pays.join() && (
        <button type="button" className="mc-spare" onClick={() => setDeal({ ...deal, pays: best })}>
          {say("pay-spare")}
        </button>
      )}
    </div>
  );
}

// ---- a payment ----

export function AskPay() {
  const { say, view, seat, act } = usePlay();
  const { together, ask, undo, undoSteps } = useHands();
  const figures = useFigures();
  const deal = useDeal((all) => all.deal);
  const picking = usePicking();
  if (!picking) return null;
  const { price, picked } = picking;
  const choice = deal?.kind === "pay" ? deal.choice : null;
  const ready = picked.length === price;
  const pay = async () => {
    const actions = [...(choice ? [choice.name] : []), ...payActions(picked)];
    const isPaid = async (some: Named[]) => {
      const ahead = await ask?.(some);
      return ahead != null && !(ahead.view as View).payment;
    };
    if (together) together(ask ? await paidInFull(actions, isPaid) : actions);
    else if (choice) act(choice);
    setDeal(null);
  };
  const own = view.seats[seat!]!;
  const fill = () => picking.set(spare(own.supply, price, wantedOf(view, seat!, figures)));
  return (
    <>
      <Heading help={say("pay-help", { cubes: say("cubes-any", { count: price }) })}>
        {choice?.label ?? say("pay-title")}
      </Heading>
      <div className="mc-slots">
        {Array.from({ length: price }, (_, i) => (
          <PaySlot key={i} n={i} picked={picked} set={picking.set} />
        ))}
        <span className="mc-count" role="status">
          {say("pay-count", { count: picked.length, of: price })}
          <small>{say("pay-left", { count: price - picked.length })}</small>
        </span>
      </div>
      {!ready && (
        <button type="button" className="mc-spare" onClick={fill}>
          {say("pay-spare")}
        </button>
      )}
      <Confirm
        label={say("confirm")}
        ready={ready}
        why={say("why-pay", { count: price - picked.length })}
        press={() => void pay()}
        cancel={choice ? undefined : undoSteps ? undo : () => setPicked([])}
      />
    </>
  );
}

function PaySlot({ n, picked, set }: { n: number; picked: Color[]; set: (picked: Color[]) => void }) {
  const { say } = useSetting();
  const color = picked[n];
  if (!color)
    return (
      <span className="mc-slotbutton" aria-hidden="true">
        {n + 1}
      </span>
    );
  return (
    <button
      type="button"
      className="mc-slotbutton is-full"
      aria-label={say("pay-back", { color: say(`color-${color}`) })}
      onClick={() => set(picked.filter((_, i) => i !== n))}
    >
      <Cube color={color} letter={letter(say, color)} size={24} />
    </button>
  );
}
