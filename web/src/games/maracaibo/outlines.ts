/** Where a thing lies on the chart, and the line around it when it is lit. */

import { BAND, SEARCH } from "./BoardAutoma";
import { TRACKS } from "./BoardNations";
import { buildingSpots, COMBAT, FLEETS, PRESTIGE } from "./BoardPiles";
import { box, CITY, circle, type Point } from "./chart";
import { isWalled, type Figures } from "./figures";
import { NATIONS, type Nation, type View } from "./types";

/** The middle of a thing; null for what is not drawn on the chart. */
export function spotOf(place: string, figures: Figures, view: View): Point | null {
  const [kind, id = ""] = place.split(":") as [string, string?];
  const at = { location: figures.locations, space: figures.spaces, ruin: figures.ruins }[kind]?.[id];
  if (at) return [at.x, at.y];
  if (kind === "building") return buildingSpot(id, view);
  if (kind === "nation")
    return [TRACKS.x + TRACKS.width / 2, TRACKS.y + NATIONS.indexOf(id as Nation) * TRACKS.row];
  if (kind === "pile" || kind === "token") return [COMBAT.x + COMBAT.width / 2, COMBAT.y + COMBAT.height / 2];
  if (kind === "fleet") return [FLEETS.x + FLEETS.width / 2, FLEETS.y + FLEETS.height];
  if (kind === "red_hint") return [SEARCH.x + SEARCH.width / 2, SEARCH.y + SEARCH.height / 2];
  if (kind === "automa") return [BAND.x + BAND.width / 2, BAND.y + BAND.height / 2];
  return null;
}

/** The outline of a thing on the chart; nothing for what is not drawn there. */
export function outlineOf(place: string, figures: Figures, view: View): string | null {
  const [kind, id = ""] = place.split(":") as [string, string?];
  const spot = spotOf(place, figures, view);
  switch (kind) {
    case "location":
      if (!spot) return null;
      return isWalled(figures, view, id)
        ? box(spot[0] - CITY.rx - 5, spot[1] - CITY.ry - 5, 2 * CITY.rx + 10, 2 * CITY.ry + 10, 10)
        : circle(spot, 34);
    case "space":
      return spot && circle(spot, 22);
    case "ruin":
      return spot && box(spot[0] - 32, spot[1] - 17, 64, 33, 5);
    case "nation": {
      const y = TRACKS.y + NATIONS.indexOf(id as Nation) * TRACKS.row;
      return box(TRACKS.x - 3, y - 2, TRACKS.width + 6, TRACKS.row + 1);
    }
    case "pile":
      return view.tokens_in_fight?.length
        ? box(COMBAT.x + 10, COMBAT.y + 8 + Number(id) * 42, 64, 38)
        : box(COMBAT.x + 9 + Number(id) * 92, COMBAT.y + 36, 88, 54);
    case "fleet": {
      const nth = figures.tiles["L6"]?.combat_actions?.findIndex((action) => action.id === id) ?? 0;
      return box(FLEETS.x - 3, FLEETS.y + nth * (FLEETS.height + 6) - 3, FLEETS.width + 6, FLEETS.height + 6);
    }
    case "building": {
      const width = buildingAt(id, view)?.width ?? 0;
      const { height } = PRESTIGE;
      return spot && box(spot[0] - width / 2 - 3, spot[1] - height / 2 - 3, width + 6, height + 6, 9);
    }
    case "quest":
      return questOutline(id, figures, view);
    default:
      return null;
  }
}

function buildingAt(id: string, view: View): { x: number; width: number } | undefined {
  const nth = view.prestige.findIndex((row) => row?.building === id);
  return nth < 0 ? undefined : buildingSpots(view.prestige.map((row) => row !== null))[nth];
}

function buildingSpot(id: string, view: View): Point | null {
  const at = buildingAt(id, view);
  return at ? [at.x + at.width / 2, PRESTIGE.y + PRESTIGE.height / 2] : null;
}

function questOutline(id: string, figures: Figures, view: View): string | null {
  const space = Object.entries(view.track_quests).find(([, quests]) => quests.includes(id))?.[0];
  const at = space ? figures.spaces[space] : undefined;
  return at ? box(at.x - 36, at.y - 27 - 15, 72, 30) : null;
}
