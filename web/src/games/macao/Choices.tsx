/** The choices of one thing, and what a click on it would do. */

import { usePeek } from "../../board/peeking";
import { Peek as BoardPeek, Warnings } from "../../board/Peek";
import type { Choice } from "../../table/face";
import { Amounts } from "./Amounts";
import { ColorSets, Pairs, Sign } from "./ColorChoices";
import { choiceText, useNow, useSetting } from "./play";

/** What is told about the thing that is pointed at, and the choices of the one that was clicked. */
export function Peek() {
  return <BoardPeek Choices={Choices} Brief={Brief} />;
}

/** What a click would do. */
function Brief({ choices }: { choices: Choice[] }) {
  const { say } = useSetting();
  if (choices.length > 1) return <p className="mc-brief">{say("ways", { count: choices.length })}</p>;
  const choice = choices[0]!;
  return (
    <p className="mc-brief">
      <span>{choice.label ?? choice.name.type}</span> <Amounts of={choice.price} sign="minus" />{" "}
      <Amounts of={choice.gain} sign="plus" />
    </p>
  );
}

/** The choices of one thing, with prices and gains; number keys choose. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { act } = useSetting();
  const busy = useNow((now) => now.busy);
  const { setOpen } = usePeek.getState();
  const choose = (choice: Choice) => {
    setOpen(null);
    act(choice);
  };
  if (choices.some(({ name }) => Array.isArray(name["colors"])))
    return <ColorSets choices={choices} field="colors" choose={choose} />;
  if (choices.length > 7 && choices.every(({ name }) => name.type === "cash_joker"))
    return <Pairs choices={choices} choose={choose} />;
  const short = choices.length > 2 && choices.every(({ name }) => shortOf(name) !== null);
  return (
    <div
      className={short ? "mc-choices is-short" : "mc-choices"}
      onKeyDown={(event) => {
        const choice = choices[Number(event.key) - 1];
        if (choice) choose(choice);
      }}
    >
      {choices.map((choice) => (
        <ChoiceButton
          key={choice.action}
          choice={choice}
          short={short}
          only={choices.length === 1}
          disabled={busy}
          onClick={() => choose(choice)}
        />
      ))}
      <Warnings of={choices} />
    </div>
  );
}

/** The one field in which choices of a thing differ, when it is a color or gold. */
function shortOf(name: Choice["name"]): string | null {
  const choices = name["choices"];
  const value = Array.isArray(choices) && choices.length === 1 ? choices[0] : (name["pay"] ?? name["color"]);
  return typeof value === "string" ? value : null;
}

function ChoiceButton(props: {
  choice: Choice;
  short: boolean;
  only: boolean;
  disabled: boolean;
  onClick: () => void;
}) {
  const { choice, short, only, disabled, onClick } = props;
  const { say } = useSetting();
  const value = short ? shortOf(choice.name) : null;
  if (value)
    return (
      <button type="button" className="mc-choice" disabled={disabled} onClick={onClick}>
        <span className="mc-hidden">{choiceText(say, choice)}</span>
        <span className="mc-drawn" aria-hidden="true">
          <Sign value={value} size={26} />
        </span>
        <small aria-hidden="true">
          {say(value === "free" || value === "gold" ? `short-${value}` : `color-${value}`)}
        </small>
      </button>
    );
  return (
    <button
      type="button"
      className={only ? "mc-choice is-only" : "mc-choice"}
      disabled={disabled}
      onClick={onClick}
    >
      <span className="mc-hidden">{choiceText(say, choice)}</span>
      <span className="mc-drawn" aria-hidden="true">
        <span>{choice.label ?? choice.name.type}</span>
        <Amounts of={choice.price} sign="minus" />
        <Amounts of={choice.gain} sign="plus" />
      </span>
    </button>
  );
}
