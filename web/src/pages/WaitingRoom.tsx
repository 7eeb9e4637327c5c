import { useEffect } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import { line, send, type TableState } from "../api/store";
import type { TableInfo } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { go } from "../kit/route";
import { Chat } from "../table/Chat";
import { Seats } from "../table/Seats";
import { useDoing } from "./asking";
import { FRIENDLY, guestName } from "./guest";
import { Corrected } from "./printed";
import { ProblemLine } from "./Problem";
import { ShareLink } from "./ShareLink";
import { Emblem } from "./titles";

const NOBODY: number[] = [];

interface Props {
  info: TableInfo;
  yours: number[];
  table: TableState;
  linkKey: string;
}

/** A table that waits for people. */
export function WaitingRoom({ info, yours, table, linkKey }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const { busy, problem, run } = useDoing();
  const isOwner = me !== null && info.owner === me.id;
  const open = info.seats.filter((seat) => seat.kind === "open");
  useEffect(() => {
    document.title = `${info.name} – Carrack`;
  }, [info.name]);
  const sit = () =>
    run(async () => {
      await somebody(guestName(), language);
      await http.join(info.id, linkKey);
      line.refresh(info.id);
    });
  const stand = () =>
    run(async () => {
      await http.leave(info.id);
      go("/");
    });
  const start = () => run(async () => void (await http.start(info.id, open.length > 0 ? FRIENDLY : null)));
  return (
    <div className="room stack">
      <div className="row">
        <Emblem title={info.title} size={64} />
        <div>
          <h1>{info.name}</h1>
          <p className="soft">{say("room-text", { count: open.length })}</p>
          {info.rated && <p className="soft small">{say("open-rated-text")}</p>}
          <Corrected id={info.id} linkKey={linkKey} data={info.data} />
        </div>
      </div>
      <Seats seats={info.seats} yours={yours} shown={null} acting={NOBODY} />
      <div className="row">
        {yours.length === 0 && open.length > 0 && (
          <Button look="main" large onPress={sit} isDisabled={busy}>
            {say("sit-down")}
          </Button>
        )}
        {isOwner && (
          <Button look="main" large onPress={start} isDisabled={busy}>
            {say(open.length > 0 ? "room-start-bots" : "room-start")}
          </Button>
        )}
        {yours.length > 0 && (
          <Button onPress={stand} isDisabled={busy}>
            {say("stand-up")}
          </Button>
        )}
      </div>
      <ProblemLine problem={problem} />
      <section className="panel stack">
        <h2>{say("share")}</h2>
        <ShareLink id={info.id} linkKey={linkKey} />
      </section>
      <section className="panel stack">
        <h2>{say("chat")}</h2>
        <Chat
          lines={table.chat}
          me={me?.id ?? null}
          muted={[]}
          canSpeak={yours.length > 0}
          speak={(text) => send({ type: "chat", table: info.id, text })}
          mute={(person) => void http.block(person, "mute").catch(() => undefined)}
        />
      </section>
    </div>
  );
}
