import { useEffect, type ReactNode } from "react";
import { comeAgain } from "../api/store";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { useWaiting, watchWhoWaits } from "../api/waiting";
import { labelled, chooseLanguage, LANGUAGES, useSay, useTexts, type Language } from "../i18n";
import { Link } from "../kit/Button";
import { Icon, type IconName } from "../kit/Icon";
import type { Place } from "../kit/route";
import { useSettings, type Theme } from "../kit/settings";
import { Ship } from "../kit/Ship";
import { SoundButton } from "../table/SoundButton";
import { Banner } from "./Banner";

/** Places in the head, five of them below the thumb, with the first part of every address that belongs there. */
const PLACES: { to: string; parts: (string | undefined)[]; icon: IconName; word: string; wide?: true }[] = [
  { to: "/", parts: [undefined, "open"], icon: "play", word: "nav-play" },
  { to: "/learn", parts: ["learn", "rules", "cards", "how"], icon: "learn", word: "nav-learn" },
  { to: "/watch", parts: ["watch", "records", "record", "rankings"], icon: "watch", word: "nav-watch" },
  { to: "/tables", parts: ["tables", "campaigns"], icon: "tables", word: "nav-tables" },
  { to: "/tournaments", parts: ["tournaments"], icon: "cup", word: "nav-contests", wide: true },
  { to: "/profile", parts: ["profile", "people", "friends"], icon: "person", word: "nav-profile" },
];

/** What stands around every page: the mark, the way home, language, theme and sound. */
export function Frame({ place, children }: { place: Place; children: ReactNode }) {
  const say = useSay();
  const { me, asked } = useSession();
  const count = useWaiting((known) => known.waiting.length);
  useEffect(watchWhoWaits, []);
  const atTable = ["table", "tables"].includes(place.parts[0] ?? "") && place.parts.length > 1;
  return (
    <div className={`frame${atTable ? " at-table" : ""}`}>
      <a className="skip" href="#content">
        {say("skip")}
      </a>
      <header className="top">
        <Link to="/" className="mark" label={labelled("Carrack", say("to-home"))}>
          <Ship size={32} />
          <span>Carrack</span>
        </Link>
        <nav aria-label={say("nav")}>
          {PLACES.map(({ to, parts, icon, word, wide }) => (
            <Link
              key={to}
              to={to}
              className={wide ? "for-wide" : ""}
              current={parts.includes(place.parts[0])}
            >
              <Icon name={icon} size={18} />
              <span>{to === "/profile" && me ? me.name : say(word)}</span>
              {to === "/tables" && count > 0 && (
                <>
                  <i className="waits-badge numbers" aria-hidden="true">
                    {count}
                  </i>
                  <span className="unseen">{say("nav-waits", { count })}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        {me?.kind !== "account" && asked && place.parts[0] !== "sign-in" && (
          <Link
            to={`/sign-in?to=${encodeURIComponent(location.pathname + location.hash)}`}
            className="button plain sign-in"
          >
            {say("sign-in")}
          </Link>
        )}
        <SoundButton className="plain" />
      </header>
      <Banner />
      {children}
      {!atTable && <Foot />}
    </div>
  );
}

function Foot() {
  const say = useSay();
  return (
    <footer className="foot">
      <LanguagePick />
      <ThemePick />
      <span className="row">
        <Link to="/rules">{say("nav-rules")}</Link>
        <Link to="/tournaments">{say("nav-contests")}</Link>
        <Link to="/rankings">{say("rankings-title")}</Link>
        <Link to="/records">{say("nav-records")}</Link>
        <Link to="/how">{say("nav-how")}</Link>
      </span>
    </footer>
  );
}

/** Both the page and what the server says change; a person's profile remembers it. */
export async function speak(language: Language): Promise<void> {
  await chooseLanguage(language);
  comeAgain();
  if (useSession.getState().me) {
    useSession.setState({ me: await http.changeMe({ language }) });
  }
}

export function LanguagePick() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  return (
    <label className="row">
      <span className="soft">{say("language")}</span>
      <select
        className="input narrow"
        value={language}
        onChange={(event) => void speak(event.target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemePick() {
  const say = useSay();
  const { theme, setTheme } = useSettings();
  return (
    <label className="row">
      <span className="soft">{say("theme")}</span>
      <select
        className="input narrow"
        value={theme}
        onChange={(event) => setTheme(event.target.value as Theme)}
      >
        {(["auto", "light", "dark"] as const).map((one) => (
          <option key={one} value={one}>
            {say(`theme-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
