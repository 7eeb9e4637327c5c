/** What a game of Maracaibo has to tell: VP by round and by source, four trips, and what cards brought. */
import type { JSX } from "react";
import { CardGains } from "../../board/CardGains";
import { SeatColumns } from "../../board/SeatColumns";
import { listOf } from "../../i18n";
import { AsTable, Bars, Lines } from "../../table/charts";
import type { StoryProps } from "../../table/story";

interface Trip {
  round: number;
  stops: string[];
  points: number;
  vp: number;
}

interface SeatStory {
  trips: Trip[];
  sources: Record<string, number>; // VP by what brought them
  deliveries: number;
  quests: number;
  upgrades: number;
  bought: number;
  fights: number;
  liberated: number;
}

interface CardStory {
  card: string;
  seat: number;
  round: number;
  price: number;
  vp: number;
  doubloons: number;
}

export interface MaracaiboStory {
  seats: SeatStory[];
  cards: CardStory[];
  automa: string | null;
  standings: number[][]; // VP before each round and at the end, the automa's last
}

type Say = StoryProps["say"];

export default function Story({ story, names, labels, say }: StoryProps): JSX.Element | null {
  const told = story as MaracaiboStory;
  if (!told?.seats?.length) return null;
  return (
    <>
      <section className="stack">
        <h3>{say("rounds-title")}</h3>
        <Lines
          series={seriesOf(told)}
          label={say("rounds-title")}
          names={told.automa ? [...names, say(`automa-${told.automa}`)] : names}
        />
      </section>
      <section className="stack">
        <h3>{say("sources-title")}</h3>
        <Bars
          seats={told.seats.map(({ sources }) => sources)}
          names={names}
          labels={(source) => say(`source-${source}`)}
        />
      </section>
      <section className="stack">
        <h3>{say("trips-title")}</h3>
        <p className="soft small">{say("trips-text")}</p>
        <Trips seats={told.seats} names={names} say={say} />
      </section>
      <CardGains
        cards={told.cards}
        names={names}
        labels={labels}
        say={say}
        heads={["card-round", "card-price", "card-vp", "card-doubloons"].map((key) => say(key))}
        before={(card) => [card.round, card.price]}
        points={(card) => card.vp}
        after={(card) => card.doubloons}
      />
    </>
  );
}

/** One line for each captain, and one for the automa where it played along. */
export function seriesOf({ seats, automa, standings }: MaracaiboStory): number[][] {
  const lines = seats.length + (automa ? 1 : 0);
  return Array.from({ length: lines }, (_, line) => standings.map((vp) => vp[line] ?? 0));
}

// ---- trips ----

const DEEDS = ["deliveries", "quests", "upgrades", "bought", "fights", "liberated"] as const;

/** What was done on the way, in one sentence. */
function deedsOf(seat: SeatStory, say: Say): string {
  const done = DEEDS.filter((deed) => seat[deed] > 0).map((deed) =>
    say(`did-${deed}`, { count: seat[deed] }),
  );
  if (done.length === 0) return "";
  return say("did", { list: listOf(done) });
}

function Trips({ seats, names, say }: { seats: SeatStory[]; names: string[]; say: Say }) {
  const columns = seats.map((seat) => ({
    columns: seat.trips.map(({ round, stops, points }) => ({
      round,
      done: stops.length,
      told: say("trip-round", { round, stops: stops.length, points }),
    })),
    said: deedsOf(seat, say),
  }));
  return (
    <>
      <SeatColumns seats={columns} names={names} />
      <AsTable
        head={["", say("trip-stops"), say("trip-points"), ...DEEDS.map((deed) => say(`deed-${deed}`))]}
        rows={seats.map((seat, index) => [
          names[index],
          seat.trips.map(({ stops }) => stops.length).join(" + "),
          seat.trips.map(({ points }) => points).join(" + "),
          ...DEEDS.map((deed) => seat[deed]),
        ])}
      />
    </>
  );
}
