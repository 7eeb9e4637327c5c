/** Tells whoever runs the server about somebody. */
import { useState } from "react";
import * as http from "../api/http";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";

interface Props {
  person: { id: string; name: string };
  table?: string | undefined; // where it happened
}

const LONGEST = 1000;

export function ReportPerson({ person, table }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  if (sent) return <p role="status">{say("people-reported")}</p>;
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        const said = text.trim();
        if (!said) return;
        run(async () => {
          await http.report(person.id, said, table);
          setSent(true);
        });
      }}
    >
      <label htmlFor={`report-${person.id}`}>{say("people-report-text", { name: person.name })}</label>
      <textarea
        id={`report-${person.id}`}
        className="input"
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isDisabled={busy || !text.trim()}>
        {say("people-report-send")}
      </Button>
      <ProblemLine problem={problem} />
    </form>
  );
}
