import { useEffect } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useAskedTitles, useFresh } from "./asking";
import { Tables } from "./LobbyTables";
import { ProblemLine } from "./Problem";

/** Games of others: those that go on now, records of those that are over, and who plays best. */
export default function WatchPage() {
  const say = useSay();
  const titles = useAskedTitles();
  const lobby = useAsk(http.lobby);
  useFresh(lobby.again);
  const running = lobby.found?.running ?? [];
  useEffect(() => {
    document.title = `${say("nav-watch")} – Carrack`;
  }, [say]);
  return (
    <div className="on-ground stack wide">
      <h1>{say("nav-watch")}</h1>
      <p className="soft">{say("watch-text")}</p>
      <ProblemLine problem={lobby.problem} />
      <section className="stack">
        {lobby.found && running.length === 0 && <p>{say("watch-none")}</p>}
        <Tables heading={say("lobby-running")} tables={running} titles={titles.found ?? []} />
      </section>
      <div className="watch-more">
        <section className="panel stack">
          <h2>{say("watch-again")}</h2>
          <p>{say("watch-again-text")}</p>
          <Link to="/records" className="button">
            {say("watch-bring")}
          </Link>
        </section>
        <section className="panel stack">
          <h2>{say("watch-best")}</h2>
          <p>{say("watch-best-text")}</p>
          <Link to="/rankings" className="button">
            {say("rankings-title")}
          </Link>
        </section>
      </div>
    </div>
  );
}
