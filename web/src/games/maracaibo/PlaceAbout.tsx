/** What is told about a place that is pointed at: what it is, what it does, and everything that lies there. */

import { ProjectPicture } from "./CardPicture";
import { isCity, marketOf, useFigures } from "./figures";
import { usePlay } from "./play";
import { NATIONS } from "./types";

export function PlaceAbout({ id, title }: { id: string; title: string }) {
  const { say } = usePlay();
  const figures = useFigures();
  const { kind, rounds, requires_barrier, ends_round } = figures.locations[id]!;
  const { view, words } = usePlay();
  return (
    <>
      <strong>{title}</strong>
      <p className="mb-kind">{say(`kind-${isCity(figures, view, id) ? "city" : kind}`)}</p>
      <Does id={id} />
      {requires_barrier && (
        <p>{say("behind-barrier", { barrier: words.barriers[requires_barrier]?.name ?? "" })}</p>
      )}
      {rounds && <p>{say("in-rounds", { rounds: rounds.join(", ") })}</p>}
      {ends_round && <p>{say("ends-round")}</p>}
      <Lying id={id} />
    </>
  );
}

/** Action, market and flag. */
function Does({ id }: { id: string }) {
  const { say, view, words } = usePlay();
  const figures = useFigures();
  const there = view.locations.find(({ location }) => location === id);
  const city = isCity(figures, view, id);
  const market = marketOf(figures, view, id);
  const tile = there?.city_tile ? words.city_tiles[there.city_tile] : undefined;
  const said = words.locations[id];
  const action = tile ? `${tile.name}, ${tile.text}` : said?.action;
  return (
    <>
      {action && (city || figures.locations[id]!.kind === "homeward") && (
        <p>{say(city ? "city-action" : "place-action", { text: action })}</p>
      )}
      {market && (
        <p>
          {say("market-wants", {
            goods: market.goods.map((good) => words.goods[good]).join(", "),
            free: Math.max(0, market.capacity - market.discs),
            of: market.capacity,
          })}
        </p>
      )}
      {said?.flag && city && <p>{say("flag-reward", { text: said.flag })}</p>}
    </>
  );
}

/** Markers, quests, hints, tiles, ships and assistants. */
function Lying({ id }: { id: string }) {
  const { say, view, words, names } = usePlay();
  const figures = useFigures();
  const there = view.locations.find(({ location }) => location === id);
  if (!there) return null;
  const markers = NATIONS.filter((nation) => there.markers[nation]);
  const count = (nation: (typeof NATIONS)[number]) => there.markers[nation] ?? 0;
  const tiles = Object.keys(view.legacy).filter((tile) => figures.tiles[tile]?.place === id);
  const ships = view.seats.filter(({ ship }) => ship === id).map(({ seat }) => names[seat] ?? "");
  const assistants = view.seats.flatMap(({ seat, tableau }) =>
    tableau.filter(({ placed }) => placed === id).map(({ card }) => ({ seat, card })),
  );
  return (
    <>
      {markers.length > 0 && (
        <p>
          {say("markers-here", {
            list: markers.map((nation) => `${count(nation)} ${words.nations[nation]!.name}`).join(", "),
          })}
        </p>
      )}
      {there.quests.map((quest) => (
        <p key={quest}>{say("quest-here", { text: words.quests[quest] ?? "" })}</p>
      ))}
      {tiles.map((tile) => (
        <p key={tile}>{say("tile-here", words.tiles[tile] as unknown as Record<string, string>)}</p>
      ))}
      {there.hints > 0 && <p>{say("hints-here", { count: there.hints })}</p>}
      {view.search?.luysa === "found" && view.search.luysa_at === id && <p>{say("luysa-here")}</p>}
      {ships.length > 0 && <p>{say("ships-here", { list: ships.join(", ") })}</p>}
      {assistants.map(({ seat, card }) => (
        <p key={card} className="mb-assistant-here">
          <ProjectPicture id={card} />
          {say("assistant-here", { card: words.cards[card]?.name ?? "", seat: names[seat] ?? "" })}
        </p>
      ))}
      <Goal id={id} />
    </>
  );
}

/** The goal of the chapter, where a campaign is played. */
function Goal({ id }: { id: string }) {
  const { say, view } = usePlay();
  const figures = useFigures();
  const chapter = view.options.archive ? figures.chapters[String(view.options.archive.chapter)] : undefined;
  if (chapter?.location !== id) return null;
  const discs = view.seats.reduce((sum, seat) => sum + seat.chapter_discs, 0);
  return (
    <p>{say("goal-here", { count: discs, need: chapter.need_by_players[view.seats.length - 1] ?? 0 })}</p>
  );
}
