"""The bot `pilot`: does what a network likes best that learned from many games, and thinks no
further.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.bots.bot import Bot
from carrack.bots.network import Taught
from carrack.bots.weights import network_for, taught_for
from carrack.kernel.game import Game, load


class Pilot(Bot):
    """Keeps the network of a title and a number of seats."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.table: tuple[Game, int] | None = None
        self.taught: Taught | None = None

    def is_quick(self, title: str) -> bool:
        return True

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        state = game.sample(view, self.random)
        if self.taught is None or self.table != (game, state.seats):
            self.table, self.taught = (game, state.seats), taught_for(game, state.seats)
        # What was drawn on the sample is not in the row: that tells what the seat sees, no more.
        return self.taught.best(state, view["viewer"])

    def check(self, title: str) -> None:
        network_for(load(title))
