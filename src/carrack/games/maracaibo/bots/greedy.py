"""How greedy plays Maracaibo: the action after which the table looks best.

It looks one decision ahead. What a table is worth to a captain says the evaluator: VP, and what
doubloons, cards, upgrades and an unfinished turn may still bring in the turns that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carrack.bots.temptation import tempting
from carrack.games.maracaibo.bots.evaluator import TitleEvaluator
from carrack.kernel.game import Game


class Heuristic:
    """Hidden cards are laid out anew for each look; the same view is laid out the same way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.evaluator = TitleEvaluator(game)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy elsewhere has an evaluator of its own, which says the same."""
        return Heuristic, (self.game,)

    def choose(self, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        state = self.game.sample(view, Random(0))
        self.evaluator.attach(state)
        choices = tempting(self.evaluator, state, view["viewer"])
        most = max(weight for _, weight in choices)
        return next(action for action, weight in choices if weight == most)
