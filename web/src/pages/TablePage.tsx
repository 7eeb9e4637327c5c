import { useEffect, useState } from "react";
import { follow, useStore } from "../api/store";
import { useSession } from "../api/session";
import { ProblemPage } from "./Problem";
import { GameTable } from "./GameTable";
import { WaitingRoom } from "./WaitingRoom";
import { Waiting } from "./Waiting";
import { Link } from "../kit/Button";
import { useSay } from "../i18n";

/** A table: before the game, during it and after it. */
export default function TablePage({ id, link }: { id: string; link: string }) {
  const say = useSay();
  const asked = useSession((session) => session.asked);
  const table = useStore((store) => store.tables[id]);
  const key = useKey(id, link);
  const valid = /^[0-9a-z]{1,32}$/.test(id);
  useEffect(() => {
    if (asked && valid) return follow(id, key);
  }, [asked, valid, id, key]);
  if (!valid) return <ProblemPage code="table.unknown" sentence="" />;
  if (table?.gone) {
    return (
      <ProblemPage code={table.gone.code} sentence={table.gone.sentence}>
        {table.gone.code === "table.over" && (
          <Link to={`/table/${id}/replay${key && `#${key}`}`} className="button">
            {say("to-replay")}
          </Link>
        )}
      </ProblemPage>
    );
  }
  if (!table?.info) return <Waiting />;
  if (table.info.status === "aside")
    return <ProblemPage code="table.aside" sentence={table.info.reason ?? ""} />;
  if (table.info.status === "closed" && !table.info.started)
    return <ProblemPage code="table.closed" sentence="" />; // there never was a game to show
  if (table.info.status === "open") {
    return <WaitingRoom info={table.info} yours={table.yours} table={table} linkKey={key} />;
  }
  return <GameTable id={id} table={table} info={table.info} linkKey={key} />;
}

/** The key of a private link; it is kept for this tab, so that the address may lose it. */
function useKey(id: string, link: string): string {
  const [key] = useState(() => {
    const name = `carrack.key.${id}`;
    if (link) sessionStorage.setItem(name, link);
    return link || sessionStorage.getItem(name) || "";
  });
  return key;
}
