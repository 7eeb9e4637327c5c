import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import type { Listed, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { Chart } from "../kit/Ship";
import { useAsk, useDoing, useFresh } from "./asking";
import { friendlySeats, guestName } from "./guest";
import { Hint } from "./How";
import { beginLesson } from "./lessons";
import { CorrectedTag } from "./printed";
import { ProblemLine } from "./Problem";
import { Emblem, MANIFESTS, useTitleWord } from "./titles";
import { Waiting } from "./Waiting";

const MyCampaigns = lazy(() => import("./MyCampaigns"));

export default function Home() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  useEffect(() => {
    document.title = "Carrack";
  }, []);
  return (
    <div className="home">
      <section className="hero">
        <Chart className="hero-chart" />
        <h1>{say("home-title")}</h1>
        <p className="hero-said">{say("home-text", { count: titles.found?.length ?? MANIFESTS.size })}</p>
      </section>
      <ProblemLine problem={titles.problem} />
      {!titles.found && !titles.problem && <Waiting />}
      <section className="titles" aria-label={say("home-titles")}>
        {titles.found?.map((title) => (
          <TitleCard key={title.id} title={title} />
        ))}
      </section>
      {me && <MyTables titles={titles.found ?? []} />}
      {me && (
        <Suspense>
          <MyCampaigns />
        </Suspense>
      )}
      <Lobby titles={titles.found ?? []} />
      <Hint />
    </div>
  );
}

function TitleCard({ title }: { title: Title }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const word = useTitleWord();
  const { busy, problem, run } = useDoing();
  function play() {
    run(async () => {
      await somebody(guestName(), language);
      const opened = await http.openTable({
        title: title.id,
        seats: friendlySeats(title),
        name: "",
        options: {},
        public: false,
        spectators: true,
        rated: false,
      });
      go(`/table/${opened.table.id}`);
    });
  }
  return (
    <article className="title-card panel">
      <Emblem title={title.id} />
      <h2>{title.name}</h2>
      <p className="soft">{word(title.id, "about")}</p>
      <p className="small soft">{say("title-seats", { min: title.min_seats, max: title.max_seats })}</p>
      <div className="row">
        <Button look="main" large onPress={play} isDisabled={busy}>
          {say("play-now")}
        </Button>
        <Link to={`/open/${title.id}`} className="button">
          {say("open-table")}
        </Link>
        {title.presets.some((one) => one.id === "campaign") && (
          <Link to={`/campaigns/new/${title.id}`} className="button">
            {say("campaign")}
          </Link>
        )}
        {title.rules && (
          <Link to={`/rules/${title.id}`} className="button plain">
            {say("nav-rules")}
          </Link>
        )}
      </div>
      {title.lesson && (
        <div className="row">
          <Button
            onPress={() => run(() => beginLesson(title.id, language))}
            isDisabled={busy}
            aria-label={`${title.name}: ${say("learn-first-time")}`}
          >
            <Icon name="turn" /> {say("learn-first-time")}
          </Button>
        </div>
      )}
      <ProblemLine problem={problem} />
    </article>
  );
}

function MyTables({ titles }: { titles: Title[] }) {
  const say = useSay();
  const [finished, setFinished] = useState(false);
  const asked = useAsk(useCallback(() => http.myTables(finished), [finished]));
  useFresh(asked.again);
  return (
    <section className="stack">
      <div className="row spread">
        <h2>{say("my-tables")}</h2>
        <Button look="plain" onPress={() => setFinished(!finished)}>
          {say(finished ? "my-tables-running" : "my-tables-finished")}
        </Button>
      </div>
      {asked.found?.length === 0 && (
        <p className="soft">{say(finished ? "my-tables-none-yet" : "my-tables-none")}</p>
      )}
      <ul className="tables">
        {asked.found?.map((table) => (
          <TableRow key={table.id} table={table} titles={titles} />
        ))}
      </ul>
    </section>
  );
}

function Lobby({ titles }: { titles: Title[] }) {
  const say = useSay();
  const asked = useAsk(http.lobby);
  useFresh(asked.again);
  const { open = [], running = [] } = asked.found ?? {};
  return (
    <section className="stack">
      <div className="row spread">
        <h2>{say("lobby")}</h2>
        <Link to="/rankings" className="button plain">
          {say("rankings-title")}
        </Link>
      </div>
      {asked.found && open.length + running.length === 0 && <p className="soft">{say("lobby-none")}</p>}
      {open.length > 0 && <h3>{say("lobby-open")}</h3>}
      <ul className="tables">
        {open.map((table) => (
          <TableRow key={table.id} table={table} titles={titles} action={say("lobby-join")} />
        ))}
      </ul>
      {running.length > 0 && <h3>{say("lobby-running")}</h3>}
      <ul className="tables">
        {running.map((table) => (
          <TableRow key={table.id} table={table} titles={titles} action={say("lobby-watch")} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table, titles, action }: { table: Listed; titles: Title[]; action?: string }) {
  const say = useSay();
  const title = titles.find((one) => one.id === table.title)?.name ?? table.title;
  const names = table.seats.map((seat) => (seat.kind === "open" ? say("seat-open") : seat.name));
  return (
    <li>
      <Link to={`/table/${table.id}`} className="table-row">
        <Emblem title={table.title} size={40} />
        <span className="table-row-said">
          <b>{table.name || title}</b>
          <span className="soft small">
            {title} · {names.join(", ")}
          </span>
        </span>
        <CorrectedTag data={table.data} />
        {table.rated && <span className="tag">{say("rated-tag")}</span>}
        {table.your_turn && <span className="tag turn">{say("your-turn")}</span>}
        {!table.your_turn &&
          (action ? <span className="tag">{action}</span> : <Status status={table.status} />)}
      </Link>
    </li>
  );
}

function Status({ status }: { status: string }) {
  const say = useSay();
  return <span className="tag">{say(`status-${status}`)}</span>;
}
