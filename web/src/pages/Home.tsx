import { lazy, Suspense, useCallback, useEffect } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import type { Listed, Title } from "../api/types";
import { labelled, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { SeatDisc } from "../kit/SeatDisc";
import { useAsk, useAskedTitles, useDoing, useFresh } from "./asking";
import { Board } from "./Board";
import { friendlySeats, guestName } from "./guest";
import { Hint } from "./How";
import { beginLesson } from "./lessons";
import { Lobby } from "./Lobby";
import { ProblemLine } from "./Problem";
import { titleName } from "./standing";
import { TableRow } from "./TableRow";
import { MANIFESTS, Picture, useTitleWord } from "./titles";

const MyCampaigns = lazy(() => import("./MyCampaigns"));

export default function Home() {
  const say = useSay();
  const me = useSession((session) => session.me);
  const titles = useAskedTitles();
  const lobby = useAsk(http.lobby);
  useFresh(lobby.again);
  useEffect(() => {
    document.title = "Carrack";
  }, []);
  const found = titles.found ?? [];
  return (
    <div className="home on-ground">
      {me && <h1 className="unseen">{say("home-title")}</h1>}
      {me ? <Mine titles={found} /> : <Welcome count={titles.found?.length ?? MANIFESTS.size} />}
      <ProblemLine problem={titles.problem} />
      <section className="stack" aria-label={say("home-titles")}>
        <div className="row">
          <h2>{say("home-start")}</h2>
          <span className="soft">{say("home-start-text")}</span>
        </div>
        <div className="titles" aria-busy={!titles.found}>
          {!titles.found && !titles.problem && [...MANIFESTS.keys()].map((id) => <Coming key={id} id={id} />)}
          {found.map((title) => (
            <TitleTile
              key={title.id}
              title={title}
              running={lobby.found?.running.find((one) => one.title === title.id && !one.data)}
            />
          ))}
        </div>
      </section>
      {me && (
        <Suspense>
          <MyCampaigns />
        </Suspense>
      )}
      {titles.found && <Lobby titles={found} asked={lobby} />}
      {titles.found && <Hint />}
    </div>
  );
}

/** For somebody who is here for the first time. */
function Welcome({ count }: { count: number }) {
  const say = useSay();
  return (
    <section className="welcome">
      <h1>{say("home-title")}</h1>
      <p>{say("home-text", { count })}</p>
    </section>
  );
}

/** What waits for oneself comes first, with the picture of its table; the other running tables beside it. */
function Mine({ titles }: { titles: Title[] }) {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.myTables(false), []));
  useFresh(asked.again);
  const tables = [...(asked.found ?? [])].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
  const [first, ...others] = tables;
  if (!first) return null;
  return (
    <div className={`mine${others.length > 0 ? " has-others" : ""}`}>
      <Continue table={first} titles={titles} />
      {others.length > 0 && (
        <section className="stack">
          <div className="row spread">
            <h2>{say("home-other")}</h2>
            <Link to="/tables">{say("nav-tables")}</Link>
          </div>
          <ul className="tables">
            {others.slice(0, MOST_OTHERS).map((table) => (
              <TableRow key={table.id} table={table} titles={titles} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const MOST_OTHERS = 3; // more are on their own page

function Continue({ table, titles }: { table: Listed; titles: Title[] }) {
  const say = useSay();
  const name = titleName(titles, table.title);
  return (
    <section className={`continue${table.your_turn ? " is-lit" : ""}`}>
      <Board title={table.title} table={table.data ? undefined : { id: table.id, own: true }} />
      <div className="continue-said">
        <span className={`tag${table.your_turn ? " turn" : ""}`}>
          {say(
            table.your_turn
              ? "your-turn"
              : table.status === "playing"
                ? "home-waits"
                : `status-${table.status}`,
          )}
        </span>
        <h2>{name}</h2>
        <ul className="row seats-told">
          {table.seats.map((seat, index) => (
            <li key={index} className="row">
              <SeatDisc seat={index} /> {seat.kind === "open" ? say("seat-open") : seat.name}
            </li>
          ))}
        </ul>
        <Link to={`/table/${table.id}`} className="button main large">
          {say("home-continue")} <Icon name="next" />
        </Link>
      </div>
    </section>
  );
}

/** A title of which nothing but its picture is here yet. */
function Coming({ id }: { id: string }) {
  return (
    <div className="title-tile is-waiting">
      <Picture title={id} />
      <div className="title-said" />
    </div>
  );
}

interface TileProps {
  title: Title;
  running: Listed | undefined; // a public table of it, which is shown
}

function TitleTile({ title, running }: TileProps) {
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
    <article className="title-tile">
      <Board title={title.id} table={running && { id: running.id, own: false }} />
      <div className="title-said">
        <div className="row spread">
          <h2>{title.name}</h2>
          <Length title={title} />
          {title.presets.some((one) => one.id === "campaign") && (
            <Link to={`/campaigns/new/${title.id}`} className="small">
              {say("campaign")}
            </Link>
          )}
        </div>
        <p>{word(title.id, "about")}</p>
        <div className="row title-deeds">
          <Button look="main" onPress={play} isDisabled={busy}>
            <Icon name="play" /> {say("play-now")}
          </Button>
          <Link to={`/open/${title.id}`} className="button">
            {say("with-friends")}
          </Link>
          {title.lesson && (
            <Button
              look="plain"
              onPress={() => run(() => beginLesson(title.id, language))}
              isDisabled={busy}
              aria-label={labelled(say("learn"), title.name)}
            >
              {say("learn")}
            </Button>
          )}
        </div>
        <ProblemLine problem={problem} />
      </div>
    </article>
  );
}

/** How many play, and how long. */
export function Length({ title }: { title: Title }) {
  const say = useSay();
  const minutes = MANIFESTS.get(title.id)?.minutes;
  return (
    <span className="small soft">
      {say("title-seats", { min: title.min_seats, max: title.max_seats })}
      {minutes !== undefined && `, ${say("title-length", { minutes })}`}
    </span>
  );
}
