/** A pause of the whole table, and days off of single people: what is said of them, and how all agree to one. */
import { useState } from "react";
import { send } from "../api/store";
import type { TableInfo } from "../api/types";
import { useSayMore, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Pick } from "../kit/Field";
import { dayOf } from "./timeLeft";

const DAYS = [1, 2, 3, 5, 7, 14, 30];
const USUAL = 3;

/** Whose clocks stand until when; nothing where all run. */
export function Resting({ info }: { info: TableInfo }) {
  const say = useSayMore("slow");
  const language = useTexts((texts) => texts.language);
  const rests = (info.rests ?? []).filter((one) => one.until > Date.now());
  if (!say || rests.length === 0 || info.status !== "playing") return null;
  return rests.map(({ seat, until }) => (
    <p key={seat ?? "all"} className="notice" role="status">
      {seat === null
        ? say("paused-until", { day: dayOf(until, language) })
        : say("off-until", { name: info.seats[seat]?.name ?? "", day: dayOf(until, language) })}
    </p>
  ));
}

interface Props {
  id: string;
  seat: number;
  info: TableInfo;
  close: () => void;
}

/** Asks all for a pause, or to end the one there is. */
export function Pause({ id, seat, info, close }: Props) {
  const say = useSayMore("slow");
  const [days, setDays] = useState(USUAL);
  const isPaused = info.rests?.some((one) => one.seat === null && one.until > Date.now());
  const ask = (length: number) => {
    send({ type: "offer", table: id, seat, what: "pause", days: length });
    close();
  };
  if (!say) return null;
  return (
    <Dialog title={say("pause-title")} isOpen onClose={close}>
      <p>{say("pause-text")}</p>
      <Pick
        label={say("pause-how-long")}
        value={String(days)}
        choices={DAYS.map((one) => ({ value: String(one), label: say("pause-days", { count: one }) }))}
        onChange={(value) => setDays(Number(value))}
      />
      <div className="row">
        <Button look="main" onPress={() => ask(days)}>
          {say("pause-ask")}
        </Button>
        {isPaused && <Button onPress={() => ask(0)}>{say("pause-end")}</Button>}
        <Button onPress={close}>{say("sure-no")}</Button>
      </div>
    </Dialog>
  );
}
