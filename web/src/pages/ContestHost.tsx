/** What the host of a tournament may do; everybody reads what was decided, and why. */
import { useState } from "react";
import * as contests from "../api/contests";
import type { Contest } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Check, Pick, TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { useDoing } from "./asking";
import { isShared, namesOf } from "./contest";
import { ProblemLine } from "./Problem";

interface Props {
  contest: Contest;
  again: () => void;
}

export function ContestHost({ contest, again }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const [ends, setEnds] = useState(false);
  const doing = (what: () => Promise<unknown>) =>
    run(async () => {
      await what();
      again();
    });
  const host = (what: "pause" | "resume" | "finish") => doing(() => contests.host(contest.id, what));
  if (contest.status === "over" && contest.rounds.length === 0) return null;
  return (
    <section className="panel stack" aria-label={say("contest-host")}>
      <h2>{say("contest-host")}</h2>
      {contest.status !== "over" && (
        <div className="row">
          {contest.status === "running" && (
            <Button isDisabled={busy} onPress={() => host(contest.paused ? "resume" : "pause")}>
              {say(contest.paused ? "contest-resume" : "contest-pause")}
            </Button>
          )}
          <Button look="plain" isDisabled={busy} onPress={() => setEnds(!ends)}>
            {say("contest-finish")}
          </Button>
        </div>
      )}
      {ends && contest.status !== "over" && (
        <div className="stack" role="group" aria-label={say("contest-finish")}>
          <p>{say("contest-finish-text")}</p>
          <Button look="danger" isDisabled={busy} onPress={() => host("finish")}>
            {say("contest-finish-yes")}
          </Button>
        </div>
      )}
      <ProblemLine problem={problem} />
      {contest.rounds.length > 0 && (
        <Fold title={say("contest-decide")}>
          <Decide contest={contest} again={again} />
        </Fold>
      )}
      {contest.status !== "over" && contest.standings.length > 0 && (
        <Fold title={say("contest-remove")}>
          <Remove contest={contest} again={again} />
        </Fold>
      )}
    </section>
  );
}

/** A result for a table that has none, or another one for a table that has. */
function Decide({ contest, again }: Props) {
  const say = useSay();
  const name = namesOf(contest, say);
  const tables = contest.rounds
    .flatMap((round) =>
      round.boards.filter((board) => !board.bye).map((board) => ({ round: round.round, board })),
    )
    .reverse();
  const [chosen, setChosen] = useState(`${tables[0]?.round}/${tables[0]?.board.board}`);
  const found = tables.find(({ round, board }) => `${round}/${board.board}` === chosen) ?? tables[0];
  const [places, setPlaces] = useState<Record<number, number>>({});
  const [forfeits, setForfeits] = useState<number[]>([]);
  const [why, setWhy] = useState("");
  const { busy, problem, run } = useDoing();
  if (!found) return null;
  const { round, board } = found;
  const place = (seat: number) => places[seat] ?? board.places[seat] ?? (isShared(contest) ? 2 : seat + 1);
  const choose = (value: string) => {
    setChosen(value);
    setPlaces({});
    setForfeits([]);
  };
  const send = () =>
    run(async () => {
      await contests.decide(contest.id, {
        round,
        board: board.board,
        places: board.players.map((_, seat) => place(seat)),
        forfeits,
        why,
      });
      setWhy("");
      again();
    });
  return (
    <div className="stack">
      <Pick
        label={say("contest-which-table")}
        value={`${round}/${board.board}`}
        choices={tables.map((one) => ({
          value: `${one.round}/${one.board.board}`,
          label: say("contest-at", { round: one.round, table: one.board.board + 1 }),
        }))}
        onChange={choose}
      />
      {isShared(contest) && (
        <Pick
          label={board.players.map(name).join(", ")}
          value={String(place(0))}
          choices={["contest-won", "contest-lost"].map((key, index) => ({
            value: String(index + 1),
            label: say(key),
          }))}
          onChange={(value) => setPlaces(Object.fromEntries(board.players.map((_, i) => [i, Number(value)])))}
        />
      )}
      {board.players.map((player, seat) => (
        <div key={seat} className="row">
          {!isShared(contest) && (
            <Pick
              label={say("contest-place-of", { name: name(player) })}
              value={String(place(seat))}
              choices={board.players.map((_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onChange={(value) => setPlaces({ ...places, [seat]: Number(value) })}
            />
          )}
          <Check
            label={say("contest-forfeits", { name: name(player) })}
            value={forfeits.includes(seat)}
            onChange={(value) =>
              setForfeits(value ? [...forfeits, seat] : forfeits.filter((other) => other !== seat))
            }
          />
        </div>
      ))}
      <TextField
        label={say("contest-why")}
        value={why}
        maxLength={200}
        autoComplete="off"
        onChange={setWhy}
      />
      <ProblemLine problem={problem} />
      <Button isDisabled={busy || !why.trim()} onPress={send}>
        {say("contest-decide-yes")}
      </Button>
    </div>
  );
}

function Remove({ contest, again }: Props) {
  const say = useSay();
  const here = contest.standings.filter((line) => !line.withdrawn);
  const [chosen, setChosen] = useState("");
  const { busy, problem, run } = useDoing();
  const player = Number(chosen || here[0]?.player);
  const send = () =>
    run(async () => {
      await contests.remove(contest.id, player);
      setChosen("");
      again();
    });
  return (
    <div className="stack">
      <Pick
        label={say("contest-remove-whom")}
        value={String(player)}
        choices={here.map((line) => ({ value: String(line.player), label: line.name }))}
        onChange={setChosen}
      />
      <ProblemLine problem={problem} />
      <Button look="danger" isDisabled={busy || here.length === 0} onPress={send}>
        {say("contest-remove-yes")}
      </Button>
    </div>
  );
}
