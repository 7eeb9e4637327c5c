import { useState } from "react";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import * as http from "../api/http";
import type { SeatInfo, Title } from "../api/types";
import { labelled, useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { TextField } from "../kit/Field";
import { Icon } from "../kit/Icon";
import { useDoing } from "./asking";
import { ProblemLine, wrongFields } from "./Problem";

interface Props {
  table: string;
  seat: SeatInfo;
  number: number;
  levels: Title["levels"];
  rated: boolean;
}

/** What the host may do about one seat before the start. */
/** Levels with a style of their own are chosen where a table is opened; this menu would become too long. */
const isPlain = ({ id }: { id: string }) => !id.includes("+");

export function RoomSeat({ table, seat, number, levels, rated }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [inviting, setInviting] = useState(false);
  const give = (level: string | null) =>
    run(async () => void (await http.replaceSeat(table, seat.seat, level)));
  const isTaken = seat.kind === "bot" || Boolean(seat.kept_for);
  const level = levels.find((one) => one.id === seat.level);
  const about = (what: string) => labelled(say("room-seat", { number }), what);
  return (
    <div className="around-deeds">
      {seat.kind === "person" ? (
        <Button
          className="small"
          look="danger"
          isDisabled={busy}
          aria-label={labelled(say("room-leave"), seat.name)}
          onPress={() => run(() => http.askToLeave(table, seat.seat))}
        >
          <Icon name="close" size={14} /> {say("room-leave")}
        </Button>
      ) : (
        <>
          <MenuTrigger>
            <Button className="small" isDisabled={busy} aria-label={about(level?.label ?? say("room-bot"))}>
              <Icon name="bot" size={14} /> {seat.kind === "bot" && level ? level.label : say("room-bot")}
            </Button>
            <Popover className="popover" placement="bottom">
              <Menu onAction={(key) => give(String(key))} aria-label={say("room-seat", { number })}>
                {levels.filter(isPlain).map(({ id, label }) => (
                  <MenuItem key={id} id={id} className="menu-item">
                    {say("seat-kind-bot", { level: label })}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
          {isTaken ? (
            <Button
              className="small"
              isDisabled={busy}
              aria-label={about(say("room-open"))}
              onPress={() => give(null)}
            >
              <Icon name="close" size={14} />
            </Button>
          ) : (
            <Button
              className="small"
              isDisabled={busy}
              aria-label={about(say("room-invite"))}
              onPress={() => setInviting(true)}
            >
              {say("room-invite-send")}
            </Button>
          )}
        </>
      )}
      <ProblemLine problem={problem} />
      {inviting && <Invite table={table} seat={seat.seat} rated={rated} close={() => setInviting(false)} />}
    </div>
  );
}

/** Keeps the seat for somebody with an account, who finds the table among their own. */
function Invite({
  table,
  seat,
  rated,
  close,
}: {
  table: string;
  seat: number;
  rated: boolean;
  close: () => void;
}) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [name, setName] = useState("");
  const wrong = wrongFields(problem).name;
  const send = () =>
    run(async () => {
      await http.invite(table, seat, name);
      close();
    });
  return (
    <Dialog title={say("room-invite")} isOpen onClose={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={say("room-invite-name")}
          hint={say(rated ? "room-invite-rated" : "room-invite-text")}
          name="name"
          value={name}
          required
          maxLength={40}
          wrong={wrong}
          onChange={setName}
        />
        <ProblemLine problem={wrong ? null : problem} />
        <div className="row">
          <Button type="submit" look="main" isDisabled={busy}>
            {say("room-invite-send")}
          </Button>
          <Button onPress={close}>{say("cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
