"""Players without hands. A bot sees what its seat may see, and chooses among the legal actions.

>>> import carrack
>>> from carrack import bots
>>> game = carrack.load("macau_cards")
>>> state = game.new(seats=2, seed=1)
>>> seat = state.to_move
>>> legal = state.legal(seat)
>>> bots.make("greedy", seed=1).choose(game, state.view(seat), legal) in legal
True
"""

from __future__ import annotations

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.uniform import RandomBot
from carrack.kernel.errors import CarrackError

__all__ = ["Bot", "check", "make", "names"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The bots there are.

    >>> names()
    ['random', 'greedy']
    """
    return list(BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot of that name with its own luck; the same seed makes the same choices.

    >>> make("genius", seed=1)
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: there is no bot 'genius'; the bots are random, greedy
    """
    if name not in BOTS:
        raise CarrackError(
            f"there is no bot {name!r}; the bots are {', '.join(BOTS)}", code="bot.unknown"
        )
    return BOTS[name](seed)


def check(name: str, title: str) -> None:
    """CarrackError when no bot has that name, or it does not know that title.

    >>> check("greedy", "chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: the bot greedy does not know 'chess'; it plays macao, ...
    """
    make(name, 0).check(title)
