import { useState } from "react";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import * as http from "../api/http";
import type { SeatInfo, Title } from "../api/types";
import { useSay } from "../i18n";
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
export function RoomSeat({ table, seat, number, levels, rated }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [inviting, setInviting] = useState(false);
  const isPerson = seat.kind === "person";
  const choose = (key: React.Key) => {
    const level = String(key);
    if (level === "invite") return setInviting(true);
    run(async () => {
      if (level === "leave") await http.askToLeave(table, seat.seat);
      else await http.replaceSeat(table, seat.seat, level === "open" ? null : level.slice("bot ".length));
    });
  };
  return (
    <>
      <MenuTrigger>
        <Button round aria-label={say("room-seat", { number })} isDisabled={busy}>
          <Icon name="more" size={16} />
        </Button>
        <Popover className="popover" placement="bottom">
          <Menu onAction={choose} aria-label={say("room-seat", { number })}>
            {isPerson && (
              <MenuItem id="leave" className="menu-item danger">
                {say("room-ask-to-leave", { name: seat.name })}
              </MenuItem>
            )}
            {!isPerson && (
              <MenuItem id="invite" className="menu-item">
                {say("room-invite")}
              </MenuItem>
            )}
            {!isPerson && (seat.kind === "bot" || seat.kept_for) && (
              <MenuItem id="open" className="menu-item">
                {say("room-open")}
              </MenuItem>
            )}
            {!isPerson &&
              levels.map((level) => (
                <MenuItem key={level.id} id={`bot ${level.id}`} className="menu-item">
                  {say("seat-kind-bot", { level: level.label })}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <ProblemLine problem={problem} />
      {inviting && <Invite table={table} seat={seat.seat} rated={rated} close={() => setInviting(false)} />}
    </>
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
