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
import { LanguagePick, ThemePick } from "./Frame";
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

interface Entry {
  id: string;
  said: string;
  isThere?: boolean;
  isDisabled?: boolean;
  danger?: boolean;
  does: () => void;
}

const openBeside = (address: string) => void window.open(address, "_blank", "noopener");

/** What is done rarely at a table. */
export const TableMenu = memo(function TableMenu(props: Props) {
  const { id, link, share, info, seat, plan, undoAgreed, over, hasRules, tryOut } = props;
  const say = useSay();
  const [question, setQuestion] = useState<"resign" | "end" | null>(null);
  const [people, setPeople] = useState(false);
  const [fair, setFair] = useState(false);
  const [loud, setLoud] = useState(false);
  const [speech, setSpeech] = useState(false);
  const [bug, setBug] = useState(false);
  const [pause, setPause] = useState(false);
  const [shown, setShown] = useState<string[] | null>(null); // entries of the menu while it is open
  useCommitment(id, info.commitment);
  const { careful, setCareful, sound, setSound, keys, setKeys, nudges, setNudges } = useSettings();
  const pace = useChosenPace();
  const me = useSession((session) => session.me);
  const plays = seat !== null && !over;
  const autoPass = (plan as { auto_pass?: boolean } | null)?.auto_pass;
  const rarely: Entry[] = [
    {
      id: "rules",
      said: say("nav-rules"),
      isThere: hasRules,
      does: () => openBeside(`/rules/${info.title}`),
    },
    {
      id: "cards",
      said: say("cards-title"),
      isThere: hasRules,
      does: () => openBeside(rulesLinks(info.title).cards((info.options as { variant?: string }).variant)),
    },
    { id: "replay", said: say("to-replay"), isThere: over, does: () => go(`/table/${id}/replay`) },
    { id: "share", said: say("share"), does: share },
    { id: "people", said: say("menu-people"), isThere: me !== null, does: () => setPeople(true) },
    { id: "sound", said: say(sound ? "sound-off" : "sound-on"), does: () => setSound(!sound) },
    { id: "volume", said: say("sound-volume"), does: () => setLoud(true) },
    { id: "language", said: say("language"), does: () => setSpeech(true) },
    { id: "speed", said: say("speed", { speed: say(`speed-${pace}`) }), does: nextPace },
    { id: "keys", said: say(keys ? "menu-keys-off" : "menu-keys"), does: () => setKeys(!keys) },
    {
      id: "nudges",
      said: say(nudges ? "menu-nudges-off" : "menu-nudges"),
      isThere: plays && info.hints,
      does: () => setNudges(!nudges),
    },
    { id: "notices", said: say("menu-notices"), isThere: plays, does: () => go("/profile") },
    {
      id: "careful",
      said: say(careful ? "menu-careful-off" : "menu-careful"),
      does: () => setCareful(!careful),
    },
    {
      id: "auto",
      said: say(autoPass ? "menu-auto-off" : "menu-auto"),
      isThere: plays,
      does: () => plays && send({ type: "plan", table: id, seat, actions: [], auto_pass: !autoPass }),
    },
    {
      id: "what-if",
      said: say("menu-what-if"),
      isThere: plays && tryOut !== undefined,
      does: () => tryOut?.(),
    },
    { id: "fair", said: say("fair-title"), isThere: !!info.commitment, does: () => setFair(true) },
    {
      id: "undo",
      said: say("menu-undo"),
      isThere: plays && !info.rated,
      isDisabled: undoAgreed === 0,
      does: () => plays && send({ type: "offer", table: id, seat, what: "undo", steps: 1 }),
    },
    { id: "end", said: say("menu-end"), isThere: plays && !info.rated, does: () => setQuestion("end") },
    {
      id: "pause",
      said: say("menu-pause"),
      isThere: plays && Object.keys(info.clock).length > 0,
      does: () => setPause(true),
    },
    {
      id: "resign",
      said: say("menu-resign"),
      isThere: plays,
      danger: true,
      does: () => setQuestion("resign"),
    },
    {
      id: "campaign",
      said: say("campaign-go"),
      isThere: !!info.campaign && seat !== null,
      does: () => go(`/campaigns/${info.campaign}`),
    },
    {
      id: "contest",
      said: say("contest-go"),
      isThere: !!info.contest,
      does: () => go(`/tournaments/${info.contest}`),
    },
    { id: "bug", said: say("bug-title"), isThere: me !== null, does: () => setBug(true) },
    { id: "home", said: say("to-home"), does: () => go("/") },
  ];
  const there = rarely.filter(({ isThere = true }) => isThere).map(({ id }) => id);
  function answer() {
    if (seat === null) return;
    if (question === "resign") send({ type: "resign", table: id, seat });
    if (question === "end") send({ type: "offer", table: id, seat, what: "end" });
    setQuestion(null);
  }
  return (
    <>
      {/* Nothing moves under the finger: what comes or goes meanwhile does so when it opens again. */}
      <MenuTrigger isOpen={shown !== null} onOpenChange={(isOpen) => setShown(isOpen ? there : null)}>
        <Button round aria-label={say("menu")}>
          <Icon name="more" size={20} />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu aria-label={say("menu")}>
            {rarely
              .filter(({ id }) => (shown ?? there).includes(id))
              .map(({ id, said, isDisabled, danger, does }) => (
                <MenuItem
                  key={id}
                  id={id}
                  className={danger ? "menu-item danger" : "menu-item"}
                  isDisabled={isDisabled || !there.includes(id)}
                  onAction={does}
                >
                  {said}
                </MenuItem>
              ))}
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
      <Dialog title={say("language")} isOpen={speech} onClose={() => setSpeech(false)}>
        <LanguagePick />
        <ThemePick />
        <Button onPress={() => setSpeech(false)}>{say("close")}</Button>
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
        text={say(question === "end" ? "end-text" : givingUpText(info, seat))}
        yes={say(question === "end" ? "end-yes" : "resign-yes")}
        no={say("sure-no")}
        onYes={answer}
        onNo={() => setQuestion(null)}
      />
    </>
  );
});

/** What is said before a seat gives up: what will become of the game, and where it counts. */
export function givingUpText(info: TableInfo, seat: number | null): string {
  const then = afterGivingUp(info.seats, seat, info.cooperative);
  const inContest = info.contest && !info.cooperative && then !== "wins";
  return `resign-text-${then}${info.rated ? "-rated" : inContest ? "-contest" : ""}`;
}

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
