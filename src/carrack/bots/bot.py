"""What a bot is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carrack.kernel.game import Game


class Bot:
    """Decides for one seat. It is given the seat's view and its legal actions, and nothing else."""

    reads_view = True  # a bot that does not look may be given an empty view

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError

    def is_quick(self, title: str) -> bool:
        """Whether it needs no more than a look: a host lets such bots not wait for those that
        search.

        >>> from carrack import bots
        >>> [bots.make(name, 1).is_quick("macao") for name in ("greedy", "governor")]
        [True, False]
        """
        return False

    def check(self, title: str) -> None:
        """CarrackError when this bot cannot play that title."""
