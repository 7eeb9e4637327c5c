"""Checking board.toml: the city, its tiles, the wall and the tribute track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.macao.checks.cards import uneven_colors
from carrack.games.macao.checks.drawing import check_lines, check_positions
from carrack.games.macao.checks.forms import (
    Entry,
    is_cost,
    is_list,
    is_name,
    is_point,
    is_table,
    sources,
    table_at,
    tables_of,
)
from carrack.games.macao.checks.sea import check_sea, reachable
from carrack.games.macao.data import BOARD_FILE
from carrack.games.macao.names import GOODS, MAX_DISTANCE, MAX_NEIGHBORS, QUARTERS
from carrack.kernel.findings import (
    LARGEST_DRAWING,
    Findings,
    Form,
    has_form,
    is_bool,
    is_position,
    list_of,
    one_of,
    said,
    whole,
)

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
    "goods": list_of(one_of(GOODS), low=len(GOODS), high=len(GOODS)),
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


def check_board(findings: Findings, board: Mapping[str, Any]) -> None:
    has_form(Entry(findings, BOARD_FILE, "", "the board", board), BOARD)
    canvas = None
    if table_at(findings, BOARD_FILE, "canvas", board.get("canvas"), CANVAS):
        canvas = (board["canvas"]["width"], board["canvas"]["height"])
    tiles = board.get("tiles")
    tiles_sound = table_at(findings, BOARD_FILE, "tiles", tiles, TILES)
    if tiles_sound:
        check_goods(findings, board["tiles"]["goods"])
    check_city(findings, board.get("quarter"), tiles if tiles_sound else None, canvas)
    check_wall(findings, board.get("wall"), canvas)
    check_track(findings, board.get("tribute_track"))
    check_sea(findings, board.get("sea"), board.get("port"), canvas)


def check_goods(findings: Findings, goods: list[str]) -> None:
    if sorted(goods) != sorted(GOODS):
        sentence = f"[tiles]: goods must name each of {', '.join(GOODS)} once"
        findings.error(BOARD_FILE, "tiles", "goods", sentence)


# ---- the city ----


def check_city(
    findings: Findings, value: object, tiles: Any, canvas: tuple[int, int] | None
) -> None:
    entries = tables_of(findings, BOARD_FILE, "quarter", value)
    sound = [entry for entry in entries if has_form(entry, QUARTER)]
    if len(entries) > QUARTERS:
        sentence = f"there are {len(entries)} quarters, the program has room for {QUARTERS}"
        told = said("too_many", sentence, count=len(entries), most=QUARTERS)
        findings.error(BOARD_FILE, "", "quarter", told)
        return  # comparing each with each would take long
    by_id = {entry.place: entry for entry in sound}
    if not isinstance(value, list) or not len(sound) == len(value) == len(by_id):
        return
    for entry in sound:
        check_neighbors(findings, entry, by_id)
        total = sum(entry.values["cost"].values())
        if total > MOST_QUARTER_COST:
            sentence = f"{entry.title} costs {total} cubes, quarters cost 1 to {MOST_QUARTER_COST}"
            told = said("dear", sentence, count=total, most=MOST_QUARTER_COST)
            findings.warning(BOARD_FILE, entry.place, "cost", told)
    if tiles is not None:
        check_tiles(findings, sound, tiles)
    check_city_as_a_whole(findings, by_id, canvas)


def check_neighbors(findings: Findings, entry: Entry, by_id: Mapping[str, Entry]) -> None:
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
        findings.error(
            BOARD_FILE, entry.place, "neighbours", f"{entry.title}: neighbours {complaint}"
        )
        return
    for name in names:
        if name not in by_id:
            sentence = f"{entry.title}: neighbours names {name}, which does not exist"
            findings.error(
                BOARD_FILE, entry.place, "neighbours", said("no_place", sentence, id=name)
            )
        elif entry.place not in by_id[name].values["neighbours"]:
            sentence = (
                f"{entry.title} names the neighbor {name}, but {name} does not name {entry.place}"
            )
            findings.error(
                BOARD_FILE, entry.place, "neighbours", said("one_way", sentence, id=name)
            )


def check_tiles(findings: Findings, quarters: list[Entry], tiles: Mapping[str, Any]) -> None:
    """Each light quarter gets a goods tile, each dark one a joker."""
    dark = sum(entry.values["dark"] for entry in quarters)
    light, goods = len(quarters) - dark, len(GOODS) * tiles["copies_of_each_good"]
    if light != goods:
        sentence = f"there are {light} light quarters for {goods} goods tiles"
        findings.error(BOARD_FILE, "", "dark", said("light", sentence, count=light, tiles=goods))
    if dark != tiles["jokers"]:
        sentence = f"there are {dark} dark quarters for {tiles['jokers']} jokers"
        told = said("dark", sentence, count=dark, tiles=tiles["jokers"])
        findings.error(BOARD_FILE, "tiles", "jokers", told)
    if (light, dark) != (LIGHT, DARK):
        sentence = f"{light} quarters are light and {dark} dark, it should be {LIGHT} and {DARK}"
        told = said("light_dark", sentence, light=light, dark=dark)
        findings.warning(BOARD_FILE, "", "dark", told)


def check_city_as_a_whole(
    findings: Findings, by_id: Mapping[str, Entry], canvas: tuple[int, int] | None
) -> None:
    for color, count, mean in uneven_colors([entry.values for entry in by_id.values()]):
        sentence = f"quarters cost {count} {color} cubes, the mean color {mean:.1f}"
        told = said("uneven", sentence, count=count, color=color, mean=round(mean, 1))
        findings.warning(BOARD_FILE, "", "cost", told)
    neighbors = {
        name: set(entry.values["neighbours"]) & set(by_id) for name, entry in by_id.items()
    }
    if len(reachable(next(iter(by_id)), neighbors)) < len(by_id):
        sentence = said("apart", "the city is not connected")
        findings.warning(BOARD_FILE, "", "neighbours", sentence)
    at = {name: (entry.values["x"], entry.values["y"]) for name, entry in by_id.items()}
    check_positions(findings, "city", at, canvas)
    check_lines(findings, "city", [(a, b) for a in neighbors for b in neighbors[a] if a < b], at)


# ---- the wall and the tribute track ----


def check_wall(findings: Findings, value: object, canvas: tuple[int, int] | None) -> None:
    if not table_at(findings, BOARD_FILE, "wall", value, WALL) or not isinstance(value, Mapping):
        return
    sound = True
    for number, space in enumerate(value["spaces"], start=1):
        table = space if isinstance(space, Mapping) else {}
        entry = Entry(findings, BOARD_FILE, "wall", f"[wall] space number {number}", table)
        sound = has_form(entry, WALL_SPACE) and sound
    if sound:
        check_spaces(findings, value["length"], value["spaces"], canvas)


def check_spaces(
    findings: Findings, length: int, spaces: list[Any], canvas: tuple[int, int] | None
) -> None:
    if [space["n"] for space in spaces] != list(range(1, length + 1)):
        sentence = f"[wall]: spaces must be numbered from 1 to {length}"
        findings.error(BOARD_FILE, "wall", "spaces", sentence)
    if length != LONGEST_WALL:
        sentence = f"[wall] has {length} spaces, it should be {LONGEST_WALL}"
        findings.warning(BOARD_FILE, "wall", "length", sentence)
    check_positions(findings, "wall", {str(s["n"]): (s["x"], s["y"]) for s in spaces}, canvas)


def check_track(findings: Findings, value: object) -> None:
    if table_at(findings, BOARD_FILE, "tribute_track", value, TRIBUTE_TRACK):
        track: Any = value
        if (track["min"], track["max"]) != TRACK:
            sentence = f"the tribute track should run from {TRACK[0]} to {TRACK[1]}"
            findings.warning(BOARD_FILE, "tribute_track", "max", sentence)
