import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import type { Listed, Title } from "../api/types";
import { labelled, useSay, useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { SeatDisc } from "../kit/SeatDisc";
import { useDoing } from "./asking";
import { clockWords, isOverDays } from "./clockWords";
import { guestName } from "./guest";
import { CorrectedTag } from "./printed";
import { ProblemLine } from "./Problem";
import { titleName } from "./standing";
import { Picture, titleOf } from "./titles";

type Seat = Listed["seats"][number];

/** Rules in words: the variant, and what differs from it. */
export function rulesOf(table: Listed, say: Say): string {
  const told = [table.variant, ...(table.house_rules ?? [])].filter(Boolean);
  return told.length > 0 ? told.join(". ") : say("open-preset-plain");
}

/** An open table: what one sits down to, and with whom. */
export function LobbyRow({ table, titles, say }: { table: Listed; titles: Title[]; say: Say }) {
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const { busy, problem, run } = useDoing();
  const title = titles.find((one) => one.id === table.title);
  const { minutes } = titleOf(table.title);
  const needsAccount = table.rated && me?.kind !== "account";
  const here = `/table/${table.id}`;
  const sit = () =>
    run(async () => {
      await somebody(guestName(), language);
      if (table.status === "open" || table.seats.some((seat) => seat.wanted)) await http.join(table.id, "");
      go(here);
    });
  const name = titleName(titles, table.title);
  return (
    <li className="lobby-row">
      <Picture title={table.title} className="thumb" />
      <div className="lobby-row-said">
        <p className="lobby-row-name">
          <Link to={here}>{name}</Link> <span className="soft">{table.name}</span>
        </p>
        <p className="soft small">{rulesOf(table, say)}</p>
        <p className="lobby-row-facts small">
          <span>
            <Icon name="clock" size={14} /> {clockWords(say, table.clock)}
          </span>
          <span>
            {say(isOverDays(table.clock) ? "lobby-over-days" : "lobby-live")}
            {minutes !== undefined && !isOverDays(table.clock) && `, ${say("title-length", { minutes })}`}
          </span>
          {table.rated ? (
            <span className="tag rated">{say("rated-tag")}</span>
          ) : (
            <span>{say("lobby-friendly")}</span>
          )}
          {table.status === "playing" && <span>{say("lobby-under-way")}</span>}
          <CorrectedTag data={table.data} />
        </p>
        <ProblemLine problem={problem} />
      </div>
      <ul className="lobby-seats" aria-label={say("open-seats")}>
        {table.seats.map((seat, at) => (
          <li key={at} className={isFree(seat) ? "is-free" : ""}>
            {isFree(seat) ? <span className="free-disc">+</span> : <SeatDisc seat={at} />}
            <b>{isFree(seat) ? say("lobby-free") : seat.name}</b>
            <small>{strengthOf(seat, title, say)}</small>
          </li>
        ))}
      </ul>
      {needsAccount ? (
        <Link to={`/sign-in?to=${encodeURIComponent(here)}`} className="button">
          {say("lobby-needs-account")}
        </Link>
      ) : (
        <Button
          onPress={sit}
          isDisabled={busy}
          aria-label={say("lobby-sit-at", { title: name, name: table.name })}
        >
          {say("sit-down")}
        </Button>
      )}
    </li>
  );
}

/** Who sits there, behind the name of the table; not twice where it is that of somebody there. */
export function namedSeats({ name }: Listed, names: string[]): string {
  return name && !names.includes(name) ? labelled(name, names.join(", ")) : names.join(", ");
}

export const isFree = (seat: Seat) => seat.kind === "open" || seat.wanted;

/** People have a number, new ones none yet, bots a level. */
function strengthOf(seat: Seat, title: Title | undefined, say: Say): string {
  if (seat.wanted) return say("lobby-bot-keeps");
  if (seat.kind === "open") return "";
  if (seat.kind === "bot") return title?.levels.find((level) => level.id === seat.level)?.label ?? seat.level;
  return seat.points == null ? say("lobby-new") : String(seat.points);
}

/** A game to watch, and how many do. */
export function WatchRow({ table, titles }: { table: Listed; titles: Title[] }) {
  const say = useSay();
  const watching = table.watching ?? 0;
  return (
    <li>
      <Link to={`/table/${table.id}`} className="table-row">
        <Picture title={table.title} className="thumb" />
        <span className="table-row-said">
          <b>{titleName(titles, table.title)}</b>
          <span className="soft small">
            {namedSeats(
              table,
              table.seats.map((seat) => seat.name),
            )}
          </span>
        </span>
        {table.rated && <span className="tag">{say("rated-tag")}</span>}
        <span className="watch-count" title={say("watching-count", { count: watching })}>
          <Icon name="eye" size={16} /> <span aria-hidden="true">{watching}</span>
          <span className="unseen">{say("watching-count", { count: watching })}</span>
        </span>
      </Link>
    </li>
  );
}
