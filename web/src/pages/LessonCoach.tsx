import { useCallback, useMemo } from "react";
import * as http from "../api/http";
import { useTexts } from "../i18n";
import { Coach } from "../table/Coach";
import type { Now } from "../table/lesson";
import { useAsk } from "./asking";

interface Props extends Now {
  id: string;
  title: string;
}

/** The coach with the title's hints; a table whose hints do not come is played like any other. */
export default function LessonCoach({ id, title, seat, choices, view, steps, decision, over }: Props) {
  const language = useTexts((texts) => texts.language);
  const { found } = useAsk(useCallback(() => http.lesson(title, language), [title, language]));
  const now = useMemo(
    () => ({ seat, choices, view, steps, decision, over }),
    [seat, choices, view, steps, decision, over],
  );
  return found ? <Coach table={id} title={title} hints={found.hints} now={now} /> : null;
}
