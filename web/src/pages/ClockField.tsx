/** The clock of a table: one of the usual ones, or any time for a move or for a game. */
import { useSay, useSayMore } from "../i18n";
import { Pick, TextField } from "../kit/Field";
import { CLOCKS, clockOf, ownClock, UNITS, type OwnClock, type Unit } from "./openWish";

interface Props {
  clock: string; // a usual one, or an own one as `game-432000-86400`
  change: (clock: string) => void;
}

const OWN = "own";
const CALM: OwnClock = { kind: "game", time: 3, unit: "day", more: 1, moreUnit: "day" };

export function ClockField({ clock, change }: Props) {
  const say = useSay();
  const isOwn = !CLOCKS.includes(clock);
  return (
    <>
      <Pick
        label={say("open-clock")}
        value={isOwn ? OWN : clock}
        choices={[
          ...CLOCKS.map((value) => ({ value, label: say(`clock-${value}`) })),
          { value: OWN, label: say("clock-own") },
        ]}
        onChange={(value) => change(value === OWN ? ownClock(CALM) : value)}
      />
      {isOwn && <Own clock={clock} change={change} />}
    </>
  );
}

function Own({ clock, change }: Props) {
  const say = useSayMore("slow");
  if (!say) return null;
  const now = readOf(clock);
  const set = (differs: Partial<OwnClock>) => change(ownClock({ ...now, ...differs }));
  const units = UNITS.map((unit) => ({ value: unit, label: say(`unit-${unit}`) }));
  return (
    <fieldset className="own-clock">
      <legend>{say("clock-own-title")}</legend>
      <Pick
        label={say("clock-kind")}
        value={now.kind}
        choices={(["move", "game"] as const).map((kind) => ({
          value: kind,
          label: say(`clock-kind-${kind}`),
        }))}
        onChange={(kind) => set({ kind })}
      />
      <Length
        label={say("clock-time")}
        time={now.time}
        unit={now.unit}
        units={units}
        least={1}
        change={(time, unit) => set({ time, unit })}
      />
      {now.kind === "game" && (
        <Length
          label={say("clock-more")}
          time={now.more}
          unit={now.moreUnit}
          units={units}
          least={0}
          change={(more, moreUnit) => set({ more, moreUnit })}
        />
      )}
    </fieldset>
  );
}

interface LengthProps {
  label: string;
  time: number;
  unit: Unit;
  units: { value: Unit; label: string }[];
  least: number;
  change: (time: number, unit: Unit) => void;
}

function Length({ label, time, unit, units, least, change }: LengthProps) {
  return (
    <div className="row">
      <TextField
        label={label}
        type="number"
        value={String(time)}
        onChange={(value) => change(Math.max(least, Math.floor(Number(value)) || least), unit)}
      />
      <Pick
        label={label}
        unseenLabel
        value={unit}
        choices={units}
        onChange={(value) => change(time, value)}
      />
    </div>
  );
}

/** What a clock says, in its largest units. */
function readOf(clock: string): OwnClock {
  const read = clockOf(clock)!;
  const [time, unit] = inUnits(read.seconds);
  const [more, moreUnit] = inUnits(read.increment ?? 0);
  return { kind: read.kind, time, unit, more, moreUnit };
}

function inUnits(seconds: number): [number, Unit] {
  for (const [unit, size] of [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const)
    if (seconds >= size && seconds % size === 0) return [seconds / size, unit];
  return [seconds, "second"];
}
