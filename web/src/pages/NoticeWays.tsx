/** Where else somebody hears that it is their turn, and when they do not want to. */
import { useCallback, useMemo, useState, type FormEvent } from "react";
import * as http from "../api/http";
import { nowIs } from "../api/session";
import type { HookAsked, Me } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Check, Pick, TextField, WrongFields } from "../kit/Field";
import { useAsk, useDoing } from "./asking";
import { ProblemLine, wrongFields } from "./Problem";

const KINDS = ["ntfy", "discord", "telegram", "json"] as const;
type Kind = (typeof KINDS)[number];
const NIGHT = { from: 22, to: 7 };
const EVENING = 18;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Wishes {
  hooks?: boolean;
  zone?: string;
  quiet_from?: number;
  quiet_to?: number;
  digest?: number;
}

/** The addresses of one's own, and a form for one more. */
export function OwnAddresses() {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.hooks(), []));
  const { busy, problem, run } = useDoing();
  const [tried, setTried] = useState<Record<string, boolean>>({});
  const found = asked.found ?? [];
  const change = (what: () => Promise<unknown>, left: number) =>
    run(async () => {
      await what();
      nowIs(await http.changeMe({ notices: { hooks: left > 0 } }));
      asked.again();
    });
  return (
    <div className="stack">
      <h3>{say("hooks-title")}</h3>
      <p className="soft">{say("hooks-text")}</p>
      <ul className="stack">
        {found.map((hook) => (
          <li key={hook.id} className="row spread">
            <span>{say(`hook-${hook.kind}-at`, { server: hook.server })}</span>
            <span className="row">
              {hook.id in tried && (
                <span role="status">{say(tried[hook.id] ? "hook-taken" : "hook-not-taken")}</span>
              )}
              <Button
                isDisabled={busy}
                onPress={() =>
                  run(async () => {
                    const { sent } = await http.tryHook(hook.id);
                    setTried((old) => ({ ...old, [hook.id]: sent }));
                  })
                }
              >
                {say("hook-try")}
              </Button>
              <Button
                isDisabled={busy}
                onPress={() => change(() => http.removeHook(hook.id), found.length - 1)}
              >
                {say("hook-remove")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <NewAddress
        add={async (hook) => {
          await http.addHook(hook);
          nowIs(await http.changeMe({ notices: { hooks: true } }));
          asked.again();
        }}
      />
      <ProblemLine problem={problem} />
    </div>
  );
}

/** What was typed stays until it was taken; what is wrong with it is said at its field. */
function NewAddress({ add }: { add: (hook: HookAsked) => Promise<void> }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const wrong = useMemo(() => wrongFields(problem), [problem]);
  const [kind, setKind] = useState<Kind>("ntfy");
  const [address, setAddress] = useState("");
  const [bot, setBot] = useState("");
  const [chat, setChat] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    run(async () => {
      await add(
        kind === "telegram"
          ? { kind, bot: bot.trim(), chat: chat.trim() }
          : { kind, address: address.trim() },
      );
      [setAddress, setBot, setChat].forEach((set) => set(""));
    });
  }
  return (
    <form className="row" noValidate onSubmit={send}>
      <Pick
        label={say("hook-kind")}
        value={kind}
        choices={KINDS.map((one) => ({ value: one, label: say(`hook-${one}`) }))}
        onChange={setKind}
      />
      <WrongFields value={wrong}>
        {kind === "telegram" ? (
          <>
            <TextField
              label={say("hook-bot")}
              name="bot"
              value={bot}
              required
              maxLength={150}
              onChange={setBot}
            />
            <TextField
              label={say("hook-chat")}
              name="chat"
              value={chat}
              required
              maxLength={80}
              onChange={setChat}
            />
          </>
        ) : (
          <TextField
            label={say("hook-address")}
            name="address"
            hint={say(`hook-${kind}-hint`)}
            value={address}
            required
            onChange={setAddress}
          />
        )}
      </WrongFields>
      <Button type="submit" isDisabled={busy}>
        {say("hook-add")}
      </Button>
      <ProblemLine problem={Object.keys(wrong).length > 0 ? null : problem} />
    </form>
  );
}

/** Hours without messages, or one message a day about everything. */
export function QuietHours({ me }: { me: Me }) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const wishes = me.notices as Wishes;
  const zone = wishes.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wish = (notices: Wishes | Record<string, number | null>) =>
    run(async () => nowIs(await http.changeMe({ notices: { zone, ...notices } })));
  const isQuiet = wishes.quiet_from !== undefined;
  const isDigest = wishes.digest !== undefined;
  return (
    <div className="stack">
      <h3>{say("quiet-title")}</h3>
      <Check
        label={say("quiet-hours")}
        value={isQuiet}
        isDisabled={busy}
        onChange={(on) => wish(on ? hours(NIGHT.from, NIGHT.to) : hours(null, null))}
      />
      {isQuiet && (
        <div className="row">
          <HourPick
            label={say("quiet-from")}
            hour={wishes.quiet_from!}
            onChange={(hour) => wish({ quiet_from: hour })}
          />
          <HourPick
            label={say("quiet-to")}
            hour={wishes.quiet_to!}
            onChange={(hour) => wish({ quiet_to: hour })}
          />
        </div>
      )}
      <Check
        label={say("quiet-digest")}
        value={isDigest}
        isDisabled={busy}
        onChange={(on) => wish({ digest: on ? EVENING : null })}
      />
      {isDigest && (
        <HourPick label={say("quiet-at")} hour={wishes.digest!} onChange={(hour) => wish({ digest: hour })} />
      )}
      {(isQuiet || isDigest) && <small className="soft">{say("quiet-zone", { zone })}</small>}
      <ProblemLine problem={problem} />
    </div>
  );
}

const hours = (from: number | null, to: number | null) => ({ quiet_from: from, quiet_to: to });

function HourPick({
  label,
  hour,
  onChange,
}: {
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}) {
  const language = useTexts((texts) => texts.language);
  const said = new Intl.DateTimeFormat(localeOf(language), { hour: "numeric", minute: "2-digit" });
  return (
    <Pick
      label={label}
      value={String(hour)}
      choices={HOURS.map((one) => ({ value: String(one), label: said.format(new Date(2026, 0, 1, one)) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** An iPhone tells a page that lies on its home screen, and no other. */
export function needsHomeScreen(): boolean {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

const isTouchMac = () => navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
