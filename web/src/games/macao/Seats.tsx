/** Seats: the own one large, the others small; each can be opened. */

import { AnimatePresence, motion } from "motion/react";
import { useState } from "react";
import { placeName } from "./Board";
import { CubeCounts } from "./Amounts";
import { BigCard, SmallCard } from "./Cards";
import { cubesText, letter, usePlay, useTarget } from "./play";
import { Cube, Disc, Gold, GoodIcon, Joker, Marker, Prestige } from "./pieces";
import { Planner } from "./Planner";
import { Rose } from "./Rose";
import { Thing } from "./Thing";
import { COLORS, GOODS, total, type Color, type SeatView } from "./types";

const SPACES = 5;

/** The own rose with all that is spent from. */
export function OwnSeat({ owner, turned }: { owner: SeatView; turned: number }) {
  const { say, seat } = usePlay();
  const own = seat === owner.seat;
  return (
    <section className="mc-panel mc-own" aria-label={say("own-seat")} data-seat={owner.seat}>
      <div className="mc-own-head">
        <SeatName owner={owner} />
        {own && <Pass />}
      </div>
      <div className="mc-own-line">
        <Wealth owner={owner} own={own} />
        <Cargo owner={owner} />
      </div>
      <div className="mc-own-supply">
        <Supply owner={owner} own={own} />
      </div>
      <Rose owner={owner} own={own} turned={turned} />
      <div className="mc-own-planner">
        <h3>{say("planner")}</h3>
        <Planner owner={owner} own={own} />
      </div>
    </section>
  );
}

/** The own cards: five spaces, and those that work. */
export function OwnCards({ owner }: { owner: SeatView }) {
  const { say, seat } = usePlay();
  const own = seat === owner.seat;
  return (
    <section className="mc-panel mc-own-cards" aria-label={say("own-cards")}>
      <Tableau owner={owner} own={own} />
      <Active owner={owner} own={own} />
    </section>
  );
}

export function SeatName({ owner }: { owner: SeatView }) {
  const { names, view, say } = usePlay();
  const place = view.places?.[owner.seat];
  return (
    <h2 className="mc-seat-name" data-place={`seat:${owner.seat}`}>
      <Disc seat={owner.seat} size={26} />
      <span>{names[owner.seat]}</span>
      {view.current === owner.seat && <em>{say("has-turn")}</em>}
      {owner.passed && !view.over && view.step === "actions" && <small>{say("passed")}</small>}
      {place !== undefined && <em>{say("place-number", { place })}</em>}
    </h2>
  );
}

/** Prestige, gold, jokers, markers. */
export function Wealth({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = usePlay();
  return (
    <div className="mc-wealth">
      <span data-place={`prestige:${owner.seat}`} title={say("n-prestige", { count: owner.prestige })}>
        <Prestige size={22} />
        <b>{owner.prestige}</b>
        <span className="mc-hidden">{say("prestige")}</span>
      </span>
      <span data-place={`gold:${owner.seat}`} title={say("n-gold", { count: owner.gold })}>
        <Gold size={22} />
        <b>{owner.gold}</b>
        <span className="mc-hidden">{say("gold")}</span>
      </span>
      {own ? (
        <Thing
          place="joker"
          className="mc-joker-thing"
          title={say("n-jokers", { count: owner.jokers })}
          about={() => (
            <>
              <strong>{say("n-jokers", { count: owner.jokers })}</strong>
              <p>{say("joker-about")}</p>
            </>
          )}
        >
          <Joker size={22} />
          <b>{owner.jokers}</b>
        </Thing>
      ) : (
        <span title={say("n-jokers", { count: owner.jokers })}>
          <Joker size={22} />
          <b>{owner.jokers}</b>
        </span>
      )}
      <span
        className={owner.punish_markers ? "is-bad" : "is-faint"}
        title={say("n-markers", { count: owner.punish_markers })}
        data-place={`markers:${owner.seat}`}
      >
        <Marker size={20} />
        <b>{owner.punish_markers}</b>
        <span className="mc-hidden">{say("markers")}</span>
      </span>
    </div>
  );
}

export function Cargo({ owner }: { owner: SeatView }) {
  const { say } = usePlay();
  const goods = GOODS.flatMap((good) => Array.from({ length: owner.cargo[good] ?? 0 }, () => good));
  return (
    <div className="mc-cargo" data-place={`cargo:${owner.seat}`} title={say("cargo")}>
      <span>{placeName(say, owner.ship)}</span>
      {goods.length ? (
        goods.map((good, i) => (
          <span
            key={i}
            title={say(`good-${good}`)}
            className="mc-crate"
            role="img"
            aria-label={say(`good-${good}`)}
          >
            <GoodIcon good={good} size={20} />
          </span>
        ))
      ) : (
        <small>{say("no-cargo")}</small>
      )}
    </div>
  );
}

/** The cubes at the arrow: all that can be spent this turn. */
export function Supply({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say, view } = usePlay();
  const left = own ? view.payment?.left : undefined;
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

function SupplyCubes({ color, count, own }: { color: Color; count: number; own: boolean }) {
  const { say } = usePlay();
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
    <Thing place={`supply:${color}`} className="mc-supply-cubes" title={title}>
      {content}
    </Thing>
  );
}

export function Pass() {
  const { say } = usePlay();
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

function Tableau({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = usePlay();
  const empty = Math.max(0, SPACES - owner.tableau.length);
  return (
    <div className="mc-tableau" data-place={`tableau:${owner.seat}`}>
      <h3>
        {say("tableau")} <small>{say("tableau-about")}</small>
      </h3>
      <div className="mc-cards">
        <AnimatePresence initial={false}>
          {owner.tableau.map((id) => (
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
}

function Active({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = usePlay();
  return (
    <div className="mc-active" data-place={`active:${owner.seat}`}>
      <h3>{say("active")}</h3>
      <div className="mc-chips">
        {owner.active.length ? (
          owner.active.map(({ card, used }) => <SmallCard key={card} id={card} used={used} own={own} />)
        ) : (
          <small>{say("no-active")}</small>
        )}
      </div>
    </div>
  );
}

/** Another seat: one look, or opened, all of it. */
export function OtherSeat({ owner, turned }: { owner: SeatView; turned: number }) {
  const { say, view } = usePlay();
  const [open, setOpen] = useState(false);
  return (
    <section
      className={`mc-panel mc-other ${view.current === owner.seat ? "is-current" : ""}`}
      data-seat={owner.seat}
    >
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
        <span className="mc-other-supply" data-place={`supply:${owner.seat}`} title={say("supply")}>
          {total(owner.supply) ? (
            <CubeCounts cubes={owner.supply} size={16} />
          ) : (
            <small>{say("no-cubes")}</small>
          )}
        </span>
      </div>
      <Planner owner={owner} own={false} />
      {open ? (
        <div className="mc-other-all">
          <Rose owner={owner} own={false} turned={turned} />
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
}
