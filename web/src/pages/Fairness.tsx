import { useCallback, useEffect } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { Fold } from "../kit/Fold";
import { useAsk } from "./asking";
import { commitmentOf, remember, remembered, type Head } from "./committing";

/** What the table committed to when the game began stays in this browser, for the day somebody looks. */
export function useCommitment(id: string, commitment: string | null | undefined): void {
  useEffect(() => {
    if (commitment) remember(id, commitment);
  }, [id, commitment]);
}

/** At the table: what was committed to. */
export function Committed({ commitment }: { commitment: string }) {
  const say = useSay();
  return (
    <>
      <p>{say("fair-text")}</p>
      <Digits name={say("fair-commitment")} digits={commitment} />
    </>
  );
}

/** Once the game is over: whether the record fits what was said at its start. */
export function Checked({ source }: { source: http.Source }) {
  const say = useSay();
  const { kind, id, key } = source;
  const { found } = useAsk(useCallback(() => judged({ kind, id, key }), [kind, id, key]));
  if (!found) return null;
  if (found.verdict === "none") return <p className="small">{say("fair-none")}</p>;
  const isFair = found.verdict === "checked";
  return (
    <Fold title={<span className="small">{say(`fair-${found.verdict}`)}</span>} isOpen={!isFair}>
      {isFair && <p className="small">{say("fair-checked-text")}</p>}
      {isFair && found.isSame && <p className="small">{say("fair-same")}</p>}
      <Digits name={say("fair-commitment")} digits={found.commitment} />
      <Digits name={say("fair-key")} digits={found.key} />
    </Fold>
  );
}

function Digits({ name, digits }: { name: string; digits: string }) {
  return (
    <p className="small digits">
      {name}: <code>{digits}</code>
    </p>
  );
}

interface Judged {
  verdict: "checked" | "unfair" | "other" | "none";
  commitment: string;
  key: string;
  isSame: boolean;
}

/** The server has replayed the game; what its key commits to is worked out here. */
export async function judged(source: http.Source): Promise<Judged> {
  const told = await http.fairness(source);
  const commitment = told.commitment ?? "";
  const seen = source.kind === "tables" ? remembered()[source.id] : undefined;
  const all = { commitment, key: told.key ?? "", isSame: seen === commitment };
  if (seen && !all.isSame) return { ...all, verdict: "other" };
  if (told.state === "none") return { ...all, verdict: "none" };
  const counted = await commitmentOf(await headOf(source));
  const isFair = told.state === "fair" && (counted === null || counted === commitment);
  return { ...all, verdict: isFair ? "checked" : "unfair" };
}

async function headOf(source: http.Source): Promise<Head> {
  const answer = await fetch(http.recordAddress(source));
  const [line = "{}"] = (await answer.text()).split("\n", 1);
  return JSON.parse(line) as Head;
}
