"""Checking tiles.toml: combat tokens, quests, legacy tiles, the ruin, resistance and hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.checks.cards import check_object_tables
from carrack.games.maracaibo.checks.ops import NEVER_IN_COMBAT, is_cost, ops_at
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.report import (
    MOST,
    Complaint,
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
    table_in,
    table_of,
    whole,
)
from carrack.games.maracaibo.data import TILES, Contents
from carrack.games.maracaibo.names import (
    BARRIERS,
    COMBAT_TOKENS,
    HINTS,
    MAX_GREEN_SPACES,
    NATIONS,
    OBJECTS,
    QUESTS,
    RED_SPACES,
    RESISTANCE_SPACES,
    RUIN_SPACES,
)
from carrack.kernel.errors import shown

TABLES = (
    *("meta", "resistance", "object_table", "combat_token", "quest", "legacy", "ruin_space"),
    *("search_card", "hint"),
)
OTHER_PLACES = ("combat", "explorer", "hints", "found location")
objects = list_of(one_of(OBJECTS), low=1, high=3)


def check_tiles(report: Report, tiles: Contents, places: Places) -> None:
    no_strays(report, TILES, tiles, TABLES)
    meta = check_meta(report, tiles, places)
    check_object_tables(report, TILES, tiles, ("L32", "L33"), places)
    check_resistance(report, tiles, places)
    check_combat_tokens(report, tiles, places)
    check_quests(report, tiles, places)
    check_legacy(report, tiles, places)
    check_ruin(report, tiles, places)
    check_search(report, tiles, places, meta)


def check_meta(report: Report, tiles: Contents, places: Places) -> Entry | None:
    form: Form = {
        "combat_tokens": exactly(COMBAT_TOKENS),
        "quests": exactly(QUESTS - 1),
        "quest_promos": exactly(1),
        "hints": exactly(HINTS),
        "hints_green": whole(1, HINTS),
        "hints_red": whole(0, HINTS),
        "hint_locations": list_of(one_of(places.assistant_places), low=1, differ=True),
        "hints_per_location": whole(1, 4),
    }
    meta = table_in(report, TILES, tiles, "meta", form, "tiles/meta")
    if meta:
        room = len(meta.values["hint_locations"]) * meta.values["hints_per_location"]
        meta.expect(room == HINTS, "hint_locations", f"{room} hints would lie there, not {HINTS}")
    return meta


def check_resistance(report: Report, tiles: Contents, places: Places) -> None:
    ops, space = ops_at(places.cities), whole(0, RESISTANCE_SPACES - 1)
    form: Form = {
        "spaces": list_of(ops, low=RESISTANCE_SPACES, high=RESISTANCE_SPACES),
        "adjacent": list_of(list_of(space, low=2, high=2, differ=True), low=1, high=6),
        "full_doubloons": whole(0, MOST),
        "full_vp_per_combat_token": whole(0, MOST),
        "base_side_bonus": ops,
        "resistance_side_bonus": ops,
        "village_action_cost": is_cost,
        "village_action_reward_factor": whole(1, 4),
    }
    table_in(report, TILES, tiles, "resistance", form)


# ---- combat tokens and quests ----


def is_token_cost(value: Any) -> Complaint:
    """A cost, and what paying it adds to the combat value."""
    if not isinstance(value, Mapping) or "n" not in value:
        return f"must name a cost and n, not {shown(value)}"
    paid = {name: part for name, part in value.items() if name != "n"}
    return whole(1, 20)(value["n"]) or is_cost(paid)


def check_combat_tokens(report: Report, tiles: Contents, places: Places) -> None:
    modifier = table_of({"who": one_of(("most", "fewest")), "n": whole(1, 20)})
    form: Form = {"id": is_name, **dict.fromkeys(NATIONS, whole(1, 20))}
    optional: Form = {
        "modifier": modifier,
        "cost": is_token_cost,
        "bonus": ops_at(places.cities, NEVER_IN_COMBAT),
    }
    for token in entries_of(report, TILES, tiles, "combat_token"):
        has_form(token, form, optional)


def check_quests(report: Report, tiles: Contents, places: Places) -> None:
    form: Form = {
        "id": is_name,
        "cost": objects,
        "reward": ops_at(places.cities),
        "text": is_text,
    }
    for quest in entries_of(report, TILES, tiles, "quest"):
        has_form(quest, form, {"name": is_text, "promo": is_bool})


# ---- legacy tiles and the ruin ----


def check_legacy(report: Report, tiles: Contents, places: Places) -> None:
    ops = ops_at(places.cities)
    action = table_of(
        {"id": is_name, "cost": whole(1, MOST), "do": ops_at(places.cities, NEVER_IN_COMBAT)}
    )
    form: Form = {"id": is_name, "name": is_text, "place": is_text, "text": is_text}
    optional: Form = {
        "on_stop": ops,
        "combat_actions": list_of(action, low=1, high=2),
        "requires_barrier": one_of(BARRIERS),
        "spaces_per_player": exactly(1),
        "after_space": one_of(places.explorer_spaces),
        "brings": one_of(places.legacy),
        "special": one_of(("dutch_city",)),
        "combat_points": whole(1, 40),
        "combat_points_solo": whole(1, 40),
        "doubloons_per_rank": whole(0, MOST),
        "city_action_doubloons": whole(0, MOST),
        "city_action_combat": whole(0, MOST),
    }
    for tile in entries_of(report, TILES, tiles, "legacy"):
        if has_form(tile, form, optional):
            check_place(tile, places)


def check_place(tile: Entry, places: Places) -> None:
    """A tile lies at a location, on the way between two, or behind a space of the track."""
    place, behind = tile.values["place"], tile.values.get("after_space")
    ends = place.split("->")
    known = place in places.locations or place in OTHER_PLACES or place == f"explorer:{behind}"
    on_the_way = len(ends) == 2 and all(end in places.locations for end in ends)
    tile.expect(known or on_the_way, "place", f"there is no place {shown(place)}")
    if "on_stop" in tile.values:
        tile.expect(place in places.locations, "place", "ships must be able to stop there")


def check_ruin(report: Report, tiles: Contents, places: Places) -> None:
    names = [f"R{number}" for number in range(RUIN_SPACES)]
    form: Form = {
        "id": is_name,
        "x": is_position,
        "y": is_position,
        "next": list_of(one_of(names), high=1),
        "reward": ops_at(places.cities),
    }
    optional: Form = {
        "start": exactly(True),
        "end": exactly(True),
        "pay_objects": objects,
        "vp_by_order": by_seat,
    }
    for space in entries_of(report, TILES, tiles, "ruin_space"):
        if has_form(space, form, optional) and space.id in names:
            following = names[names.index(space.id) + 1 :][:1]
            space.expect(
                space.values["next"] == following, "next", f"must lead to {following or 'nothing'}"
            )
            is_end = not following
            space.expect(("vp_by_order" in space.values) == is_end, "vp_by_order", "is for the end")


# ---- The Search ----


def check_search(report: Report, tiles: Contents, places: Places, meta: Entry | None) -> None:
    ops = ops_at(places.cities)
    hint_form: Form = {"id": is_name, "colour": one_of(("green", "red"))}
    hints = entries_of(report, TILES, tiles, "hint")
    sound = [hint for hint in hints if has_form(hint, hint_form, {"objects": objects})]
    for hint in sound:
        is_red = hint.values["colour"] == "red"
        hint.expect(("objects" in hint.values) == is_red, "objects", "red hints have objects, only")
    form: Form = {
        "id": is_name,
        "players": player_counts,
        "green": list_of(ops, low=2, high=MAX_GREEN_SPACES),
        "red": list_of(ops, low=RED_SPACES, high=RED_SPACES),
        "found_when_left": whole(-1, HINTS),
        "found_gain": ops,
        "cover_green_players": player_counts,
        "cover_red_players": player_counts,
    }
    cards = [c for c in entries_of(report, TILES, tiles, "search_card") if has_form(c, form)]
    if meta and len(sound) == HINTS:
        check_hints(report, sound, cards, meta)


def check_hints(report: Report, hints: list[Entry], cards: list[Entry], meta: Entry) -> None:
    """Enough green hints for every card, and one card for each number of players."""
    for color in ("green", "red"):
        count = sum(hint.values["colour"] == color for hint in hints)
        expected = meta.values[f"hints_{color}"]
        meta.expect(count == expected, f"hints_{color}", f"there are {count} {color} hints")
    for card in cards:
        spaces = len(card.values["green"])
        card.expect(
            spaces <= meta.values["hints_green"], "green", f"{spaces} spaces cannot be filled"
        )
    covered = sorted(players for card in cards for players in card.values["players"])
    if covered != [1, 2, 3, 4]:
        report.error(TILES, "", "players", "each number of players needs one card of the search")
