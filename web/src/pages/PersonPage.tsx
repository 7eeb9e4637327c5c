import { useCallback, useEffect } from "react";
import * as http from "../api/http";
import type { Rating, Title } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { AsTable, useWidth } from "../table/charts";
import { useAsk, useAskedTitles } from "./asking";
import "./rankings.css";
import "./friends.css";
import { PersonBetween } from "./PersonBetween";
import { PersonGames } from "./PersonGames";
import { ProblemPage } from "./Problem";
import { rankingPath, ratingLine, titleName } from "./standing";
import { Waiting } from "./Waiting";

const NEW = 1000; // points of somebody who has not played yet

/** What everybody may know of somebody: ratings, how they came about, and public games. */
export default function PersonPage({ id }: { id: string }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAskedTitles();
  const asked = useAsk(useCallback(() => http.person(id, language), [id, language]));
  const name = asked.found?.name;
  useEffect(() => {
    if (name) document.title = `${name} – Carrack`;
  }, [name]);
  if (asked.problem && !asked.found)
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  if (!asked.found || !titles.found) return <Waiting />;
  const { ratings, kind } = asked.found;
  return (
    <div className="person stack">
      <h1>{asked.found.name}</h1>
      {kind === "guest" && <p className="soft">{say("person-guest")}</p>}
      {kind === "account" && ratings.length === 0 && <p className="soft">{say("person-unrated")}</p>}
      <div className="person-parts">
        <div className="stack">
          {ratings.length > 0 && (
            <div className="person-ratings">
              {ratings.map((rating) => (
                <RatingPanel key={`${rating.title}/${rating.seats}`} rating={rating} titles={titles.found!} />
              ))}
            </div>
          )}
          <PersonGames id={id} titles={titles.found} />
        </div>
        <div className="stack">
          <PersonBetween id={id} name={asked.found.name} isGuest={kind === "guest"} titles={titles.found} />
        </div>
      </div>
    </div>
  );
}

function RatingPanel({ rating, titles }: { rating: Rating; titles: Title[] }) {
  const say = useSay();
  const { points, place, games, wins } = rating;
  const title = say("rankings-one", { title: titleName(titles, rating.title), seats: rating.seats });
  return (
    <section className="panel stack" aria-label={title}>
      <h2>
        <Link to={rankingPath(rating.title, rating.seats)}>{title}</Link>
      </h2>
      <p>{say("person-stands", { points, place, games, wins })}</p>
      <RatingChart rating={rating} title={title} />
    </section>
  );
}

const FRAME = { height: 200, left: 48, right: 14, top: 14, bottom: 16 };

function RatingChart({ rating, title }: { rating: Rating; title: string }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { place, width } = useWidth();
  const { history, games, points } = rating;
  const start = history.length < games ? history[0]!.points : NEW; // earlier games are not told
  const { marks, dots } = ratingLine(history, start, { ...FRAME, width });
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  return (
    <div className="stack chart-place" ref={place}>
      <svg
        width={width}
        height={FRAME.height}
        role="img"
        aria-label={say("person-chart", { title, count: history.length, from: start, to: points })}
      >
        {marks.map(({ value, y }) => (
          <g key={value}>
            <line x1={FRAME.left} x2={width - FRAME.right} y1={y} y2={y} stroke="var(--line)" />
            <text x={FRAME.left - 6} y={y + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
              {value}
            </text>
          </g>
        ))}
        <polyline
          points={dots.map(({ x, y }) => `${x},${y}`).join(" ")}
          fill="none"
          stroke="var(--blue)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {dots.length <= 60 &&
          dots.map(({ x, y }, at) => <circle key={at} cx={x} cy={y} r="3.5" fill="var(--blue)" />)}
      </svg>
      <AsTable
        head={[say("person-day"), say("rankings-place"), say("rankings-points")]}
        rows={[...history]
          .reverse()
          .map((one) => [
            one.table ? <Link to={`/table/${one.table}`}>{day.format(one.time)}</Link> : day.format(one.time),
            one.place,
            one.points,
          ])}
      />
    </div>
  );
}
