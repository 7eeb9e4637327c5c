import { memo, useCallback, useEffect, useRef, useState } from "react";
import { useSay, useTexts } from "../i18n";
import { Fold } from "../kit/Fold";
import { Icon } from "../kit/Icon";
import { FINAL, groupsOf, typed } from "./choices";
import type { Choice, RefusedChoice } from "./face";
import { amounts, named, readable } from "./words";

interface Props {
  choices: Choice[];
  refused: RefusedChoice[];
  busy: boolean;
  pick: (choice: Choice) => void;
  rulesAt: ((code: string) => string) | null; // null where there are no rules to read
}

/** Every legal action as a button, by group; what is tempting but not legal with its reason. */
export const Choices = memo(function Choices({ choices, refused, busy, pick, rulesAt }: Props) {
  const say = useSay();
  useTexts((texts) => texts.title); // groups and amounts are told in the words of the title
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  const picked = useCallback((choice: Choice) => latest.current(choice), []);
  const digits = useNumberKeys(choices.length, (number) => {
    const choice = choices[number - 1];
    if (choice && !busy) pick(choice);
  });
  return (
    <div className="choices">
      {groupsOf(choices).map(({ group, choices: list }) => (
        <section key={group} aria-label={named("group", group)}>
          {!isItsOnlyChoice(group, list) && <h3 className="choices-group">{named("group", group)}</h3>}
          <div className="choices-list">
            {list.map(({ choice, number }) => (
              <ChoiceButton key={number} choice={choice} number={number} busy={busy} pick={picked} />
            ))}
          </div>
        </section>
      ))}
      {digits && <p className="choices-digits numbers">{say("choices-typed", { digits })}</p>}
      {refused.length > 0 && (
        <Fold title={say("choices-refused", { count: refused.length })}>
          <ul className="refused">
            {refused.map((one, index) => (
              <li key={index}>
                <b>{one.label ?? readable(one.name.type)}</b> <span>{one.sentence ?? one.reason}</span>{" "}
                {rulesAt && (
                  <a href={rulesAt(one.code)} target="_blank" rel="noreferrer">
                    {say("choices-why")}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
});

/** A group that is one action of the same name, as of a title without texts, needs no heading. */
function isItsOnlyChoice(group: string, list: { choice: Choice }[]): boolean {
  return list.length === 1 && list[0]!.choice.label?.toLowerCase() === readable(group);
}

interface ButtonProps {
  choice: Choice;
  number: number;
  busy: boolean;
  pick: (choice: Choice) => void;
}

/** A plain button: there may be dozens, and each answer brings others. */
const ChoiceButton = memo(function ChoiceButton({ choice, number, busy, pick }: ButtonProps) {
  const say = useSay();
  const price = amounts(choice.price);
  const gain = amounts(choice.gain);
  const warnings = choice.warnings.filter((warning) => warning !== FINAL);
  return (
    <button
      type="button"
      className="choice"
      data-action={choice.action}
      disabled={busy}
      onClick={() => pick(choice)}
    >
      <span className="choice-number numbers" aria-hidden="true">
        {number}
      </span>
      <span className="choice-said">
        <b>{choice.label ?? readable(choice.name.type)}</b>
        {(price || gain) && (
          <span className="choice-amounts">
            {price && <span>{say("choice-price", { price })}</span>}
            {gain && <span className="choice-gain">{say("choice-gain", { gain })}</span>}
          </span>
        )}
        {warnings.map((warning) => (
          <span key={warning} className="choice-warning">
            <Icon name="warning" size={14} /> {named("warning", warning)}
          </span>
        ))}
      </span>
    </button>
  );
});

const PATIENCE = 700; // milliseconds for a second digit

/** Digits anywhere on the page choose, unless somebody writes or a dialog is open. */
function useNumberKeys(count: number, choose: (number: number) => void): string {
  const [digits, setDigits] = useState("");
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });
  useEffect(() => setDigits(""), [count]);
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isReading(event.target) || document.querySelector("[role=dialog]")) return;
      if (event.key === "Escape") setDigits("");
      if (!/^[0-9]$/.test(event.key)) return;
      event.stopImmediatePropagation(); // the numbers are those of this list, whatever a face thinks
      const found = typed(digits + event.key, count) ?? typed(event.key, count);
      if (!found) return setDigits("");
      if (!found.sure) return setDigits(String(found.number));
      setDigits("");
      chosen.current(found.number);
    }
    window.addEventListener("keydown", key, true);
    const later = digits
      ? setTimeout(() => {
          setDigits("");
          chosen.current(Number(digits));
        }, PATIENCE)
      : undefined;
    return () => {
      window.removeEventListener("keydown", key, true);
      clearTimeout(later);
    };
  }, [digits, count]);
  return digits;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** Somebody who goes through the log or the chat means nothing on the table. */
function isReading(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".side") !== null;
}
