import { useEffect, useRef, useState, type ReactNode } from "react";
import * as http from "../api/http";
import type { HintShown } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { PHONE, useMedia } from "../kit/useMedia";
import { choiceFor } from "../table/analysis";
import { isWriting } from "../table/Choices";
import type { Choice } from "../table/face";
import { pointAt } from "../table/pointing";
import { Ring } from "../table/Ring";
import { Zone } from "../table/zones";
import { Worth } from "./AnalysisPanel";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";
import "../table/analysis.css";
import "../table/coach.css";

interface Props {
  id: string;
  title: string;
  seat: number;
  decision: string | null; // null: there is nothing to choose now
  choices: Choice[];
}

/** A button, and the best few actions of the open decision for whoever presses it. They go with the decision. */
export default function Hint({ id, title, seat, decision, choices }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const isPhone = useMedia(PHONE); // there the card lies over the table
  const [found, setFound] = useState<HintShown | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { busy, problem, run } = useDoing();
  const ask = () => {
    if (decision === null) return;
    setAsked(decision);
    run(async () => setFound(await http.hint(id, seat, decision, language)));
  };
  useHintKey(ask);
  const hint = found !== null && found.decision === decision ? found : null;
  const close = () => setFound(null);
  const show = (choice: Choice) => {
    pointAt([], [choice.action]);
    if (isPhone) close();
  };
  return (
    <>
      <Button onPress={ask} isDisabled={decision === null || busy} aria-keyshortcuts="H">
        <Icon name="turn" /> <span className="tool-word">{say(busy ? "hint-thinking" : "hint")}</span>
      </Button>
      {/* It is there before it says something, or it would not be read out. */}
      <HintPlace isOpen={hint !== null || (problem !== null && asked === decision)}>
        {hint && (
          <section className="hint-card" aria-label={say("hint")}>
            <ol className="hint-list">
              {hint.actions.map((one, index) => (
                <Advised
                  key={index}
                  valued={one}
                  title={title}
                  choice={choiceFor(choices, one.action)}
                  show={show}
                />
              ))}
            </ol>
            <div className="row spread">
              <p className="small soft">
                {say(`judge-${hint.level}`)}: {say("hint-by")}
              </p>
              <Button look="plain" onPress={close}>
                {say("close")}
              </Button>
            </div>
          </section>
        )}
        {problem && asked === decision && (
          <div className="hint-card">
            <ProblemLine problem={problem} />
          </div>
        )}
      </HintPlace>
      <Ring until={decision} />
    </>
  );
}

/** In the card with the question, where it covers nothing; the card opens for it. */
function HintPlace({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const said = (
    <div className="hint-place" aria-live="polite">
      {children}
    </div>
  );
  return (
    <Zone name="hint" isEmpty={!isOpen}>
      {said}
    </Zone>
  );
}

interface AdvisedProps {
  valued: HintShown["actions"][number];
  title: string;
  choice: Choice | undefined;
  show: (choice: Choice) => void;
}

/** What to do, why, and then how good it looks. */
function Advised({ valued, title, choice, show }: AdvisedProps) {
  const say = useSay();
  return (
    <li>
      <div>
        <b>{valued.said}</b>
        {valued.why && <p className="hint-why">{valued.why}</p>}
        <Worth valued={valued} title={title} />
      </div>
      {choice && (
        <Button aria-label={say("hint-show-this", { action: valued.said })} onPress={() => show(choice)}>
          {say("hint-show")}
        </Button>
      )}
    </li>
  );
}

/** The letter H anywhere on the page, unless somebody writes or a dialog is open. */
function useHintKey(ask: () => void) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key.toLowerCase() !== "h" || document.querySelector("[role=dialog]")) return;
      latest.current();
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}
