"""Styles: a level that likes some things better than they bring, whatever its strength.

A title says in its module `bots.styles` how many points more an action seems to bring to a trader,
a builder or a racer. A level of that style adds them to what it expects of the action, so it does
what it likes where that costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from carrack.kernel.game import Game
from carrack.kernel.parts import part_of
from carrack.kernel.state import State

PART = "bots.styles"
SIGN = "+"  # between a level and its style, as in `captain+trader`

Liking = Callable[[Mapping[str, Any]], float]


def styles_of(title: Game | str) -> dict[str, Liking]:
    """What styles there are at a title, and how much each likes an action.

    >>> list(styles_of("macao")), styles_of("macau_cards")
    (['trader', 'builder', 'racer'], {})
    """
    found: dict[str, Liking] = getattr(part_of(title, PART), "STYLES", {})
    return found


def liked(game: Game, root: State, seat: int, style: str, legal: Sequence[int]) -> dict[int, float]:
    """How many points better each action looks to somebody of this style; nothing where there is
    no style.
    """
    liking = styles_of(game).get(style)
    if liking is None:
        return {}
    found = {action: liking(game.action(root, seat, action)) for action in legal}
    return {action: much for action, much in found.items() if much}
