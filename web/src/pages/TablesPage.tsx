import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import type { Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { useAsk, useFresh } from "./asking";
import { Lobby } from "./Lobby";
import { TableRow } from "./TableRow";

const MyCampaigns = lazy(() => import("./MyCampaigns"));

/** The own tables, running and finished, and those where somebody is missed. */
export default function TablesPage() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const [finished, setFinished] = useState(false);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  const lobby = useAsk(http.lobby);
  useFresh(lobby.again);
  useEffect(() => {
    document.title = `${say("nav-tables")} – Carrack`;
  }, [say]);
  return (
    <div className="on-ground stack wide">
      <div className="row spread">
        <h1>{say("nav-tables")}</h1>
        <Link to="/open" className="button">
          {say("open-table")}
        </Link>
      </div>
      {me && (
        <section className="stack">
          <div className="row spread">
            <h2>{say("my-tables")}</h2>
            <Button onPress={() => setFinished(!finished)}>
              {say(finished ? "my-tables-running" : "my-tables-finished")}
            </Button>
          </div>
          <MyTables key={String(finished)} finished={finished} titles={titles.found ?? []} />
        </section>
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

function MyTables({ finished, titles }: { finished: boolean; titles: Title[] }) {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.myTables(finished), [finished]));
  useFresh(asked.again);
  if (asked.found?.length === 0)
    return <p className="soft">{say(finished ? "my-tables-none-yet" : "my-tables-none")}</p>;
  return (
    <ul className="tables">
      {asked.found?.map((table) => (
        <TableRow key={table.id} table={table} titles={titles} />
      ))}
    </ul>
  );
}
