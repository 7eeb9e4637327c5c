/** Seats: the own one large, the others small; each can be opened. */

import { AnimatePresence, motion } from "motion/react";
import { memo, useState, type ReactNode } from "react";
import { placeName } from "./BoardMarks";
import { CubeCounts } from "./Amounts";
import { BigCard, SmallCard, TableauChip } from "./Cards";
import { cubesText, letter, useNow, usePlay, useSetting, useTarget } from "./play";
import { Cube, Disc, Gold, GoodIcon, Joker, Marker, Prestige } from "./pieces";
import { Planner } from "./Planner";
import { Rose } from "./Rose";
import { Thing } from "../../board/Thing";
import { COLORS, GOODS, total, type Color, type SeatView, type View } from "./types";

const SPACES = 5;

export function useSeat(seat: number): SeatView {
  return useNow(({ view }) => view.seats[seat] ?? view.seats[0]!);
}

/** The own rose with all that is spent from. */
export function OwnSeat({ shown, children }: { shown: number; children?: ReactNode }) {
  const { say, seat } = useSetting();
  const owner = useSeat(shown);
  const own = seat === owner.seat;
  return (
    <section className="mc-panel mc-own" aria-label={say("own-seat")} data-seat={owner.seat}>
      <div className="mc-own-head">
        <SeatName owner={owner} />
        {own && <Pass />}
      </div>
      <Wealth owner={owner} own={own} />
      <div className="mc-own-supply">
        <Supply owner={owner} own={own} />
      </div>
      <Rose owner={owner} own={own} />
      <div className="mc-own-planner">
        <h3>{say("planner")}</h3>
        <Planner owner={owner} own={own} />
      </div>
      <Cargo owner={owner} />
      {children}
    </section>
  );
}

/** The own cards: five spaces, and those that work. */
export function OwnCards({ shown }: { shown: number }) {
  const { say, seat } = useSetting();
  const owner = useSeat(shown);
  const own = seat === owner.seat;
  return (
    <section className="mc-panel mc-own-cards" aria-label={say("own-cards")}>
      <Tableau owner={owner} own={own} />
      <Active owner={owner} own={own} />
    </section>
  );
}

/** The own cards in a few words: those that work, and the tableau while something else is chosen. */
export function OwnChips({ shown }: { shown: number }) {
  const { say, seat } = useSetting();
  const owner = useSeat(shown);
  const tableau = useNow(({ view }) => !isActing(view));
  return (
    <>
      {/* First, since what comes and goes with the phase is the other one. */}
      <Active owner={owner} own={seat === owner.seat} />
      {tableau && (
        <div className="mc-tableau" data-place={`tableau:${owner.seat}`}>
          <h3>
            {say("tableau")} <small>{say("spaces-used", { count: owner.tableau.length, of: SPACES })}</small>
          </h3>
          <div className="mc-chips">
            {owner.tableau.map((id) => (
              <TableauChip key={id} id={id} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

export const isActing = ({ phase }: View) => ["actions", "payment"].includes(phase);

export function SeatName({ owner }: { owner: SeatView }) {
  const { names, say } = useSetting();
  const place = useNow(({ view }) => view.places?.[owner.seat]);
  const acts = useNow(({ view }) => view.current === owner.seat);
  const waits = useNow(({ view }) => !view.over && view.phase === "actions");
  return (
    <h2 className="mc-seat-name" data-place={`seat:${owner.seat}`}>
      <Disc seat={owner.seat} size={26} />
      <span>{names[owner.seat]}</span>
      {acts && <em>{say("has-turn")}</em>}
      {owner.passed && waits && <small>{say("passed")}</small>}
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
  prestige: <Prestige size={22} />,
  gold: <Gold size={22} />,
  jokers: <Joker size={22} />,
  markers: <Marker size={20} />,
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
      className={`mc-amount-thing is-${what} ${count ? "" : "is-none"}`}
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

export function Cargo({ owner }: { owner: SeatView }) {
  return <Hold seat={owner.seat} ship={owner.ship} cargo={owner.cargo} />;
}

type HoldProps = Pick<SeatView, "seat" | "ship" | "cargo">;

const Hold = memo(function Hold(owner: HoldProps) {
  const { say } = useSetting();
  const goods = GOODS.flatMap((good) => Array.from({ length: owner.cargo[good] ?? 0 }, () => good));
  const place = placeName(say, owner.ship);
  return (
    <Thing
      place={`cargo:${owner.seat}`}
      className="mc-cargo"
      title={`${say("cargo")}: ${place}. ${goods.map((good) => say(`good-${good}`)).join(", ") || say("no-cargo")}`}
      about={() => <CargoAbout owner={owner} />}
    >
      <span>{place}</span>
      {goods.length ? (
        goods.map((good, i) => (
          <span key={i} className="mc-crate">
            <GoodIcon good={good} size={20} />
          </span>
        ))
      ) : (
        <small>{say("no-cargo")}</small>
      )}
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

/** The cubes at the arrow: all that can be spent this turn. */
export function Supply({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const left = useNow(({ view }) => (own ? view.payment?.left : undefined));
  return (
    <div className="mc-supply" data-place={`supply:${owner.seat}`} role="group" aria-label={say("supply")}>
      <h3>{left ? say("pay-left", { count: left }) : say("supply")}</h3>
      {COLORS.filter((color) => owner.supply[color]).map((color) => (
        <SupplyCubes key={color} color={color} count={owner.supply[color]!} own={own} />
      ))}
      {total(owner.supply) === 0 && <small>{say("no-cubes")}</small>}
    </div>
  );
}

const SupplyCubes = memo(function SupplyCubes(props: { color: Color; count: number; own: boolean }) {
  const { color, count, own } = props;
  const { say } = useSetting();
  const title = say(`cubes-${color}`, { count });
  const content = (
    <>
      <Cube color={color} letter={letter(say, color)} size={20} />
      <b>{count}</b>
    </>
  );
  if (!own)
    return (
      <span className="mc-supply-cubes" title={title}>
        {content}
      </span>
    );
  return (
    <Thing
      place={`supply:${color}`}
      className="mc-supply-cubes"
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say("supply-about")}</p>
        </>
      )}
    >
      {content}
    </Thing>
  );
});

export function Pass() {
  const { say } = useSetting();
  const { choices } = useTarget("pass");
  if (!choices.length) return null;
  return (
    <Thing
      place="pass"
      className="mc-pass"
      title={say("pass")}
      about={() => {
        const lost = cubesText(say, choices[0]!.price["cubes"] as Record<string, unknown> | undefined);
        return (
          <>
            <strong>{say("pass")}</strong>
            <p>{lost ? say("pass-loses", { cubes: lost }) : say("pass-about")}</p>
          </>
        );
      }}
    >
      {say("pass")}
    </Thing>
  );
}

export function Tableau({ owner, own }: { owner: SeatView; own: boolean }) {
  return <Spaces seat={owner.seat} cards={owner.tableau} own={own} />;
}

/** Only a card that comes or goes moves the others. */
const Spaces = memo(function Spaces({ seat, cards, own }: { seat: number; cards: string[]; own: boolean }) {
  const { say } = useSetting();
  const empty = Math.max(0, SPACES - cards.length);
  return (
    <div className="mc-tableau" data-place={`tableau:${seat}`}>
      <h3>
        {say("tableau")} <small>{say("tableau-about")}</small>
      </h3>
      <div className="mc-cards">
        <AnimatePresence initial={false}>
          {cards.map((id) => (
            <motion.div
              key={id}
              layout="position"
              initial={{ opacity: 0, scale: 0.9 }}
              animate={{ opacity: 1, scale: 1 }}
              transition={{ duration: 0.3 }}
            >
              <BigCard id={id} own={own} />
            </motion.div>
          ))}
        </AnimatePresence>
        {Array.from({ length: empty }, (_, i) => (
          <div key={i} className="mc-card is-space" aria-hidden="true" />
        ))}
      </div>
    </div>
  );
});

function Active({ owner, own }: { owner: SeatView; own: boolean }) {
  return <Working seat={owner.seat} cards={owner.active} own={own} />;
}

type WorkingProps = { seat: number; cards: SeatView["active"]; own: boolean };

const Working = memo(function Working({ seat, cards, own }: WorkingProps) {
  const { say } = useSetting();
  return (
    <div className="mc-active" data-place={`active:${seat}`}>
      <h3>{say("active")}</h3>
      <div className="mc-chips">
        {cards.length ? (
          cards.map(({ card, used }) => <SmallCard key={card} id={card} used={used} own={own} />)
        ) : (
          <small>{say("no-active")}</small>
        )}
      </div>
    </div>
  );
});

/** Another seat: one look, or opened, all of it. */
export const OtherSeat = memo(function OtherSeat({ seat }: { seat: number }) {
  const { say } = useSetting();
  const owner = useSeat(seat);
  const acts = useNow(({ view }) => view.current === seat);
  const [open, setOpen] = useState(false);
  return (
    <section className={`mc-panel mc-other ${acts ? "is-current" : ""}`} data-seat={owner.seat}>
      <div className="mc-other-head">
        <SeatName owner={owner} />
        <button
          type="button"
          className="mc-expand"
          aria-expanded={open}
          aria-label={say(open ? "fold" : "unfold")}
          onClick={() => setOpen(!open)}
        >
          {open ? "−" : "+"}
        </button>
      </div>
      <div className="mc-other-line">
        <Wealth owner={owner} own={false} />
        <Thing
          place={`supply:${owner.seat}`}
          className="mc-other-supply"
          title={`${say("supply")}: ${cubesText(say, owner.supply) || say("no-cubes")}`}
        >
          {total(owner.supply) ? (
            <CubeCounts cubes={owner.supply} size={16} />
          ) : (
            <small>{say("no-cubes")}</small>
          )}
        </Thing>
      </div>
      <Planner owner={owner} own={false} />
      {open ? (
        <div className="mc-other-all">
          <Rose owner={owner} own={false} />
          <Cargo owner={owner} />
          <Tableau owner={owner} own={false} />
          <Active owner={owner} own={false} />
        </div>
      ) : (
        <div className="mc-other-line">
          <Cargo owner={owner} />
          <small data-place={`tableau:${owner.seat}`}>
            {say("cards-short", { tableau: owner.tableau.length, active: owner.active.length })}
          </small>
        </div>
      )}
    </section>
  );
});
