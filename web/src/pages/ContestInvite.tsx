import { useState } from "react";
import * as contests from "../api/contests";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { TextField } from "../kit/Field";
import { useDoing } from "./asking";
import { ProblemLine, wrongFields } from "./Problem";

/** The host asks somebody by the name of their account, who finds the tournament in the list. */
export function ContestInvite({ id }: { id: string }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [name, setName] = useState("");
  const [asked, setAsked] = useState("");
  const wrong = wrongFields(problem).name;
  const send = () =>
    run(async () => {
      await contests.invite(id, name.trim());
      setAsked(name.trim());
      setName("");
    });
  return (
    <form
      className="contest-invite"
      aria-label={say("room-invite")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={say("room-invite")}
        value={name}
        required
        maxLength={40}
        wrong={wrong}
        onChange={setName}
      />
      <Button type="submit" isDisabled={busy || !name.trim()}>
        {say("room-invite-send")}
      </Button>
      {asked && <p role="status">{say("contest-asked", { name: asked })}</p>}
      <ProblemLine problem={wrong ? null : problem} />
    </form>
  );
}
