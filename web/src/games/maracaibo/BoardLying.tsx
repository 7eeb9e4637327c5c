/** What lies beside the places: quests, legacy tiles, hints, Luysa; and the ships. */

import { memo, useEffect, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { At, OpSigns } from "./BoardSigns";
import { arrowsOf, besides, CITY, passedOn } from "./chart";
import { PiecePicture } from "./CardPicture";
import { isWalled, isOnBoard, useFigures } from "./figures";
import { ObjectIcon, ShipMark, Sign } from "./pieces";
import { useNow, useSetting } from "./play";
import type { Spot } from "../../board/motions";
import { liesAt } from "../../board/moving";
import { SvgThing } from "../../board/Thing";
import { useSail, Wake } from "../../board/Wake";

/** Quests at the places; the objects that one asks for are drawn on it. */
export const Quests = memo(function Quests() {
  const figures = useFigures();
  const lying = useNow(
    useShallow(({ view }) =>
      view.locations.flatMap(({ location, quests }) =>
        quests.map(
          (quest, i) => `${location} ${quest} ${i} ${quests.length} ${isWalled(figures, view, location)}`,
        ),
      ),
    ),
  );
  return (
    <g>
      {lying.map((one) => {
        const [at, quest, i, count, city] = one.split(" ") as [string, string, string, string, string];
        const { x, y } = figures.locations[at]!;
        const dx = besides(Number(count), 60)[Number(i)]!;
        return (
          <QuestTile key={quest} quest={quest} x={x + dx} y={y + (city === "true" ? CITY.ry + 17 : 76)} />
        );
      })}
    </g>
  );
});

export function QuestTile({ quest, x, y }: { quest: string; x: number; y: number }) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const { cost } = figures.quests[quest]!;
  const title = say("quest-here", { text: words.quests[quest] ?? "" });
  const wide = 11 + cost.length * 9.5; // half of it
  return (
    <SvgThing
      place={`quest:${quest}`}
      title={title}
      about={() => (
        <>
          <PiecePicture id={quest} kind="quest" />
          <strong>{title}</strong>
        </>
      )}
      className="mb-quest-tile"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-hit" x={-37} y={-25} width={74} height={50} />
      <path className="mb-scrap" d={`M${-wide}-13h${2 * wide}l4 4v18l-4 4h${-2 * wide}l-4-4v-18Z`} />
      <At x={-wide + 8} y={0} size={16}>
        <Sign sign="quest" size={16} />
      </At>
      {cost.map((object, i) => (
        <At key={i} x={9 + besides(cost.length, 18)[i]!} y={0} size={18}>
          <ObjectIcon object={object} size={18} />
        </At>
      ))}
    </SvgThing>
  );
}

/** Legacy tiles that lie at a place and do something there. */
export const Tiles = memo(function Tiles() {
  const figures = useFigures();
  const laid = useNow(
    useShallow(({ view }) =>
      Object.keys(view.legacy).filter((tile) => {
        const { place, on_stop } = figures.tiles[tile] ?? {};
        return on_stop && place && place in figures.locations && isOnBoard(figures, view, place);
      }),
    ),
  );
  return (
    <g>
      {laid.map((tile) => (
        <LegacyTile key={tile} tile={tile} />
      ))}
    </g>
  );
});

/** Where a tile lies beside its place, if not to the right of it. */
const TILE_SPOTS: Record<string, [number, number]> = { "3": [0, -60], "10": [-34, -62], "21a": [6, 44] };

function LegacyTile({ tile }: { tile: string }) {
  const figures = useFigures();
  const { words } = useSetting();
  const { place, on_stop } = figures.tiles[tile]!;
  const { x, y } = figures.locations[place]!;
  const city = useNow(({ view }) => isWalled(figures, view, place));
  const { name, text } = words.tiles[tile]!;
  const [dx, dy] = TILE_SPOTS[place] ?? [city ? CITY.rx + 42 : 72, -6];
  return (
    <SvgThing
      place={`tile:${tile}`}
      title={name}
      about={() => (
        <>
          <strong>{name}</strong>
          <p>{text}</p>
        </>
      )}
      className="mb-legacy"
      transform={`translate(${x + dx} ${y + dy})`}
    >
      <rect className="mb-hit" x={-38} y={-25} width={76} height={50} />
      <path className="mb-scrap" d="M-38-13h76v26h-76Z" />
      <OpSigns of={on_stop!} size={15} />
    </SvgThing>
  );
}

/** Hints of The Search that lie face down, by their number. */
export const Hints = memo(function Hints() {
  const figures = useFigures();
  const lying = useNow(
    useShallow(({ view }) =>
      view.locations.filter(({ hints }) => hints > 0).map((at) => `${at.location} ${at.hints}`),
    ),
  );
  const walled = useNow(
    useShallow(({ view }) => Object.keys(figures.locations).filter((id) => isWalled(figures, view, id))),
  );
  const luysa = useNow(({ view }) => (view.search?.luysa === "found" ? view.search.luysa_at : null));
  return (
    <g>
      {lying.map((one) => {
        const [id, count] = one.split(" ") as [string, string];
        const { x, y } = figures.locations[id]!;
        const left = walled.includes(id) ? CITY.rx + 4 : 38;
        return (
          <g key={id} className="mb-hints" transform={`translate(${x - left} ${y + 14})`} aria-hidden="true">
            {Number(count) > 1 && <path d="M-9-15h26v26h-26Z" transform="translate(-1 -3)" />}
            <path d="M-13-13h26v26h-26Z" />
            <At x={0} y={0} size={20}>
              <Sign sign="hint" size={20} />
            </At>
          </g>
        );
      })}
      {luysa && <Luysa at={luysa} />}
    </g>
  );
});

function Luysa({ at }: { at: string }) {
  const figures = useFigures();
  const { say } = useSetting();
  const { x, y } = figures.locations[at]!;
  return (
    <SvgThing
      place="luysa"
      title={say("luysa-here")}
      className="mb-luysa"
      transform={`translate(${x + 44} ${y - 34})`}
    >
      <rect x={-32} y={-14} width={64} height={27} rx={13} />
      <text y={6}>{say("luysa")}</text>
    </SvgThing>
  );
}

// ---- ships ----

/** The ships; the own one lies in front. */
export const Ships = memo(function Ships() {
  const { seat } = useSetting();
  const ships = useNow(
    useShallow(({ view }) => [
      ...view.seats.map((row) => `${row.seat} ${row.ship}`),
      ...(view.automa?.ship ? [`automa ${view.automa.ship}`] : []),
    ]),
  );
  const rows = ships.map((one) => one.split(" ") as [string, string]);
  const last = (who: string) => Number(who === String(seat));
  return (
    <g>
      {rows
        .map(([who, at]) => {
          const there = rows.filter(([, other]) => other === at).map(([other]) => other);
          return { who, at, dx: besides(there.length, 30)[there.indexOf(who)]! };
        })
        .sort((a, b) => last(a.who) - last(b.who))
        .map(({ who, at, dx }) => (
          <ShipAt key={who} who={who} at={at} dx={dx} />
        ))}
    </g>
  );
});

function ShipAt({ who, at, dx }: { who: string; at: string; dx: number }) {
  const figures = useFigures();
  const { seat, now } = useSetting();
  const current = useNow(({ view }) => String(view.current) === who && !view.over);
  const city = useNow(({ view }) => isWalled(figures, view, at));
  const before = useRef(at);
  const spotOf = (id: string, isCity: boolean): Spot => {
    const { x, y } = figures.locations[id]!;
    return [x, y - (isCity ? CITY.ry - 2 : 24)];
  };
  const [x, y] = spotOf(at, city);
  const sail = useSail(at, [x + dx, y], () =>
    passedOn(arrowsOf(figures, now.getState().view), before.current, at).map((id) => spotOf(id, false)),
  );
  useEffect(() => {
    before.current = at;
  }, [at]);
  const own = who === String(seat);
  return (
    <>
      <Wake sail={sail} />
      <g
        ref={sail.ship}
        className={`mb-ship-at glides ${current ? "is-current" : ""}`}
        style={liesAt([x + dx, y])}
        data-place={`ship:${who}`}
        aria-hidden="true"
      >
        <g transform={`scale(${own ? 1.25 : 1.05})`}>
          <ShipMark seat={who === "automa" ? "automa" : Number(who)} />
        </g>
      </g>
    </>
  );
}
