"""Checking board.toml: the map, the tracks, the city tiles and the ship board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from carrack.games.maracaibo.checks.explorer import check_explorer_track
from carrack.games.maracaibo.checks.ops import effects_at, ops_at
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.report import (
    MOST,
    Entry,
    Form,
    Report,
    by_seat,
    entries_of,
    exactly,
    has_form,
    is_bool,
    is_name,
    is_position,
    is_text,
    list_of,
    no_strays,
    one_of,
    player_counts,
    round_numbers,
    table_in,
    whole,
)
from carrack.games.maracaibo.checks.sailing import check_sailing
from carrack.games.maracaibo.data import BOARD, Contents
from carrack.games.maracaibo.names import (
    BARRIERS,
    BRANCHES,
    COMBAT_TOKENS,
    GOODS,
    HAND_SLOTS,
    KINDS,
    MARKERS,
    MAX_MARKET,
    NATIONS,
    OBJECTS,
    ROUNDS,
    SYNERGIES,
    SYNERGY_COUNT,
    UPGRADES,
)

TABLES = (
    *("meta", "track", "village", "combat", "setup", "last_purchase", "explorer_end", "location"),
    *("edge", "special_route", "city_tile", "explorer_space", "barrier", "ship_upgrade", "area"),
)
CERTAIN_CITIES = ("4", "5", "11", "13", "14")  # Jacques delivers there
CLOSEST = 45  # two locations are drawn at least so far apart
CITY_SLOTS = 4
MOST_INFLUENCE = 40
MOST_INCOME = 99
MOST_COMBAT = 40

goods = list_of(one_of(GOODS), low=1, high=len(GOODS), differ=True)
canvas = list_of(whole(1, 10_000), low=2, high=2)
steps = list_of(whole(1, MOST), low=2, high=2)

META: Form = {
    "game": is_text,
    "version": whole(1, MOST),
    "canvas": canvas,
    "ship_board_canvas": canvas,
    "players": exactly([1, 2, 3, 4]),
    "rounds": exactly(ROUNDS),
    "move_min": exactly(1),
    "move_max": exactly(7),
    "goods": exactly(GOODS),
    "objects": exactly(OBJECTS),
    "synergies": exactly(SYNERGIES),
    "goods_found": list_of(one_of(GOODS)),
    "objects_found": list_of(one_of(OBJECTS)),
    "synergies_found": list_of(one_of(SYNERGIES)),
    "nations": exactly(NATIONS),
}
TRACKS: dict[str, Form] = {
    "influence": {
        "spaces": whole(2, MOST_INFLUENCE + 1),
        "max": whole(1, MOST_INFLUENCE),
        "rank_thresholds": list_of(whole(1, MOST_INFLUENCE), low=5, high=5),
        "rank_names": list_of(is_text, low=5, high=5),
        "rank_values": list_of(whole(0, MOST), low=5, high=5),
        "overflow_vp_per_influence": whole(0, MOST),
        "marker_columns": list_of(whole(1, MARKERS), low=1, high=MARKERS),
        "column_points": list_of(whole(0, MOST), low=1, high=MARKERS),
        "dominance_bonus": list_of(whole(0, MOST), low=3, high=3),
        "most_influence_vp": whole(0, MOST),
    },
    "doubloon_income": {
        "start": whole(0, MOST_INCOME),
        "max": whole(1, MOST_INCOME),
        "final_vp_above": whole(0, MOST),
        "final_vp_divisor": whole(1, MOST),
    },
    "vp_income": {"start": whole(0, MOST_INCOME), "max": whole(1, MOST_INCOME)},
    "combat": {"start": whole(0, MOST_COMBAT), "max": whole(1, MOST_COMBAT)},
}
VILLAGE: Form = {
    "actions_by_movement": list_of(whole(1, 5), low=7, high=7),
    "take_doubloons": whole(1, MOST),
    "discard_hand_doubloons": whole(1, MOST),
}
COMBAT: Form = {
    "influence_costs": steps,
    "influence_gains": steps,
    **dict.fromkeys(
        (
            *("annex_village", "annex_city", "displace_village", "displace_city"),
            *("uprising_liberate_city", "uprising_liberate_village", "freeing_liberate_city"),
            *("freeing_liberate_village", "freeing_extra_city", "freeing_extra_village"),
            *("resistance_village_cost", "empty_pile_value"),
        ),
        whole(1, 20),
    ),
    **dict.fromkeys(
        (
            *("annex_village_influence", "annex_city_influence"),
            "uprising_liberate_city_doubloons",
            "uprising_liberate_city_vp_per_occupied_city",
            *("uprising_vp_per_occupied_neighbour", "freeing_vp_per_influence"),
        ),
        whole(0, MOST),
    ),
}
SETUP: Form = {
    "doubloons": by_seat,
    "figures": exactly(8),
    "figures_in_supply": whole(0, 8),
    "figures_on_career": exactly(3),
    "synergy_tokens": exactly(SYNERGY_COUNT),
    "helm_tiles": whole(0, CITY_SLOTS),
    "other_tiles": whole(0, CITY_SLOTS),
    "combat_piles": list_of(whole(1, COMBAT_TOKENS), low=2, high=2),
    "prestige_buildings": exactly(ROUNDS),
    "most_hand_cards": whole(4, HAND_SLOTS),
}
LAST_PURCHASE: Form = {"doubloons": whole(0, MOST), "final_vp": whole(0, MOST)}
AREA: Form = {"id": is_name, **dict.fromkeys("xywh", is_position)}


def check_board(report: Report, board: Contents, places: Places) -> None:
    no_strays(report, BOARD, board, TABLES)
    table_in(report, BOARD, board, "meta", META, "board/meta")
    check_tracks(report, board)
    table_in(report, BOARD, board, "village", VILLAGE)
    table_in(report, BOARD, board, "combat", COMBAT)
    check_setup(report, board)
    table_in(report, BOARD, board, "last_purchase", LAST_PURCHASE)
    table_in(report, BOARD, board, "explorer_end", {"vp_by_order": by_seat})
    check_map(report, board, places)
    check_city_tiles(report, board, places)
    check_explorer_track(report, board, places)
    check_upgrades(report, board, places)
    for area in entries_of(report, BOARD, board, "area"):
        has_form(area, AREA)


def check_tracks(report: Report, board: Contents) -> None:
    tracks = board.get("track")
    found = {
        name: table_in(
            report, BOARD, tracks if isinstance(tracks, dict) else {}, name, form, f"track/{name}"
        )
        for name, form in TRACKS.items()
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


def check_setup(report: Report, board: Contents) -> None:
    setup = table_in(report, BOARD, board, "setup", SETUP)
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


def location_forms(places: Places) -> tuple[Form, Form]:
    ops, legacy = ops_at(places.cities), one_of(places.legacy)
    needed: Form = {
        "id": is_name,
        "number": whole(1, 22),
        "name": is_text,
        "kind": one_of(KINDS),
        "x": is_position,
        "y": is_position,
        "neighbours": list_of(one_of(places.locations), low=1, high=6, differ=True),
        "annexable": is_bool,
        "assistants": is_bool,
    }
    optional: Form = {
        "zone": one_of(NATIONS),
        "city_tile_slot": is_bool,
        "city_with_legacy": legacy,
        "action": ops,
        "flag": ops,
        "market_goods": goods,
        "market_capacity": list_of(whole(1, MAX_MARKET), low=4, high=4),
        "requires_legacy": legacy,
        "requires_barrier": one_of(BARRIERS),
        "enter_cost": whole(1, 7),
        "leave_cost": whole(1, 7),
        "must_stop": is_bool,
        "rounds": round_numbers,
        "ends_round": is_bool,
    }
    return needed, optional


def arrow_forms(places: Places) -> tuple[Form, Form]:
    place = one_of(places.locations)
    needed: Form = {"from": place, "to": place, "branch": one_of(BRANCHES), "cost": whole(1, 7)}
    return needed, {"requires_legacy": one_of(places.legacy), "rounds": round_numbers}


def check_map(report: Report, board: Contents, places: Places) -> None:
    needed, optional = location_forms(places)
    locations = entries_of(report, BOARD, board, "location")
    sound = [location for location in locations if has_form(location, needed, optional)]
    arrows = entries_of(report, BOARD, board, "edge", fixed=False)
    sound_arrows = [arrow for arrow in arrows if has_form(arrow, *arrow_forms(places))]
    check_passage(report, board, places)
    for location in sound:
        check_location(location)
    if len(sound) == len(places.locations) and not report.has_errors:
        check_kinds(report, sound)
        check_drawing(sound, board)
        check_sailing(report, sound, sound_arrows)


def check_passage(report: Report, board: Contents, places: Places) -> None:
    form: Form = {
        "id": is_name,
        "from": one_of(places.locations),
        "to": one_of(places.locations),
        "cost": whole(1, 7),
        "requires_legacy": one_of(places.legacy),
        "once_per_player": exactly(True),
        "neighbours": exactly(False),
    }
    for passage in entries_of(report, BOARD, board, "special_route"):
        has_form(passage, form)


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


def check_kinds(report: Report, locations: list[Entry]) -> None:
    slots = sum(bool(location.values.get("city_tile_slot")) for location in locations)
    if slots != CITY_SLOTS:
        sentence = f"{slots} locations have the slot of a city tile, it must be {CITY_SLOTS}"
        report.error(BOARD, "", "city_tile_slot", sentence)
    starts = [location.id for location in locations if location.values["kind"] == "start"]
    if starts != ["1"]:
        report.error(BOARD, "location/1", "kind", f"ships start at {starts}, it must be at 1")
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


def check_city_tiles(report: Report, board: Contents, places: Places) -> None:
    form: Form = {
        "id": is_name,
        "name": is_text,
        "helm": is_bool,
        "players": player_counts,
        "action": ops_at(places.cities),
        "market_goods": goods,
        "market_capacity": whole(1, MAX_MARKET),
        "text": is_text,
    }
    optional: Form = {"overlay_of": one_of(places.cities), "expansion": is_bool}
    tiles = entries_of(report, BOARD, board, "city_tile")
    sound = [tile for tile in tiles if has_form(tile, form, optional)]
    setup = board.get("setup")
    if len(sound) == len(tiles) and isinstance(setup, dict):
        check_enough_tiles(report, [tile.values for tile in sound], setup)


def check_enough_tiles(report: Report, tiles: list[Any], setup: dict[str, Any]) -> None:
    for players in range(1, 5):
        dealt = [t for t in tiles if players in t["players"] and "overlay_of" not in t]
        counts = Counter(tile["helm"] for tile in dealt)
        for helm, field in ((True, "helm_tiles"), (False, "other_tiles")):
            needed = setup.get(field, 0)
            if type(needed) is int and counts[helm] < needed:
                kind = "with" if helm else "without"
                sentence = f"{counts[helm]} city tiles {kind} a helm for {players}, not {needed}"
                report.error(BOARD, "", "helm", f"there are {sentence}")


def check_upgrades(report: Report, board: Contents, places: Places) -> None:
    form: Form = {
        "slot": whole(1, UPGRADES),
        "id": is_name,
        "name": is_text,
        "x": is_position,
        "y": is_position,
        "discs": exactly(2),
        "immediate": ops_at(places.cities),
        "permanent": effects_at(places.cities, places.assistant_places),
        "text": is_text,
    }
    upgrades = entries_of(report, BOARD, board, "ship_upgrade")
    sound = [upgrade for upgrade in upgrades if has_form(upgrade, form)]
    for upgrade in sound:
        recess = RECESSES.get(upgrade.id)
        modifiers = [effect.get("modifier") for effect in upgrade.values["permanent"]]
        if recess and recess not in modifiers:
            upgrade.error("permanent", f"must have the modifier {recess}")
    slots = Counter(upgrade.values["slot"] for upgrade in sound)
    for upgrade in sound:
        if slots[upgrade.values["slot"]] > 1:
            upgrade.error("slot", "another upgrade has the same slot")


RECESSES = {
    "combat_tile": "combat_tile_upgrade",
    "resistance_tile": "resistance_village_action",
    "home_port": "home_port",
}
