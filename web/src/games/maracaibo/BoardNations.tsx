/** The influence of all captains with the three nations: ranks, markers that are left, strength. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { Mark } from "./BoardSigns";
import { rankOf, useFigures } from "./figures";
import { DiscMark, FigureMark, FlagMark, MarkerMark } from "./pieces";
import { useNow, usePlay, useSetting } from "./play";
import { Glide } from "../../board/Glide";
import { SvgThing } from "../../board/Thing";
import { NATIONS, type Nation } from "./types";

/** Where the three tracks lie on the chart. */
export const TRACKS = { x: 404, y: 6, width: 606, row: 33, step: 22.4, first: 54, count: 524 };

export const Nations = memo(function Nations() {
  const { say } = useSetting();
  return (
    <g role="group" aria-label={say("nations")}>
      {NATIONS.map((nation, i) => (
        <Track key={nation} nation={nation} y={TRACKS.y + i * TRACKS.row} />
      ))}
    </g>
  );
});

/** How many columns of the track are empty; markers leave it from the left. */
export function emptyColumns(columns: number[], left: number): number {
  const all = columns.reduce((sum, n) => sum + n, 0);
  let gone = all - left;
  let empty = 0;
  for (const size of columns) {
    if (gone < size) break;
    gone -= size;
    empty += 1;
  }
  return empty;
}

function Track({ nation, y }: { nation: Nation; y: number }) {
  const figures = useFigures();
  const { words } = useSetting();
  const { rank_thresholds, max, marker_columns } = figures.tracks.influence;
  const left = useNow(({ view }) => view.nations[nation].on_track);
  const { x, width, row, step, first } = TRACKS;
  return (
    <SvgThing
      place={`nation:${nation}`}
      title={words.nations[nation]!.name}
      about={() => <NationAbout nation={nation} />}
      className="mb-nation"
      data-nation={nation}
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-strip" width={width} height={row - 3} rx={6} />
      <Mark x={22} y={15} size={28}>
        <FlagMark nation={nation} />
      </Mark>
      {Array.from({ length: max + 1 }, (_, i) => (
        <Cell key={i} x={first + i * step} rank={rank_thresholds.indexOf(i) + 1} />
      ))}
      <Columns columns={marker_columns} left={left} nation={nation} />
      <Discs nation={nation} />
    </SvgThing>
  );
}

const RANKS = ["", "I", "II", "III", "IV", "V"];

function Cell({ x, rank }: { x: number; rank: number }) {
  return (
    <g className={rank ? "mb-cell is-rank" : "mb-cell"} transform={`translate(${x} 0)`}>
      <rect x={-10} y={2} width={20} height={26} rx={3} />
      {rank > 0 && <text y={21}>{RANKS[rank] ?? rank}</text>}
    </g>
  );
}

/** Markers that are still on the track, and a mark for each column that is empty: these make a nation strong. */
function Columns({ columns, left, nation }: { columns: number[]; left: number; nation: Nation }) {
  const empty = emptyColumns(columns, left);
  return (
    <g transform={`translate(${TRACKS.count} 0)`}>
      <rect className="mb-well" width={TRACKS.width - TRACKS.count} height={30} rx={5} />
      <g transform="translate(17 15)">
        <MarkerMark nation={nation} r={10} />
      </g>
      <text className="mb-on-table" x={49} y={22}>
        {left}
      </text>
      {empty > 0 && (
        <text className="mb-strength" x={TRACKS.width - TRACKS.count - 6} y={12}>
          +{empty}
        </text>
      )}
    </g>
  );
}

/** Discs of the captains, one above the other where they stand together; agents stand at the flag. */
function Discs({ nation }: { nation: Nation }) {
  const figures = useFigures();
  const { max } = figures.tracks.influence;
  const rows = useNow(
    useShallow(({ view }) => [
      ...view.seats
        .filter(({ surrendered }) => surrendered !== nation)
        .map(({ seat, influence }) => `${seat} ${influence[nation]}`),
      ...(view.automa ? [`automa ${view.automa.influence[nation]}`] : []),
    ]),
  );
  const agents = useNow(
    useShallow(({ view }) =>
      view.seats
        .filter(({ tableau }) => tableau.some(({ placed }) => placed === nation))
        .map(({ seat }) => seat),
    ),
  );
  const placed = rows.map((row) => {
    const [who, at] = row.split(" ") as [string, string];
    return { who, at: Math.min(Number(at), max) };
  });
  return (
    <g>
      {agents.map((seat, i) => (
        <Mark key={seat} x={30 + i * 8} y={18} size={20}>
          <FigureMark seat={seat} />
        </Mark>
      ))}
      {placed.map(({ who, at }) => {
        const there = placed.filter((other) => other.at === at);
        const nth = there.findIndex((other) => other.who === who);
        const r = there.length > 2 ? 8 : 11;
        const y = there.length === 1 ? 15 : 7 + (nth * 16) / Math.max(1, there.length - 1);
        return (
          <Glide key={who} at={[TRACKS.first + at * TRACKS.step, y]}>
            {who === "automa" ? <AutomaDisc r={r} /> : <DiscMark seat={Number(who)} r={r} />}
          </Glide>
        );
      })}
    </g>
  );
}

export function AutomaDisc({ r }: { r: number }) {
  return (
    <g className="mb-disc" data-seat="automa">
      <circle r={r} />
      <path
        className="mb-cross"
        d={`m${-r / 2.4} ${-r / 2.4} ${r / 1.2} ${r / 1.2}M${r / 2.4} ${-r / 2.4}l${-r / 1.2} ${r / 1.2}`}
      />
    </g>
  );
}

function NationAbout({ nation }: { nation: Nation }) {
  const { say, view, words, names } = usePlay();
  const figures = useFigures();
  const scores = figures.scenarios[view.options.scenario]?.nation_scoring ?? true;
  const left = view.nations[nation].on_track;
  const rows = [
    ...view.seats.map(({ seat, influence }) => ({ name: names[seat] ?? "", count: influence[nation] })),
    ...(view.automa
      ? [{ name: words.automas[view.automa.name] ?? "", count: view.automa.influence[nation] }]
      : []),
  ];
  const list = rows
    .map(({ name, count }) => say("influence-of", { seat: name, count, rank: rankOf(figures, count) }))
    .join(", ");
  const strength = emptyColumns(figures.tracks.influence.marker_columns, left);
  return (
    <>
      <strong>{words.nations[nation]!.name}</strong>
      <p>{list}</p>
      <p>{say("markers-left", { count: left })}</p>
      <p>{scores ? say("strength", { count: strength }) : say("no-scoring")}</p>
    </>
  );
}
