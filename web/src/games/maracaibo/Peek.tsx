/** What is told about the thing that is pointed at, and the choices of the one that was clicked. */

import { closePeek } from "../../board/peeking";
import { Peek as BoardPeek, Warnings } from "../../board/Peek";
import type { Choice } from "../../table/face";
import { Amounts, StopSigns } from "./Amounts";
import { useFigures } from "./figures";
import { Ops } from "./Glyphs";
import { Picture } from "./Picture";
import { choiceText, stopOf, useNow, useSetting } from "./play";
import { WhyNot } from "./WhyNot";

export function Peek() {
  return <BoardPeek Choices={Choices} Brief={Brief} WhyNot={WhyNot} />;
}

/** What a click would do. */
function Brief({ choices }: { choices: Choice[] }) {
  const { say } = useSetting();
  if (choices.length > 1)
    return (
      <>
        <p className="mb-brief">{say("ways", { count: choices.length })}</p>
        {choices.every(stopOf) &&
          choices.map((choice) => <StopSigns key={choice.action} stop={stopOf(choice)!} />)}
      </>
    );
  return (
    <p className="mb-brief">
      <Told choice={choices[0]!} />
    </p>
  );
}

/** A choice as it is read: label, what waits, price and gain. */
export function Told({ choice }: { choice: Choice }) {
  const stop = stopOf(choice);
  return (
    <>
      <span>{choice.label ?? choice.name.type}</span>
      {stop && <StopSigns stop={stop} />}
      <Amounts of={choice.price} sign="minus" />
      <Amounts of={choice.gain} sign="plus" />
    </>
  );
}

/** The choices of one thing, with prices and gains; number keys choose. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { act } = useSetting();
  const choose = (choice: Choice) => {
    closePeek();
    act(choice);
  };
  return (
    <div
      className="mb-choices"
      onKeyDown={(event) => {
        const choice = choices[Number(event.key) - 1];
        if (choice) choose(choice);
      }}
    >
      {choices.map((choice) => (
        <ChoiceButton key={choice.action} choice={choice} choose={choose} />
      ))}
      <Warnings of={choices} />
    </div>
  );
}

interface ButtonProps {
  choice: Choice;
  choose: (choice: Choice, button: Element) => void;
  place?: string;
}

/** What a quest brings. */
export function QuestSigns({ id }: { id: string }) {
  const quest = useFigures().quests[id];
  return quest ? <Ops of={quest.reward} size={17} /> : null;
}

export function ChoiceButton({ choice, choose, place }: ButtonProps) {
  const { say, words } = useSetting();
  const busy = useNow((now) => now.busy);
  return (
    <button
      type="button"
      className="mb-choice"
      data-state="lit"
      data-action={choice.action}
      data-place={place}
      disabled={busy}
      onClick={(event) => choose(choice, event.currentTarget)}
    >
      <span className="mb-hidden">{choiceText(say, words, choice)}</span>
      <span className="mb-drawn" aria-hidden="true">
        <Picture name={choice.name} />
        <Told choice={choice} />
      </span>
    </button>
  );
}
