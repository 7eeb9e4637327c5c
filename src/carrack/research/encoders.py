"""Observations: what a seat may know of a table, as a row of small numbers.

Our titles have encoders of their own that write the row at C speed; for any other title one is made
from its views, see `carrack.research.view_encoder`. What the row holds is listed in its parts; the
order never changes within a version. Seats stand in the order of play from whoever looks: `me`,
then `+1`, `+2` and so on.
"""

# compiled, small

from __future__ import annotations

from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.network import Observer
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.memory import numbers_of
from carrack.kernel.parts import part_of
from carrack.kernel.state import State
from carrack.kernel.widths import Chars, Index, Shorts
from carrack.research.parts import Part, check_array, limits_of
from carrack.research.wishes import game_for

PART = "research.encoder"  # the module of a title whose `TitleEncoder` knows it


class Paper:
    """The numbers of an array, to write observations on; a start says where one begins."""

    array: Any
    at: Shorts

    def __init__(self, array: Any) -> None:
        if array.dtype != numpy.int16:
            raise CarrackError(
                f"observations are int16 arrays, not {array.dtype}", code="research.array"
            )
        self.array = array
        self.at = cython.cast("short *", numbers_of(array))


class Marks:
    """The bytes of an array, to write masks on: one for each action, 1 if it is legal."""

    array: Any
    at: Chars

    def __init__(self, array: Any) -> None:
        if array.dtype != numpy.int8:
            raise CarrackError(f"masks are int8 arrays, not {array.dtype}", code="research.array")
        self.array = array
        self.at = cython.cast("signed char *", numbers_of(array))


def clear(paper: Paper, start: Index, size: Index) -> None:
    out = paper.at
    for i in range(size):
        out[start + i] = 0


def clear_marks(marks: Marks, start: Index, size: Index) -> None:
    out = marks.at
    for i in range(size):
        out[start + i] = 0


def mark_legal(state: State, count: int, marks: Marks, start: Index, actions: Index) -> None:
    """The mask of the actions that `fill_legal` has just listed."""
    clear_marks(marks, start, actions)
    out = marks.at
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

    def __init__(self, game: Game, seats: int, version: int | str, parts: tuple[Part, ...]) -> None:
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

    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        """Write what the seat may know of the table."""

    def observe(self, state: State, seat: int) -> Any:
        """What the seat may know, as a new array."""
        self.check(state, seat)
        out = numpy.empty(self.size, numpy.int16)
        self.write(state, seat, Paper(out), 0)
        return out

    def observe_into(self, state: State, seat: int, out: Any) -> None:
        """Write what the seat may know into an array that is there already."""
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
        """Write which actions are legal for the seat into an array that is there already."""
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

    def check(self, state: State, seat: int) -> None:  # python
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


class EncodedObserver(Observer):
    """An encoder at work for a search: one seat of one table at a time."""

    encoder: Encoder
    paper: Paper
    held: Any

    def __init__(self, encoder: Encoder, rows: int = 1) -> None:
        self.encoder = encoder
        self.held = numpy.zeros((rows, encoder.size), numpy.int16)
        self.paper = Paper(self.held)
        self.rows, self.size = rows, encoder.size
        self.row = cython.cast("short *", numbers_of(self.held))

    def look(self, g: State, seat: int) -> None:
        self.encoder.write(g, seat, self.paper, 0)


def has_encoder(game: Game) -> bool:
    """Whether a title brings an encoder of its own, which writes at C speed."""
    return part_of(game, PART) is not None


def encoder_for(game: str | Game, seats: int) -> Encoder:
    """The encoder of a title for tables of so many seats; one made from views, where a title
    brings none.

    >>> import carrack
    >>> encoder_for(carrack.load("macao"), 9)
    Traceback (most recent call last):
    carrack.kernel.errors.BadOption: macao is for 2 to 4 seats, not 9
    """
    game = game_for(game)
    game.check_seats(seats)
    part: Any = part_of(game, PART)
    if part is None:
        from carrack.research.view_encoder import ViewEncoder

        return ViewEncoder(game, seats)
    encoder: Encoder = part.TitleEncoder(game, seats)
    return encoder
