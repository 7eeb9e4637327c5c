import { lazy, Suspense, useCallback, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import type { Listed, Lobby as LobbyFound, Title } from "../api/types";
import { useSay, useSayMore, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { useAsk, type Asked } from "./asking";
import { ALL, fitting, type Filters } from "./filters";
import { LobbyRow, WatchRow } from "./LobbyRow";
import PairCard from "./PairCard";
import { titleName } from "./standing";
import "./lobby.css";

const ContestsHere = lazy(() => import("./ContestsHere"));
const FriendsHere = lazy(() => import("./FriendsHere"));

const FEW = 4; // games to watch; all of them have their page

/** People to play with: whoever looks for the same, tables that miss somebody, and games to watch. */
export default function LobbyTables({ titles, asked }: { titles: Title[]; asked: Asked<LobbyFound> }) {
  const say = useSayMore("lobby");
  const isKnown = useSession((session) => session.me?.kind === "account");
  if (!say) return null;
  const { open = [], running = [], looking = {} } = asked.found ?? {};
  return (
    <section className="stack">
      {titles.length > 0 && <PairCard titles={titles} looking={looking} say={say} />}
      <div className="lobby">
        <OpenTables tables={open} titles={titles} say={say} isThere={asked.found !== null} />
        <div className="stack">
          <div className="row spread">
            <h2>{say("lobby-running")}</h2>
            <Link to="/rankings">{say("rankings-title")}</Link>
          </div>
          {asked.found && running.length === 0 && <p className="soft">{say("watch-none")}</p>}
          <ul className="tables">
            {running.slice(0, FEW).map((table) => (
              <WatchRow key={table.id} table={table} titles={titles} />
            ))}
          </ul>
          {running.length > FEW && (
            <Link to="/watch" className="button">
              {say("lobby-running-all", { count: running.length })}
            </Link>
          )}
          <Suspense>
            <ContestsHere titles={titles} />
          </Suspense>
          {isKnown && (
            <Suspense>
              <FriendsHere titles={titles} />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}

interface OpenProps {
  tables: Listed[];
  titles: Title[];
  say: Say;
  isThere: boolean;
}

const CHIPS = ["live", "days", "rated", "friendly", "level"] as const;

function OpenTables({ tables, titles, say, isThere }: OpenProps) {
  const [filters, setFilters] = useState<Filters>(ALL);
  const me = useSession((session) => session.me);
  const own = me?.kind === "account" ? me.id : "";
  const asked = useAsk(
    useCallback(
      async () => (own && filters.level ? (await http.person(own, "")).ratings : []),
      [own, filters.level],
    ),
  );
  const shown = fitting(tables, filters, asked.found ?? []);
  const here = [...new Set(tables.map((table) => table.title))];
  return (
    <div className="stack">
      <div className="row spread">
        <h2>
          {say("lobby-open")}{" "}
          {tables.length > 0 && (
            <span className="soft small" role="status">
              {say("lobby-fit", { shown: shown.length, count: tables.length })}
            </span>
          )}
        </h2>
        <div className="chips" role="group" aria-label={say("lobby-filters")}>
          {here.length > 1 && (
            <select
              className="chip"
              aria-label={say("lobby-title")}
              value={filters.title}
              onChange={(event) => setFilters({ ...filters, title: event.target.value })}
            >
              <option value="">{say("lobby-all-titles")}</option>
              {here.map((id) => (
                <option key={id} value={id}>
                  {titleName(titles, id)}
                </option>
              ))}
            </select>
          )}
          {CHIPS.filter((chip) => chip !== "level" || own).map((chip) => (
            <button
              key={chip}
              type="button"
              className="chip"
              aria-pressed={filters[chip]}
              onClick={() => setFilters({ ...filters, [chip]: !filters[chip] })}
            >
              {filters[chip] && <Icon name="check" size={14} />} {say(`lobby-chip-${chip}`)}
            </button>
          ))}
        </div>
      </div>
      {isThere && tables.length === 0 && <p className="soft">{say("lobby-none")}</p>}
      {tables.length > 0 && shown.length === 0 && (
        <p className="row">
          <span>{say("lobby-hidden", { count: tables.length })}</span>
          <Button onPress={() => setFilters(ALL)}>{say("lobby-show-all")}</Button>
        </p>
      )}
      <ul className="lobby-rows">
        {shown.map((table) => (
          <LobbyRow key={table.id} table={table} titles={titles} say={say} />
        ))}
      </ul>
    </div>
  );
}

interface TablesProps {
  heading: string;
  tables: Listed[];
  titles: Title[];
}

/** Games to watch under their heading; nothing where there are none. */
export function Tables({ heading, tables, titles }: TablesProps) {
  const say = useSay();
  if (tables.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="tables" aria-label={say("lobby-watch")}>
        {tables.map((table) => (
          <WatchRow key={table.id} table={table} titles={titles} />
        ))}
      </ul>
    </>
  );
}
