"""A vector of games in which somebody's function has some of the seats: an older network, say.

>>> from carrack.research.vector import Vector
>>> games = Vector("macau_cards", seats=3, count=4, options={"turn_limit": 60}, seed=2)
>>> first = lambda rows, masks: masks.argmax(axis=1)  # of the legal actions
>>> against = Against(games, {1, 2}, first)
>>> for _ in range(40):
...     against.step(first(games.observations, games.masks))
>>> set(games.to_move.tolist()), against.finished > 0
({0}, True)
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy

from carrack.kernel.errors import CarrackError, shown
from carrack.research.vector import Vector
from carrack.research.wishes import HOLD

Choose = Callable[[Any, Any], Any]  # rows and masks of some games: an action for each


class Against:
    """Steps until all games wait for seats that are not the rival's; those that do already hold.

    `dones`, `rewards`, `scores` and `places` tell of all that has ended in a step.
    """

    def __init__(self, games: Vector, seats: Collection[int], choose: Choose) -> None:
        if not seats or not set(seats) < set(range(games.seats)):
            raise CarrackError(
                f"a rival has some of {games.seats} seats, not {shown(seats)}",
                code="research.rivals",
            )
        self.games, self.choose = games, choose
        self.seats = numpy.array(sorted(seats))
        self.finished = 0
        self.clear()
        self.let_rivals_play()

    def clear(self) -> None:
        games = self.games
        self.dones = numpy.zeros_like(games.dones)
        self.rewards = numpy.zeros_like(games.rewards)
        self.scores, self.places = numpy.zeros_like(games.scores), numpy.zeros_like(games.places)

    def step(self, actions: Any) -> None:
        """What the seats that are asked do, and then what the rival answers."""
        self.clear()
        self.games.step(actions)
        self.note_ends()
        self.let_rivals_play()

    def let_rivals_play(self) -> None:
        games = self.games
        while len(rows := numpy.flatnonzero(numpy.isin(games.to_move, self.seats))):
            actions = numpy.full(games.count, HOLD)
            actions[rows] = self.choose(games.observations[rows], games.masks[rows])
            games.step(actions)
            self.note_ends()

    def note_ends(self) -> None:
        """A game that ends twice before it is asked again tells of its last end."""
        games = self.games
        ended = games.dones
        self.finished += int(ended.sum())
        self.dones |= ended
        for name in ("rewards", "scores", "places"):
            getattr(self, name)[ended] = getattr(games, name)[ended]
