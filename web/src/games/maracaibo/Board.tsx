/** The chart of the Caribbean with everything that lies on it; it can be moved and looked at more closely. */

import { memo, useEffect, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { usePointing } from "../../table/pointing";
import { AutomaBand, Search } from "./BoardAutoma";
import { Hints, Quests, Ships, Tiles } from "./BoardLying";
import { Nations } from "./BoardNations";
import { Combat, Fleets, Prestige, QuestPile } from "./BoardPiles";
import { Assistants, Markers, Places, Reach } from "./BoardPlace";
import { CourseCosts, Courses, Sheet } from "./BoardSea";
import { Track } from "./BoardTrack";
import { WHOLE, type Point } from "./chart";
import { useFigures, type Figures } from "./figures";
import { outlineOf, spotOf } from "./outlines";
import { useNow, useSetting } from "./play";
import { litThings } from "./targets";
import type { View } from "./types";
import { useChartFrame } from "./useChartFrame";

/** Drawn again when the table changes, not when something beside it does. */
export const Board = memo(function Board({ close }: { close?: boolean }) {
  const { say, seat, now } = useSetting();
  const svg = useRef<SVGSVGElement>(null);
  const chart = useChartFrame(svg, !!close);
  const ship = useNow(({ view }) => view.seats[seat ?? 0]?.ship ?? "1");
  const figures = useFigures();
  const lit = useLitPlaces();
  const shown = useNow(({ view }) => `${view.round} ${String(view.current)} ${view.pending?.what ?? ""}`);
  const spots = (places: string[]) => spotsOf(places, figures, now.getState().view);

  // On a small screen the chart goes by itself to where something can be done, else to the ship.
  useEffect(() => {
    if (!close) return;
    const wanted = spots(lit);
    const here = figures.locations[ship];
    chart.show(wanted.length ? wanted : here ? [[here.x, here.y]] : []);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [close, shown]);
  const { places, count } = usePointing();
  useEffect(() => {
    const found = spots(places);
    if (found.length) chart.show(found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);

  return (
    <div className="mb-map">
      <svg ref={svg} className="mb-chart" role="group" aria-label={say("board")} {...chart.props}>
        <clipPath id="mb-sheet">
          <rect x={WHOLE.x} y={WHOLE.y} width={WHOLE.width} height={WHOLE.height} rx={6} />
        </clipPath>
        <Sheet />
        <Courses />
        <Nations />
        <Combat />
        <QuestPile />
        <Prestige />
        <AutomaBand />
        <Search />
        <Fleets />
        <Track />
        <Places />
        <CourseCosts />
        <Tiles />
        <Quests />
        <Markers />
        <Assistants />
        <Hints />
        <Ships />
        <Glow lit={lit} />
        <Reach />
      </svg>
      <div className="mb-zoom" role="group" aria-label={say("zoom")}>
        <button
          type="button"
          onClick={() => chart.zoom(1.5)}
          aria-label={say("zoom-in")}
          title={say("zoom-in")}
        >
          +
        </button>
        <button
          type="button"
          onClick={() => chart.zoom(1 / 1.5)}
          aria-label={say("zoom-out")}
          title={say("zoom-out")}
        >
          −
        </button>
        <button type="button" onClick={chart.whole} aria-label={say("zoom-all")} title={say("zoom-all")}>
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
            <path d="M3 9V4h6M15 4h6v5M21 15v5h-6M9 20H3v-5" />
          </svg>
        </button>
        <button
          type="button"
          onClick={() => {
            const here = figures.locations[ship]!;
            chart.show([[here.x, here.y]]);
          }}
          aria-label={say("zoom-ship")}
          title={say("zoom-ship")}
        >
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
            <path d="M3 16h18l-3 5H6ZM11 14V3M13 4q7 4 0 9M9 6q-5 3 0 7" />
          </svg>
        </button>
      </div>
    </div>
  );
});

function spotsOf(places: string[], figures: Figures, view: View): Point[] {
  return places.map((place) => spotOf(place, figures, view)).filter((spot) => spot !== null);
}

function useLitPlaces(): string[] {
  return useNow(useShallow(({ targets, busy }) => (busy ? [] : litThings(targets))));
}

/** What is lit breathes. All of it is one layer of its own, so that the chart is not painted again for each breath. */
function Glow({ lit }: { lit: string[] }) {
  const figures = useFigures();
  const shapes = useNow(({ view }) => lit.flatMap((place) => outlineOf(place, figures, view) ?? []).join(""));
  return shapes ? <path className="mb-glow" d={shapes} aria-hidden="true" /> : null;
}
