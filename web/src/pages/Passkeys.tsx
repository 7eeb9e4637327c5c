import { useCallback, useState } from "react";
import * as http from "../api/http";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { TextField } from "../kit/Field";
import { useAsk, useDoing } from "./asking";
import { Form } from "./forms";
import { addPasskey, hasPasskeys } from "./passkeys";
import { ProblemLine } from "./Problem";

/** Keys by which one signs in without the password: listed, added, removed. */
export default function Passkeys() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const { found, again } = useAsk(useCallback(() => http.passkeys(), []));
  const { busy, problem, run } = useDoing();
  const [password, setPassword] = useState("");
  const [name, setName] = useState("");
  const day = (time: number) => new Date(time).toLocaleDateString(localeOf(language));
  const remove = (id: string) =>
    run(async () => {
      await http.removePasskey(id);
      again();
    });
  return (
    <section className="panel stack" aria-labelledby="passkeys">
      <h2 id="passkeys">{say("passkeys")}</h2>
      <p className="soft">{say("passkeys-text")}</p>
      <ul className="stack">
        {found?.map((key) => (
          <li key={key.id} className="row spread">
            <span>
              <b>{key.name}</b>{" "}
              <span className="soft small">
                {key.used
                  ? say("passkey-used", { day: day(key.used) })
                  : say("passkey-made", { day: day(key.created) })}
              </span>
            </span>
            <Button
              isDisabled={busy}
              onPress={() => remove(key.id)}
              aria-label={say("passkey-remove-of", { name: key.name })}
            >
              {say("passkey-remove")}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem} />
      {hasPasskeys() ? (
        <Form
          submit={say("passkey-add")}
          done={say("passkey-added")}
          work={async () => {
            await addPasskey(password, name);
            setPassword("");
            setName("");
            again();
          }}
        >
          <TextField
            label={say("passkey-name")}
            hint={say("passkey-name-text")}
            name="passkey-name"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={setName}
          />
          <TextField
            label={say("account-password")}
            name="password"
            type="password"
            value={password}
            required
            autoComplete="current-password"
            onChange={setPassword}
          />
        </Form>
      ) : (
        <p className="soft small">{say("passkeys-none")}</p>
      )}
    </section>
  );
}
