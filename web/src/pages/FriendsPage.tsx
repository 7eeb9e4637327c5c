/** Friends with where they are, who would like to be one, and whom one has played with. */
import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import type { Friend, Opponent, Title } from "../api/types";
import { labelled, localeOf, useSay, useTexts, type Say } from "../i18n";
import { Button, Link } from "../kit/Button";
import { TextField } from "../kit/Field";
import { useAsk, useDoing, useFresh } from "./asking";
import { Form, LONGEST_NAME } from "./forms";
import { whereabouts } from "./FriendsHere";
import "./friends.css";
import { ProblemLine } from "./Problem";
import { titleName } from "./standing";
import { useTitles } from "./useTitles";

export default function FriendsPage() {
  const say = useSay();
  const me = useSession((session) => session.me);
  useEffect(() => {
    document.title = `${say("friends-title")} – Carrack`;
  }, [say]);
  return (
    <div className="person stack">
      <h1>{say("friends-title")}</h1>
      <div className="person-parts">
        {me?.kind === "account" ? (
          <Mine />
        ) : (
          <div className="panel row spread">
            <span>{say("friends-account")}</span>
            <Link to="/sign-in?to=/friends" className="button main">
              {say("invite-account")}
            </Link>
          </div>
        )}
        {me && <Opponents />}
      </div>
    </div>
  );
}

function Mine() {
  const say = useSay();
  const titles = useTitles();
  const asked = useAsk(useCallback(() => http.friends(), []));
  useFresh(asked.again);
  const [name, setName] = useState("");
  const [done, setDone] = useState("");
  const found = asked.found ?? [];
  const of = (state: Friend["state"]) => found.filter((one) => one.state === state);
  return (
    <div className="panel stack">
      <ProblemLine problem={asked.problem} />
      <People heading={say("friends-ask-me")} people={of("asks")} titles={titles} again={asked.again} />
      <section className="stack" aria-label={say("friends-mine")}>
        {asked.found && of("friend").length === 0 && <p className="soft">{say("friends-none")}</p>}
        <People people={of("friend")} titles={titles} again={asked.again} />
      </section>
      <People heading={say("friends-asked")} people={of("asked")} titles={titles} again={asked.again} />
      <Form
        title={say("friends-find")}
        submit={say("friends-ask")}
        done={done}
        work={async () => {
          const { state } = await http.askNamed(name);
          setDone(say(state === "friend" ? "friends-are-now" : "friends-were-asked", { name }));
          setName("");
          asked.again();
        }}
      >
        <TextField
          label={say("friends-name")}
          name="name"
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={setName}
        />
      </Form>
    </div>
  );
}

interface PeopleProps {
  heading?: string;
  people: Friend[];
  titles: Title[];
  again: () => void;
}

function People({ heading, people, titles, again }: PeopleProps) {
  const say = useSay();
  if (people.length === 0) return null;
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ul className="people-list">
        {people.map((one) => (
          <Row key={one.id} friend={one} titles={titles} again={again} say={say} />
        ))}
      </ul>
    </>
  );
}

function Row({
  friend,
  titles,
  again,
  say,
}: {
  friend: Friend;
  titles: Title[];
  again: () => void;
  say: Say;
}) {
  const { busy, problem, run } = useDoing();
  const { id, name, state } = friend;
  const change = (what: () => Promise<unknown>) => () =>
    run(async () => {
      await what();
      again();
    });
  return (
    <li>
      <span className="person-said">
        <span className="row">
          {state === "friend" && (
            <i className={`presence${friend.here ? " is-here" : ""}`} aria-hidden="true" />
          )}
          <Link to={`/people/${id}`}>
            <b>{name}</b>
          </Link>
        </span>
        {state === "friend" && <span className="soft small">{whereabouts(friend, titles, say)}</span>}
        <ProblemLine problem={problem} />
      </span>
      <span className="row">
        {state === "friend" && friend.table && (
          <Link to={`/table/${friend.table}`} className="button">
            {say("friends-watch")}
          </Link>
        )}
        {state === "asks" && (
          <Button look="main" isDisabled={busy} onPress={change(() => http.askToBeFriends(id))}>
            {say("friends-accept")}
          </Button>
        )}
        <Button
          isDisabled={busy}
          aria-label={labelled(say(`friends-remove-${state}`), name)}
          onPress={change(() => http.noFriends(id))}
        >
          {say(`friends-remove-${state}`)}
        </Button>
      </span>
    </li>
  );
}

function Opponents() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useTitles();
  const asked = useAsk(useCallback(() => http.opponents(), []));
  if (!asked.found) return <ProblemLine problem={asked.problem} />;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  return (
    <section className="panel stack">
      <h2>{say("opponents")}</h2>
      {asked.found.length === 0 && <p className="soft">{say("opponents-none")}</p>}
      <ul className="people-list">
        {asked.found.map((one: Opponent) => (
          <li key={one.id}>
            <span className="person-said">
              <Link to={`/people/${one.id}`}>
                <b>{one.name}</b>
              </Link>
              <span className="soft small">
                {say("opponents-last", {
                  title: titleName(titles, one.title),
                  day: one.ended === null ? "" : day.format(one.ended),
                  count: one.games,
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
