"""Printed figures of Maracaibo in words: what they belong to, and what they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from carrack.games.maracaibo.texts import effects

if TYPE_CHECKING:
    from carrack.games.maracaibo.texts.wording import TitleWording as Words

# Tables of the data whose entries have a name, and the key before the id
NAMED = {
    "project": "card",
    "prestige": "prestige",
    "career": "career",
    "home_port": "port",
    "legacy": "tile",
    "city_tile": "city_tile",
    "ship_upgrade": "upgrade",
    "location": "location",
    "scenario": "variant",
    "chapter": "chapter",
}
OPS = (
    *("action", "flag", "reward", "immediate", "endgame", "task_reward", "complete_reward"),
    *("immediate_gain", "bonus", "on_stop"),
)
COSTS = ("cost", "immediate_cost")
SHOWN = ("market_goods", "objects", "pay_objects")  # goods or objects, one behind the other
LISTED: dict[str, Callable[[Words, Any], str]] = {
    "effects": effects.effect_told,
    "permanent": effects.effect_told,
    "requires": effects.need_told,
    "tasks": effects.condition_told,
    "combat_actions": effects.fleet_told,
}


def place_words(words: Words, table: str, place: str) -> str:
    """A piece by its name; its id where it has none."""
    key = f"{NAMED.get(table, '')}-{place}"
    if not words.sentences.has(key):
        return place
    return words.place(place) if table == "location" else words.say(key)


def value_words(words: Words, field: str, value: Any) -> str:
    """A figure as people read it; one that cannot be told so as it stands in the file."""
    if isinstance(value, bool):
        return words.say("data-yes" if value else "data-no")
    try:
        told = told_by_field(words, field, value)
    except (KeyError, TypeError, ValueError, AttributeError):  # an owner's file may hold anything
        told = ""
    return told or plain(value)


def told_by_field(words: Words, field: str, value: Any) -> str:
    if field in OPS:
        return effects.ops_told(words, value) if value else ""
    if field in COSTS and isinstance(value, Mapping):
        cost = {name: part for name, part in value.items() if name != "n"}
        return effects.cost_told(words, cost) if cost else ""
    if field == "cost" and isinstance(value, list):
        return effects.cost_told(words, {"objects": value})
    if field in SHOWN:
        return ", ".join(words.shown(name) for name in value)
    if field == "ongoing":
        return effects.ongoing_told(words, value)
    if field in LISTED:
        return " · ".join(LISTED[field](words, part) for part in value)
    if field in ("good", "object", "nation", "zone", "kind", "deck"):
        key = f"{'nation' if field == 'zone' else field}-{value}"
        return words.say(key) if words.sentences.has(key) else ""
    return ""


def plain(value: Any) -> str:
    """A figure as it stands in the file; ops one behind the other.

    >>> plain([{"op": "vp", "n": 2}, {"op": "fight"}]), plain([])
    ('vp n=2, fight', '-')
    """
    if isinstance(value, list):
        return ", ".join(plain(part) for part in value) or "-"
    if isinstance(value, Mapping):
        first = [str(value["op"])] if "op" in value else []
        rest = [f"{name}={plain(part)}" for name, part in value.items() if name != "op"]
        return " ".join([*first, *rest])
    return value if isinstance(value, str) else json.dumps(value, default=str)
