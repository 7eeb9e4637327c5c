/** The card of the open question: what can be chosen, in groups, with the real pieces. */

import { useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { isPlain } from "../../board/targets";
import type { Choice } from "../../table/face";
import { Goals } from "./Goals";
import { ChoiceButton } from "./Peek";
import { useNow, usePeek, usePlay, useSetting } from "./play";
import { SailAsk } from "./SailAsk";
import { SetupAsk } from "./SetupAsk";
import { askedAt, placeOf } from "./targets";

const MANY = 6; // more choices than this are a list that scrolls, or are looked for on the chart
const FEW = 2; // choices of a group that stand open although their pieces glow
const LAST = ["plan", "pass"]; // what one may do besides, and what ends it

/** On a small screen the card scrolls. */
export function Ask({ small }: { small: boolean }) {
  const { say } = useSetting();
  const phase = useNow(({ view }) => view.phase);
  const choices = useNow(useShallow((now) => now.choices));
  return (
    <section className="mb mb-ask" aria-label={say("asked")} data-scrolls={small || undefined}>
      {phase === "choosing" ? (
        <SetupAsk />
      ) : choices.some(({ name }) => name.type === "sail") ? (
        <SailAsk />
      ) : (
        <Grouped choices={choices} small={small} />
      )}
      <NotChosen />
      <PlanHelp />
      <Together />
    </section>
  );
}

interface Stop {
  turn: number;
  undoSteps: number;
  main: Choice[];
}

/** The main actions that were left for another one, folded; one step back opens them again. */
function NotChosen() {
  const { say, now } = useSetting();
  const stop = useRef<Stop | null>(null);
  const main = useNow(useShallow(({ choices }) => choices.filter(({ group }) => group === "main")));
  const { turn, what } = useNow(
    useShallow(({ view }) => ({ turn: view.turn, what: view.pending?.what ?? "" })),
  );
  const undoSteps = useNow((all) => all.undoSteps ?? 0);
  if (main.length > 0) stop.current = { turn, undoSteps, main };
  const left = stop.current;
  if (main.length > 0 || !left || left.turn !== turn || !MAIN.includes(what)) return null;
  const others = left.main.filter(({ name }) => name.type !== `main_${what}` && name.type !== "pass");
  if (others.length === 0) return null;
  return (
    <p className="mb-not-chosen">
      <span>{say("not-chosen", { list: others.map(({ label }) => label ?? "").join(", ") })}</span>
      {undoSteps === left.undoSteps + 1 && (
        <button type="button" className="mb-more" onClick={() => now.getState().undo?.()}>
          {say("choose-again")}
        </button>
      )}
    </p>
  );
}

const MAIN = ["village", "city", "assistants"]; // what goes on behind a main action

/** While others act: that a click ahead is possible. */
function PlanHelp() {
  const { say } = useSetting();
  const can = useNow(({ ahead }) => (ahead ?? []).some(({ name }) => name.type === "sail"));
  return can ? <p className="mb-help">{say("plan-help")}</p> : null;
}

/** Goals that are reached or missed together. */
function Together() {
  const { view, names, seat, say } = usePlay();
  return !view.over && view.goals?.length ? <Goals {...{ view, names, seat, say }} /> : null;
}

/** All choices, those that belong together below each other; what ends it comes last. */
function Grouped({ choices, small }: { choices: Choice[]; small: boolean }) {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  const rank = (group: string) => LAST.indexOf(group);
  const order = [...groups].sort(([a], [b]) => rank(a) - rank(b));
  return order.map(([group, those]) => <Group key={group} group={group} choices={those} small={small} />);
}

/** What glows on the table is counted here, and listed when asked for; what has no piece is always listed. */
function Group({ group, choices, small }: { group: string; choices: Choice[]; small: boolean }) {
  const { say, now } = useSetting();
  const [open, setOpen] = useState(false);
  const choose = useChoosing();
  const { view } = now.getState();
  const glowing = choices.filter(
    ({ name }) => placeOf(name, view) && (!isListed(name.type) || choices.length > MANY),
  );
  const folds = group === "plan" ? glowing.length > 0 : glowing.length > FEW;
  const listed = folds && !open ? choices.filter((choice) => !glowing.includes(choice)) : choices;
  // The open cards lie over the chart, and on a phone they need the room of this line.
  if (small && group === "draw" && listed.length === 0) return null;
  const isLong = listed.length > MANY;
  return (
    <div className={`mb-group is-${group}`} role="group" aria-label={say(`group-${group}`)}>
      {group !== "pass" && (
        <h3>
          {say(`group-${group}`)}
          {folds && (
            <button
              type="button"
              className="mb-more"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              title={say("glowing-about")}
            >
              {say("glowing", { count: glowing.length })}
            </button>
          )}
        </h3>
      )}
      {listed.length === 0 && !small && group !== "plan" && <p className="mb-help">{say("ask-lit")}</p>}
      {listed.length > 0 && (
        <div className={isLong ? "mb-rows is-long" : "mb-rows"} data-scrolls={isLong || undefined}>
          {listed.map((choice) => (
            <ChoiceButton key={choice.action} choice={choice} choose={choose} place={askedAt(choice)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What is done at the ship or with a nation is better read than looked for. */
function isListed(type: string): boolean {
  return ["main_", "fight_", "choose_", "use_tile", "city_action"].some((start) => type.startsWith(start));
}

/** Does it at once; what cannot be taken back is asked first, as it is with things. */
export function useChoosing() {
  const { act, now } = useSetting();
  return (choice: Choice, anchor: Element) => {
    if (isPlain([choice])) return act(choice);
    const place = placeOf(choice.name, now.getState().view) || askedAt(choice);
    const asked = now.getState().targets.get(place)?.choices.length === 1 ? place : askedAt(choice);
    const title = choice.label ?? "";
    usePeek
      .getState()
      .setOpen({ place: asked, anchor, pinned: true, title, about: () => null, offered: true });
  };
}
