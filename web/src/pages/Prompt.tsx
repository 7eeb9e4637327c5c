import { useEffect, useId, useState, type ReactNode } from "react";
import { listOf, useSay, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { SeatDisc } from "../kit/SeatDisc";
import { PHONE, useMedia } from "../kit/useMedia";
import { Choices } from "../table/Choices";
import type { Choice, RefusedChoice, Step } from "../table/face";
import type { RulesLinks } from "../table/rules";
import { useFilled, ZoneHost } from "../table/zones";
import { Narration, WaitLess } from "./Narration";

const FEW = 6; // choices that stand open beside a plain face, however small the window is
const MOST_NAMES = 3; // of those who are waited for; more are "the others"

interface Props {
  asked: string | null; // the question; null while others act
  acting: number[];
  steps: Step[]; // what was told last
  rules: RulesLinks;
  phase: string;
  seats: SwitchProps;
  choices: Choice[];
  refused: RefusedChoice[];
  busy: boolean;
  pick: (choice: Choice) => void;
  isPlain: boolean; // the face shows no choices itself
  skip: (() => void) | undefined; // to one's own turn, where nobody else minds
  isOut: boolean; // one's own turn does not come any more
  children?: ReactNode; // for those who only look on
}

/** The card at the right: the question and what can be done; or what the others are doing. */
export function Prompt(props: Props) {
  const { asked, acting, steps, rules, phase, seats, choices, isPlain, skip, isOut, children } = props;
  const say = useSay();
  const isTurn = asked !== null;
  const title = asked ?? waited(acting, seats.seat, seats.names, say);
  const { isNarrow, isOpen, toggle } = useFolded(isTurn, isPlain, phase);
  const body = useId();
  return (
    <section
      className={`prompt${isTurn ? " yours" : ""}${isNarrow && !isOpen ? " is-folded" : ""}`}
      aria-label={say("prompt")}
    >
      <h2 className="prompt-said" aria-live="polite" tabIndex={-1}>
        {isNarrow ? (
          <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={toggle}>
            <span>{title}</span>
            <Icon name="fold" />
          </button>
        ) : (
          <>
            {!isTurn && acting.length === 1 && <SeatDisc seat={acting[0]!} />}
            {title}
          </>
        )}
      </h2>
      <div key={isTurn ? "asked" : "told"} id={body} className="prompt-body" hidden={!isOpen}>
        {seats.yours.length > 1 && <SeatSwitch {...seats} />}
        {!isTurn && (
          <>
            <Narration steps={steps} acting={acting} own={seats.seat} />
            <WaitLess skip={skip} isOut={isOut} />
          </>
        )}
        <ZoneHost name="hint" />
        <ZoneHost name="card" />
        {children}
        <ChoiceList {...props} isOpenFirst={isPlain && (choices.length <= FEW || isWide())}>
          {rules.isTold && (
            <a className="prompt-rules" href={rules.phase(phase)} target="_blank" rel="noreferrer">
              {say("rules-of-phase")}
            </a>
          )}
        </ChoiceList>
      </div>
      <ZoneHost name="tip" />
    </section>
  );
}

/** On a phone the card is a sheet: open where something is asked, one line high while others act. */
function useFolded(isTurn: boolean, isPlain: boolean, phase: string) {
  const isNarrow = useMedia(PHONE);
  const hasCard = useFilled("card");
  const hasHint = useFilled("hint");
  const [wish, setWish] = useState<boolean | null>(null); // null: nobody has said anything
  useEffect(() => setWish(null), [phase, hasHint]);
  const isOpen = !isNarrow || (wish ?? (hasHint || (isTurn && (hasCard || isPlain))));
  return { isNarrow, isOpen, toggle: () => setWish(!isOpen) };
}

/** Who is waited for, where it is not one's own turn. */
export function waited(acting: number[], seat: number | null, names: string[], say: Say): string {
  const others = acting.filter((one) => one !== seat);
  if (others.length === 1) return say("plays-now", { name: names[others[0]!] ?? "" });
  const called = others.length > MOST_NAMES ? "" : listOf(others.map((one) => names[one] ?? ""));
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

interface ListProps extends Pick<Props, "choices" | "refused" | "busy" | "pick" | "rules"> {
  isOpenFirst: boolean;
  children: ReactNode; // beside its title
}

const isWide = () => window.innerWidth >= 1180;

/** The complete list, with keys 1 to 9: one way of several, unless the face shows no other. */
function ChoiceList({ choices, refused, busy, pick, rules, isOpenFirst, children }: ListProps) {
  const say = useSay();
  const [wish, setOpen] = useState<boolean | null>(null); // null: nobody has said anything
  const open = wish ?? isOpenFirst;
  return (
    <>
      <div className="prompt-foot">
        {choices.length > 0 && (
          <button type="button" className="fold-title" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="fold" />
            <span>{say("choices-all")}</span>
            <span className="prompt-count numbers">{choices.length}</span>
          </button>
        )}
        {children}
      </div>
      {choices.length > 0 && (
        <div className="prompt-choices" hidden={!open}>
          <Choices
            choices={choices}
            refused={refused}
            busy={busy}
            pick={pick}
            rulesAt={rules.isTold ? rules.code : null}
          />
        </div>
      )}
    </>
  );
}
