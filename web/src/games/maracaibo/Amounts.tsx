/** Prices and gains as small pictures: what a thing costs and brings. */

import type { ReactNode } from "react";
import { amountsText, useSetting } from "./play";
import { Flag, Marker, Sign, SynergyIcon } from "./pieces";
import type { SignName } from "./signs";
import { NATIONS, type Nation, type Stop, type Synergy } from "./types";

const SIGNS: Record<string, SignName> = {
  doubloons: "doubloons",
  vp: "vp",
  combat: "combat",
  figures: "figure",
  income: "income",
  vp_income: "vp_income",
  value: "fight",
  village_actions: "village",
};

function Amount({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="mb-amount">
      {count}
      {children}
    </span>
  );
}

/** A price or a gain; screen readers get it in words from the thing itself. */
export function Amounts({ of, sign }: { of: Record<string, unknown>; sign?: "plus" | "minus" }) {
  const { say, words } = useSetting();
  const text = amountsText(say, words, of);
  if (!text) return null;
  const influence = (of["influence"] ?? {}) as Record<string, number>;
  const list = (name: string) => (of[name] ?? []) as string[];
  return (
    <span className={`mb-amounts is-${sign ?? "plain"}`} title={text}>
      {sign && <b aria-hidden="true">{sign === "plus" ? "+" : "−"}</b>}
      {Object.entries(SIGNS).map(([name, shape]) =>
        of[name] ? (
          <Amount key={name} count={Number(of[name])}>
            <Sign sign={shape} size={16} />
          </Amount>
        ) : null,
      )}
      {NATIONS.filter((nation) => influence[nation]).map((nation) => (
        <Amount key={nation} count={influence[nation]!}>
          <Flag nation={nation} size={16} />
        </Amount>
      ))}
      {list("discs").length > 0 && (
        <Amount count={list("discs").length}>
          <Sign sign="disc" size={16} />
        </Amount>
      )}
      {list("synergies").map((kind) => (
        <SynergyIcon key={kind} synergy={kind as Synergy} size={18} />
      ))}
      {list("resistance").map((nation, i) => (
        <Marker key={i} nation={nation as Nation} size={16} />
      ))}
      {list("cards").length > 0 && (
        <Amount count={list("cards").length}>
          <Sign sign="card" size={16} />
        </Amount>
      )}
    </span>
  );
}

const WAITING: [keyof Stop, SignName][] = [
  ["village_actions", "village"],
  ["city", "city"],
  ["market_space", "deliver"],
  ["quests", "quest"],
  ["assistants", "assistant"],
  ["tiles", "prestige"],
  ["hints", "hint"],
  ["markers", "place_marker"],
  ["ends_round", "round"],
];

/** What one stop would bring, as pictures: points, village actions, and what waits there. */
export function StopSigns({ stop }: { stop: Stop }) {
  return (
    <span className="mb-amounts" aria-hidden="true">
      <Amount count={stop.points}>
        <Sign sign="move" size={16} />
      </Amount>
      {WAITING.map(([field, sign]) => {
        const value = stop[field];
        const count = Array.isArray(value) ? value.length : Number(value);
        if (!count) return null;
        return (
          <span key={field} className="mb-amount">
            {value !== true && count}
            <Sign sign={sign} size={16} />
          </span>
        );
      })}
    </span>
  );
}
