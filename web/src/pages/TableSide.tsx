import { memo, useCallback, useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import { useSession } from "../api/session";
import { send } from "../api/store";
import type { ChatLine, SeatInfo } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Tabs } from "../kit/Tabs";
import { Chat } from "../table/Chat";
import type { Step } from "../table/face";
import { Log, merged } from "../table/Log";
import { useAsk } from "./asking";
import { WhoIsHere } from "./WhoIsHere";

interface Props {
  id: string;
  chat: ChatLine[];
  steps: Step[];
  seat: number | null;
  seats: SeatInfo[];
  isPlaying: boolean;
  linkKey: string;
  current: number | null; // an earlier step that is looked at
  jump: ((step: number) => void) | undefined;
}

/** Beside the game: what happened, and what was said. */
export const TableSide = memo(function TableSide(props: Props) {
  const { id, chat, steps, seat, seats, isPlaying, linkKey, current, jump } = props;
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const [tab, setTab] = useState("log");
  const [muted, setMuted] = useState<string[]>([]);
  const [seen, setSeen] = useState(0);
  const early = useAsk(
    useCallback(
      () => http.log({ kind: "tables", id, key: linkKey }, -1, seat === null ? null : String(seat), language),
      [id, linkKey, seat, language],
    ),
  );
  const lines = useMemo(() => merged(early.found ?? [], steps), [early.found, steps]);
  const count = chat.length;
  useEffect(() => {
    if (tab === "chat") setSeen(count);
  }, [tab, count]);
  const unread = tab === "chat" ? 0 : count - seen;
  const newest = steps.at(-1);
  return (
    <section className="side">
      <Tabs
        label={say("side")}
        chosen={tab}
        choose={setTab}
        tabs={[
          {
            id: "log",
            name: say("log"),
            panel: () => <Log lines={lines} current={current ?? undefined} jump={jump} />,
          },
          {
            id: "chat",
            name: (
              <>
                {say("chat")}
                {unread > 0 && <span className="tag turn numbers">{unread}</span>}
              </>
            ),
            panel: () => (
              <>
                <WhoIsHere id={id} seats={seats} yours={seat === null ? [] : [seat]} />
                <Chat
                  lines={chat}
                  hint={seat === null && isPlaying ? say("chat-looks-on-text") : undefined}
                  me={me?.id ?? null}
                  muted={muted}
                  canSpeak={me !== null}
                  speak={(text) => send({ type: "chat", table: id, text })}
                  mute={(person) => {
                    setMuted([...muted, person]);
                    void http.block(person, "mute").catch(() => undefined);
                  }}
                />
              </>
            ),
          },
        ]}
      />
      <p className="unseen" aria-live="polite">
        {newest?.log?.join(" ")}
      </p>
    </section>
  );
});
