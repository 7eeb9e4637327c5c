import { useEffect, useState } from "react";
import * as http from "../api/http";
import { nowIs, useSession } from "../api/session";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Check, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go, type Place } from "../kit/route";
import { useDoing } from "./asking";
import { Form, LONGEST_NAME } from "./forms";
import { guestName } from "./guest";
import { hasPasskeys, signInByPasskey } from "./passkeys";
import { ProblemLine } from "./Problem";

/** Where somebody goes on afterwards: a page of ours, never an address that a link brought. */
export function wayBack(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : "/";
}

/** Signing in, an account, a forgotten password, and the letters that lead here. */
export default function SignInPage({ place }: { place: Place }) {
  const say = useSay();
  const me = useSession((session) => session.me);
  const back = wayBack(place.search.get("to"));
  const [kind, code = ""] = place.hash.split("=");
  useEffect(() => {
    document.title = `${say("sign-in-title")} – Carrack`;
  }, [say]);
  if (kind === "mail") return <Confirmed code={code} />;
  if (kind === "password") return <ChoosePassword code={code} />;
  if (me?.kind === "account") {
    return (
      <div className="form stack">
        <h1>{me.name}</h1>
        <p>{say("profile-account")}</p>
        <Link to={back} className="button main">
          {say("sign-in-go-on")}
        </Link>
      </div>
    );
  }
  return (
    <div className="form stack">
      <h1>{say("sign-in")}</h1>
      <SignIn hasGuest={me !== null} back={back} />
      <Account name={me?.name ?? ""} back={back} />
      <Forgotten />
    </div>
  );
}

function SignIn({ hasGuest, back }: { hasGuest: boolean; back: string }) {
  const say = useSay();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [claim, setClaim] = useState(true);
  const { busy, problem, run } = useDoing();
  return (
    <Form
      title={say("sign-in-title")}
      submit={say("sign-in")}
      work={async () => {
        nowIs(await http.signIn(name, password, hasGuest && claim));
        go(back);
      }}
    >
      <NameField value={name} onChange={setName} />
      <TextField
        label={say("account-password")}
        name="password"
        type="password"
        value={password}
        required
        autoComplete="current-password"
        onChange={setPassword}
      />
      {hasGuest && <Check label={say("sign-in-claim")} value={claim} onChange={setClaim} />}
      {hasPasskeys() && (
        <>
          <Button
            isDisabled={busy}
            onPress={() =>
              run(async () => {
                nowIs(await signInByPasskey(hasGuest && claim));
                go(back);
              })
            }
          >
            {say("sign-in-passkey")}
          </Button>
          <ProblemLine problem={problem} />
        </>
      )}
    </Form>
  );
}

function Account({ name: known, back }: { name: string; back: string }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [name, setName] = useState(() => known || guestName());
  const [password, setPassword] = useState("");
  return (
    <Form
      title={say("account-title")}
      submit={say("account-open")}
      work={async () => {
        nowIs(await http.openAccount(name, password, language));
        go(back);
      }}
    >
      <NameField value={name} onChange={setName} />
      <NewPassword name="password" value={password} onChange={setPassword} />
    </Form>
  );
}

/** Another password: by a letter where the server sends some, by the code that was written down everywhere. */
function Forgotten() {
  const say = useSay();
  const sendsMail = useSession((session) => session.sendsMail);
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  return (
    <Fold title={say("forgotten-title")}>
      <div className="stack">
        {sendsMail && (
          <Form
            submit={say("forgotten-send")}
            done={say("forgotten-sent")}
            work={() => http.forgotPassword(name)}
          >
            <NameField value={name} onChange={setName} />
          </Form>
        )}
        <Form
          submit={say("password-change")}
          done={say("password-new-done")}
          work={() => http.recover(name, code, password)}
        >
          <NameField value={name} onChange={setName} />
          <TextField
            label={say("recovery-code")}
            name="code"
            value={code}
            required
            autoComplete="off"
            onChange={setCode}
          />
          <NewPassword name="new" value={password} onChange={setPassword} />
        </Form>
      </div>
    </Fold>
  );
}

function ChoosePassword({ code }: { code: string }) {
  const say = useSay();
  const [password, setPassword] = useState("");
  return (
    <div className="form stack">
      <h1>{say("forgotten-title")}</h1>
      <Form
        submit={say("password-change")}
        done={say("password-new-done")}
        work={() => http.choosePassword(code, password)}
      >
        <NewPassword name="new" value={password} onChange={setPassword} />
      </Form>
      <Link to="/sign-in">{say("sign-in")}</Link>
    </div>
  );
}

/** The address is confirmed once, by whoever opens the letter's link. */
function Confirmed({ code }: { code: string }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [done, setDone] = useState(false);
  useEffect(() => {
    run(async () => {
      await http.confirmMail(code);
      setDone(true);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each code
  }, [code]);
  return (
    <div className="form stack">
      <h1>{say("mail-confirm-title")}</h1>
      {!busy && done && <p role="status">{say("mail-confirmed")}</p>}
      <ProblemLine problem={problem} />
      <Link to="/profile">{say("nav-profile")}</Link>
    </div>
  );
}

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

function NameField({ value, onChange }: FieldProps) {
  const say = useSay();
  return (
    <TextField
      label={say("profile-name")}
      name="name"
      value={value}
      maxLength={LONGEST_NAME}
      required
      autoComplete="username"
      onChange={onChange}
    />
  );
}

export function NewPassword({ name, value, onChange }: FieldProps & { name: string }) {
  const say = useSay();
  return (
    <TextField
      label={say(name === "new" ? "password-new" : "account-password")}
      hint={say("account-password-text")}
      name={name}
      type="password"
      value={value}
      required
      autoComplete="new-password"
      onChange={onChange}
    />
  );
}
