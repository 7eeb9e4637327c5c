"""Checking tiles.toml: combat tokens, quests, legacy tiles, the ruin, resistance and hints."""

from __future__ import annotations

from carrack.games.maracaibo.checks.cards import check_object_tables
from carrack.games.maracaibo.checks.forms import (
    Entry,
    entries_of,
    has_form,
    no_strays,
    table_in,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.data import TILES
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.figures.tiles import (
    RUIN_NAMES,
    CombatToken,
    Hint,
    LegacyTile,
    Quest,
    ResistanceTile,
    RuinSpace,
    SearchCard,
    TilesMeta,
)
from carrack.games.maracaibo.names import (
    HINTS,
)
from carrack.kernel.errors import shown
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

TABLES = (
    *("meta", "resistance", "object_table", "combat_token", "quest", "legacy", "ruin_space"),
    *("search_card", "hint"),
)
OTHER_PLACES = ("combat", "explorer", "hints", "found location")


def check_tiles(findings: Findings, tiles: Contents, places: Places) -> None:
    no_strays(findings, TILES, tiles, TABLES)
    meta = check_meta(findings, tiles, places)
    check_object_tables(findings, TILES, tiles, ("L32", "L33"), places)
    table_in(findings, TILES, tiles, "resistance", form_of(ResistanceTile, places))
    for token in entries_of(findings, TILES, tiles, "combat_token"):
        has_form(token, *form_of(CombatToken, places))
    for quest in entries_of(findings, TILES, tiles, "quest"):
        has_form(quest, *form_of(Quest, places))
    check_legacy(findings, tiles, places)
    check_ruin(findings, tiles, places)
    check_search(findings, tiles, places, meta)


def check_meta(findings: Findings, tiles: Contents, places: Places) -> Entry | None:
    meta = table_in(findings, TILES, tiles, "meta", form_of(TilesMeta, places), "tiles/meta")
    if meta:
        room = len(meta.values["hint_locations"]) * meta.values["hints_per_location"]
        meta.expect(room == HINTS, "hint_locations", f"{room} hints would lie there, not {HINTS}")
    return meta


# ---- legacy tiles and the ruin ----


def check_legacy(findings: Findings, tiles: Contents, places: Places) -> None:
    forms = form_of(LegacyTile, places)
    for tile in entries_of(findings, TILES, tiles, "legacy"):
        if has_form(tile, *forms):
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


def check_ruin(findings: Findings, tiles: Contents, places: Places) -> None:
    names, forms = RUIN_NAMES, form_of(RuinSpace, places)
    for space in entries_of(findings, TILES, tiles, "ruin_space"):
        if has_form(space, *forms) and space.id in names:
            following = names[names.index(space.id) + 1 :][:1]
            space.expect(
                space.values["next"] == following, "next", f"must lead to {following or 'nothing'}"
            )
            is_end = not following
            space.expect(("vp_by_order" in space.values) == is_end, "vp_by_order", "is for the end")


# ---- The Search ----


def check_search(findings: Findings, tiles: Contents, places: Places, meta: Entry | None) -> None:
    hint_forms, forms = form_of(Hint, places), form_of(SearchCard, places)
    hints = entries_of(findings, TILES, tiles, "hint")
    sound = [hint for hint in hints if has_form(hint, *hint_forms)]
    for hint in sound:
        is_red = hint.values["colour"] == "red"
        hint.expect(("objects" in hint.values) == is_red, "objects", "red hints have objects, only")
    cards = [c for c in entries_of(findings, TILES, tiles, "search_card") if has_form(c, *forms)]
    if meta and len(sound) == HINTS:
        check_hints(findings, sound, cards, meta)


def check_hints(findings: Findings, hints: list[Entry], cards: list[Entry], meta: Entry) -> None:
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
        findings.error(TILES, "", "players", "each number of players needs one card of the search")
