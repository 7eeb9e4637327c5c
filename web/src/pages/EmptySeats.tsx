import * as http from "../api/http";
import { line } from "../api/store";
import type { SeatInfo } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";

interface Props {
  seats: SeatInfo[];
  id: string;
  yours: number[];
  over: boolean;
  linkKey: string;
  hadSeat: boolean;
}

/** A seat that somebody has left: a bot can take it, or a new person. */
export function EmptySeats({ seats, id, yours, over, linkKey, hadSeat }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const left = over
    ? []
    : seats.filter((seat) => seat.kind === "person" && seat.away && !yours.includes(seat.seat));
  const free = over ? undefined : seats.find((seat) => seat.wanted);
  return (
    <>
      {!over && seats.some((seat) => seat.away && yours.includes(seat.seat)) && (
        <div className="notice row spread" role="status">
          <span>{say("seat-own-away")}</span>
          <Button look="main" onPress={() => line.refresh(id)}>
            {say("seat-own-back")}
          </Button>
        </div>
      )}
      {hadSeat && !over && (
        <p className="notice" role="status">
          {say("seat-own-lost")}
        </p>
      )}
      {yours.length > 0 &&
        left.map((seat) => (
          <div key={seat.seat} className="notice row spread">
            <span>{say("seat-left", { name: seat.name })}</span>
            <span className="row">
              {!seat.wanted && (
                <Button
                  isDisabled={busy}
                  onPress={() => run(async () => void (await http.replaceSeat(id, seat.seat, null)))}
                >
                  {say("seat-want")}
                </Button>
              )}
              <Button
                isDisabled={busy}
                onPress={() => run(async () => void (await http.replaceSeat(id, seat.seat, "greedy")))}
              >
                {say("seat-bot")}
              </Button>
            </span>
          </div>
        ))}
      {yours.length === 0 && free && (
        <div className="notice row spread">
          <span>{say("seat-free")}</span>
          <Button
            look="main"
            isDisabled={busy}
            onPress={() =>
              run(async () => {
                await http.join(id, linkKey, free.seat);
                location.reload();
              })
            }
          >
            {say("sit-down")}
          </Button>
        </div>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}
