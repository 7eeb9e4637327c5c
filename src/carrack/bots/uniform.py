"""The bot `random`: every legal action is as good as any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.bots.bot import Bot
from carrack.kernel.game import Game


class RandomBot(Bot):
    """
    >>> bot = RandomBot(seed=3)
    >>> import carrack
    >>> bot.choose(carrack.load("macau_cards"), {}, [106]) == 106
    True
    """

    reads_view = False

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        return legal[int(self.random.random() * len(legal))]

    def is_quick(self, title: str) -> bool:
        return True
