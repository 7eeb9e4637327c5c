"""What somebody asks of an environment, read the same way for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.game import Game, load

REWARDS = ("utility", "points")


def game_for(title: str | Game) -> Game:
    """A title by its id, or a game as it is, for example one with corrected figures."""
    return title if isinstance(title, Game) else load(title)


def whole(value: Any) -> Any:
    """A whole number of any kind, as those of numpy, as an int; what is none stays as it is, to be
    refused by whoever needs one.

    >>> import numpy
    >>> whole(numpy.int64(3)), whole(2.5), whole("3"), whole(True)
    (3, 2.5, '3', True)
    """
    try:
        return value if value is True or value is False else index(value)
    except TypeError:
        return value


def one_of(name: str, value: Any, allowed: Sequence[Any]) -> Any:
    """The value itself; CarrackError when it is none of those."""
    if value not in allowed:
        raise bad(f"{name} must be one of {', '.join(map(str, allowed))}, not {shown(value)}")
    return value


def bad(sentence: str) -> CarrackError:
    return CarrackError(sentence, code="research.environment")
