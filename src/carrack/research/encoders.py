"""Observations: what a seat may know of a table, as a row of small numbers.

Each title has an encoder of its own that writes the row at C speed. What the row holds is listed in
its parts; the order never changes within a version. Seats stand in the order of play from whoever
looks: `me`, then `+1`, `+2` and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.memory import numbers_of
from carrack.kernel.state import State
from carrack.research.wishes import game_for

LARGEST = 32767


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together: one for each way through the axes."""

    name: str
    axes: tuple[tuple[str, ...], ...] = ()
    low: int = 0
    high: int = 1
    about: str = ""

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def names(self) -> list[str]:
        """
        >>> Part("supply", (("red", "blue"),)).names()
        ['supply.red', 'supply.blue']
        """
        return [".".join((self.name, *steps)) for steps in product(*self.axes)]


def numbered(count: int, first: int = 0) -> tuple[str, ...]:
    """An axis whose places have no names."""
    return tuple(str(number) for number in range(first, first + count))


def each_seat(seats: int, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The same parts for every seat, from the one who looks."""
    return tuple(
        Part(f"+{seat}.{part.name}" if seat else f"me.{part.name}", *values_of(part))
        for seat in range(seats)
        for part in parts
    )


def values_of(part: Part) -> tuple[Any, ...]:
    return part.axes, part.low, part.high, part.about


class Paper:
    """The numbers of an array, to write observations on; a start says where one begins."""

    array: Any
    at: list[int]

    def __init__(self, array: Any) -> None:
        if array.dtype != numpy.int16:
            raise CarrackError(
                f"observations are int16 arrays, not {array.dtype}", code="research.array"
            )
        self.array = array
        self.at = cython.cast("short *", numbers_of(array))


class Marks:
    """The same for masks: one byte for each action, 1 if it is legal."""

    array: Any
    at: list[int]

    def __init__(self, array: Any) -> None:
        if array.dtype != numpy.int8:
            raise CarrackError(f"masks are int8 arrays, not {array.dtype}", code="research.array")
        self.array = array
        self.at = cython.cast("signed char *", numbers_of(array))


def clear(paper: Paper, start: int, size: int) -> None:
    out = paper.at
    for i in range(size):
        out[start + i] = 0


def mark_legal(state: State, count: int, marks: Marks, start: int, actions: int) -> None:
    """The mask of the actions that `fill_legal` has just listed."""
    out = marks.at
    for i in range(actions):
        out[start + i] = 0
    for i in range(count):
        out[start + state.moves[i]] = 1


class Encoder:
    """What all encoders share. A title's own class lists the parts and writes them.

    >>> import carrack
    >>> game = carrack.load("macao")
    >>> encoder = encoder_for(game, 3)
    >>> encoder.version, encoder.names()[0], encoder.names()[-1]
    ('macao/1', 'round', '+2.active.vice_governor')
    >>> state = game.new(seats=3, seed=7)
    >>> encoder.observe(state, 0).shape == (encoder.size,)
    True
    >>> int(encoder.mask(state, state.to_move).sum()) == len(state.legal(state.to_move))
    True
    """

    game: Any
    seats: int
    size: int
    actions: int
    parts: Any
    version: Any
    low: Any
    high: Any

    def __init__(self, game: Game, seats: int, version: int, parts: tuple[Part, ...]) -> None:
        self.game = game
        self.seats = seats
        self.actions = game.action_count
        self.version = f"{game.id}/{version}"
        self.parts = parts
        self.size = sum(part.size for part in parts)
        self.low = limits_of(parts, "low")
        self.high = limits_of(parts, "high")

    def names(self) -> list[str]:
        """The name of each number of an observation."""
        return [name for part in self.parts for name in part.names()]

    def write(self, g: State, seat: int, paper: Paper, start: int) -> None:
        """Write what the seat may know of the table."""

    def observe(self, state: State, seat: int) -> Any:
        """What the seat may know, as a new array."""
        self.check(state, seat)
        out = numpy.empty(self.size, numpy.int16)
        self.write(state, seat, Paper(out), 0)
        return out

    def observe_into(self, state: State, seat: int, out: Any) -> None:
        """The same into an array that is there already."""
        self.check(state, seat)
        check_array(out, self.size)
        self.write(state, seat, Paper(out), 0)

    def mask(self, state: State, seat: int) -> Any:
        """Which actions are legal for the seat, as a new array of 0 and 1."""
        self.check(state, seat)
        out = numpy.empty(self.actions, numpy.int8)
        self.mark(state, seat, out)
        return out

    def mask_into(self, state: State, seat: int, out: Any) -> None:
        """The same into an array that is there already."""
        self.check(state, seat)
        check_array(out, self.actions)
        self.mark(state, seat, out)

    def mark(self, state: State, seat: int, out: Any) -> None:
        count = state.fill_legal(seat) if state._is_waiting(seat) else 0
        mark_legal(state, count, Marks(out), 0, self.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        """Whoever saves or copies an environment has the same encoder again.

        >>> import carrack, pickle
        >>> encoder = encoder_for(carrack.load("macao"), 3)
        >>> pickle.loads(pickle.dumps(encoder)).names() == encoder.names()
        True
        """
        return encoder_for, (self.game, self.seats)

    def check(self, state: State, seat: int) -> None:
        """CarrackError when the table or the seat is not one that this is for."""
        if state is None:
            raise CarrackError("a state is needed, not None", code="research.table")
        if state.game.id != self.game.id or state.seats != self.seats:
            raise CarrackError(
                f"this encoder is for {self.game.id} with {self.seats} seats, "
                f"not for {state.game.id} with {state.seats}",
                code="research.table",
            )
        if (
            state.game is not self.game
            and state.game.data_fingerprint() != self.game.data_fingerprint()
        ):
            raise CarrackError(
                f"this encoder is for other printed figures of {self.game.id}; "
                "encoder_for(state.game, seats) makes one for these",
                code="research.table",
            )
        if not 0 <= seat < self.seats:
            raise CarrackError(
                f"there is no seat {seat} at a table of {self.seats}", code="seat.unknown"
            )


def check_array(out: Any, size: int) -> None:
    """CarrackError when an array that was given cannot take so many numbers."""
    if not isinstance(out, numpy.ndarray) or out.size != size:
        raise CarrackError(f"an array of {size} numbers is needed", code="research.array")
    if not (out.flags.c_contiguous and out.flags.writeable):
        raise CarrackError("the array must be contiguous and writable", code="research.array")


def limits_of(parts: tuple[Part, ...], which: str) -> Any:
    """The lowest or the highest value of each number."""
    return numpy.concatenate(
        [numpy.full(part.size, getattr(part, which), numpy.int16) for part in parts]
    )


ENCODERS = {
    "macao": "carrack.research.encoder_macao:MacaoEncoder",
    "macau_cards": "carrack.research.encoder_macau_cards:MacauEncoder",
    "maracaibo": "carrack.research.encoder_maracaibo:MaracaiboEncoder",
}


def encoder_for(game: str | Game, seats: int) -> Encoder:
    """The encoder of a title for tables of so many seats.

    >>> import carrack
    >>> encoder_for(carrack.load("macao"), 9)
    Traceback (most recent call last):
    carrack.kernel.errors.BadOption: macao is for 2 to 4 seats, not 9
    """
    game = game_for(game)
    if game.id not in ENCODERS:
        raise CarrackError(f"{game.id} has no encoder", code="research.encoder")
    game.check_seats(seats)
    module, name = ENCODERS[game.id].split(":")
    make: Callable[[Game, int], Encoder] = getattr(import_module(module), name)
    return make(game, seats)
