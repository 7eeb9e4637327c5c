"""What somebody asks of an environment, read the same way for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.game import Game, load

REWARDS = ("utility", "points")
ASKED, RANDOM, GREEDY = 0, 1, 2  # who has a seat
HOLD = -100  # in the place of an action: this game waits
KINDS: dict[str | None, int] = {None: ASKED, "random": RANDOM, "greedy": GREEDY}


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


def seated(
    rivals: str | Sequence[str | None] | None, seats: int, seat: int | None
) -> tuple[str | None, ...]:
    """Who has each seat; None is asked."""
    if rivals is None or isinstance(rivals, str):
        name = "random" if rivals is None else rivals
        if seat is None and rivals is not None:
            raise CarrackError(
                f"{shown(rivals)} needs seats: name one for each, or the seat that is asked",
                code="research.rivals",
            )
        rivals = [None if seat in (None, one) else name for one in range(seats)]
    if len(rivals) != seats or None not in rivals or any(one not in KINDS for one in rivals):
        raise CarrackError(
            f"rivals of {seats} seats are one name each, random or greedy, and None for who is "
            f"asked, not {shown(rivals)}",
            code="research.rivals",
        )
    if seat is not None and rivals[seat] is not None:
        raise CarrackError(
            f"seat {seat} is asked, so it is no rival: {shown(rivals)}", code="research.rivals"
        )
    return tuple(rivals)


def row_size_for(encoder: Any, layout: str) -> int:
    """How many numbers a row has. Seats come last in our rows, so those of a smaller table begin
    like those of the largest.
    """
    if layout == "table":
        return int(encoder.size)
    if layout != "any":
        raise CarrackError(
            f'the layout is "table" or "any", not {shown(layout)}', code="research.layout"
        )
    largest = type(encoder)(encoder.game, encoder.game.max_seats)
    if largest.names()[: encoder.size] != encoder.names():
        raise CarrackError(
            f"rows of {encoder.game.id} are different ones for each number of seats",
            code="research.layout",
        )
    return int(largest.size)
