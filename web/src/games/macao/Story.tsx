/** What a game of Macao has to tell: how each seat used its wind rose, and what its cards brought. */
import type { JSX } from "react";
import { CardGains } from "../../board/CardGains";
import { SeatColumns } from "../../board/SeatColumns";
import { AsTable } from "../../table/charts";
import type { StoryProps } from "../../table/story";

interface RoseRound {
  round: number;
  arrived: number;
  gained: number;
  used: number;
  lost: number;
}

interface SeatStory {
  rose: RoseRound[];
  quarters: number;
  deliveries: number;
  activated: number;
  punish_markers: number;
  tribute: number;
}

interface CardStory {
  card: string;
  seat: number;
  taken: number;
  activated: number | null;
  cost: number;
  uses: number;
  prestige: number;
  gold: number;
  cubes: number;
}

interface MacaoStory {
  seats: SeatStory[];
  cards: CardStory[];
}

type Say = StoryProps["say"];

export default function Story({ story, names, labels, say }: StoryProps): JSX.Element | null {
  const told = story as MacaoStory;
  if (!told?.seats?.length) return null;
  return (
    <>
      <section className="stack">
        <h3>{say("rose-title")}</h3>
        <p className="soft small">{say("rose-text")}</p>
        <Roses seats={told.seats} names={names} say={say} />
      </section>
      <CardGains
        cards={told.cards}
        names={names}
        labels={labels}
        say={say}
        heads={["card-rounds", "card-cost", "card-prestige", "card-gold"].map((key) => say(key))}
        before={(card) => [roundsOf(card, say), card.activated === null ? "–" : card.cost]}
        points={(card) => card.prestige}
        after={(card) => card.gold}
      />
    </>
  );
}

export const total = (rose: RoseRound[], what: "arrived" | "gained" | "used" | "lost") =>
  rose.reduce((sum, round) => sum + round[what], 0);

function Roses({ seats, names, say }: { seats: SeatStory[]; names: string[]; say: Say }) {
  const columns = seats.map((seat) => ({
    columns: seat.rose.map(({ round, used, lost }) => ({
      round,
      done: used,
      lost,
      told: say("rose-round", { round, used, lost }),
    })),
    sum: say("rose-sum", { used: total(seat.rose, "used"), lost: total(seat.rose, "lost") }),
    said: say("seat-deeds", {
      quarters: seat.quarters,
      deliveries: seat.deliveries,
      cards: seat.activated,
      tribute: seat.tribute,
    }),
  }));
  return (
    <>
      <SeatColumns seats={columns} names={names} />
      <AsTable
        head={[
          "",
          say("rose-arrived"),
          say("rose-gained"),
          say("rose-used"),
          say("rose-lost"),
          say("deed-quarters"),
          say("deed-deliveries"),
          say("deed-cards"),
          say("deed-tribute"),
          say("deed-markers"),
        ]}
        rows={seats.map((seat, index) => [
          names[index],
          total(seat.rose, "arrived"),
          total(seat.rose, "gained"),
          total(seat.rose, "used"),
          total(seat.rose, "lost"),
          seat.quarters,
          seat.deliveries,
          seat.activated,
          seat.tribute,
          seat.punish_markers,
        ])}
      />
    </>
  );
}

function roundsOf({ taken, activated }: CardStory, say: Say): string {
  return activated === null ? say("card-waiting", { taken }) : say("card-active", { taken, activated });
}
