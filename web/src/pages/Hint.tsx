import { useEffect, useRef, useState } from "react";
import * as http from "../api/http";
import type { HintShown } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { choiceFor } from "../table/analysis";
import { isWriting } from "../table/Choices";
import type { Choice } from "../table/face";
import { pointAt } from "../table/pointing";
import { Ring } from "../table/Ring";
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

const NARROW = 1180; // pixels: there the card lies over the table

/** A button, and the best few actions of the open decision for whoever presses it. They go with the decision. */
export default function Hint({ id, title, seat, decision, choices }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
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
    if (window.innerWidth < NARROW) close();
  };
  return (
    <>
      <Button onPress={ask} isDisabled={decision === null || busy} aria-keyshortcuts="H">
        <Icon name="turn" /> <span className="tool-word">{say(busy ? "hint-thinking" : "hint")}</span>
      </Button>
      {/* It is there before it says something, or it would not be read out. */}
      <div className="hint-place" aria-live="polite">
        {hint && (
          <section className="hint-card" aria-label={say("hint")}>
            <header className="row spread">
              <b>{say(`judge-${hint.level}`)}</b>
              <Button look="plain" onPress={close}>
                {say("close")}
              </Button>
            </header>
            <p className="small soft">{say("hint-by")}</p>
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
          </section>
        )}
        {problem && asked === decision && (
          <div className="hint-card">
            <ProblemLine problem={problem} />
          </div>
        )}
      </div>
      <Ring until={decision} />
    </>
  );
}

interface AdvisedProps {
  valued: HintShown["actions"][number];
  title: string;
  choice: Choice | undefined;
  show: (choice: Choice) => void;
}

function Advised({ valued, title, choice, show }: AdvisedProps) {
  const say = useSay();
  return (
    <li>
      <span>
        <b>{valued.said}</b>
        <br />
        <Worth valued={valued} title={title} />
      </span>
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
