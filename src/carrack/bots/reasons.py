"""Why an action is worth doing: one reason that is true of the table, by name.

A title says in its `bots/reasons.py` what it knows: what an action costs and brings, and what that
means for what lies there. It is told the view of a seat and what that seat may do, and nothing
else, so that no reason can tell a secret. A title without the part gives no reasons; whoever shows
its hints says what the search found.

>>> import carrack
>>> game = carrack.load("macau_cards")
>>> state = game.new(seats=2, seed=1)
>>> known = reasons_for(game, state.view(1), game.explain(state, 1))
>>> known.named({"type": "draw"}).key
'draw_nothing_fits'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from carrack.kernel.explained import Entry, Explained
from carrack.kernel.game import Game
from carrack.kernel.parts import part_of

PART = "bots.reasons"  # the module of a title whose `TitleReasons` knows it

View = Mapping[str, Any]
Named = Mapping[str, Any]


@dataclass(frozen=True)
class Reason:
    """Which sentence, and the pieces and numbers that it names."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Reasons:
    """What can be said about each action that a seat may do now; here nothing."""

    def __init__(self, game: Game, view: View, explained: Explained) -> None:
        self.game, self.view = game, view
        self.entries = [entry for group in explained["groups"] for entry in group["actions"]]

    def of(self, entry: Entry) -> Reason | None:
        """The reason for one action; a title says more."""
        return None

    def named(self, action: Named) -> Reason | None:
        """The reason for an action by its name; None where it is not legal now."""
        found = next((entry for entry in self.entries if entry["name"] == action), None)
        return None if found is None else self.of(found)

    def offers(self, kind: str) -> list[Entry]:
        """The actions of one kind that can be done now."""
        return [entry for entry in self.entries if entry["name"]["type"] == kind]


def reasons_for(game: Game, view: View, explained: Explained) -> Reasons:
    """The reasons of a title for what a seat may do now."""
    kind: type[Reasons] = getattr(part_of(game, PART), "TitleReasons", Reasons)
    return kind(game, view, explained)
