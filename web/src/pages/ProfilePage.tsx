import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { nowIs, useSession } from "../api/session";
import type { Me } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Confirm } from "../kit/Dialog";
import { Check, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { go } from "../kit/route";
import { useSettings } from "../kit/settings";
import { useAsk, useDoing } from "./asking";
import { LanguagePick, ThemePick } from "./Frame";
import { Form, LONGEST_NAME } from "./forms";
import { guestName } from "./guest";
import { LettersPick } from "./LettersPick";
import { needsHomeScreen, OwnAddresses, QuietHours } from "./NoticeWays";
import { canPush, isSubscribed, subscribe, unsubscribe } from "./notify";
import { ProblemLine } from "./Problem";
import Passkeys from "./Passkeys";
import { Programs } from "./Programs";
import { NewPassword } from "./SignInPage";

export default function ProfilePage() {
  const say = useSay();
  const me = useSession((session) => session.me);
  useEffect(() => {
    document.title = `${say("profile-title")} – Carrack`;
  });
  return (
    <div className="form stack">
      <h1>{me?.name ?? say("profile-title")}</h1>
      <p className="soft">{say(me ? `profile-${me.kind}` : "profile-nobody")}</p>
      {me && (
        <div className="row">
          <Link to={`/people/${me.id}`}>{say("profile-public")}</Link>
          <Link to="/friends">{say("profile-friends")}</Link>
        </div>
      )}
      {me?.moderator && <Link to="/moderation">{say("moderation-title")}</Link>}
      <Name me={me} />
      <section className="panel stack">
        <h2>{say("profile-look")}</h2>
        <div className="row">
          <LanguagePick />
          <ThemePick />
          <LettersPick />
        </div>
        <Careful />
        <Keys />
      </section>
      {me && <Notices me={me} />}
      {me?.kind !== "account" && (
        <Link to="/sign-in?to=/profile" className="button">
          {say("invite-account")}
        </Link>
      )}
      {me?.kind === "account" && <Password />}
      {me?.kind === "account" && <Recovery />}
      {me?.kind === "account" && <Devices />}
      {me?.kind === "account" && <Passkeys />}
      {me && <Programs />}
      {me && <Blocked />}
      {me && <Leave me={me} />}
    </div>
  );
}

function Name({ me }: { me: Me | null }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [name, setName] = useState(() => me?.name ?? guestName());
  return (
    <Form
      submit={say(me ? "profile-name-save" : "profile-come")}
      work={async () => nowIs(me ? await http.changeMe({ name }) : await http.comeAsGuest(name, language))}
    >
      <TextField
        label={say("profile-name")}
        name="name"
        value={name}
        maxLength={LONGEST_NAME}
        required
        autoComplete="username"
        onChange={setName}
      />
    </Form>
  );
}

function Careful() {
  const say = useSay();
  const { careful, setCareful } = useSettings();
  return <Check label={say("menu-careful")} value={careful} onChange={setCareful} />;
}

function Keys() {
  const say = useSay();
  const { keys, setKeys } = useSettings();
  return <Check label={say("keys-single")} value={keys} onChange={setKeys} />;
}

function Password() {
  const say = useSay();
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  return (
    <Form
      title={say("password-title")}
      submit={say("password-change")}
      work={() => http.changePassword(old, fresh)}
    >
      <TextField
        label={say("password-old")}
        name="old"
        type="password"
        value={old}
        required
        autoComplete="current-password"
        onChange={setOld}
      />
      <NewPassword name="new" value={fresh} onChange={setFresh} />
    </Form>
  );
}

/** A code to write down; with it a forgotten password is replaced, also without mail. */
function Recovery() {
  const say = useSay();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  return (
    <Form
      title={say("recovery-title")}
      submit={say("recovery-make")}
      done=" "
      work={async () => {
        setCode((await http.recoveryCode(password)).code);
        setPassword("");
      }}
    >
      <p className="soft">{say("recovery-text")}</p>
      <TextField
        label={say("account-password")}
        name="password"
        type="password"
        value={password}
        required
        autoComplete="current-password"
        onChange={setPassword}
      />
      {code && (
        <p className="notice" role="status">
          {say("recovery-once")} <code>{code}</code>
        </p>
      )}
    </Form>
  );
}

function Notices({ me }: { me: Me }) {
  const say = useSay();
  const subscribed = useAsk(isSubscribed);
  const { busy, problem, run } = useDoing();
  const [tried, setTried] = useState("");
  const [mail, setMail] = useState(me.mail ?? "");
  const sendsMail = useSession((session) => session.sendsMail);
  const notices = me.notices as { push?: boolean; mail?: boolean };
  const push = (on: boolean) =>
    run(async () => {
      if (on) await subscribe();
      else await unsubscribe();
      nowIs(await http.changeMe({ notices: { push: on } }));
      subscribed.again();
    });
  const attempt = () =>
    run(async () => {
      const { sent, of } = await http.tryPush();
      setTried(say("notices-push-tried", { sent, of }));
    });
  return (
    <section className="panel stack">
      <h2>{say("notices-title")}</h2>
      {canPush() ? (
        <div className="row spread">
          <Check
            label={say("notices-push")}
            value={Boolean(subscribed.found && notices.push)}
            isDisabled={busy}
            onChange={push}
          />
          {subscribed.found && (
            <Button onPress={attempt} isDisabled={busy}>
              {say("notices-push-try")}
            </Button>
          )}
        </div>
      ) : (
        <p className="soft">{say(needsHomeScreen() ? "notices-home-screen" : "notices-push-none")}</p>
      )}
      {tried && <p role="status">{tried}</p>}
      {sendsMail && me.mail_confirmed && (
        <Check
          label={say("notices-mail")}
          value={Boolean(notices.mail)}
          isDisabled={busy}
          onChange={(on) => run(async () => nowIs(await http.changeMe({ notices: { mail: on } })))}
        />
      )}
      {sendsMail && (
        <Form
          submit={say("save")}
          done={say(mail ? "mail-letter-sent" : "saved")}
          work={async () => nowIs(await http.changeMe({ mail: mail || null }))}
        >
          <TextField
            label={say("notices-mail-address")}
            hint={say(me.mail ? (me.mail_confirmed ? "mail-confirmed" : "mail-not-confirmed") : "mail-why")}
            name="mail"
            type="email"
            value={mail}
            autoComplete="email"
            onChange={setMail}
          />
        </Form>
      )}
      <ProblemLine problem={problem} />
      <OwnAddresses />
      <QuietHours me={me} />
    </section>
  );
}

function Devices() {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.devices(), []));
  return (
    <section className="panel">
      <Fold title={say("devices-title")}>
        <ul className="stack small">
          {asked.found?.map((device, index) => (
            <li key={index}>
              {device.device || "–"} ·{" "}
              {new Date(device.created).toLocaleDateString(localeOf(document.documentElement.lang))}{" "}
              {device.current && <span className="tag">{say("device-here")}</span>}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function Blocked() {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.blocked(), []));
  const { busy, run } = useDoing();
  const forgive = (id: string) =>
    run(async () => {
      await http.unblock(id);
      asked.again();
    });
  return (
    <section className="panel">
      <Fold title={say("blocked-title")}>
        {asked.found?.length === 0 && <p className="soft">{say("blocked-none")}</p>}
        <ul className="stack">
          {asked.found?.map((person) => (
            <li key={person.id} className="row spread">
              {person.name}
              <Button isDisabled={busy} onPress={() => forgive(person.id)}>
                {say("blocked-undo")}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function Leave({ me }: { me: Me }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const leave = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      nowIs(null);
      go("/");
    });
  return (
    <section className="panel stack">
      {me.kind === "guest" && <p className="soft">{say("sign-out-guest")}</p>}
      <div className="row">
        <Button isDisabled={busy} onPress={() => leave(() => http.signOut())}>
          {say("sign-out")}
        </Button>
        {me.kind === "account" && (
          <Button isDisabled={busy} onPress={() => leave(() => http.signOut(true))}>
            {say("sign-out-everywhere")}
          </Button>
        )}
        <a className="button" href="/api/me/export" download>
          {say("export")}
        </a>
        <Button look="danger" isDisabled={busy} onPress={() => setAsking(true)}>
          {say("delete-title")}
        </Button>
      </div>
      <ProblemLine problem={problem} />
      <Confirm
        isOpen={asking}
        danger
        title={say("delete-title")}
        text={
          <div className="stack">
            <p>{say("delete-text")}</p>
            {me.kind === "account" && (
              <TextField
                label={say("account-password")}
                name="password"
                type="password"
                value={password}
                autoComplete="current-password"
                onChange={setPassword}
              />
            )}
          </div>
        }
        yes={say("delete-yes")}
        no={say("sure-no")}
        onYes={() => {
          setAsking(false);
          leave(() => http.deleteMe(me.kind === "account" ? password : null));
        }}
        onNo={() => setAsking(false)}
      />
    </section>
  );
}
