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
from carrack.bots.levels import (
    AdaptiveBot,
    CabinBoy,
    Captain,
    Governor,
    LevelBot,
    Merchant,
    thinking_time,
)
from carrack.bots.uniform import RandomBot
from carrack.kernel.errors import CarrackError

__all__ = ["Bot", "check", "is_level", "make", "names"]

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "cabin_boy": CabinBoy,
    "merchant": Merchant,
    "captain": Captain,
    "governor": Governor,
    "adaptive": AdaptiveBot,
    "greedy-1": GreedyBot,  # the measure that levels are compared with: it never changes
}


def names() -> list[str]:
    """The bots there are.

    >>> names()[:3]
    ['random', 'greedy', 'cabin_boy']
    """
    return list(BOTS)


def is_level(name: str) -> bool:
    """Whether that is the name of a level, which can be told how long to think."""
    return issubclass(BOTS.get(name, Bot), LevelBot)


def make(name: str, seed: int) -> Bot:
    """A bot of that name with its own luck; the same seed makes the same choices.

    A level may be given the seconds it thinks: then its choices depend on the machine, too.

    >>> make("governor:2", seed=1).seconds
    2.0
    >>> make("genius", seed=1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: there is no bot 'genius'; the bots are random, greedy, ...
    """
    level, _, seconds = name.partition(":")
    kind = BOTS.get(level)
    if kind is not None and issubclass(kind, LevelBot) and seconds:
        return kind(seed, thinking_time(seconds))
    if name not in BOTS:
        raise unknown(name)
    return BOTS[name](seed)


def unknown(name: str) -> CarrackError:
    return CarrackError(
        f"there is no bot {name!r}; the bots are {', '.join(BOTS)}", code="bot.unknown"
    )


def check(name: str, title: str) -> None:
    """CarrackError when no bot has that name, or it does not know that title.

    Seconds to think are no part of a name here: whoever hosts a table decides about time.

    >>> check("greedy", "chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: the bot greedy does not know 'chess'; it plays macao, ...
    """
    if name not in BOTS:
        raise unknown(name)
    make(name, 0).check(title)
