"""Checking board.toml: the city, its tiles, the wall and the tribute track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macao.checks.cards import uneven_colors
from carrack.games.macao.checks.drawing import check_lines, check_positions
from carrack.games.macao.checks.report import (
    LARGEST_DRAWING,
    Entry,
    Form,
    Report,
    has_form,
    is_bool,
    is_cost,
    is_list,
    is_name,
    is_point,
    is_position,
    is_table,
    list_of,
    one_of,
    said,
    sources,
    table_at,
    tables_of,
    whole,
)
from carrack.games.macao.checks.sea import check_sea, reachable
from carrack.games.macao.data import BOARD_FILE
from carrack.games.macao.names import GOODS, MAX_DISTANCE, MAX_NEIGHBORS, QUARTERS

SOURCE_GROUPS = (
    "quarter_count",
    "dark_count",
    "quarter_cost",
    "quarter_dark",
    "quarter_adjacency",
    "wall_length",
    "port_names",
    "port_slots",
    "port_goods",
    "sea_spaces",
    "sea_edges",
    "tribute_range",
    "drawing_coordinates",
)
LONGEST_WALL = MAX_DISTANCE + 1
DARK, LIGHT = 6, 24
MOST_QUARTER_COST = 4
TRACK = (0, 12)

BOARD: Form = {
    "canvas": is_table,
    "source": sources(SOURCE_GROUPS),
    "tiles": is_table,
    "tribute_track": is_table,
    "quarter": is_list,
    "wall": is_table,
    "sea": is_table,
    "port": is_list,
}
CANVAS: Form = {"width": whole(1, LARGEST_DRAWING), "height": whole(1, LARGEST_DRAWING)}
TILES: Form = {
    "goods": list_of(one_of(GOODS), length=len(GOODS)),
    "copies_of_each_good": whole(1, QUARTERS // len(GOODS)),
    "jokers": whole(0, QUARTERS),
}
TRIBUTE_TRACK: Form = {
    "min": whole(0, 999),
    "max": whole(0, 999),
    "from": is_point,
    "to": is_point,
}
QUARTER: Form = {
    "id": is_name,
    "x": is_position,
    "y": is_position,
    "dark": is_bool,
    "cost": is_cost,
    "neighbours": list_of(is_name),
}
WALL: Form = {"length": whole(2, LONGEST_WALL), "spaces": is_list}
WALL_SPACE: Form = {"n": whole(1, LONGEST_WALL), "x": is_position, "y": is_position}


def check_board(report: Report, board: Mapping[str, Any]) -> None:
    has_form(report, Entry(BOARD_FILE, "", "the board", board), BOARD)
    canvas = None
    if table_at(report, BOARD_FILE, "canvas", board.get("canvas"), CANVAS):
        canvas = (board["canvas"]["width"], board["canvas"]["height"])
    tiles = board.get("tiles")
    tiles_sound = table_at(report, BOARD_FILE, "tiles", tiles, TILES)
    if tiles_sound:
        check_goods(report, board["tiles"]["goods"])
    check_city(report, board.get("quarter"), tiles if tiles_sound else None, canvas)
    check_wall(report, board.get("wall"), canvas)
    check_track(report, board.get("tribute_track"))
    check_sea(report, board.get("sea"), board.get("port"), canvas)


def check_goods(report: Report, goods: list[str]) -> None:
    if sorted(goods) != sorted(GOODS):
        sentence = f"[tiles]: goods must name each of {', '.join(GOODS)} once"
        report.error(BOARD_FILE, "tiles", "goods", sentence)


# ---- the city ----


def check_city(report: Report, value: object, tiles: Any, canvas: tuple[int, int] | None) -> None:
    entries = tables_of(report, BOARD_FILE, "quarter", value)
    sound = [entry for entry in entries if has_form(report, entry, QUARTER)]
    if len(entries) > QUARTERS:
        sentence = f"there are {len(entries)} quarters, the program has room for {QUARTERS}"
        told = said("too_many", sentence, count=len(entries), most=QUARTERS)
        report.error(BOARD_FILE, "", "quarter", told)
        return  # comparing each with each would take long
    by_id = {entry.place: entry for entry in sound}
    if not isinstance(value, list) or not len(sound) == len(value) == len(by_id):
        return
    for entry in sound:
        check_neighbors(report, entry, by_id)
        total = sum(entry.values["cost"].values())
        if total > MOST_QUARTER_COST:
            sentence = f"{entry.title} costs {total} cubes, quarters cost 1 to {MOST_QUARTER_COST}"
            told = said("dear", sentence, count=total, most=MOST_QUARTER_COST)
            report.warning(BOARD_FILE, entry.place, "cost", told)
    if tiles is not None:
        check_tiles(report, sound, tiles)
    check_city_as_a_whole(report, by_id, canvas)


def check_neighbors(report: Report, entry: Entry, by_id: Mapping[str, Entry]) -> None:
    """Neighbors exist, are named once, and name this quarter in turn."""
    names = entry.values["neighbours"]
    complaint = ""
    if len(names) > MAX_NEIGHBORS:
        complaint = f"names {len(names)} quarters, the program has room for {MAX_NEIGHBORS}"
    elif len(set(names)) < len(names):
        complaint = "names a quarter twice"
    elif entry.place in names:
        complaint = "names the quarter itself"
    if complaint:
        report.error(
            BOARD_FILE, entry.place, "neighbours", f"{entry.title}: neighbours {complaint}"
        )
        return
    for name in names:
        if name not in by_id:
            sentence = f"{entry.title}: neighbours names {name}, which does not exist"
            report.error(BOARD_FILE, entry.place, "neighbours", said("no_place", sentence, id=name))
        elif entry.place not in by_id[name].values["neighbours"]:
            sentence = (
                f"{entry.title} names the neighbor {name}, but {name} does not name {entry.place}"
            )
            report.error(BOARD_FILE, entry.place, "neighbours", said("one_way", sentence, id=name))


def check_tiles(report: Report, quarters: list[Entry], tiles: Mapping[str, Any]) -> None:
    """Each light quarter gets a goods tile, each dark one a joker."""
    dark = sum(entry.values["dark"] for entry in quarters)
    light, goods = len(quarters) - dark, len(GOODS) * tiles["copies_of_each_good"]
    if light != goods:
        sentence = f"there are {light} light quarters for {goods} goods tiles"
        report.error(BOARD_FILE, "", "dark", said("light", sentence, count=light, tiles=goods))
    if dark != tiles["jokers"]:
        sentence = f"there are {dark} dark quarters for {tiles['jokers']} jokers"
        told = said("dark", sentence, count=dark, tiles=tiles["jokers"])
        report.error(BOARD_FILE, "tiles", "jokers", told)
    if (light, dark) != (LIGHT, DARK):
        sentence = f"{light} quarters are light and {dark} dark, it should be {LIGHT} and {DARK}"
        told = said("light_dark", sentence, light=light, dark=dark)
        report.warning(BOARD_FILE, "", "dark", told)


def check_city_as_a_whole(
    report: Report, by_id: Mapping[str, Entry], canvas: tuple[int, int] | None
) -> None:
    for color, count, mean in uneven_colors([entry.values for entry in by_id.values()]):
        sentence = f"quarters cost {count} {color} cubes, the mean color {mean:.1f}"
        told = said("uneven", sentence, count=count, color=color, mean=f"{mean:.1f}")
        report.warning(BOARD_FILE, "", "cost", told)
    neighbors = {
        name: set(entry.values["neighbours"]) & set(by_id) for name, entry in by_id.items()
    }
    if len(reachable(next(iter(by_id)), neighbors)) < len(by_id):
        sentence = said("apart", "the city is not connected")
        report.warning(BOARD_FILE, "", "neighbours", sentence)
    at = {name: (entry.values["x"], entry.values["y"]) for name, entry in by_id.items()}
    check_positions(report, "city", at, canvas)
    check_lines(report, "city", [(a, b) for a in neighbors for b in neighbors[a] if a < b], at)


# ---- the wall and the tribute track ----


def check_wall(report: Report, value: object, canvas: tuple[int, int] | None) -> None:
    if not table_at(report, BOARD_FILE, "wall", value, WALL) or not isinstance(value, Mapping):
        return
    sound = True
    for number, space in enumerate(value["spaces"], start=1):
        table = space if isinstance(space, Mapping) else {}
        entry = Entry(BOARD_FILE, "wall", f"[wall] space number {number}", table)
        sound = has_form(report, entry, WALL_SPACE) and sound
    if sound:
        check_spaces(report, value["length"], value["spaces"], canvas)


def check_spaces(
    report: Report, length: int, spaces: list[Any], canvas: tuple[int, int] | None
) -> None:
    if [space["n"] for space in spaces] != list(range(1, length + 1)):
        sentence = f"[wall]: spaces must be numbered from 1 to {length}"
        report.error(BOARD_FILE, "wall", "spaces", sentence)
    if length != LONGEST_WALL:
        sentence = f"[wall] has {length} spaces, it should be {LONGEST_WALL}"
        report.warning(BOARD_FILE, "wall", "length", sentence)
    check_positions(report, "wall", {str(s["n"]): (s["x"], s["y"]) for s in spaces}, canvas)


def check_track(report: Report, value: object) -> None:
    if table_at(report, BOARD_FILE, "tribute_track", value, TRIBUTE_TRACK):
        track: Any = value
        if (track["min"], track["max"]) != TRACK:
            sentence = f"the tribute track should run from {TRACK[0]} to {TRACK[1]}"
            report.warning(BOARD_FILE, "tribute_track", "max", sentence)
