import type { ReactNode } from "react";
import { comeAgain } from "../api/store";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { LANGUAGES, useSay, useTexts, type Language } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import type { Place } from "../kit/route";
import { useSettings, type Theme } from "../kit/settings";
import { Ship } from "../kit/Ship";
import { Banner } from "./Banner";

/** What stands around every page: the mark, the way home, language, theme and sound. */
export function Frame({ place, children }: { place: Place; children: ReactNode }) {
  const say = useSay();
  const me = useSession((session) => session.me);
  const atTable = place.parts[0] === "table" || place.parts[0] === "tables";
  return (
    <div className={`frame${atTable ? " at-table" : ""}`}>
      <a className="skip" href="#content">
        {say("skip")}
      </a>
      <header className="top">
        <Link to="/" className="mark" label={`Carrack: ${say("to-home")}`}>
          <Ship size={32} />
          <span>Carrack</span>
        </Link>
        <nav aria-label={say("nav")}>
          <Link to="/rules" current={place.parts[0] === "rules"}>
            {say("nav-rules")}
          </Link>
          <Link to="/records" current={place.parts[0] === "records"}>
            {say("nav-records")}
          </Link>
          <Link to="/profile" current={place.parts[0] === "profile"}>
            {me?.name ?? say("nav-profile")}
          </Link>
        </nav>
        <Sound />
      </header>
      <Banner />
      {children}
      {!atTable && <Foot />}
    </div>
  );
}

function Sound() {
  const say = useSay();
  const { sound, setSound } = useSettings();
  return (
    <Button
      look="plain"
      round
      aria-label={say(sound ? "sound-off" : "sound-on")}
      onPress={() => setSound(!sound)}
    >
      <Icon name={sound ? "sound" : "silent"} size={20} />
    </Button>
  );
}

function Foot() {
  const say = useSay();
  return (
    <footer className="foot">
      <LanguagePick />
      <ThemePick />
      <span className="row">
        <Link to="/rankings">{say("rankings-title")}</Link>
        <Link to="/learn">{say("learn")}</Link>
        <Link to="/how">{say("nav-how")}</Link>
        <Link to="/data">{say("nav-data")}</Link>
        <Link to="/pieces">{say("nav-pieces")}</Link>
      </span>
    </footer>
  );
}

/** Both the page and what the server says change; a person's profile remembers it. */
export async function speak(language: Language): Promise<void> {
  await useTexts.getState().speak(language);
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
