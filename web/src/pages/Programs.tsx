import { useCallback, useState, type FormEvent } from "react";
import * as http from "../api/http";
import type { Program } from "../api/types";
import { labelled, localeOf, useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { useAsk, useDoing } from "./asking";
import "./rankings.css";
import { ProblemLine } from "./Problem";

const LONGEST = 40;

/** Programs that play for somebody: their tokens are made, seen once, and withdrawn here. */
export function Programs() {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.programs(), []));
  const { busy, problem, run } = useDoing();
  const [name, setName] = useState("");
  const [token, setToken] = useState("");
  function make(event: FormEvent) {
    event.preventDefault();
    run(async () => {
      setToken((await http.admitProgram(name)).token);
      setName("");
      asked.again();
    });
  }
  const withdraw = (id: string) =>
    run(async () => {
      await http.withdrawProgram(id);
      setToken("");
      asked.again();
    });
  return (
    <section className="panel">
      <Fold title={say("programs-title")}>
        <div className="stack">
          <p className="soft">{say("programs-text")}</p>
          <ul className="stack">
            {asked.found?.map((program) => (
              <li key={program.id} className="row spread">
                <span>
                  {program.name} <Used program={program} />
                </span>
                <Button
                  isDisabled={busy}
                  aria-label={labelled(say("programs-withdraw"), program.name)}
                  onPress={() => withdraw(program.id)}
                >
                  {say("programs-withdraw")}
                </Button>
              </li>
            ))}
          </ul>
          <form className="row program-new" onSubmit={make}>
            <TextField
              label={say("programs-name")}
              value={name}
              maxLength={LONGEST}
              required
              autoComplete="off"
              onChange={setName}
            />
            <Button type="submit" isDisabled={busy || !name.trim()}>
              {say("programs-make")}
            </Button>
          </form>
          <div role="status" className="stack">
            {token && (
              <>
                <p>{say("programs-once")}</p>
                <code className="token-once">{token}</code>
              </>
            )}
          </div>
          <ProblemLine problem={problem ?? asked.problem} />
        </div>
      </Fold>
    </section>
  );
}

function Used({ program }: { program: Program }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const said = program.used
    ? say("programs-used", { day: day.format(program.used) })
    : say("programs-unused");
  return <span className="soft small">{said}</span>;
}
