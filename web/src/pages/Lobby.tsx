import type { Listed, Lobby as LobbyFound, Title } from "../api/types";
import { useSay } from "../i18n";
import { Link } from "../kit/Button";
import type { Asked } from "./asking";
import { TableRow } from "./TableRow";

/** Public tables: those that miss somebody, and games to watch. */
export function Lobby({ titles, asked }: { titles: Title[]; asked: Asked<LobbyFound> }) {
  const say = useSay();
  const { open = [], running = [] } = asked.found ?? {};
  return (
    <section className="stack">
      <div className="row spread">
        <h2>{say("lobby")}</h2>
        <Link to="/rankings">{say("rankings-title")}</Link>
      </div>
      {asked.found && open.length + running.length === 0 && <p className="soft">{say("lobby-none")}</p>}
      <Tables heading={say("lobby-open")} tables={open} titles={titles} action={say("lobby-join")} />
      <Tables heading={say("lobby-running")} tables={running} titles={titles} action={say("lobby-watch")} />
    </section>
  );
}

interface TablesProps {
  heading: string;
  tables: Listed[];
  titles: Title[];
  action: string;
}

/** Tables under their heading; nothing where there are none. */
export function Tables({ heading, tables, titles, action }: TablesProps) {
  if (tables.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="tables">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} titles={titles} action={action} />
        ))}
      </ul>
    </>
  );
}
