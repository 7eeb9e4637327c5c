/** The goals that captains share, always in sight, and how it ended for all of them. */
import type { ReactNode } from "react";
import { goalSaid, missed } from "./goals";
import "./goals.css";
import { usePlay, useSetting, type Say } from "./play";
import { Figure, Marker, Vp } from "./pieces";
import { Thing } from "../../board/Thing";
import type { Goal, View } from "./types";

interface Props {
  view: View;
  names: string[];
  say: Say;
}

const PICTURES: Record<Goal["condition"], ReactNode> = {
  all_markers_removed: <Marker nation="spain" size={18} />,
  all_above_jacques: <Vp size={18} />,
  luysa_freed: <Figure size={18} />,
};

/** One line for each goal: what is missing now. */
export function Goals({ view, names, say }: Props) {
  const { words } = useSetting();
  const goals = view.goals ?? [];
  if (goals.length === 0 || view.over) return null;
  return (
    <section className="mb-goals" aria-label={say(view.cooperative ? "goals-shared" : "goals-own")}>
      {goals.map((goal) => {
        const said = goalSaid(goal, view, names, words);
        const sentence = say(said.key, said.words);
        return (
          <Thing
            key={goal.condition}
            place={`goal:${goal.condition}`}
            title={`${sentence}. ${say(goal.met ? "goal-met" : "goal-open")}`}
            about={() => <p>{say(`goal-about-${goal.condition}`)}</p>}
            className={goal.met ? "mb-goal is-met" : "mb-goal"}
            entry
          >
            {PICTURES[goal.condition]}
            <span>{sentence}</span>
            <Check met={goal.met} />
          </Thing>
        );
      })}
    </section>
  );
}

/** Reached, still open, or missed once the game is over. */
function Check({ met, over }: { met: boolean; over?: boolean }) {
  return (
    <svg className="mb-check" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {met ? (
        <path d="M3 8.5 6.5 12 13 4.5" />
      ) : over ? (
        <path d="m4 4 8 8m0-8-8 8" />
      ) : (
        <circle cx="8" cy="8" r="5" />
      )}
    </svg>
  );
}

/** What the result of a game adds that captains win or lose together, or one of them against an automa. */
export function JointResult() {
  const { view, names, seat, say } = usePlay();
  const { words } = useSetting();
  if (!view.over || !(view.cooperative || view.automa)) return null;
  const goals = view.goals ?? [];
  const won = goals.every(({ met }) => met);
  const who = seat === null ? "theirs" : view.seats.length > 1 ? "together" : "alone";
  const automa = words.automas[view.automa?.name ?? "jacques"] ?? "";
  return (
    <section className={`mb mb-joint ${won ? "is-won" : ""}`} aria-label={say("joint-result")}>
      <h3>{say(`joint-${won ? "won" : "lost"}-${who}`, { automa })}</h3>
      <ul className="mb-joint-goals">
        {goals.map((goal) => {
          const lack = missed(goal, view, names, seat);
          return (
            <li key={goal.condition} className={goal.met ? "is-met" : "is-missed"}>
              <Check met={goal.met} over />
              <span>
                <b>{say(`goal-${goal.condition}`, { automa, vp: goal.automa_vp ?? 0 })}</b>{" "}
                {lack ? say(lack.key, lack.words) : say("goal-reached")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
