/** The city: quarters as cells of one map, with tile, cost and owner. */

import { memo, useMemo } from "react";
import { CostMarks, FINGERS } from "./BoardMarks";
import { CubeRow } from "./Amounts";
import { Coming } from "./Coming";
import { shortId, useFigures, type Cell } from "./figures";
import { rounded } from "./geometry";
import { cubesText, useNow, usePlay, useSetting } from "./play";
import { SignMark, TileMark } from "./pieces";
import { Name, useThing } from "../../board/Thing";
import type { QuarterView } from "./types";

const FINGER = 86; // on the chart; a fingertip where the chart is as small as on a tablet

export function City() {
  const figures = useFigures();
  const { say } = useSetting();
  const city = useNow(({ view }) => view.city);
  const walls = useMemo(() => rounded(figures.cityBorder, 4), [figures]);
  const quarters = new Map(city.map((row) => [row.quarter, row]));
  return (
    <g role="group" aria-label={say("city")}>
      <path d={walls} className="mc-streets" />
      <path d={walls} className="mc-merlons" />
      <path d={walls} className="mc-walls" />
      {figures.cells.map((shape) => (
        <Quarter key={shape.id} shape={shape} row={quarters.get(shape.id)} />
      ))}
    </g>
  );
}

const Quarter = memo(function Quarter({ shape, row }: { shape: Cell; row: QuarterView | undefined }) {
  const figures = useFigures();
  const { say, names } = useSetting();
  const owner = row?.owner ?? null;
  const tile = row?.tile ?? null;
  const title = quarterTitle(say, shape, row, names);
  const { lit, name, props } = useThing(`quarter:${shape.id}`, {
    title,
    entry: shape.id === figures.cells[0]!.id,
    about: () => <QuarterAbout shape={shape} row={row} />,
  });
  const [x, y] = shape.middle;
  return (
    <g
      className={`mc-quarter ${lit ? "is-lit" : ""} ${shape.dark ? "is-dark" : ""}`}
      data-owner={owner ?? undefined}
      {...props}
    >
      <Name x={x} y={y}>
        {name}
      </Name>
      {FINGERS && (
        <rect className="mc-hit" x={x - FINGER / 2} y={y - FINGER / 2} width={FINGER} height={FINGER} />
      )}
      <path d={shape.path} className="mc-ground" />
      {owner !== null && <path d={shape.path} className="mc-owned" data-seat={owner} />}
      {tile && (
        <g transform={`translate(${x} ${y - 10})`}>
          <TileMark tile={tile} size={34} />
        </g>
      )}
      {owner !== null && (
        <g transform={`translate(${x} ${y})`}>
          <SignMark seat={owner} size={2.6} />
        </g>
      )}
      {owner === null && <CostMarks cost={shape.cost} x={x} y={y + 22} size={17} />}
    </g>
  );
});

function quarterTitle(
  say: (key: string, words?: Record<string, string | number>) => string,
  shape: Cell,
  row: QuarterView | undefined,
  names: string[],
): string {
  const id = shortId(shape.id);
  if (row && row.owner !== null) return say("quarter-owned", { id, seat: names[row.owner] ?? "" });
  return say("quarter-free", {
    id,
    tile: say(`good-${row?.tile ?? "none"}`),
    cost: cubesText(say, shape.cost),
  });
}

function QuarterAbout({ shape, row }: { shape: Cell; row: QuarterView | undefined }) {
  const { say, view, seat, looksOn, names } = usePlay();
  const owned = row && row.owner !== null;
  return (
    <>
      <strong>{say("quarter", { id: shortId(shape.id) })}</strong>
      {owned ? (
        <p>
          {row.owner === seat
            ? say("quarter-yours")
            : say("quarter-taken", { seat: names[row.owner!] ?? "" })}
        </p>
      ) : (
        <>
          <p>
            {say(shape.dark ? "quarter-dark" : "quarter-light", { tile: say(`good-${row?.tile ?? "none"}`) })}
          </p>
          <p>
            {say("costs")} <CubeRow cubes={shape.cost} />
          </p>
          {seat !== null && !looksOn && (
            <p className="mc-note">
              {say("you-have", { cubes: cubesText(say, view.seats[seat]?.supply) || say("nothing") })}
            </p>
          )}
        </>
      )}
      {!owned && <Coming place={`quarter:${shape.id}`} cost={shape.cost} />}
    </>
  );
}
