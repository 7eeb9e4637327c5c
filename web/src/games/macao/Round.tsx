/** The round at hand: the offer, the dice by their pips, and what the explorer or the master may still do. */

import { AnimatePresence, motion } from "motion/react";
import { memo, useEffect, useState } from "react";
import type { Choice } from "../../table/face";
import { BigCard } from "./Cards";
import { letter, useNow, usePlay, usePreview, useSetting, useTarget } from "./play";
import { Cube, Die, Disc, Prestige } from "./pieces";
import { isActing } from "./Seats";
import { pairOf } from "./targets";
import { Warnings } from "../../board/Peek";
import { COLORS, type Color, type Cubes } from "./types";

export const Round = memo(function Round() {
  const { say } = useSetting();
  const isOver = useNow(({ view }) => view.over);
  const phase = useNow(({ view }) => view.phase);
  return (
    <section className="mc-panel mc-round" aria-label={say("round-panel")}>
      {isOver && <Result />}
      {phase === "start_cubes" && <StartCubes />}
      <Dice />
      <Questions />
      <Offer />
    </section>
  );
});

/** Who won: seats by place. */
function Result() {
  const { view, names, say } = usePlay();
  const rows = view.seats
    .map((row) => ({ row, place: view.places?.[row.seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <div className="mc-result">
      <h2>{say("result")}</h2>
      <ol>
        {rows.map(({ row, place }) => (
          <li key={row.seat} className={place === 1 ? "is-first" : ""}>
            <b>{place}</b>
            <Disc seat={row.seat} size={24} />
            <span>{names[row.seat]}</span>
            <b>{row.prestige}</b>
            <Prestige size={20} />
          </li>
        ))}
      </ol>
    </div>
  );
}

// ---- cards on offer ----

function Offer() {
  const { say, act } = useSetting();
  const offer = useNow(({ view }) => view.offer);
  const stack = useNow(({ view }) => view.stack_size);
  const decline = useTarget("decline_card").choices[0];
  if (!offer.length) return null;
  return (
    <div className="mc-offer">
      <h3>
        {say("offer")} <small>{say("stack-left", { count: stack })}</small>
      </h3>
      <div className="mc-cards">
        <AnimatePresence initial={false}>
          {offer.map((id) => (
            <motion.div
              key={id}
              layout
              initial={{ opacity: 0, y: -12 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, scale: 0.8 }}
              transition={{ duration: 0.25 }}
            >
              <BigCard id={id} />
            </motion.div>
          ))}
        </AnimatePresence>
      </div>
      {decline && (
        <button type="button" className="mc-do is-quiet" onClick={() => act(decline)}>
          {decline.label ?? say("decline")}
        </button>
      )}
    </div>
  );
}

// ---- dice ----

const roseOf = (choice: Choice | undefined) =>
  (choice?.gain["rose"] as Record<string, Cubes> | undefined) ?? null;

const OLD_DICE = ["start_cards", "start_cubes", "pick", "overflow", "over"];

function Dice() {
  const { say, act } = useSetting();
  const busy = useNow((now) => now.busy);
  const dice = useNow(({ view }) => view.dice);
  const phase = useNow(({ view }) => view.phase);
  const round = useNow(({ view }) => view.round);
  const taken = useNow(({ view }) => view.choice);
  const { setPreview } = usePreview();
  const choices = useTarget("choose_dice").choices;
  const [chosen, setChosen] = useState<Color[]>([]);
  const asked = choices.length > 0;
  useEffect(() => {
    setChosen([]);
    setPreview(null);
  }, [asked, round, setPreview]);
  const groups = [1, 2, 3, 4, 5, 6].map((pips) => COLORS.filter((color) => dice[color] === pips));
  // In the first phase the dice of the last round still lie there; they say nothing any more.
  if (OLD_DICE.includes(phase) || !groups.some((group) => group.length)) return null;
  const match = chosen.length === 2 ? pairOf(choices, "choose_dice", chosen[0]!, chosen[1]!) : undefined;
  const toggle = (color: Color) => {
    const next = chosen.includes(color) ? chosen.filter((c) => c !== color) : [...chosen.slice(-1), color];
    setChosen(next);
    setPreview(next.length === 2 ? roseOf(pairOf(choices, "choose_dice", next[0]!, next[1]!)) : null);
  };
  const look = (color: Color | null) => {
    const [first] = chosen;
    if (match) return;
    setPreview(color && first ? roseOf(pairOf(choices, "choose_dice", first, color)) : null);
  };
  const live = ["dice", "explorer", "master"].includes(phase);
  const used = taken ? [taken.first, taken.second] : [];
  return (
    <div className={live ? "mc-dice" : "mc-dice is-past"}>
      <h3>{say("dice")}</h3>
      <div className="mc-dice-groups">
        {groups.map((group, i) =>
          group.length ? (
            <div key={i} className="mc-dice-group">
              {group.map((color) => (
                <button
                  key={color}
                  type="button"
                  data-place={`die:${color}`}
                  data-state={asked ? "lit" : "still"}
                  className={`mc-die-button ${asked && !busy ? "is-lit" : ""} ${used.includes(color) ? "is-used" : ""}`}
                  disabled={!asked || busy}
                  aria-pressed={chosen.includes(color)}
                  aria-label={say("die-label", { color: say(`color-${color}`), value: i + 1 })}
                  title={say("die-about", { color: say(`color-${color}`), value: i + 1 })}
                  onClick={() => toggle(color)}
                  onPointerEnter={() => look(color)}
                  onPointerLeave={() => look(null)}
                  onFocus={() => look(color)}
                  onBlur={() => look(null)}
                >
                  <Die color={color} value={i + 1} letter={letter(say, color)} size={live ? 40 : 26} />
                </button>
              ))}
            </div>
          ) : null,
        )}
      </div>
      {asked && (
        <div className="mc-confirm">
          <button
            type="button"
            className="mc-do"
            data-state={match ? "lit" : "still"}
            disabled={!match || busy}
            onClick={() => match && act(match)}
          >
            {match
              ? say("take-dice", { first: say(`color-${chosen[0]!}`), second: say(`color-${chosen[1]!}`) })
              : say("choose-dice", { count: 2 - chosen.length })}
          </button>
          {chosen.map((color) => (
            <p key={color} className="mc-note">
              {say("die-about", { color: say(`color-${color}`), value: dice[color] ?? 0 })}
            </p>
          ))}
          {match && <Warnings of={[match]} />}
        </div>
      )}
    </div>
  );
}

/** The dice of the round, small, once they have been chosen from; before that their place is kept. */
export function LastDice() {
  const { say } = useSetting();
  const dice = useNow(({ view }) => view.dice);
  const acting = useNow(({ view }) => isActing(view));
  const rolled = COLORS.filter((color) => dice[color]).sort((a, b) => dice[a]! - dice[b]!);
  const said = rolled.map((color) => say("die-label", { color: say(`color-${color}`), value: dice[color]! }));
  const title = `${say("dice")}: ${said.join("; ")}`;
  const shown = rolled.length > 0 && acting;
  return (
    <span className={`mc-last-dice ${shown ? "" : "is-kept"}`} role="img" aria-label={title} title={title}>
      {(shown ? rolled : COLORS).map((color) => (
        <Die key={color} color={color} value={dice[color] ?? 1} letter={letter(say, color)} size={22} />
      ))}
    </span>
  );
}

/** Explorer and master: one question with a few answers, each shown on the rose while it is looked at. */
function Questions() {
  const { say, act } = useSetting();
  const busy = useNow((now) => now.busy);
  const { setPreview } = usePreview();
  const explorer = useTarget("apply_explorer").choices;
  const master = useTarget("apply_master").choices;
  const choices = [...explorer, ...master];
  const asked = choices.length > 0;
  useEffect(() => () => setPreview(null), [asked, setPreview]);
  if (!asked) return null;
  return (
    <div className="mc-questions">
      <h3>{say(explorer.length ? "ask-explorer" : "ask-master")}</h3>
      <div className="mc-choices">
        {choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            className="mc-choice"
            data-state="lit"
            disabled={busy}
            onClick={() => act(choice)}
            onPointerEnter={() => setPreview(roseOf(choice))}
            onFocus={() => setPreview(roseOf(choice))}
            onPointerLeave={() => setPreview(null)}
          >
            {typeof choice.name["die"] === "string" && (
              <Cube color={choice.name["die"] as Color} letter={letter(say, choice.name["die"] as Color)} />
            )}
            <span>{choice.label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The first cubes: one color for each of the first two rounds. */
function StartCubes() {
  const { say, act } = useSetting();
  const busy = useNow((now) => now.busy);
  const { setPreview } = usePreview();
  const choices = useTarget("pick_start_cubes").choices;
  const [pair, setPair] = useState<[Color | null, Color | null]>([null, null]);
  const match = choices.find(({ name }) => name["first"] === pair[0] && name["second"] === pair[1]);
  const preview = roseOf(match);
  useEffect(() => {
    setPreview(preview);
    return () => setPreview(null);
  }, [preview, setPreview]);
  if (!choices.length) return null;
  return (
    <div className="mc-start">
      {[0, 1].map((i) => (
        <div key={i} className="mc-toggles" role="group" aria-label={say("start-cubes", { round: i + 1 })}>
          <h3>{say("start-cubes", { round: i + 1 })}</h3>
          {COLORS.map((color) => (
            <button
              key={color}
              type="button"
              className="mc-choice is-lit"
              data-state="lit"
              aria-pressed={pair[i] === color}
              aria-label={say(`color-${color}`)}
              onClick={() => setPair(i ? [pair[0], color] : [color, pair[1]])}
            >
              <Cube color={color} letter={letter(say, color)} size={28} />
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className="mc-do"
        data-state={match ? "lit" : "still"}
        disabled={!match || busy}
        onClick={() => match && act(match)}
      >
        {match ? say("take-start") : say("choose-colors")}
      </button>
    </div>
  );
}
