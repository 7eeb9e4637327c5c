import { useState } from "react";
import type { AnsweredInfo, OfferInfo, SeatInfo } from "../api/types";
import { useSay, type Say } from "../i18n";
import { Button } from "../kit/Button";

interface Props {
  offers: OfferInfo[];
  seats: SeatInfo[];
  yours: number[];
  answer: (seat: number, offer: number, yes: boolean) => void;
}

interface AnswerProps {
  answered: AnsweredInfo | null | undefined;
  seats: SeatInfo[];
  yours: number[];
}

/** What became of one's own offer, until it has been read. */
export function OfferAnswer({ answered, seats, yours }: AnswerProps) {
  const say = useSay();
  const [read, setRead] = useState<number | null>(null);
  if (!answered || !yours.includes(answered.seat) || read === answered.offer) return null;
  const name = answered.by == null ? "" : (seats[answered.by]?.name ?? "");
  return (
    <div className="notice row spread" role="status">
      <span>
        {say(`offer-${answered.what}-${answered.outcome}`, { name })}{" "}
        {answered.wait ? againIn(say, answered.wait) : ""}
      </span>
      <Button onPress={() => setRead(answered.offer)}>{say("close")}</Button>
    </div>
  );
}

/** After a refusal one waits half a minute, and twice as long each time. */
function againIn(say: Say, seconds: number): string {
  return seconds < 60 ? say("offer-again-soon") : say("offer-again", { minutes: Math.round(seconds / 60) });
}

/** What somebody asks of everybody: to take something back, or to end the game now. */
export function Offers({ offers, seats, yours, answer }: Props) {
  const say = useSay();
  return offers.map((offer) => {
    const name = seats[offer.seat]?.name ?? "";
    const own = yours.includes(offer.seat);
    const asked = yours.find((seat) => !offer.agreed.includes(seat));
    return (
      <div key={offer.offer} className="notice row spread" role="status">
        <span>
          {offer.what === "undo" && offer.move?.length
            ? say("offer-undo-move", { name, move: offer.move.join(" "), more: offer.steps - 1 })
            : say(`offer-${offer.what}`, { name, steps: offer.steps, days: offer.days ?? 0 })}
        </span>
        <span className="row">
          {asked !== undefined && (
            <>
              <Button look="main" onPress={() => answer(asked, offer.offer, true)}>
                {say("offer-agree")}
              </Button>
              <Button onPress={() => answer(asked, offer.offer, false)}>{say("offer-refuse")}</Button>
            </>
          )}
          {asked === undefined && own && (
            <Button onPress={() => answer(offer.seat, offer.offer, false)}>{say("offer-withdraw")}</Button>
          )}
          {asked === undefined && <span className="soft small">{say("offer-waits")}</span>}
        </span>
      </div>
    );
  });
}
