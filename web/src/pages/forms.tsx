import { useMemo, useState, type FormEvent, type ReactNode } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { WrongFields } from "../kit/Field";
import { useDoing } from "./asking";
import { ProblemLine, wrongFields } from "./Problem";

export const LONGEST_NAME = 40;

interface FormProps {
  title?: string;
  submit: string;
  done?: string; // what is said when it went well
  work: () => Promise<void>;
  children: ReactNode;
}

/** A few fields and a button; what went wrong is told at its field, or below them. */
export function Form({ title, submit, done, work, children }: FormProps) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [isDone, setDone] = useState(false);
  const wrong = useMemo(() => wrongFields(problem), [problem]);
  function send(event: FormEvent) {
    event.preventDefault();
    setDone(false);
    run(async () => {
      await work();
      setDone(true);
    });
  }
  return (
    <form className="panel stack" noValidate onSubmit={send}>
      {title && <h2>{title}</h2>}
      <WrongFields value={wrong}>{children}</WrongFields>
      <ProblemLine problem={Object.keys(wrong).length > 0 ? null : problem} />
      <div className="row">
        <Button type="submit" isDisabled={busy}>
          {submit}
        </Button>
        {isDone && <span role="status">{done ?? say("saved")}</span>}
      </div>
    </form>
  );
}
