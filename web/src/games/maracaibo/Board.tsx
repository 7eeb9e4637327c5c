/** The chart of the Caribbean with everything that lies on it; it can be moved and looked at more closely. */

import { memo, useEffect, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { usePointing } from "../../table/pointing";
import { AutomaBand, Search } from "./BoardAutoma";
import { Hints, Quests, Ships, Tiles } from "./BoardLying";
import { Nations, TRACKS } from "./BoardNations";
import { Combat, Fleets, Prestige, QuestPile } from "./BoardPiles";
import { Assistants, Markers, Places, Reach } from "./BoardPlace";
import { CourseCosts, Courses, Sheet } from "./BoardSea";
import { Track } from "./BoardTrack";
import { WHOLE, WITH_RUIN, type Point } from "./chart";
import { useFigures, type Figures } from "./figures";
import { outlineOf, spotOf } from "./outlines";
import { useNow, useSetting } from "./play";
import { litThings } from "./targets";
import type { View } from "./types";
import { useChartFrame } from "./useChartFrame";

/** Drawn again when the table changes, not when something beside it does. */
export const Board = memo(function Board({ small }: { small: boolean }) {
  const { say, seat, now } = useSetting();
  const svg = useRef<SVGSVGElement>(null);
  const hasRuin = useNow(({ view }) => !!view.legacy["L32"]);
  const chart = useChartFrame(svg, hasRuin ? WITH_RUIN : WHOLE);
  const ship = useNow(({ view }) => view.seats[seat ?? 0]?.ship ?? "1");
  const figures = useFigures();
  const lit = useLitPlaces();
  const asked = useNow(({ view }) => `${view.round} ${String(view.current)} ${view.pending?.what ?? ""}`);
  const shown = small ? asked : ""; // whoever has come closer on a large screen stays there
  const spots = (places: string[]) => spotsOf(places, figures, now.getState().view);
  const here = figures.locations[ship]!;

  // A large screen shows the whole chart; a small one comes as close as all that can be done allows, with the ship.
  useEffect(() => {
    const wanted = small ? spots(lit) : [];
    if (wanted.length) chart.show([...wanted, [here.x, here.y]]);
    else chart.whole();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [small, shown]);
  const { places, count } = usePointing();
  useEffect(() => {
    const found = spots(places);
    if (found.length) chart.reveal(found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);

  return (
    <div className="mb-map">
      <svg ref={svg} className="mb-chart" data-zooms role="group" aria-label={say("board")} {...chart.props}>
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
        <Shade lit={lit} />
        <Ships />
        <Glow lit={lit} />
        <Reach />
      </svg>
      <Zoom
        closer={() => chart.zoom(1.5)}
        further={() => chart.zoom(1 / 1.5)}
        whole={chart.whole}
        toShip={() => chart.show([[here.x, here.y]])}
      />
    </div>
  );
});

interface ZoomProps {
  closer: () => void;
  further: () => void;
  whole: () => void;
  toShip: () => void;
}

/** Buttons for the chart in the corner where nothing lies but sea. */
function Zoom({ closer, further, whole, toShip }: ZoomProps) {
  const { say } = useSetting();
  return (
    <div className="mb-zoom" role="group" aria-label={say("zoom")}>
      <ZoomButton name={say("zoom-in")} zoom={closer} path="M12 5v14M5 12h14" />
      <ZoomButton name={say("zoom-out")} zoom={further} path="M5 12h14" />
      <ZoomButton name={say("zoom-all")} zoom={whole} path="M3 9V4h6M15 4h6v5M21 15v5h-6M9 20H3v-5" />
      <ZoomButton
        name={say("zoom-ship")}
        zoom={toShip}
        path="M3 16h18l-3 5H6ZM11 14V3M13 4q7 4 0 9M9 6q-5 3 0 7"
      />
    </div>
  );
}

function ZoomButton({ name, zoom, path }: { name: string; zoom: () => void; path: string }) {
  return (
    <button type="button" onClick={zoom} aria-label={name} title={name}>
      <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function spotsOf(places: string[], figures: Figures, view: View): Point[] {
  return places.flatMap((place) => {
    const spot = spotOf(place, figures, view);
    return spot && place.startsWith("nation:") ? trackEnds(spot) : spot ? [spot] : [];
  });
}

/** A track is seen from end to end. */
const trackEnds = ([x, y]: Point): Point[] => [
  [x - TRACKS.width / 2, y],
  [x + TRACKS.width / 2, y],
];

function useLitPlaces(): string[] {
  return useNow(useShallow(({ targets, busy }) => (busy ? [] : litThings(targets))));
}

/** Questions that are about one place. */
const AT_A_PLACE = ["arrival", "main", "village", "city", "assistants", "quest"];
const POOL = 128; // the radius of the light around it

/** While one acts at a place, it lies in a pool of light with all that is lit; the rest of the chart steps back. */
function Shade({ lit }: { lit: string[] }) {
  const figures = useFigures();
  const at = useNow(({ view, choices }) => {
    const asked = view.pending;
    if (!choices.length || !asked || !AT_A_PLACE.includes(asked.what)) return null;
    return asked.location ?? view.seats[asked.seat]?.ship ?? null;
  });
  const shapes = useNow(({ view }) => lit.flatMap((place) => outlineOf(place, figures, view) ?? []).join(""));
  const spot = at === null ? undefined : figures.locations[at];
  if (!spot) return null;
  return (
    <g className="mb-shade" aria-hidden="true">
      <mask id="mb-light" maskUnits="userSpaceOnUse" {...SEA}>
        <rect fill="#fff" {...SEA} />
        <circle cx={spot.x} cy={spot.y} r={POOL} />
        <path d={shapes} />
      </mask>
      <rect mask="url(#mb-light)" {...SEA} />
    </g>
  );
}

/** The sea as far as any window shows it. */
const SEA = { x: -1800, y: -1500, width: 5200, height: 4100 };

/** What is lit breathes. All of it is one layer of its own, so that the chart is not painted again for each breath. */
function Glow({ lit }: { lit: string[] }) {
  const figures = useFigures();
  const shapes = useNow(({ view }) => lit.flatMap((place) => outlineOf(place, figures, view) ?? []).join(""));
  return shapes ? <path className="mb-glow" d={shapes} aria-hidden="true" /> : null;
}
