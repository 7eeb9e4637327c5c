import { lazy, memo, Suspense, useState } from "react";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { send } from "../api/store";
import type { Position, SeatInfo, TableInfo } from "../api/types";
import { useSession } from "../api/session";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Confirm, Dialog } from "../kit/Dialog";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { useSettings } from "../kit/settings";
import { nextPace, useChosenPace } from "../table/pace";
import { rulesLinks } from "../table/rules";
import { SoundFields } from "../table/SoundButton";
import { Committed, useCommitment } from "./Fairness";
import { PeopleHere } from "./PeopleHere";

const Pause = lazy(() => import("./Pause").then(({ Pause }) => ({ default: Pause })));
const BugReport = lazy(() => import("./BugReport").then(({ BugReport }) => ({ default: BugReport })));

interface Props {
  id: string;
  link: string; // the key of a private table
  share: () => void;
  info: TableInfo;
  seat: number | null;
  plan: Position["plan"];
  undoAgreed: Position["undo_agreed"];
  over: boolean;
  hasRules: boolean;
  tryOut: (() => void) | undefined; // undefined where nothing is tried out
}

/** What is done rarely at a table. */
export const TableMenu = memo(function TableMenu(props: Props) {
  const { id, link, share, info, seat, plan, undoAgreed, over, hasRules, tryOut } = props;
  const say = useSay();
  const [question, setQuestion] = useState<"resign" | "end" | null>(null);
  const [people, setPeople] = useState(false);
  const [fair, setFair] = useState(false);
  const [loud, setLoud] = useState(false);
  const [bug, setBug] = useState(false);
  const [pause, setPause] = useState(false);
  useCommitment(id, info.commitment);
  const { careful, setCareful, sound, setSound, keys, setKeys, nudges, setNudges } = useSettings();
  const pace = useChosenPace();
  const me = useSession((session) => session.me);
  const plays = seat !== null && !over;
  const autoPass = (plan as { auto_pass?: boolean } | null)?.auto_pass;
  function choose(key: React.Key) {
    if (key === "rules") window.open(`/rules/${info.title}`, "_blank", "noopener");
    if (key === "cards")
      window.open(
        rulesLinks(info.title).cards((info.options as { variant?: string }).variant),
        "_blank",
        "noopener",
      );
    if (key === "share") share();
    if (key === "fair") setFair(true);
    if (key === "replay") go(`/table/${id}/replay`);
    if (key === "careful") setCareful(!careful);
    if (key === "sound") setSound(!sound);
    if (key === "volume") setLoud(true);
    if (key === "keys") setKeys(!keys);
    if (key === "nudges") setNudges(!nudges);
    if (key === "speed") nextPace();
    if (key === "people") setPeople(true);
    if (key === "bug") setBug(true);
    if (key === "notices") go("/profile");
    if (key === "home") go("/");
    if (key === "campaign") go(`/campaigns/${info.campaign}`);
    if (key === "contest") go(`/tournaments/${info.contest}`);
    if (key === "resign" || key === "end") setQuestion(key);
    if (key === "pause") setPause(true);
    if (seat === null) return;
    if (key === "what-if") tryOut?.();
    if (key === "undo") send({ type: "offer", table: id, seat, what: "undo", steps: 1 });
    if (key === "auto") send({ type: "plan", table: id, seat, actions: [], auto_pass: !autoPass });
  }
  function answer() {
    if (seat === null) return;
    if (question === "resign") send({ type: "resign", table: id, seat });
    if (question === "end") send({ type: "offer", table: id, seat, what: "end" });
    setQuestion(null);
  }
  return (
    <>
      <MenuTrigger>
        <Button round aria-label={say("menu")}>
          <Icon name="more" size={20} />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu onAction={choose} aria-label={say("menu")}>
            {hasRules && (
              <MenuItem id="rules" className="menu-item">
                {say("nav-rules")}
              </MenuItem>
            )}
            {hasRules && (
              <MenuItem id="cards" className="menu-item">
                {say("cards-title")}
              </MenuItem>
            )}
            {over && (
              <MenuItem id="replay" className="menu-item">
                {say("to-replay")}
              </MenuItem>
            )}
            <MenuItem id="share" className="menu-item">
              {say("share")}
            </MenuItem>
            {me && (
              <MenuItem id="people" className="menu-item">
                {say("menu-people")}
              </MenuItem>
            )}
            <MenuItem id="sound" className="menu-item">
              {say(sound ? "sound-off" : "sound-on")}
            </MenuItem>
            <MenuItem id="volume" className="menu-item">
              {say("sound-volume")}
            </MenuItem>
            <MenuItem id="speed" className="menu-item">
              {say("speed", { speed: say(`speed-${pace}`) })}
            </MenuItem>
            <MenuItem id="keys" className="menu-item">
              {say(keys ? "menu-keys-off" : "menu-keys")}
            </MenuItem>
            {plays && info.hints && (
              <MenuItem id="nudges" className="menu-item">
                {say(nudges ? "menu-nudges-off" : "menu-nudges")}
              </MenuItem>
            )}
            {plays && (
              <MenuItem id="notices" className="menu-item">
                {say("menu-notices")}
              </MenuItem>
            )}
            <MenuItem id="careful" className="menu-item">
              {say(careful ? "menu-careful-off" : "menu-careful")}
            </MenuItem>
            {plays && (
              <MenuItem id="auto" className="menu-item">
                {say(autoPass ? "menu-auto-off" : "menu-auto")}
              </MenuItem>
            )}
            {plays && tryOut && (
              <MenuItem id="what-if" className="menu-item">
                {say("menu-what-if")}
              </MenuItem>
            )}
            {info.commitment && (
              <MenuItem id="fair" className="menu-item">
                {say("fair-title")}
              </MenuItem>
            )}
            {plays && !info.rated && (
              <MenuItem id="undo" className="menu-item" isDisabled={undoAgreed === 0}>
                {say("menu-undo")}
              </MenuItem>
            )}
            {plays && !info.rated && (
              <MenuItem id="end" className="menu-item">
                {say("menu-end")}
              </MenuItem>
            )}
            {plays && Object.keys(info.clock).length > 0 && (
              <MenuItem id="pause" className="menu-item">
                {say("menu-pause")}
              </MenuItem>
            )}
            {plays && (
              <MenuItem id="resign" className="menu-item danger">
                {say("menu-resign")}
              </MenuItem>
            )}
            {info.campaign && seat !== null && (
              <MenuItem id="campaign" className="menu-item">
                {say("campaign-go")}
              </MenuItem>
            )}
            {info.contest && (
              <MenuItem id="contest" className="menu-item">
                {say("contest-go")}
              </MenuItem>
            )}
            {me && (
              <MenuItem id="bug" className="menu-item">
                {say("bug-title")}
              </MenuItem>
            )}
            <MenuItem id="home" className="menu-item">
              {say("to-home")}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Dialog title={say("fair-title")} isOpen={fair} onClose={() => setFair(false)}>
        <Committed commitment={info.commitment ?? ""} />
        <Button onPress={() => setFair(false)}>{say("close")}</Button>
      </Dialog>
      <Dialog title={say("sound-title")} isOpen={loud} onClose={() => setLoud(false)}>
        <SoundFields />
        <Button onPress={() => setLoud(false)}>{say("close")}</Button>
      </Dialog>
      {pause && seat !== null && (
        <Suspense>
          <Pause id={id} seat={seat} info={info} close={() => setPause(false)} />
        </Suspense>
      )}
      {bug && (
        <Suspense>
          <BugReport table={id} seat={seat} link={link} close={() => setBug(false)} />
        </Suspense>
      )}
      {people && (
        <PeopleHere table={id} seats={info.seats} me={me?.id ?? null} close={() => setPeople(false)} />
      )}
      <Confirm
        isOpen={question !== null}
        danger={question === "resign"}
        title={say(question === "end" ? "menu-end" : "menu-resign")}
        text={say(
          question === "end"
            ? "end-text"
            : `resign-text-${afterGivingUp(info.seats, seat, info.cooperative)}${info.rated ? "-rated" : ""}`,
        )}
        yes={say(question === "end" ? "end-yes" : "resign-yes")}
        no={say("sure-no")}
        onYes={answer}
        onNo={() => setQuestion(null)}
      />
    </>
  );
});

/** What becomes of the game when a seat gives up: as the server does it. */
export function afterGivingUp(
  seats: SeatInfo[],
  seat: number | null,
  together = false,
): "plays" | "wins" | "ends" {
  const others = seats.filter((one) => one.kind === "person" && !one.resigned && one.seat !== seat);
  if (others.length === 0) return "ends";
  return seats.length === 2 && !together ? "wins" : "plays";
}
