/** The coach of a lesson: one hint at a time beside the game, never in its way. */
import { useEffect, useMemo, useState } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import "./coach.css";
import { advanced, FRESH, suggested, understood, type Hint, type Now, type Progress } from "./lesson";
import { pointAt } from "./pointing";
import { Ring } from "./Ring";

interface Props {
  table: string;
  title: string;
  hints: Hint[];
  now: Now;
}

export function Coach({ table, title, hints, now }: Props) {
  const say = useSay();
  const [progress, setProgress] = useProgress(table);
  const [left, setLeft] = useState(() => recall(leftKey(table)) === "yes");
  const [back, setBack] = useState(0); // how many hints before the one that is due
  const next = useMemo(() => advanced(hints, progress, now), [hints, progress, now]);
  useEffect(() => {
    if (next !== progress) setProgress(next);
  }, [next, progress, setProgress]);
  useEffect(() => setBack(0), [next.shown]);
  if (left) return null;

  const old = back > 0 ? next.read.at(-back) : undefined;
  const hint = hints.find(({ id }) => id === (old ?? next.shown));
  const choices = hint ? suggested(hint, now.choices) : [];
  const places = placesOf(hint, now.seat);
  const done = new Set(next.read).size;
  const gotIt = () => (back > 0 ? setBack(back - 1) : setProgress(understood(next)));
  const leave = () => {
    keep(leftKey(table), "yes");
    setLeft(true);
  };
  return (
    <>
      <section className={`coach${hint ? "" : " is-quiet"}`} aria-label={say("coach")}>
        <header className="coach-head">
          <Icon name="turn" />
          <span className="coach-name">{say("coach")}</span>
          <progress max={hints.length} value={done} aria-label={say("coach-progress-label")} />
          <span className="numbers small soft">{say("coach-progress", { done, all: hints.length })}</span>
          <Button look="plain" className="coach-leave" onPress={leave}>
            {say("coach-leave")}
          </Button>
        </header>
        <div className="coach-said" aria-live="polite" aria-atomic="true" tabIndex={0}>
          {hint ? (
            <>
              <h2>{hint.label}</h2>
              <p>{hint.text}</p>
              {hint.advice && choices.length > 0 && <p className="coach-advice">{hint.advice}</p>}
            </>
          ) : (
            <p className="soft">
              {say(now.over ? "coach-over" : now.choices.length ? "coach-free" : "coach-wait")}
            </p>
          )}
        </div>
        <div className="row coach-does">
          {hint && (
            <Button look="main" onPress={gotIt}>
              {say("coach-understood")}
            </Button>
          )}
          {hint && (places.length > 0 || choices.length > 0) && (
            <Button
              onPress={() =>
                pointAt(
                  places,
                  choices.map(({ action }) => action),
                )
              }
            >
              {say("coach-show")}
            </Button>
          )}
          {back < next.read.length && (
            <Button look="plain" onPress={() => setBack(back + 1)}>
              {say("coach-back")}
            </Button>
          )}
          {hint?.rules && (
            <a
              href={`/rules/${title}#${hint.rules}`}
              target="_blank"
              rel="noreferrer"
              className="button plain"
            >
              {say("coach-rules")}
            </a>
          )}
        </div>
      </section>
      <Ring until={next.shown} />
    </>
  );
}

function placesOf(hint: Hint | undefined, seat: number): string[] {
  return (hint?.show ?? "").replaceAll("{seat}", String(seat)).split(" ").filter(Boolean);
}

// ---- what a device keeps of a lesson ----

const key = (table: string) => `carrack.lesson.${table}`;
const leftKey = (table: string) => `${key(table)}.left`;

function useProgress(table: string): [Progress, (progress: Progress) => void] {
  const [progress, setProgress] = useState<Progress>(() => read(recall(key(table))));
  return [
    progress,
    (next) => {
      keep(key(table), JSON.stringify(next));
      setProgress(next);
    },
  ];
}

function read(text: string | null): Progress {
  try {
    return { ...FRESH, ...(JSON.parse(text ?? "{}") as Partial<Progress>) };
  } catch {
    return FRESH;
  }
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that remembers nothing
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it holds until the page is closed
  }
}
