import { useCallback, useState } from "react";
import * as http from "../api/http";
import { useStore } from "../api/store";
import type { Blocked, ChatLine, SeatInfo } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { useAsk, useDoing } from "./asking";
import { ProblemLine } from "./Problem";
import { ReportPerson } from "./ReportPerson";

interface Props {
  table: string;
  seats: SeatInfo[];
  me: string | null;
  close: () => void;
}

interface Met {
  id: string;
  name: string;
}

/** Other people at a table, each of them once: those who sit here, and those who said something. */
export function othersAt(seats: SeatInfo[], said: ChatLine[], me: string | null): Met[] {
  const found = new Map<string, string>();
  for (const { person, name } of [...said, ...seats]) if (person && person !== me) found.set(person, name);
  return [...found].map(([id, name]) => ({ id, name }));
}

/** Who plays here, and what to do about somebody who behaves badly. */
export function PeopleHere({ table, seats, me, close }: Props) {
  const say = useSay();
  const { found, again } = useAsk(useCallback(() => http.blocked(), []));
  const said = useStore((store) => store.tables[table]?.chat);
  const others = othersAt(seats, said ?? [], me);
  return (
    <Dialog title={say("menu-people")} isOpen onClose={close}>
      {others.length === 0 && <p className="soft">{say("people-none")}</p>}
      <ul className="stack">
        {others.map((person) => (
          <li key={person.id}>
            <Person
              person={person}
              table={table}
              blocked={found?.find((one) => one.id === person.id)?.kind}
              again={again}
            />
          </li>
        ))}
      </ul>
      <Button onPress={close}>{say("close")}</Button>
    </Dialog>
  );
}

interface PersonProps {
  person: Met;
  table: string;
  blocked: Blocked["kind"] | undefined;
  again: () => void;
}

function Person({ person, table, blocked, again }: PersonProps) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [reporting, setReporting] = useState(false);
  const change = (what: () => Promise<void>) => () =>
    run(async () => {
      await what();
      again();
    });
  return (
    <div className="stack">
      <div className="row spread">
        <span>
          <a href={`/people/${person.id}`} target="_blank" rel="noopener">
            <b>{person.name}</b>
          </a>{" "}
          {blocked && <span className="tag">{say(`people-is-${blocked}`)}</span>}
        </span>
        <span className="row">
          {blocked ? (
            <Button isDisabled={busy} onPress={change(() => http.unblock(person.id))}>
              {say("blocked-undo")}
            </Button>
          ) : (
            <>
              <Button isDisabled={busy} onPress={change(() => http.block(person.id, "mute"))}>
                {say("people-mute")}
              </Button>
              <Button isDisabled={busy} onPress={change(() => http.block(person.id, "block"))}>
                {say("people-block")}
              </Button>
            </>
          )}
          <Button look="danger" onPress={() => setReporting(!reporting)} aria-expanded={reporting}>
            {say("people-report")}
          </Button>
        </span>
      </div>
      {reporting && <ReportPerson person={person} table={table} />}
      <ProblemLine problem={problem} />
    </div>
  );
}
