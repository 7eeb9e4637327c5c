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

from collections.abc import Callable
from functools import partial

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.levels import (
    FIRST_EDITION,
    FIRST_LEVELS,
    LEVELS,
    AdaptiveBot,
    LevelBot,
    thinking_time,
)
from carrack.bots.pilot import Pilot
from carrack.bots.styles import SIGN, styles_of
from carrack.bots.uniform import RandomBot
from carrack.kernel.errors import CarrackError

__all__ = ["MEASURES", "Bot", "check", "is_known", "is_level", "make", "names", "styled"]

BOTS: dict[str, Callable[[int], Bot]] = {  # each made with a seed
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
    "adaptive": AdaptiveBot,
    "pilot": Pilot,  # at titles whose weights are here
    # The measures that others are compared with: they never change.
    "greedy-1": GreedyBot,
    **{level: partial(LevelBot, level) for level in FIRST_LEVELS},
}
MEASURES = tuple(name for name in BOTS if name.endswith(FIRST_EDITION))


def names() -> list[str]:
    """The bots there are.

    >>> names()[:3]
    ['random', 'greedy', 'cabin_boy']
    """
    return list(BOTS)


def styled(title: str) -> list[str]:
    """The levels of each style that a title has.

    >>> styled("macao")[:2]
    ['cabin_boy+trader', 'merchant+trader']
    """
    return [f"{level}{SIGN}{style}" for style in styles_of(title) for level in LEVELS]


def is_level(name: str) -> bool:
    """Whether that is the name of a level, which can be told how long to think."""
    return is_known(name) and name.partition(SIGN)[0] in (*LEVELS, *FIRST_LEVELS)


def is_known(name: str) -> bool:
    """Whether there is such a bot, at some title at least.

    >>> is_known("captain+trader"), is_known("greedy+trader"), is_known("captain+")
    (True, False, False)
    """
    level, sign, style = name.partition(SIGN)
    return level in BOTS and (not sign or (level in LEVELS and style.isidentifier()))


def make(name: str, seed: int) -> Bot:
    """A bot of that name with its own luck; the same seed makes the same choices.

    A level may be given the seconds it thinks: then its choices depend on the machine, too.

    >>> make("governor:2", seed=1).seconds
    2.0
    >>> make("genius", seed=1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: there is no bot 'genius'; the bots are random, greedy, ...
    """
    known, timed, seconds = name.partition(":")
    if not is_known(known) or (timed and not is_level(known)):
        raise unknown(name)
    level, _, style = known.partition(SIGN)
    bot = BOTS[level](seed)
    if isinstance(bot, LevelBot):
        bot.style = style
        bot.seconds = thinking_time(seconds) if timed else None
    return bot


def unknown(name: str) -> CarrackError:
    return CarrackError(
        f"there is no bot {name!r}; the bots are {', '.join(BOTS)}",
        code="bot.unknown",
        facts={"asked": repr(name), "known": list(BOTS)},
    )


def check(name: str, title: str) -> None:
    """CarrackError when no bot has that name, or it does not know that title.

    Seconds to think are no part of a name here: whoever hosts a table decides about time.

    >>> check("greedy", "chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: the bot greedy does not know 'chess'; it plays macao, ...
    """
    if not is_known(name):
        raise unknown(name)
    make(name, 0).check(title)
