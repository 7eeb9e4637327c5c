import * as http from "../api/http";
import type { Friend, Title } from "../api/types";
import { useSayMore, type Say } from "../i18n";
import { Link } from "../kit/Button";
import { useAsk, useFresh } from "./asking";
import "./friends.css";
import { titleName } from "./standing";

/** Where a friend is, in words. */
export function whereabouts({ here, days, table, title }: Friend, titles: Title[], say: Say): string {
  const plays = table && title ? say("friends-plays", { title: titleName(titles, title) }) : "";
  const is = here ? say("friends-here") : say("friends-away", { days: days ?? 0 });
  return plays ? `${is} ${plays}` : is;
}

/** Beside the tables: friends who are here or play before everybody; nothing where none is. */
export default function FriendsHere({ titles }: { titles: Title[] }) {
  const say = useSayMore("friends");
  const asked = useAsk(http.friends);
  useFresh(asked.again);
  const here = (asked.found ?? []).filter((one) => one.state === "friend" && (one.here || one.table));
  if (!say || here.length === 0) return null;
  return (
    <section className="stack">
      <h2>
        <Link to="/friends">{say("friends-title")}</Link>
      </h2>
      <ul className="people-list friends-here">
        {here.map((one) => (
          <li key={one.id}>
            <span className="person-said">
              <span className="row">
                <i className={`presence${one.here ? " is-here" : ""}`} aria-hidden="true" />
                <Link to={`/people/${one.id}`}>
                  <b>{one.name}</b>
                </Link>
              </span>
              <span className="small">{whereabouts(one, titles, say)}</span>
            </span>
            {one.table && (
              <Link to={`/table/${one.table}`} className="button">
                {say("friends-watch")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
