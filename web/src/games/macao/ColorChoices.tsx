/** Choices among colors: pressed together, instead of a button for each set of them. */

import { useState } from "react";
import type { Choice } from "../../table/face";
import { Amounts } from "./Amounts";
import { Cube, Gold } from "./pieces";
import { letter, useSetting } from "./play";
import { COLORS, type Color } from "./types";

/** Any set of different colors: each is switched on or off, then it is done. */
export function ColorSets({
  choices,
  field,
  choose,
}: {
  choices: Choice[];
  field: string;
  choose: (choice: Choice) => void;
}) {
  const { say } = useSetting();
  const sets = choices.map((choice) => ({ choice, set: choice.name[field] as string[] }));
  const [chosen, setChosen] = useState<string[]>([]);
  const offered = COLORS.filter((color) => sets.some(({ set }) => set.includes(color)));
  const fits = (wanted: string[]) =>
    sets.find(({ set }) => set.length === wanted.length && wanted.every((c) => set.includes(c)));
  const match = fits(chosen)?.choice;
  return (
    <div className="mc-choices">
      <div className="mc-toggles" role="group" aria-label={say("choose-colors")}>
        {offered.map((color) => {
          const on = chosen.includes(color);
          return (
            <button
              key={color}
              type="button"
              className="mc-choice"
              aria-pressed={on}
              aria-label={say(`color-${color}`)}
              onClick={() => setChosen(on ? chosen.filter((c) => c !== color) : [...chosen, color])}
            >
              <Cube color={color} letter={letter(say, color)} size={26} />
            </button>
          );
        })}
      </div>
      <button type="button" className="mc-do" disabled={!match} onClick={() => match && choose(match)}>
        {match ? (
          <>
            {match.label} <Amounts of={match.gain} sign="plus" />
          </>
        ) : (
          say("choose-colors")
        )}
      </button>
    </div>
  );
}

/** The two halves of a juggled joker. */
export function Pairs({ choices, choose }: { choices: Choice[]; choose: (choice: Choice) => void }) {
  const { say } = useSetting();
  const [first, setFirst] = useState<string | null>(null);
  const kinds = [...COLORS, "gold"].filter((kind) =>
    choices.some(({ name }) => (name["choices"] as string[]).includes(kind)),
  );
  const pick = (kind: string) => {
    if (first === null) return setFirst(kind);
    const match = choices.find(({ name }) => {
      const [a, b] = name["choices"] as string[];
      return (a === first && b === kind) || (a === kind && b === first);
    });
    if (match) choose(match);
  };
  return (
    <div className="mc-choices">
      <p>{first === null ? say("joker-first") : say("joker-second")}</p>
      <div className="mc-toggles">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="mc-choice"
            aria-pressed={first === kind}
            aria-label={kind === "gold" ? say("short-gold") : say(`color-${kind}`)}
            onClick={() => pick(kind)}
          >
            <Sign value={kind} size={26} />
          </button>
        ))}
      </div>
    </div>
  );
}

export function Sign({ value, size }: { value: string; size: number }) {
  const { say } = useSetting();
  if (COLORS.includes(value as Color))
    return <Cube color={value as Color} letter={letter(say, value as Color)} size={size} />;
  return value === "gold" ? <Gold size={size} /> : <span className="mc-free">0</span>;
}
