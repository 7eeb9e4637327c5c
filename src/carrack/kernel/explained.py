"""What `game.explain` answers: one shape for all titles, whoever shows it.

Legal actions stand in groups, each with what it costs and brings as far as that is known before;
what a seat may be tempted to do and cannot comes with the reason.

>>> entry = {"action": 1, "name": {"type": "hold"}, "price": {}, "gain": {"points": 7}}
>>> explained({"hold": [{**entry, "warnings": []}]}, [])["groups"][0]["group"]
'hold'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict, cast

Named = dict[str, Any]


class Entry(TypedDict):
    """A legal action. A title may tell more about it, under names of its own."""

    action: int
    name: Named  # as `game.action` names it
    price: Named  # what it costs: amounts by name, or lists of names
    gain: Named  # what it brings, in the same way
    warnings: list[str]  # what to think of before, by name
    label: NotRequired[str]  # whoever tells it to people adds the words


class Group(TypedDict):
    """Legal actions that belong together."""

    group: str
    actions: list[Entry]


class Refused(TypedDict):
    """An action that tempts and is not legal now."""

    name: Named
    code: str
    reason: str
    missing: NotRequired[dict[str, int]]  # what is short of its price, where that is all
    facts: NotRequired[Named]  # its numbers and pieces, for a sentence in another language
    label: NotRequired[str]
    sentence: NotRequired[str]


class Explained(TypedDict):
    """All that a seat can do now, and what it cannot; two empty lists for a seat that waits."""

    groups: list[Group]
    refused: list[Refused]


def explained(groups: Mapping[str, Sequence[Named]], refused: Sequence[Named]) -> Explained:
    """The entries of each group by its name, and what is refused, in the one shape."""
    told = {
        "groups": [{"group": name, "actions": [*entries]} for name, entries in groups.items()],
        "refused": [*refused],
    }
    return cast(Explained, told)
