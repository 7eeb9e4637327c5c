import { useCallback } from "react";
import * as campaigns from "../api/campaigns";
import { useSayMore, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useFresh } from "./asking";
import { Emblem } from "./titles";

/** The groups one plays with; nothing is said where there are none. */
export default function MyCampaigns() {
  const say = useSayMore("campaign");
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => campaigns.mine(language), [language]));
  useFresh(asked.again);
  if (!say || !asked.found?.length) return null;
  return (
    <section className="stack">
      <h2>{say("my-campaigns")}</h2>
      <ul className="tables">
        {asked.found.map((one) => (
          <li key={one.id}>
            <Link to={`/campaigns/${one.id}`} className="table-row">
              <Emblem title={one.title} size={40} />
              <span className="table-row-said">
                <b>{one.name || one.chapter || say("campaign-over")}</b>
                <span className="soft small">
                  {say("campaign-game", { number: one.games, length: one.length })} · {one.players.join(", ")}
                </span>
              </span>
              {one.your_turn && <span className="tag turn">{say("your-turn")}</span>}
              {one.over && <span className="tag">{say("status-finished")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
