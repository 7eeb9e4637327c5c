/** What a captain has, each amount with what it is good for. */

import { memo, type ReactNode } from "react";
import { rankOf, useFigures } from "./figures";
import { useNow, useSeat, useSetting } from "./play";
import { Flag, Sign, SynergyIcon } from "./pieces";
import type { SignName } from "./signs";
import { Thing } from "../../board/Thing";
import { NATIONS, SYNERGIES, type Nation } from "./types";
import { labelled } from "../../i18n";

interface AmountProps {
  place: string;
  /** The key of its name and of what it is good for. */
  what: string;
  /** The key of what it is good for, where that is another one. */
  goodFor?: string;
  sign: SignName;
  count: number;
  plus?: boolean;
  children?: ReactNode;
}

const Amount = memo(function Amount(props: AmountProps) {
  const { place, what, goodFor = what, sign, count, plus, children } = props;
  const { say } = useSetting();
  const title = say(`has-${what}`, { count });
  return (
    <Thing
      place={place}
      className={count ? "mb-has" : "mb-has is-none"}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say(`about-${goodFor}`)}</p>
          {children}
        </>
      )}
    >
      <Sign sign={sign} size={20} />
      <b>{plus ? `+${count}` : count}</b>
    </Thing>
  );
});

/** VP, money, combat points, figures. */
export function Wealth({ seat }: { seat: number }) {
  const { say } = useSetting();
  const has = useSeat(seat);
  const hasGoals = useNow(({ view }) => !!view.goals?.length);
  return (
    <div className="mb-wealth">
      <Amount
        place={`vp:${seat}`}
        what="vp"
        goodFor={hasGoals ? "vp-goals" : "vp"}
        sign="vp"
        count={has.vp}
      />
      <Amount place={`doubloons:${seat}`} what="doubloons" sign="doubloons" count={has.doubloons} />
      <Amount place={`combat:${seat}`} what="combat" sign="combat" count={has.combat} />
      <Amount place={`figures:${seat}`} what="figures" sign="figure" count={has.figures}>
        <p className="mb-note">
          {say("figures-elsewhere", { general: has.general, career: has.career_figures })}
        </p>
      </Amount>
    </div>
  );
}

/** What comes after each round. */
export function Incomes({ seat }: { seat: number }) {
  const { say } = useSetting();
  const has = useSeat(seat);
  return (
    <div className="mb-incomes" role="group" aria-label={say("incomes")}>
      <span aria-hidden="true">{say("incomes")}</span>
      <Amount place={`income:${seat}`} what="income" sign="doubloons" plus count={has.income} />
      <Amount place={`vp_income:${seat}`} what="vp_income" sign="vp" plus count={has.vp_income} />
    </div>
  );
}

const Influence = memo(function Influence(props: {
  seat: number;
  nation: Nation;
  count: number;
  lost: boolean;
}) {
  const { seat, nation, count, lost } = props;
  const { say, words } = useSetting();
  const figures = useFigures();
  const scenario = useNow(({ view }) => view.options.scenario);
  const scores = figures.scenarios[scenario]?.nation_scoring ?? true;
  const rank = rankOf(figures, count);
  const { name } = words.nations[nation]!;
  const title = say("has-influence", { count, nation: name, rank });
  return (
    <Thing
      place={`influence:${nation}@${seat}`}
      className={count ? "mb-has" : "mb-has is-none"}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say(lost ? "about-surrendered" : scores ? "about-influence" : "no-scoring")}</p>
          <p className="mb-note">
            {say("ranks-at", { list: figures.tracks.influence.rank_thresholds.join(", ") })}
          </p>
        </>
      )}
    >
      <Flag nation={nation} size={19} />
      <b>{count}</b>
      {rank > 0 && <sup>{"★".repeat(Math.min(rank, 5))}</sup>}
    </Thing>
  );
});

/** Influence with each nation, and the rank that it gives. */
export function Influences({ seat }: { seat: number }) {
  const { say } = useSetting();
  const { influence, surrendered } = useSeat(seat);
  return (
    <div className="mb-wealth" role="group" aria-label={say("influence")}>
      {NATIONS.map((nation) => (
        <Influence
          key={nation}
          seat={seat}
          nation={nation}
          count={influence[nation]}
          lost={surrendered === nation}
        />
      ))}
    </div>
  );
}

/** The five synergy tokens: those that are there, and hollows for the others. */
export function Synergies({ seat, size = 22 }: { seat: number; size?: number }) {
  const { say, words } = useSetting();
  const { synergies } = useSeat(seat);
  const named = synergies.map((kind) => words.synergies[kind]).join(", ");
  const counted = say("synergies", { count: synergies.length });
  const title = named ? labelled(counted, named) : counted;
  return (
    <Thing
      place={`synergies:${seat}`}
      className="mb-synergies"
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say("about-synergies")}</p>
        </>
      )}
    >
      {SYNERGIES.map((kind) => (
        <SynergyIcon key={kind} synergy={kind} size={size} ghost={!synergies.includes(kind)} />
      ))}
    </Thing>
  );
}

/** Quests done and combat tokens won: how many, and which when they are pointed at. */
export function Trophies({ seat }: { seat: number }) {
  const { say, words } = useSetting();
  const { quests, combat_tokens: tokens, deliveries, liberations } = useSeat(seat);
  return (
    <div className="mb-wealth">
      <Amount place={`quests:${seat}`} what="quests" sign="quest" count={quests.length}>
        <Told list={quests.map((id) => words.quests[id]!)} />
      </Amount>
      <Amount place={`tokens:${seat}`} what="tokens" sign="token" count={tokens.length}>
        <Told list={tokens.map((id) => words.tokens[id]!)} />
      </Amount>
      <Amount place={`deliveries:${seat}`} what="deliveries" sign="deliver" count={deliveries} />
      <Amount place={`liberations:${seat}`} what="liberations" sign="liberate" count={liberations}>
        <p className="mb-note">{say("liberations-note")}</p>
      </Amount>
    </div>
  );
}

function Told({ list }: { list: string[] }) {
  return (
    <ul className="mb-told">
      {list.map((told, i) => (
        <li key={i}>{told}</li>
      ))}
    </ul>
  );
}
