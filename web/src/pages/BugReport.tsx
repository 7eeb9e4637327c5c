import { useState, type FormEvent } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";

const LONGEST = 4000;

interface Props {
  table: string;
  seat: number | null;
  link: string;
  close: () => void;
}

/** Tells the operator what is wrong at this table, with what one sees there. */
export function BugReport({ table, seat, link, close }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    run(async () => {
      await http.reportBug(table, { text, seat, browser: browser(), key: link });
      setSent(true);
    });
  }
  return (
    <Dialog title={say("bug-title")} isOpen onClose={close}>
      {sent ? (
        <>
          <p role="status">{say("bug-sent")}</p>
          <Button onPress={close}>{say("close")}</Button>
        </>
      ) : (
        <form className="stack" onSubmit={send}>
          <label htmlFor="bug-text">{say("bug-text")}</label>
          <textarea
            id="bug-text"
            className="input"
            rows={5}
            required
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p className="soft">{say(seat === null ? "bug-goes-along" : "bug-goes-along-seat")}</p>
          <ProblemLine problem={problem} />
          <div className="row">
            <Button type="submit" look="main" isDisabled={busy || !text.trim()}>
              {say("bug-send")}
            </Button>
            <Button onPress={close}>{say("sure-no")}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

const browser = () =>
  `${innerWidth}x${innerHeight} ${navigator.language} ${navigator.userAgent}`.slice(0, 400);
