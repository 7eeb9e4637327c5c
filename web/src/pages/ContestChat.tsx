import { useState, type FormEvent } from "react";
import * as contests from "../api/contests";
import { useSession } from "../api/session";
import type { Contest } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";

const LONGEST = 200;

/** What is said on the page of a tournament. */
export function ContestChat({ contest, link, again }: { contest: Contest; link: string; again: () => void }) {
  const say = useSay();
  const me = useSession((session) => session.me);
  const [text, setText] = useState("");
  const { busy, problem, run } = useDoing();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    run(async () => {
      await contests.chat(contest.id, link, text);
      setText("");
      again();
    });
  };
  return (
    <section className="panel stack" aria-label={say("contest-chat")}>
      <h2>{say("contest-chat")}</h2>
      <ol className="contest-chat" aria-live="polite">
        {contest.chat.map((line) => (
          <li key={line.id}>
            <Link to={`/people/${line.person}`}>
              <b>{line.name}</b>
            </Link>{" "}
            {line.text}
          </li>
        ))}
      </ol>
      {contest.chat.length === 0 && <p className="soft">{say("contest-chat-none")}</p>}
      {me && (
        <form className="contest-chat-say" onSubmit={send}>
          <input
            className="input"
            value={text}
            maxLength={LONGEST}
            aria-label={say("contest-chat-say")}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" isDisabled={busy}>
            {say("contest-chat-send")}
          </Button>
        </form>
      )}
      <ProblemLine problem={problem} />
    </section>
  );
}
