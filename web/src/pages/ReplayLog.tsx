/** The log of a game that is looked at again: every line leads to its step. */
import { useCallback, useMemo, useState } from "react";
import * as http from "../api/http";
import type { LogEntry } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Pick } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { StepLog } from "../table/Log";
import { useAsk } from "./asking";
import { NOBODY } from "./replaySteps";

const MANY = 500; // entries of a log that come at once

/** A line of the log with the step of the replay that it tells. */
export interface Entry {
  n: number;
  step: number;
  lines: string[];
  round: number | null;
  kinds: string[];
  seats: (number | null)[]; // whose deed each line tells
  about: string[][]; // cards and places that each of them names
}

/** The whole log; long games come in parts. */
export function useEntries(source: http.Source, seat: string, language: string): Entry[] {
  const { kind, id, key } = source;
  const asked = useAsk(
    useCallback(async () => {
      const found: LogEntry[] = [];
      for (;;) {
        const after = found.at(-1)?.n ?? -1;
        const part = await http.replayLog({ kind, id, key }, after, seat === NOBODY ? null : seat, language);
        found.push(...part);
        if (part.length < MANY) return found.map(entryOf);
      }
    }, [kind, id, key, seat, language]),
  );
  return useMemo(() => asked.found ?? [], [asked.found]);
}

/** Once a game is over its steps are the decisions that stood; before that, those of one's own stream. */
export function entryOf(entry: LogEntry): Entry {
  return {
    n: entry.n,
    step: entry.step ?? entry.n,
    lines: entry.lines,
    round: entry.round ?? null,
    kinds: entry.kinds ?? [],
    seats: entry.seats ?? [],
    about: entry.about ?? [],
  };
}

/** Whose step each of them is; null for what the table itself does. */
export function seatsOfSteps(entries: Entry[]): Map<number, number | null> {
  const found = new Map<number, number | null>();
  for (const { step, seats } of entries) {
    const seat = seats.find((one) => one !== null) ?? null;
    if (seat !== null || !found.has(step)) found.set(step, found.get(step) ?? seat);
  }
  return found;
}

/** The first step of whoever acts next, or of whoever acted before. */
export function turnFrom(seats: Map<number, number | null>, step: number, by: number, last: number): number {
  const at = (one: number) => seats.get(one) ?? null;
  const edge = by > 0 ? last : 0;
  let found = step;
  while (found !== edge && (at(found) === null || at(found) === at(step) || found === step)) found += by;
  // Back to where that turn began
  while (by < 0 && found > 1 && at(found - 1) === at(found)) found -= 1;
  return found;
}

interface LogProps {
  entries: Entry[];
  kinds: Record<string, string>; // labels of those that can be looked for
  current: number;
  jump: (step: number) => void;
}

export function FullLog({ entries, kinds, current, jump }: LogProps) {
  const say = useSay();
  const [only, setOnly] = useState("");
  const there = useMemo(() => {
    const found = new Set(entries.flatMap((entry) => entry.kinds));
    return Object.entries(kinds).filter(([kind]) => found.has(kind));
  }, [entries, kinds]);
  const shown = only ? entries.filter((entry) => entry.kinds.includes(only)) : entries;
  const before = shown.filter((entry) => entry.step < current).at(-1);
  const next = shown.find((entry) => entry.step > current);
  return (
    <section className="panel stack replay-log">
      <h2>{say("log")}</h2>
      {there.length > 0 && (
        <div className="log-filter">
          <Pick
            label={say("replay-only")}
            value={only}
            choices={[
              { value: "", label: say("replay-everything") },
              ...there.map(([value, label]) => ({ value, label })),
            ]}
            onChange={setOnly}
          />
          {only && (
            <span className="row">
              <Button
                round
                aria-label={say("replay-kind-back")}
                isDisabled={!before}
                onPress={() => before && jump(before.step)}
              >
                <Icon name="back" size={18} />
              </Button>
              <Button
                round
                aria-label={say("replay-kind-next")}
                isDisabled={!next}
                onPress={() => next && jump(next.step)}
              >
                <Icon name="next" size={18} />
              </Button>
            </span>
          )}
        </div>
      )}
      <StepLog lines={shown} current={current} jump={jump} />
    </section>
  );
}
