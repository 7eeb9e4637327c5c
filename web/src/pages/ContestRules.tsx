/** How a tournament goes, field by field: what its kind leaves open. */
import type { ContestAsked } from "../api/types";
import { useSay } from "../i18n";
import { Check, NumberField, Pick } from "../kit/Field";
import { KINDS, type Kind } from "./contest";

type Rules = ContestAsked["rules"];

interface Props {
  rules: Rules;
  set: (values: Partial<Rules>) => void;
}

const DAY = 24 * 3600 * 1000;

/** Teams, or everybody at tables of their own: not a matter of one against one. */
export const isShared = ({ teams, seats }: Rules): boolean => Boolean(teams) || seats === 1;

/** Whether all play each round, so that all can have the same deal. */
const hasRounds = (kind: string) => ["swiss", "robin", "league"].includes(kind);

/** What another kind leaves no choice about. */
const fittingTo = (kind: Kind): Partial<Rules> => ({
  ...(kind === "ladder" ? { seats: 2 } : {}),
  ...(hasRounds(kind) ? {} : { duplicate: false }),
});

export function ContestRules({ rules, set, least, most }: Props & { least: number; most: number }) {
  const say = useSay();
  return (
    <>
      {!isShared(rules) && (
        <Pick
          label={say("contest-kind")}
          value={rules.kind}
          choices={KINDS.map((kind) => ({ value: kind, label: say(`contest-kind-${kind}`) }))}
          onChange={(kind: Kind) => set({ kind, ...fittingTo(kind) })}
        />
      )}
      {rules.seats !== 1 && (
        <NumberField
          label={say(rules.teams ? "contest-team-field" : "contest-seats-field")}
          value={rules.seats ?? 2}
          least={least}
          most={rules.kind === "ladder" ? 2 : most}
          onChange={(seats) => set({ seats })}
        />
      )}
      {["swiss", "robin"].includes(rules.kind) && (
        <NumberField
          label={say("contest-rounds-field")}
          hint={say("contest-rounds-hint")}
          value={rules.rounds ?? 0}
          least={0}
          most={50}
          onChange={(rounds) => set({ rounds })}
        />
      )}
      {rules.kind === "swiss" && (
        <NumberField
          label={say("contest-late-field")}
          hint={say("contest-late-hint")}
          value={rules.late ?? 0}
          least={0}
          most={50}
          onChange={(late) => set({ late })}
        />
      )}
      {rules.kind === "ladder" && (
        <NumberField
          label={say("contest-reach-field")}
          value={rules.reach ?? 3}
          least={1}
          most={50}
          onChange={(reach) => set({ reach })}
        />
      )}
      {["robin", "league"].includes(rules.kind) && (
        <NumberField
          label={say("contest-group-field")}
          value={rules.group ?? 8}
          least={2}
          most={100}
          onChange={(group) => set({ group })}
        />
      )}
      {["robin", "league", "single", "double"].includes(rules.kind) && (
        <NumberField
          label={say("contest-advance-field")}
          value={rules.advance ?? 1}
          least={1}
          most={9}
          onChange={(advance) => set({ advance })}
        />
      )}
      {rules.kind === "robin" && (
        <Check
          label={say("contest-finals-field")}
          value={rules.finals ?? false}
          onChange={(finals) => set({ finals })}
        />
      )}
      {rules.kind === "league" && (
        <NumberField
          label={say("contest-seasons-field")}
          hint={say("contest-seasons-hint")}
          value={rules.seasons ?? 1}
          least={0}
          most={100}
          onChange={(seasons) => set({ seasons })}
        />
      )}
      {rules.kind === "arena" && (
        <NumberField
          label={say("contest-minutes-field")}
          value={rules.minutes ?? 120}
          least={1}
          most={1440}
          onChange={(minutes) => set({ minutes })}
        />
      )}
      {!["arena", "ladder"].includes(rules.kind) && (
        <NumberField
          label={say("contest-every-field")}
          hint={say("contest-every-hint")}
          value={Math.round((rules.every ?? 0) / DAY)}
          least={0}
          most={60}
          onChange={(days) => set({ every: days * DAY })}
        />
      )}
      <NumberField
        label={say("contest-least-field")}
        value={rules.least ?? 2}
        least={2}
        most={1000}
        onChange={(value) => set({ least: value })}
      />
      <NumberField
        label={say("contest-most-field")}
        value={rules.most ?? 1000}
        least={2}
        most={1000}
        onChange={(value) => set({ most: value })}
      />
    </>
  );
}

/** The same cards for all, and bots for those who are missing. */
export function ContestFairness({ rules, set }: Props) {
  const say = useSay();
  if (isShared(rules)) return null;
  return (
    <>
      {hasRounds(rules.kind) && (
        <Check
          label={say("contest-duplicate")}
          hint={say("contest-rule-duplicate")}
          value={rules.duplicate ?? false}
          onChange={(duplicate) => set({ duplicate })}
        />
      )}
      <Check
        label={say("contest-fill")}
        hint={say("contest-fill-text")}
        value={rules.fill ?? false}
        onChange={(fill) => set({ fill })}
      />
    </>
  );
}
