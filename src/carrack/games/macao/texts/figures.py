"""What is printed on Macao's cards and board, for a page that draws it, and figures in words.

Texts import no title: the figures come as the title's data object has them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carrack.games.macao.texts.cards import (
    EFFECTS,
    FORMS,
    LIMITS,
    OFFICE_CARDS,
    RULINGS,
    TIES,
    timing,
)

if TYPE_CHECKING:
    from carrack.games.macao.texts.wording import TitleWording

QUARTER_PARTS = ("x", "y", "dark", "cost", "neighbours")
CARD_PARTS = ("kind", "cost", "tribute", "timing", "limit")


def figures(data: Any) -> dict[str, Any]:
    """All figures that the table in the browser draws with."""
    board = data.board
    places = [*board["sea"]["space"], *board["port"]]
    return {
        "data": data.fingerprint(),
        "estimated": sorted(
            group for group in board["source"] if data.board_source(group) != "found"
        ),
        "quarters": {
            row["id"]: {part: row[part] for part in QUARTER_PARTS} for row in board["quarter"]
        },
        "wall": {str(space["n"]): [space["x"], space["y"]] for space in board["wall"]["spaces"]},
        "tribute": board["tribute_track"],
        "places": {row["id"]: [row["x"], row["y"]] for row in places},
        "edges": board["sea"]["edges"],
        "start": board["sea"]["start"],
        "cards": {card["id"]: card_figures(data, card) for card in data.cards},
        "options": {
            "effects": by_option(EFFECTS),
            "forms": by_option(FORMS),
            "limits": by_option(LIMITS),
            "ties": TIES,
        },
    }


def by_option(texts: Mapping[str, Any]) -> dict[str, Any]:
    """Which form of a text belongs to which value of which option."""
    return {
        name: [option, {json.dumps(value): form for value, form in forms.items()}]
        for name, (option, forms) in texts.items()
    }


def card_figures(data: Any, card: Mapping[str, Any]) -> dict[str, Any]:
    row = {part: card[part] for part in CARD_PARTS}
    if "office" in card:
        row["office"] = card["office"]
    rulings = ["office"] if card["id"] in OFFICE_CARDS else list(RULINGS.get(card["id"], ()))
    works = timing(card["id"], card["timing"])
    return row | {"works": works, "estimated": data.estimated(card["id"]), "rulings": rulings}


# ---- in words ----


def place_words(wording: TitleWording, group: str, place: str) -> str:
    """What a figure belongs to: a card, a quarter, a port, a route, the wall …"""
    if group == "card":
        return wording.card(place)
    if group in ("port", "sea") and place:
        return wording.place(place)
    if group == "route":
        return " – ".join(wording.place(end) for end in place.split())
    key = f"data-place-{group}"
    return wording.say(key, {"id": short(place)}) if wording.sentences.has(key) else place


def place_in_file(wording: TitleWording, file: str, place: str) -> str:
    """What an entry of a file is called; an id that means nothing is told as it is."""
    if file == "cards.toml":
        is_known = place in OFFICE_CARDS or wording.sentences.has(f"card-{place}.text")
        return wording.card(place) if is_known else place
    if wording.sentences.has(f"place-{place}"):
        return wording.place(place)
    named = {"tribute_track": "tribute"}.get(place, place)
    if wording.sentences.has(f"data-place-{named}") and named not in ("quarter", "space"):
        return wording.say(f"data-place-{named}")
    is_quarter = place.startswith("q") and short(place) != place
    return place_words(wording, "quarter", place) if is_quarter else place


def short(place: str) -> str:
    """A quarter or a space at sea as it is called at the table: 7 for q07, 1 for s01."""
    digits = place[1:].lstrip("0") if place[:1] in ("q", "s") else ""
    return digits if digits.isdigit() else place


def value_words(wording: TitleWording, field: str, value: Any) -> str:
    """A figure as people read it."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return wording.say("data-yes" if value else "data-no")
    if field == "cost":
        return wording.cubes(value)
    if field == "tribute":
        return wording.amounts({"gold": value[0], "prestige": value[1]}) or "0"
    if field in ("kind", "office", "timing", "limit", "good"):
        key = f"{field}-{value}"
        return wording.say(key) if wording.sentences.has(key) else str(value)
    if field == "start":
        return wording.place(value)
    if isinstance(value, list):
        return ", ".join(short(part) if isinstance(part, str) else f"{part:g}" for part in value)
    return str(value)
