/** The places of the voyage: villages, cities with their tiles and markets, the spaces on the way home. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Choice } from "../../table/face";
import { aimAt, aimNow, useAim } from "./aim";
import { At, OpSigns, wide } from "./BoardSigns";
import { besides, CITY, isInRound, VILLAGE } from "./chart";
import {
  actionOf,
  isCity,
  isWalled,
  isOnBoard,
  marketOf,
  useFigures,
  type Figures,
  type Market,
} from "./figures";
import { PlaceAbout } from "./PlaceAbout";
import { FigureMark, GoodIcon, MarkerMark, Sign } from "./pieces";
import { stopOf, useNow, useSetting, useTarget } from "./play";
import { SvgThing } from "../../board/Thing";
import { NATIONS, type Ops, type View } from "./types";

export const Places = memo(function Places() {
  const figures = useFigures();
  const shown = useNow(
    useShallow(({ view }) => Object.keys(figures.locations).filter((id) => isOnBoard(figures, view, id))),
  );
  return (
    <g>
      {shown.map((id) => (
        <Place key={id} id={id} />
      ))}
    </g>
  );
});

/** How a place is drawn: its kind in this game, and whether ships go there in this round. */
function formOf(figures: Figures, view: View, id: string): string {
  const { kind, rounds } = figures.locations[id]!;
  const form = isWalled(figures, view, id) ? "city" : isCity(figures, view, id) ? "dutch" : kind;
  return isInRound(rounds, view.round) ? form : `${form} is-closed`;
}

const Place = memo(function Place({ id }: { id: string }) {
  const figures = useFigures();
  const { words, say } = useSetting();
  const { x, y } = figures.locations[id]!;
  const form = useNow(({ view }) => formOf(figures, view, id));
  const title = say("place", { id, name: words.locations[id]?.name ?? "" });
  const zone = figures.locations[id]!.zone;
  const aimed = useAim((aim) => aim?.to === id);
  const pick = usePicking(id);
  return (
    <SvgThing
      place={`location:${id}`}
      title={title}
      about={() => <PlaceAbout id={id} title={title} />}
      className={`mb-place is-${form} ${aimed ? "is-aimed" : ""}`}
      pick={pick}
      transform={`translate(${x} ${y})`}
      data-zone={zone}
    >
      {form === "city" ? <City id={id} /> : <Round id={id} form={form} />}
    </SvgThing>
  );
});

/** A stop in reach is aimed at first; the second time the ship sails there. */
function usePicking(id: string) {
  const { act } = useSetting();
  return (choices: Choice[]): boolean => {
    if (!choices.every(({ name }) => name.type === "sail")) return false;
    const points = choices.map(({ name }) => Number(name["points"]));
    const aim = aimNow();
    const chosen = aim?.to === id ? choices[points.indexOf(aim.points)] : undefined;
    if (chosen) act(chosen);
    else aimAt({ to: id, points: Math.min(...points) });
    return true;
  };
}

/** A village, Havana, or a space on the way home. */
function Round({ id, form }: { id: string; form: string }) {
  const { words } = useSetting();
  const figures = useFigures();
  const homeward = form.startsWith("homeward");
  const action = figures.locations[id]!.action;
  return (
    <>
      <circle className="mb-hit" r={40} />
      {homeward ? (
        <path className="mb-ground" d="M0-27 23-13V13L0 27-23 13V-13Z" />
      ) : (
        <>
          <path
            className="mb-roof"
            d={form === "dutch" ? "M-30-14v-16h12v6h12v-6h12v6h12v-6h12v16" : "M-34-12 0-40 34-12"}
          />
          <circle className="mb-ground" r={VILLAGE.rx} />
        </>
      )}
      <text className="mb-number" y={homeward && action ? 0 : 9}>
        {id}
      </text>
      {homeward && action && !form.includes("closed") && <OpSigns of={action} y={13} size={14} />}
      {!homeward && (
        <text className="mb-place-name" y={53}>
          {words.locations[id]?.name}
        </text>
      )}
    </>
  );
}

function City({ id }: { id: string }) {
  const figures = useFigures();
  const { words } = useSetting();
  const action = useNow(({ view }) => actionOf(figures, view, id));
  const market = useNow(useShallow(({ view }) => marketOf(figures, view, id)));
  const flag = figures.locations[id]!.flag;
  const { rx, ry } = CITY;
  return (
    <>
      <path className="mb-wall" d={battlement(rx, ry)} />
      <text className="mb-number is-small" x={-rx + Math.max(17, 5 + 6 * id.length)} y={-ry + 27}>
        {id}
      </text>
      <text className="mb-city-name" x={rx - 10} y={-ry + 26}>
        {words.locations[id]?.name}
      </text>
      <line className="mb-rule" x1={-rx + 10} y1={-4} x2={rx - 10} y2={-4} />
      <CityAction action={action} goods={market?.goods.length ?? 0} />
      {market && <MarketRow market={market} isBelow={hasTwoLines(action, market.goods.length)} />}
      {flag && <Pennant flag={flag} />}
    </>
  );
}

const LEAST = 13; // signs that are smaller cannot be read
const ROW = { one: 16, action: 7, goods: 27 }; // where the lines of a tile lie

/** How large signs are that lie between the wall and what is at their right. */
function sizeUpTo(right: number, action: Ops): number {
  return Math.min(action.length > 2 ? 18 : 22, (right - (8 - CITY.rx)) / wide(action, 1));
}

/** Where the goods of the market begin. */
const goodsAt = (goods: number) => CITY.rx - 32 - goods * (goodSize(goods) + 2);

/** An action that does much has a line of its own, above the goods. */
const hasTwoLines = (action: Ops, goods: number) => sizeUpTo(goodsAt(goods), action) < LEAST;

/** As large as there is room for, beside the goods of the market or above them. */
function CityAction({ action, goods }: { action: Ops; goods: number }) {
  const isAbove = hasTwoLines(action, goods);
  const right = isAbove ? CITY.rx - 24 : goodsAt(goods);
  const middle = (8 - CITY.rx + right) / 2;
  return <OpSigns of={action} x={middle} y={isAbove ? ROW.action : ROW.one} size={sizeUpTo(right, action)} />;
}

const goodSize = (goods: number) => (goods > 2 ? 16 : 22);

/** A wall with battlements, as cities are drawn on old charts. */
function battlement(rx: number, ry: number): string {
  const teeth = 6;
  const step = (2 * rx) / (2 * teeth + 1);
  let path = `M${-rx} ${ry}V${-ry}`;
  for (let i = 0; i < teeth; i++) path += `h${step}v5h${step}v-5`;
  return `${path}h${step}V${ry}Z`;
}

/** Goods that are wanted, and the spaces of the market with their discs. */
function MarketRow({ market: { goods, discs, capacity }, isBelow }: { market: Market; isBelow: boolean }) {
  const size = isBelow ? 16 : goodSize(goods.length);
  const down = isBelow ? ROW.goods - ROW.one : 0;
  return (
    <g transform={`translate(${CITY.rx - 10} ${ROW.one})`}>
      {goods.map((good, i) => (
        <At key={good} x={-(goods.length - i) * (size + 2) + size / 2 - 22} y={down} size={size}>
          <GoodIcon good={good} size={size} />
        </At>
      ))}
      {besides(capacity, 12).map((dy, i) => (
        <g key={i} transform={`translate(-7 ${dy - 1})`}>
          <circle className="mb-slot" r={5.5} />
          {i < discs && <circle className="mb-slot-disc" r={5} />}
        </g>
      ))}
    </g>
  );
}

/** The flag of a city, with what its marker brings. */
function Pennant({ flag }: { flag: Ops }) {
  const { rx, ry } = CITY;
  return (
    <g className="mb-pennant-reward" transform={`translate(${rx - 56} ${-ry + 2})`}>
      <path d="M0 8V-24h50l-9 12 9 12H0" />
      <OpSigns of={flag} x={21} y={-11} size={18} />
    </g>
  );
}

// ---- what lies there ----

/** Markers of nations at a place. */
export const Markers = memo(function Markers() {
  const figures = useFigures();
  const there = useNow(({ view }) => view.locations);
  return (
    <g aria-hidden="true">
      {there.map(({ location, markers }) => (
        <MarkersAt
          key={location}
          id={location}
          counts={NATIONS.map((nation) => markers[nation] ?? 0)}
          figures={figures}
        />
      ))}
    </g>
  );
});

function MarkersAt({ id, counts, figures }: { id: string; counts: number[]; figures: Figures }) {
  const city = useNow(({ view }) => isWalled(figures, view, id));
  const { x, y } = figures.locations[id]!;
  const [left, top] = city ? [-CITY.rx - 2, -CITY.ry - 8] : [-26, -22];
  let placed = 0;
  return NATIONS.map((nation, n) => {
    const count = counts[n]!;
    if (!count) return null;
    const at = placed++;
    return (
      <g key={nation} transform={`translate(${x + left + (city ? at * 34 : at * -26)} ${y + top})`}>
        <MarkerMark nation={nation} r={15} />
        {count > 1 && (
          <g className="mb-count" transform={city ? "translate(-12 -10)" : "translate(12 10)"}>
            <circle r={10} />
            <text y={5}>{count}</text>
          </g>
        )}
      </g>
    );
  });
}

/** Figures of assistants; whose they are is told by color and sign. */
export const Assistants = memo(function Assistants() {
  const figures = useFigures();
  const standing = useNow(
    useShallow(({ view }) =>
      view.seats.flatMap(({ seat, tableau }) =>
        tableau
          .filter(({ placed }) => placed && placed in figures.locations)
          .map(({ placed }) => `${placed} ${seat}`),
      ),
    ),
  );
  const counts = new Map<string, number>();
  return (
    <g aria-hidden="true">
      {standing.map((one, i) => {
        const [id, seat] = one.split(" ") as [string, string];
        const at = counts.get(id) ?? 0;
        counts.set(id, at + 1);
        return <Assistant key={i} id={id} seat={Number(seat)} at={at} />;
      })}
    </g>
  );
});

function Assistant({ id, seat, at }: { id: string; seat: number; at: number }) {
  const figures = useFigures();
  const city = useNow(({ view }) => isWalled(figures, view, id));
  const { x, y } = figures.locations[id]!;
  const [left, top] = city ? [-CITY.rx + 4, CITY.ry - 6] : [-46, 2];
  return (
    <g transform={`translate(${x + left + (city ? at * 17 : at * -14)} ${y + top}) scale(.85)`}>
      <FigureMark seat={seat} />
    </g>
  );
}

// ---- what one stop would bring ----

/** Each place within reach wears its points and the number of village actions before the ship sails. */
export const Reach = memo(function Reach() {
  const figures = useFigures();
  return (
    <g aria-hidden="true">
      {Object.keys(figures.locations).map((id) => (
        <ReachTag key={id} id={id} />
      ))}
    </g>
  );
});

/** Places with a neighbor or the edge of the chart at their right: there the tag stands on the left. */
const TAGS_LEFT = ["3", "9", "10"];
const TAGS_ABOVE = ["8"];

function ReachTag({ id }: { id: string }) {
  const figures = useFigures();
  const busy = useNow((now) => now.busy);
  const { choices } = useTarget(`location:${id}`);
  const city = useNow(({ view }) => isWalled(figures, view, id));
  const aimed = useAim((aim) => aim?.to === id);
  const stops = choices.flatMap((choice) => stopOf(choice) ?? []);
  if (!stops.length || busy) return null;
  const { x, y } = figures.locations[id]!;
  const points = stops.map((stop) => stop.points).join("/");
  const most = Math.max(...stops.map((stop) => stop.village_actions));
  const sign = city ? "city" : "village";
  const houses = city ? 1 : most;
  const letters = points.length * 11;
  const width = 20 + letters + houses * 19;
  const isAbove = TAGS_ABOVE.includes(id);
  const left = city || isAbove ? -width / 2 : TAGS_LEFT.includes(id) ? -14 - width : 16;
  const down = city ? CITY.ry + 3 : isAbove ? -58 : -34;
  return (
    <g className={aimed ? "mb-reach is-aimed" : "mb-reach"} transform={`translate(${x + left} ${y + down})`}>
      <rect y={-15} width={width} height={30} rx={15} />
      <text x={10 + letters / 2} y={7}>
        {points}
      </text>
      {Array.from({ length: houses }, (_, i) => (
        <At key={i} x={24 + letters + i * 19} y={0} size={17}>
          <Sign sign={sign} size={17} />
        </At>
      ))}
    </g>
  );
}
