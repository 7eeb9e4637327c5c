/** Hands, some time later and without what is still held: for those who only look on at a table that allows it. */
import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { asProblem, type Problem, type View } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Pick } from "../kit/Field";
import "./Hands.css";
import { ProblemLine } from "./Problem";

const EVERY = 4000; // milliseconds from one look to the next
const PUBLIC = "public";

export interface Hands {
  seat: number | null; // whose hand is looked at; null: what everybody sees now
  look: (seat: number | null) => void;
  view: View | null;
  time: number | null;
  hidden: number; // cards of that hand that are still held
  problem: Problem | null;
}

/** What one seat saw, asked for again and again while somebody looks. */
export function useHands(id: string, key: string, isOffered: boolean): Hands {
  const [seat, setSeat] = useState<number | null>(null);
  const [found, setFound] = useState<{ seat: number; time: number; hidden: number; view: View } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const looks = isOffered && seat !== null;
  useEffect(() => {
    if (!looks) return;
    let current = true;
    const ask = () =>
      http.hands(id, key, seat).then(
        (hands) => {
          if (!current) return;
          setFound({ seat, time: hands.time, hidden: hands.hidden, view: hands.view as View });
          setProblem(null);
        },
        (error: unknown) => current && setProblem(asProblem(error)),
      );
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [looks, id, key, seat]);
  const look = useCallback((wanted: number | null) => {
    setSeat(wanted);
    setProblem(null);
  }, []);
  const seen = looks && found?.seat === seat ? found : null;
  return {
    seat: looks ? seat : null,
    look,
    view: seen?.view ?? null,
    time: seen?.time ?? null,
    hidden: seen?.hidden ?? 0,
    problem: looks ? problem : null,
  };
}

interface Props {
  hands: Hands;
  names: string[];
  delay: number; // seconds
}

export function HandsSwitch({ hands, names, delay }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const minutes = Math.round(delay / 60);
  const at = hands.time === null ? "" : new Date(hands.time).toLocaleTimeString(localeOf(language));
  return (
    <div className="notice hands">
      <span>{say("spectating")}</span>
      <Pick
        unseenLabel
        label={say("hands-whose")}
        value={hands.seat === null ? PUBLIC : String(hands.seat)}
        choices={[
          { value: PUBLIC, label: say("hands-public") },
          ...names.map((name, seat) => ({
            value: String(seat),
            label: say("hands-later", { name, minutes }),
          })),
        ]}
        onChange={(wanted) => hands.look(wanted === PUBLIC ? null : Number(wanted))}
      />
      {hands.time !== null && (
        <p className="small">{say("hands-then", { time: at, hidden: hands.hidden })}</p>
      )}
      {hands.problem?.code === "hands.early" ? (
        <p className="small">{say("hands-wait", { minutes })}</p>
      ) : (
        <ProblemLine problem={hands.problem} />
      )}
    </div>
  );
}
