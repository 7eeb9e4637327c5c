"""The bot `greedy`: one sensible look at the table, with a heuristic of its own for each title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from carrack.bots.bot import Bot
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game, installed
from carrack.kernel.parts import part_of


class Heuristic(Protocol):
    """How greedy thinks about one title."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[int]) -> int: ...


PART = "bots.greedy"  # the module of a title whose `Heuristic` knows it


class GreedyBot(Bot):
    """Looks up the heuristic of the title at its first choice, and keeps it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.game: Game | None = None
        self.heuristic: Heuristic | None = None

    def is_quick(self, title: str) -> bool:
        return True

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        if self.heuristic is None or game is not self.game:
            self.heuristic = heuristic_for(game)
            self.game = game
        return self.heuristic.choose(view, legal)

    def check(self, title: str) -> None:
        if title not in installed() or part_of(title, PART) is None:
            known = [other for other in sorted(installed()) if part_of(other, PART) is not None]
            raise CarrackError(
                f"the bot greedy does not know {title!r}; it plays {', '.join(known)}",
                code="bot.title",
            )


def heuristic_for(game: Game) -> Heuristic:
    """A fresh heuristic for the title, with the figures it is played with."""
    part = part_of(game, PART)
    if part is None:
        GreedyBot(0).check(game.id)
    heuristic: Heuristic = getattr(part, "Heuristic")(game)  # noqa: B009 - a module found by name
    return heuristic
