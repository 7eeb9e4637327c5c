/** The tray of a seat: purse and cargo, rose, supply, cards to pay, cards at work. This is the way of a cube. */

import { memo, useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { Thing } from "../../board/Thing";
import { Icon } from "../../kit/Icon";
import { usePointing } from "../../table/pointing";
import { placeName } from "./BoardMarks";
import { TrayCard, WorkChip } from "./Cards";
import { Rose } from "./Rose";
import { Supply } from "./Supply";
import { Disc, Gold, GoodIcon, Joker, KindIcon, Marker, Prestige, Tile } from "./pieces";
import { useNow, usePlay, useSetting } from "./play";
import { GOODS, type SeatView } from "./types";
import { labelled } from "../../i18n";

const SPACES = 5;

export function useSeat(seat: number): SeatView {
  return useNow(({ view }) => view.seats[seat] ?? view.seats[0]!);
}

/** All of it in one line; on an upright tablet the cards to pay lie below the rest. */
export function Tray({ shown, isUpright }: { shown: number; isUpright: boolean }) {
  const { say, seat } = useSetting();
  const owner = useSeat(shown);
  const own = seat === shown;
  return (
    <section
      className={`mc mc-tray${isUpright ? " is-upright" : ""}`}
      aria-label={say("own-seat")}
      data-seat={shown}
    >
      <Purse owner={owner} own={own} />
      <div className="mc-tray-rose">
        <Rose owner={owner} own={own} />
      </div>
      <Supply owner={owner} own={own} />
      <div className="mc-tray-cards" style={widths(owner)}>
        <ToPay owner={owner} own={own} />
        <AtWork owner={owner} own={own} />
      </div>
    </section>
  );
}

/** By how many cards there are to pay, the rest of the room is shared. */
const widths = ({ tableau }: SeatView) =>
  ({ "--cards": tableau.length, "--free": Math.max(0, SPACES - tableau.length) }) as CSSProperties;

// ---- purse and cargo ----

function Purse({ owner, own }: { owner: SeatView; own: boolean }) {
  return (
    <div className="mc-purse">
      <SeatName owner={owner} />
      <Wealth owner={owner} own={own} />
      <Hold seat={owner.seat} ship={owner.ship} cargo={owner.cargo} />
    </div>
  );
}

export function SeatName({ owner }: { owner: SeatView }) {
  const { names, say } = useSetting();
  const place = useNow(({ view }) => view.places?.[owner.seat]);
  return (
    <h2 className="mc-seat-name" data-place={`seat:${owner.seat}`}>
      <Disc seat={owner.seat} size={26} />
      <span>{names[owner.seat]}</span>
      {place !== undefined && <em>{say("place-number", { place })}</em>}
    </h2>
  );
}

/** Prestige, gold, jokers, markers. */
export function Wealth({ owner, own }: { owner: SeatView; own: boolean }) {
  const { seat, prestige, gold, jokers, punish_markers: markers } = owner;
  return (
    <div className="mc-wealth">
      <Amount place={`prestige:${seat}`} what="prestige" count={prestige} />
      <Amount place={`gold:${seat}`} what="gold" count={gold} />
      <Amount place={own ? "joker" : `jokers:${seat}`} what="jokers" count={jokers} />
      <Amount place={`markers:${seat}`} what="markers" count={markers} />
    </div>
  );
}

const SIGNS = {
  prestige: <Prestige size={19} />,
  gold: <Gold size={19} />,
  jokers: <Joker size={19} />,
  markers: <Marker size={18} />,
};

interface AmountProps {
  place: string;
  what: keyof typeof SIGNS;
  count: number;
}

/** How much there is of something, and what it is good for. */
const Amount = memo(function Amount({ place, what, count }: AmountProps) {
  const { say } = useSetting();
  const title = say(`n-${what}`, { count });
  return (
    <Thing
      place={place}
      className={`mc-amount-thing is-${what}`}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say(`about-${what}`)}</p>
        </>
      )}
    >
      {SIGNS[what]}
      <b>{count}</b>
    </Thing>
  );
});

type HoldProps = Pick<SeatView, "seat" | "ship" | "cargo">;

const HOLDS = 4; // that are drawn, full or empty

const Hold = memo(function Hold(owner: HoldProps) {
  const { say } = useSetting();
  const kinds = GOODS.filter((good) => owner.cargo[good]);
  const count = kinds.reduce((sum, good) => sum + owner.cargo[good]!, 0);
  const goods = kinds.map((good) => say(`good-${good}`)).join(", ") || say("no-cargo");
  return (
    <Thing
      place={`cargo:${owner.seat}`}
      className="mc-cargo"
      title={labelled(say("cargo"), `${placeName(say, owner.ship)}. ${goods}`)}
      about={() => <CargoAbout owner={owner} />}
    >
      <span className="mc-label">
        <b>{say("cargo-title")}</b> {say("n-goods", { count })}
      </span>
      <span className="mc-holds">
        {kinds.map((good) => (
          <span key={good} className="mc-crate">
            <Tile tile={good} size={kinds.length > HOLDS ? 22 : 28} />
            {owner.cargo[good]! > 1 && <b>{owner.cargo[good]}</b>}
          </span>
        ))}
        {Array.from({ length: Math.max(0, HOLDS - kinds.length) }, (_, i) => (
          <i key={i} className="mc-hold" />
        ))}
      </span>
    </Thing>
  );
});

/** Each good on board with the port that takes it, and what the next tile there is worth. */
function CargoAbout({ owner }: { owner: HoldProps }) {
  const { say, view } = usePlay();
  const wanted = view.ports.filter(({ good }) => owner.cargo[good]);
  return (
    <>
      <strong>{say("cargo")}</strong>
      <p>{placeName(say, owner.ship)}</p>
      {wanted.length === 0 && <p>{say("no-cargo")}</p>}
      {wanted.map(({ port, good, slots, delivered }) => (
        <p key={port}>
          <GoodIcon good={good} size={18} />{" "}
          {say("cargo-to", {
            count: owner.cargo[good] ?? 0,
            good: say(`good-${good}`),
            port: placeName(say, port),
            value: slots[delivered.length] ?? "–",
          })}
        </p>
      ))}
    </>
  );
}

// ---- cards ----

function ToPay({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const count = owner.tableau.length;
  return (
    <div className="mc-topay" data-place={`tableau:${owner.seat}`}>
      <h3 className="mc-label">
        <b>{say("tableau")}</b> {say("spaces-used", { count, of: SPACES })}
      </h3>
      <Spaces cards={owner.tableau} own={own} />
    </div>
  );
}

const Spaces = memo(function Spaces({ cards, own }: { cards: string[]; own: boolean }) {
  return (
    <div className="mc-spaces">
      {cards.map((id) => (
        <TrayCard key={id} id={id} own={own} />
      ))}
      {Array.from({ length: Math.max(0, SPACES - cards.length) }, (_, i) => (
        <i key={i} className="mc-space-free" aria-hidden="true" />
      ))}
    </div>
  );
});

const FEW = 4; // cards at work that have a line each

function AtWork({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const count = owner.active.length;
  return (
    <div className="mc-atwork" data-place={`active:${owner.seat}`}>
      <h3 className="mc-label">
        <b>{say("active")}</b> {say("n-cards", { count })}
        {count > FEW && owner.active.some(({ used }) => used) && <small> {say("used-legend")}</small>}
      </h3>
      <div className={`mc-works ${count > FEW ? "is-many" : ""}`} data-scrolls={count > FEW || undefined}>
        {owner.active.map(({ card, used }) => (
          <WorkChip key={card} id={card} used={used} own={own} />
        ))}
        {count === 0 && <small>{say("no-active")}</small>}
      </div>
    </div>
  );
}

// ---- the tray of a phone: supply and four tabs ----

const TABS = ["rose", "topay", "atwork", "purse"] as const;
type Tab = (typeof TABS)[number];

export function SmallTray({ shown }: { shown: number }) {
  const { say, seat } = useSetting();
  const owner = useSeat(shown);
  const own = seat === shown;
  const [tab, setTab] = useState<Tab | null>(null);
  const lit = useNow(
    useShallow(({ targets }) => {
      const isLit = (place: string) => (targets.get(place)?.choices.length ?? 0) > 0;
      return {
        rose: false,
        topay: owner.tableau.some((id) => isLit(`card:${id}`)),
        atwork: owner.active.some(({ card }) => isLit(`card:${card}`)),
        purse: isLit("joker"),
      };
    }),
  );
  const phase = useNow(({ view }) => `${view.phase} ${view.round}`);
  useEffect(() => setTab(null), [phase]);
  usePointed(owner, setTab);
  const signs: Record<Tab, ReactNode> = {
    rose: (
      <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
        <path className="mc-line-sign" d="M2 18a10 10 0 0 1 20 0ZM12 18 7 9.500M12 18l5-8.500M12 18V8" />
      </svg>
    ),
    topay: <KindIcon kind="office" size={18} />,
    atwork: <KindIcon kind="building" size={18} />,
    purse: <Gold size={18} />,
  };
  const counts: Record<Tab, number> = {
    rose: owner.rose.length,
    topay: owner.tableau.length,
    atwork: owner.active.length,
    purse: owner.gold,
  };
  return (
    <section className="mc mc-smalltray" aria-label={say("own-seat")} data-seat={shown}>
      {tab && (
        <div className="mc-raised" role="group" aria-label={say(`tab-${tab}`)}>
          <button type="button" className="mc-close" aria-label={say("close")} onClick={() => setTab(null)}>
            ×
          </button>
          {tab === "rose" && <Rose owner={owner} own={own} />}
          {tab === "topay" && <ToPay owner={owner} own={own} />}
          {tab === "atwork" && <AtWork owner={owner} own={own} />}
          {tab === "purse" && <Purse owner={owner} own={own} />}
        </div>
      )}
      <Supply owner={owner} own={own} />
      <nav className="mc-traytabs" aria-label={say("parts")}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={tab === name}
            className={lit[name] ? "is-lit" : ""}
            onClick={() => setTab(tab === name ? null : name)}
          >
            <span>
              {signs[name]} <b>{counts[name]}</b>
            </span>
            {say(`tab-${name}`)}
          </button>
        ))}
      </nav>
    </section>
  );
}

/** The part in which something is pointed at comes up by itself. */
function usePointed(owner: SeatView, setTab: (tab: Tab | null) => void): void {
  const { places, count } = usePointing();
  useEffect(() => {
    const place = places[0] ?? "";
    const card = place.startsWith("card:") ? place.slice(5) : "";
    if (owner.tableau.includes(card)) setTab("topay");
    else if (owner.active.some((one) => one.card === card)) setTab("atwork");
    else if (place === "joker") setTab("purse");
    else if (place) setTab(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
}

// ---- the tray of somebody else ----

/** Over the board: all that lies before another seat. */
export function OtherTray({ seat, close }: { seat: number; close: () => void }) {
  const { say, names } = useSetting();
  const owner = useSeat(seat);
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [close]);
  return (
    <div className="mc mc-othertray" role="dialog" aria-label={names[seat]} data-seat={seat}>
      <button type="button" className="mc-close" autoFocus aria-label={say("close")} onClick={close}>
        <Icon name="undo" size={18} /> {say("close")}
      </button>
      <Purse owner={owner} own={false} />
      <Rose owner={owner} own={false} />
      <Supply owner={owner} own={false} />
      <ToPay owner={owner} own={false} />
      <AtWork owner={owner} own={false} />
    </div>
  );
}
