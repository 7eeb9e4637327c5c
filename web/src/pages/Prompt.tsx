import { useState, type ReactNode } from "react";
import { useSay, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { Choices } from "../table/Choices";
import type { Choice, RefusedChoice } from "../table/face";
import type { RulesLinks } from "../table/rules";

const FEW = 6; // choices that stand open beside a plain face, however small the window is
const MOST_NAMES = 3; // of those who are waited for; more are "the others"

interface Props {
  said: string;
  isTurn: boolean;
  rules: RulesLinks;
  phase: string;
  seats: SwitchProps;
  choices: Choice[];
  refused: RefusedChoice[];
  busy: boolean;
  pick: (choice: Choice) => void;
  isPlain: boolean; // the face shows no choices itself
}

/** What is to be done now, or who is waited for; and all that can be done, as a list. */
export function Prompt(props: Props) {
  const { said, isTurn, rules, phase, seats, choices, refused, busy, pick, isPlain } = props;
  const say = useSay();
  return (
    <section className={`prompt${isTurn ? " yours" : ""}`} aria-label={say("prompt")}>
      <h2 className="prompt-said" aria-live="polite">
        {said}
      </h2>
      {rules.isTold && (
        <a className="prompt-rules" href={rules.phase(phase)} target="_blank" rel="noreferrer">
          {say("rules-of-phase")}
        </a>
      )}
      {seats.yours.length > 1 && <SeatSwitch {...seats} />}
      <ChoiceList isOpen={isPlain && choices.length <= FEW} count={choices.length}>
        <Choices
          choices={choices}
          refused={refused}
          busy={busy}
          pick={pick}
          rulesAt={rules.isTold ? rules.code : null}
        />
      </ChoiceList>
    </section>
  );
}

/** Who is waited for, where it is not one's own turn. */
export function waited(acting: number[], seat: number | null, names: string[], say: Say): string {
  const others = acting.filter((one) => one !== seat);
  const called = others.length > MOST_NAMES ? "" : others.map((one) => names[one]).join(", ");
  return called ? say("waiting-for", { names: called }) : say("waiting-others");
}

interface SwitchProps {
  yours: number[];
  names: string[];
  seat: number | null;
  look: (seat: number) => void;
}

function SeatSwitch({ yours, names, seat, look }: SwitchProps) {
  return (
    <div className="row">
      {yours.map((one) => (
        <Button key={one} look={one === seat ? "main" : ""} onPress={() => look(one)}>
          {names[one]}
        </Button>
      ))}
    </div>
  );
}

/** The list is one way of several: on a phone it opens when asked for. */
function ChoiceList({
  isOpen,
  count,
  children,
}: {
  isOpen: boolean; // until somebody says something
  count: number;
  children: ReactNode;
}) {
  const say = useSay();
  const [wish, setOpen] = useState<boolean | null>(null); // null: nobody has said anything
  const open = wish ?? (isOpen || window.innerWidth >= 1180);
  if (count === 0) return null;
  return (
    <>
      <button type="button" className="fold-title" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="fold" />
        <span>{say("choices", { count })}</span>
      </button>
      <div className="prompt-choices" hidden={!open}>
        {children}
      </div>
    </>
  );
}
