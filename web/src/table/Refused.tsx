/** What was not done: an answer that came too late is told in passing, everything else stays until it is read. */
import { useEffect, useRef } from "react";
import { saidOr, useSay } from "../i18n";
import { Button } from "../kit/Button";

export interface Refusal {
  code: string;
  sentence: string;
}

interface Props {
  refused: Refusal | null;
  rulesAt: (code: string) => string;
  forget: () => void;
}

/** The table has gone on meanwhile, and shows how it stands: nobody did anything wrong. */
const LATE = ["decision.stale", "seat.not_acting"];
const STAYS = 4000; // milliseconds

export const isLate = (refused: Refusal | null): boolean => LATE.includes(refused?.code ?? "");

export function Refused({ refused, rulesAt, forget }: Props) {
  const say = useSay();
  if (!refused || isLate(refused)) return null;
  return (
    <p className="notice bad row spread" role="alert">
      <span>{saidOr("error", refused.code, refused.sentence)}</span>
      <a href={rulesAt(refused.code)} target="_blank" rel="noreferrer">
        {say("rules-why")}
      </a>
      <Button look="plain" onPress={forget}>
        {say("close")}
      </Button>
    </p>
  );
}

/** Lies over the page and moves nothing; it goes by itself. */
export function TooLate({ refused, forget }: Omit<Props, "rulesAt">) {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  const late = isLate(refused);
  useEffect(() => {
    if (!late) return;
    const timer = setTimeout(() => latest.current(), STAYS);
    return () => clearTimeout(timer);
  }, [late, refused]);
  return (
    // It is there before it says something, or it would not be read out.
    <p className={late ? "too-late" : "unseen"} role="status">
      {late && saidOr("error", "decision.stale", "")}
    </p>
  );
}
