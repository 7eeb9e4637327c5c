/** How one stands with somebody: friends or not, and how the games of the two went, by title. */
import { useCallback, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import type { Balance, Between, Title } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { useAsk, useDoing } from "./asking";
import { whereabouts } from "./FriendsHere";
import { ProblemLine } from "./Problem";
import { ReportPerson } from "./ReportPerson";
import { titleName } from "./standing";

interface Props {
  id: string;
  name: string;
  isGuest: boolean;
  titles: Title[];
}

export function PersonBetween({ id, name, isGuest, titles }: Props) {
  const me = useSession((session) => session.me);
  const asked = useAsk(useCallback(() => http.between(id), [id]));
  if (!me || me.id === id || !asked.found)
    return <ProblemLine problem={me?.id === id ? null : asked.problem} />;
  return (
    <>
      <Deeds
        id={id}
        name={name}
        isGuest={isGuest || me.kind !== "account"}
        between={asked.found}
        titles={titles}
        again={asked.again}
      />
      <HeadToHead name={name} balance={asked.found.balance} titles={titles} />
    </>
  );
}

interface DeedsProps {
  id: string;
  name: string;
  isGuest: boolean; // one of the two: guests have no friends
  between: Between;
  titles: Title[];
  again: () => void;
}

function Deeds({ id, name, isGuest, between, titles, again }: DeedsProps) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [sure, setSure] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { state, blocked } = between;
  const change = (what: () => Promise<unknown>) => () =>
    run(async () => {
      await what();
      setSure(false);
      again();
    });
  return (
    <div className="panel stack">
      {state === "friend" && <AFriend id={id} titles={titles} />}
      {state === "asked" && <p role="status">{say("person-asked")}</p>}
      {blocked && <p role="status">{say(`person-is-${blocked}`)}</p>}
      <div className="row">
        {!isGuest && !blocked && (state === null || state === "asks") && (
          <Button look="main" isDisabled={busy} onPress={change(() => http.askToBeFriends(id))}>
            {say(state === null ? "friends-ask" : "friends-accept")}
          </Button>
        )}
        {state !== null && (
          <Button isDisabled={busy} onPress={change(() => http.noFriends(id))}>
            {say(`friends-remove-${state}`)}
          </Button>
        )}
        {blocked ? (
          <Button isDisabled={busy} onPress={change(() => http.unblock(id))}>
            {say("blocked-undo")}
          </Button>
        ) : (
          <Button isDisabled={busy} aria-expanded={sure} onPress={() => setSure(!sure)}>
            {say("people-block")}
          </Button>
        )}
        <Button aria-expanded={reporting} onPress={() => setReporting(!reporting)}>
          {say("people-report")}
        </Button>
      </div>
      {reporting && <ReportPerson person={{ id, name }} />}
      {sure && !blocked && (
        <div className="stack">
          <p>{say("person-block-text")}</p>
          <div className="row">
            <Button look="danger" isDisabled={busy} onPress={change(() => http.block(id, "block"))}>
              {say("people-block")}
            </Button>
            <Button isDisabled={busy} onPress={change(() => http.block(id, "mute"))}>
              {say("people-mute")}
            </Button>
          </div>
        </div>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}

/** Where a friend is, and the way there. */
function AFriend({ id, titles }: { id: string; titles: Title[] }) {
  const say = useSay();
  const friend = useAsk(http.friends).found?.find((one) => one.id === id);
  return (
    <div className="row spread">
      <p role="status">
        {say("person-friend")} {friend && whereabouts(friend, titles, say)}
      </p>
      {friend?.table && (
        <Link to={`/table/${friend.table}`} className="button">
          {say("friends-watch")}
        </Link>
      )}
    </div>
  );
}

function HeadToHead({ name, balance, titles }: { name: string; balance: Balance[]; titles: Title[] }) {
  const say = useSay();
  if (balance.length === 0) return null;
  const games = (one: Balance) => (one.won ?? 0) + (one.lost ?? 0) + (one.drawn ?? 0) + (one.together ?? 0);
  return (
    <section className="panel stack">
      <h2>{say("between-title", { name })}</h2>
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{say("between-game")}</th>
            <th scope="col" className="numbers">
              {say("between-won")}
            </th>
            <th scope="col" className="numbers">
              {say("between-lost")}
            </th>
            <th scope="col" className="numbers">
              {say("between-drawn")}
            </th>
          </tr>
        </thead>
        <tbody>
          {balance.map((one) => (
            <tr key={one.title}>
              <th scope="row">
                {titleName(titles, one.title)}
                <Bar won={one.won ?? 0} lost={one.lost ?? 0} />
                <small className="soft">
                  {say("between-games", { count: games(one), together: one.together ?? 0 })}
                </small>
              </th>
              <td className="numbers">{one.won ?? 0}</td>
              <td className="numbers">{one.lost ?? 0}</td>
              <td className="numbers">{one.drawn ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Won and lost beside each other; the numbers stand in the row. */
function Bar({ won, lost }: { won: number; lost: number }) {
  if (won + lost === 0) return null;
  return (
    <span className="balance" aria-hidden="true">
      <i style={{ flexGrow: won }} />
      <i style={{ flexGrow: lost }} />
    </span>
  );
}
