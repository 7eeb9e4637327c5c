/** What can be taught at the open decision: asked for once at each, and after each step that is tried out. */
import { useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import type { Guide } from "../api/types";
import { useTexts } from "../i18n";
import type { Named } from "../table/face";

export type Tip = Guide["tips"][number];

/** `decision` is null while others act; a game that is over has a last word. The guide's own decision tells moments apart. */
export function useGuide(
  id: string,
  seat: number,
  decision: string | null,
  tried: Named[],
  over: boolean,
): Guide | null {
  const language = useTexts((texts) => texts.language);
  const [found, setFound] = useState<Guide | null>(null);
  const asked = over ? "" : decision;
  const steps = useMemo(() => JSON.stringify(tried), [tried]);
  const moment = `${asked} ${steps} ${language}`;
  useEffect(() => {
    if (asked === null) return;
    let isPast = false;
    http.guide(id, seat, asked, JSON.parse(steps) as Named[], language).then(
      (guide) => isPast || setFound({ ...guide, decision: moment }),
      () => {}, // a table that cannot be taught at is played like any other
    );
    return () => {
      isPast = true;
    };
  }, [id, seat, asked, steps, moment, language]);
  return found !== null && found.decision === moment ? found : null;
}
