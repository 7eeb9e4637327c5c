import { useCallback } from "react";
import * as contests from "../api/contests";
import type { ListedContest, Title } from "../api/types";
import { useSayMore, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useFresh } from "./asking";
import { kindOf, when } from "./contest";
import { titleName } from "./standing";

const SHOWN = 3;

/** Those one was invited to first, then by when they begin; what has no time waits for its host. */
export const toJoin = (found: ListedContest[]) =>
  found
    .filter((one) => one.status === "open" && !one.yours && !one.host)
    .sort(
      (a, b) =>
        Number(b.invited) - Number(a.invited) ||
        (a.starts ?? Infinity) - (b.starts ?? Infinity) ||
        b.created - a.created,
    )
    .slice(0, SHOWN);

/** Beside the tables: tournaments that somebody can join; nothing where there are none. */
export default function ContestsHere({ titles }: { titles: Title[] }) {
  const say = useSayMore("contests");
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => contests.listed(), []));
  useFresh(asked.again);
  const found = toJoin(asked.found ?? []);
  if (!say || found.length === 0) return null;
  return (
    <section className="stack" aria-label={say("nav-contests")}>
      <h2>
        <Link to="/tournaments">{say("nav-contests")}</Link>
      </h2>
      <ul className="tables">
        {found.map((one) => (
          <li key={one.id}>
            <Link to={`/tournaments/${one.id}`} className="table-row">
              <span className="table-row-said">
                <b>{one.name}</b>
                {one.invited && <b className="small">{say("contest-invited-by", { name: one.hosted_by })}</b>}
                <span className="soft small">
                  {titleName(titles, one.title)}, {say(`contest-kind-${kindOf(one)}`)},{" "}
                  {one.starts ? when(one.starts, language) : say("contest-waits-host")}
                </span>
              </span>
              {one.invited && <span className="tag turn">{say("contest-invited")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
