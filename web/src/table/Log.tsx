import { memo, useEffect, useRef } from "react";
import { useSay } from "../i18n";
import "./side.css";

export interface Line {
  n: number;
  step?: number; // where it leads to, if not to its own number
  lines: string[];
}

interface Props {
  lines: Line[];
  current?: number;
  jump?: (step: number) => void;
}

const stepOf = (line: Line) => line.step ?? line.n;

/** What happened, in sentences; in a replay each leads to its step. */
export const Log = memo(function Log({ lines, current, jump }: Props) {
  const say = useSay();
  const end = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    const list = end.current;
    const shown = current === undefined ? list?.lastElementChild : list?.querySelector("[aria-current]");
    if (list && shown instanceof HTMLElement)
      return onceLaidOut(shown, () => {
        list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
      });
  }, [last, current]);
  const told = lines.filter((line) => line.lines.length > 0);
  if (told.length === 0) return <p className="soft small log-empty">{say("log-empty")}</p>;
  return (
    <ol className="log" ref={end} aria-label={say("log")} tabIndex={0}>
      {told.map((line) => (
        <Told
          key={line.n}
          lines={line.lines}
          step={stepOf(line)}
          isCurrent={stepOf(line) === current}
          jump={jump}
        />
      ))}
    </ol>
  );
});

/** Calls back when the browser has laid out the page anyway: to measure earlier, it would have to do so twice. */
function onceLaidOut(element: Element, then: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    then();
  });
  seen.observe(element);
  return () => seen.disconnect();
}

interface ToldProps {
  lines: string[];
  step: number;
  isCurrent: boolean;
  jump: Props["jump"];
}

/** Drawn once: a game has hundreds of them. */
const Told = memo(function Told({ lines, step, isCurrent, jump }: ToldProps) {
  return (
    <li aria-current={isCurrent ? "step" : undefined}>
      {jump ? (
        <button type="button" className="log-jump" onClick={() => jump(step)}>
          <span className="log-number numbers">{step}</span>
          <span>
            {lines.map((said, index) => (
              <span key={index} className="log-said">
                {said}
              </span>
            ))}
          </span>
        </button>
      ) : (
        <div>
          {lines.map((said, index) => (
            <p key={index}>{said}</p>
          ))}
        </div>
      )}
    </li>
  );
});

/** Earlier lines that were read, and newer ones that were heard, each once. */
export function merged(read: Line[], heard: { n: number; log?: string[] }[]): Line[] {
  const last = read.at(-1)?.n ?? -1;
  return [
    ...read,
    ...heard.filter((step) => step.n > last).map((step) => ({ n: step.n, lines: step.log ?? [] })),
  ];
}
