"""Checking board.toml: the map, the tracks, the city tiles and the ship board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from carrack.games.maracaibo.checks.explorer import check_explorer_track
from carrack.games.maracaibo.checks.forms import (
    Entry,
    entries_of,
    has_form,
    no_strays,
    table_in,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.sailing import check_sailing
from carrack.games.maracaibo.data import BOARD
from carrack.games.maracaibo.figures.board import (
    CITY_SLOTS,
    RECESSES,
    TRACKS,
    Area,
    Arrow,
    BoardMeta,
    CityTile,
    CombatActions,
    ExplorerEnd,
    LastPurchase,
    Location,
    Passage,
    Setup,
    ShipUpgrade,
    VillageActions,
)
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.names import (
    COMBAT_TOKENS,
    MARKERS,
)
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

TABLES = (
    *("meta", "track", "village", "combat", "setup", "last_purchase", "explorer_end", "location"),
    *("edge", "special_route", "city_tile", "explorer_space", "barrier", "ship_upgrade", "area"),
)
CERTAIN_CITIES = ("4", "5", "11", "13", "14")  # Jacques delivers there
CLOSEST = 45  # two locations are drawn at least so far apart


def check_board(findings: Findings, board: Contents, places: Places) -> None:
    no_strays(findings, BOARD, board, TABLES)
    table_in(findings, BOARD, board, "meta", form_of(BoardMeta, places), "board/meta")
    check_tracks(findings, board, places)
    table_in(findings, BOARD, board, "village", form_of(VillageActions, places))
    table_in(findings, BOARD, board, "combat", form_of(CombatActions, places))
    check_setup(findings, board, places)
    table_in(findings, BOARD, board, "last_purchase", form_of(LastPurchase, places))
    table_in(findings, BOARD, board, "explorer_end", form_of(ExplorerEnd, places))
    check_map(findings, board, places)
    check_city_tiles(findings, board, places)
    check_explorer_track(findings, board, places)
    check_upgrades(findings, board, places)
    for area in entries_of(findings, BOARD, board, "area"):
        has_form(area, *form_of(Area, places))


def check_tracks(findings: Findings, board: Contents, places: Places) -> None:
    value = board.get("track")
    tracks = value if isinstance(value, dict) else {}
    found = {
        name: table_in(findings, BOARD, tracks, name, form_of(table, places), f"track/{name}")
        for name, table in TRACKS.items()
    }
    influence = found["influence"]
    if influence:
        check_influence(influence)
    for name in ("doubloon_income", "vp_income", "combat"):
        track = found[name]
        if track:
            track.expect(track.values["start"] <= track.values["max"], "start", "start is too high")


def check_influence(track: Entry) -> None:
    values, ranks = track.values, track.values["rank_thresholds"]
    track.expect(ranks == sorted(set(ranks)), "rank_thresholds", "the thresholds must ascend")
    track.expect(ranks[-1] <= values["max"], "rank_thresholds", "the last rank is out of reach")
    track.expect(values["spaces"] == values["max"] + 1, "spaces", "there must be max + 1 spaces")
    total = sum(values["marker_columns"])
    track.expect(
        total == MARKERS, "marker_columns", f"the columns hold {total} markers, not {MARKERS}"
    )
    same = len(values["marker_columns"]) == len(values["column_points"])
    track.expect(same, "column_points", "every column must have its points")


def check_setup(findings: Findings, board: Contents, places: Places) -> None:
    setup = table_in(findings, BOARD, board, "setup", form_of(Setup, places))
    if setup is None:
        return
    values = setup.values
    tiles = values["helm_tiles"] + values["other_tiles"]
    setup.expect(tiles == CITY_SLOTS, "helm_tiles", f"{tiles} tiles for {CITY_SLOTS} cities")
    tokens = sum(values["combat_piles"])
    setup.expect(
        tokens == COMBAT_TOKENS,
        "combat_piles",
        f"the piles hold {tokens} of {COMBAT_TOKENS} tokens",
    )
    here = values["figures_in_supply"] + values["figures_on_career"]
    setup.expect(here <= values["figures"], "figures_in_supply", "there are not so many figures")


# ---- map ----


def check_map(findings: Findings, board: Contents, places: Places) -> None:
    forms, arrow_forms = form_of(Location, places), form_of(Arrow, places)
    locations = entries_of(findings, BOARD, board, "location")
    sound = [location for location in locations if has_form(location, *forms)]
    arrows = entries_of(findings, BOARD, board, "edge", fixed=False)
    sound_arrows = [arrow for arrow in arrows if has_form(arrow, *arrow_forms)]
    for passage in entries_of(findings, BOARD, board, "special_route"):
        has_form(passage, *form_of(Passage, places))
    for location in sound:
        check_location(location)
    if len(sound) == len(places.locations) and not findings.has_errors:
        check_kinds(findings, sound)
        check_drawing(sound, board)
        check_sailing(findings, sound, sound_arrows)


def check_location(location: Entry) -> None:
    """A city has a flag, a market and an action, or the slot of a tile that has them."""
    values = location.values
    is_city = values["kind"] == "city" or "city_with_legacy" in values
    if is_city:
        location.expect("flag" in values, "flag", "a city must have a flag")
        if not values.get("city_tile_slot"):
            for field in ("action", "market_goods", "market_capacity"):
                location.expect(field in values, field, f"a city without a tile must have {field}")
    else:
        location.expect(
            not values.get("city_tile_slot"), "city_tile_slot", "only a city has a city tile"
        )
    is_place = values["kind"] in ("village", "city")
    for field in ("annexable", "assistants"):
        location.expect(
            values[field] == is_place, field, "markers and assistants are for villages and cities"
        )
    if values["kind"] == "homeward":
        location.expect("action" in values, "action", "a homeward space must have an action")
        location.expect(values.get("must_stop", False), "must_stop", "ships must stop there")


def check_kinds(findings: Findings, locations: list[Entry]) -> None:
    slots = sum(bool(location.values.get("city_tile_slot")) for location in locations)
    if slots != CITY_SLOTS:
        sentence = f"{slots} locations have the slot of a city tile, it must be {CITY_SLOTS}"
        findings.error(BOARD, "", "city_tile_slot", sentence)
    starts = [location.id for location in locations if location.values["kind"] == "start"]
    if starts != ["1"]:
        findings.error(BOARD, "location/1", "kind", f"ships start at {starts}, it must be at 1")
    for location in locations:
        if location.id in CERTAIN_CITIES and location.values["kind"] != "city":
            location.warning("kind", "Jacques delivers there, so it should be a city")


def check_drawing(locations: list[Entry], board: Contents) -> None:
    width, height = board["meta"]["canvas"]
    for location in locations:
        if not (location.values["x"] < width and location.values["y"] < height):
            location.warning("x", "is drawn outside the board")
    for one, other in combinations(locations, 2):
        across = one.values["x"] - other.values["x"]
        down = one.values["y"] - other.values["y"]
        if across**2 + down**2 < CLOSEST**2:
            one.warning("x", f"is drawn on top of {other.id}")


# ---- city tiles, ship board ----


def check_city_tiles(findings: Findings, board: Contents, places: Places) -> None:
    forms, tiles = form_of(CityTile, places), entries_of(findings, BOARD, board, "city_tile")
    sound = [tile for tile in tiles if has_form(tile, *forms)]
    setup = board.get("setup")
    if len(sound) == len(tiles) and isinstance(setup, dict):
        check_enough_tiles(findings, [tile.values for tile in sound], setup)


def check_enough_tiles(findings: Findings, tiles: list[Any], setup: dict[str, Any]) -> None:
    for players in range(1, 5):
        dealt = [t for t in tiles if players in t["players"] and "overlay_of" not in t]
        counts = Counter(tile["helm"] for tile in dealt)
        for helm, field in ((True, "helm_tiles"), (False, "other_tiles")):
            needed = setup.get(field, 0)
            if type(needed) is int and counts[helm] < needed:
                kind = "with" if helm else "without"
                sentence = f"{counts[helm]} city tiles {kind} a helm for {players}, not {needed}"
                findings.error(BOARD, "", "helm", f"there are {sentence}")


def check_upgrades(findings: Findings, board: Contents, places: Places) -> None:
    forms, upgrades = (
        form_of(ShipUpgrade, places),
        entries_of(findings, BOARD, board, "ship_upgrade"),
    )
    sound = [upgrade for upgrade in upgrades if has_form(upgrade, *forms)]
    for upgrade in sound:
        modifiers = [effect.get("modifier") for effect in upgrade.values["permanent"]]
        for recess in RECESSES:
            if recess.upgrade == upgrade.id and recess.modifier not in modifiers:
                upgrade.error("permanent", f"must have the modifier {recess.modifier}")
    slots = Counter(upgrade.values["slot"] for upgrade in sound)
    for upgrade in sound:
        if slots[upgrade.values["slot"]] > 1:
            upgrade.error("slot", "another upgrade has the same slot")
