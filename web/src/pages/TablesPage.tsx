import { lazy, Suspense, useEffect } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { useSay } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useAskedTitles, useFresh } from "./asking";
import { Lobby } from "./Lobby";

const MyTables = lazy(() => import("./MyTables"));
const MyCampaigns = lazy(() => import("./MyCampaigns"));

/** The own tables, running and finished, and those where somebody is missed. */
export default function TablesPage() {
  const say = useSay();
  const me = useSession((session) => session.me);
  const titles = useAskedTitles();
  const lobby = useAsk(http.lobby);
  useFresh(lobby.again);
  useEffect(() => {
    document.title = `${say("nav-tables")} – Carrack`;
  }, [say]);
  return (
    <div className="on-ground stack wide">
      <div className="row spread">
        <h1>{say("nav-tables")}</h1>
        <Link to="/tournaments">{say("nav-contests")}</Link>
        <Link to="/open" className="button">
          {say("open-table")}
        </Link>
      </div>
      {me && (
        <Suspense>
          <MyTables titles={titles.found ?? []} />
        </Suspense>
      )}
      {me && (
        <Suspense>
          <MyCampaigns />
        </Suspense>
      )}
      <Lobby titles={titles.found ?? []} asked={lobby} />
    </div>
  );
}
