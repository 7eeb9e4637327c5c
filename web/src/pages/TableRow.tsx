import type { Listed, Title } from "../api/types";
import { labelled, useSay } from "../i18n";
import { Link } from "../kit/Button";
import { CorrectedTag } from "./printed";
import { titleName } from "./standing";
import { Picture } from "./titles";

/** One table in a list: its picture, who sits there, and what is to be done. */
export function TableRow({ table, titles, action }: { table: Listed; titles: Title[]; action?: string }) {
  const say = useSay();
  const title = titleName(titles, table.title);
  const names = table.seats.map((seat) => (seat.kind === "open" ? say("seat-open") : seat.name));
  return (
    <li>
      <Link to={`/table/${table.id}`} className="table-row">
        <Picture title={table.title} className="thumb" />
        <span className="table-row-said">
          <b>{title}</b>
          <span className="soft small">
            {table.name && !names.includes(table.name) && labelled(table.name, "")}
            {names.join(", ")}
          </span>
        </span>
        <CorrectedTag data={table.data} />
        {table.rated && <span className="tag">{say("rated-tag")}</span>}
        {table.your_turn && <span className="tag turn">{say("your-turn")}</span>}
        {!table.your_turn && <span className="tag">{action ?? say(`status-${table.status}`)}</span>}
      </Link>
    </li>
  );
}
