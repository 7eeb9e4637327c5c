/** The coach of a lesson: one thing to learn beside the game; in the first round it leads step by step. */
import { useEffect, useState } from "react";
import type { Guide } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import "./coach.css";
import { pointAt } from "./pointing";
import { remember, remembered } from "./remembered";
import { Ring } from "./Ring";
import { Spotlight } from "./Spotlight";

interface Props {
  table: string;
  title: string;
  guide: Guide | null; // null while others act
  actions: number[]; // of the step that is led to
  isTurn: boolean;
  over: boolean;
}

const LEFT = "left";
const ALONE = "alone"; // the first round need not be led any more

export function Coach({ table, title, guide, actions, isTurn, over }: Props) {
  const say = useSay();
  const [marks, mark] = useMarks(`carrack.lesson.${table}`);
  const [read, readTip] = useRead(`carrack.lesson.${table}.read`, guide);
  const [revealed, reveal] = useState<string | null>(null); // the decision whose step was asked for
  if (marks.includes(LEFT)) return null;

  const tip = guide?.tips.find((one) => !read.includes(one.id));
  const step = isTurn ? guide?.step : null;
  const leads = Boolean(guide?.first && step && !marks.includes(ALONE));
  const shown = step && (leads || revealed === guide?.decision) ? step : null;
  const show = () => pointAt(shown ? shown.places : (tip?.places ?? []), shown ? actions : []);
  return (
    <>
      <section className={`coach${tip ? " is-taught" : shown ? "" : " is-quiet"}`} aria-label={say("coach")}>
        <header className="coach-head">
          <Icon name="turn" />
          <span className="coach-name">{say("coach")}</span>
          <span className="small coach-stage">{say(leads ? "coach-first" : "coach-on")}</span>
          <Button look="plain" className="coach-leave" onPress={() => mark(LEFT)}>
            {say("coach-leave")}
          </Button>
        </header>
        <div className="coach-said" aria-live="polite" aria-atomic="true" tabIndex={0}>
          {shown && (
            <p className={leads ? "coach-step is-said" : "coach-step"}>
              <b>{say("coach-now", { action: shown.said })}</b> {!leads && `${shown.price} ${shown.why}`}
            </p>
          )}
          {tip && (
            <>
              <h2>{tip.label}</h2>
              <p>{tip.text}</p>
              {tip.now && <p className="coach-here">{tip.now}</p>}
            </>
          )}
          {!tip && !shown && (
            <p className="soft">{say(over ? "coach-over" : isTurn ? "coach-free" : "coach-wait")}</p>
          )}
        </div>
        <div className="row coach-does">
          {tip && (
            <Button look={leads ? "" : "main"} onPress={() => readTip(tip.id)}>
              {say("coach-understood")}
            </Button>
          )}
          {(shown ?? (tip && tip.places.length > 0)) && <Button onPress={show}>{say("coach-show")}</Button>}
          {step && !shown && (
            <Button onPress={() => reveal(guide?.decision ?? null)}>{say("coach-ask")}</Button>
          )}
          {leads && (
            <Button look="plain" onPress={() => mark(ALONE)}>
              {say("coach-skip")}
            </Button>
          )}
          {tip?.rules && !leads && (
            <a
              href={`/rules/${title}#${tip.rules}`}
              target="_blank"
              rel="noreferrer"
              className="button plain"
            >
              {say("coach-rules")}
            </a>
          )}
        </div>
      </section>
      <Ring until={guide?.decision ?? null} />
      {leads && shown && (
        <Spotlight key={guide?.decision} places={shown.places} actions={actions}>
          <b>{shown.said}</b>
          <span>
            {shown.price} {shown.why}
          </span>
        </Spotlight>
      )}
    </>
  );
}

/** What the learner has said of this lesson, once for all. */
function useMarks(key: string): [string[], (name: string) => void] {
  const [marks, setMarks] = useState(() => remembered(key));
  return [
    marks,
    (name) => {
      remember(key, [...marks, name]);
      setMarks([...marks, name]);
    },
  ];
}

/** Tips that were read: by word, or because the game went on from there. */
function useRead(key: string, guide: Guide | null): [string[], (tip: string) => void] {
  const [read, setRead] = useState(() => remembered(key));
  const add = (tip: string) =>
    setRead((old) => {
      const more = old.includes(tip) ? old : [...old, tip];
      remember(key, more);
      return more;
    });
  const shown = guide?.tips.find((one) => !read.includes(one.id))?.id;
  const decision = guide?.decision;
  useEffect(() => {
    if (!shown || decision === undefined) return;
    return () => add(shown);
    // The tip that stands there when a decision is over was read; another one of the same decision is not yet.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `shown` is what stood there last
  }, [decision]);
  return [read, add];
}
