"""Thousands of games at once, stepped in compiled code without the GIL.

A title in plain Python, or without an encoder of its own, is stepped in plain Python, too: see
`vector_plainly.py`.

Observations, masks, rewards and ends are written into arrays that are made once; `step` fills them
anew and copies nothing. Whoever wants to keep something copies it.

>>> import carrack
>>> games = Vector(carrack.load("macau_cards"), seats=3, count=4, options={"turn_limit": 60})
>>> games.observations.shape == (4, games.encoder.size), games.masks.shape
(True, (4, 144))
>>> for _ in range(300):
...     games.step(games.random_actions())
>>> games.finished > 0
True

One half can be stepped while somebody thinks about the other:

>>> for half, part in enumerate(games.halves):
...     games.send(games.random_actions(half)[part], half)
>>> for half, part in enumerate(games.halves):
...     games.recv(half)
"""

# compiled, small

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Weights
from carrack.bots.search import evaluator_for
from carrack.kernel.chance import mix
from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.game import Game
from carrack.kernel.limits import NOBODY
from carrack.kernel.memory import COMPILED, numbers_of, place_of, release, reserve
from carrack.kernel.state import State
from carrack.kernel.widths import Addresses, Chars, Long, Longs
from carrack.research import vector_plainly
from carrack.research.crew import Crew, Work
from carrack.research.encoders import encoder_for
from carrack.research.rewards import is_shared
from carrack.research.vector_games import (
    Arrays,
    advance_games,
    begin_games,
    choose_actions,
    first_illegal,
    pick,
)
from carrack.research.vector_plainly import LEGAL
from carrack.research.view_encoder import PlainEncoder
from carrack.research.wishes import game_for, row_size_for, seated, whole

BEGIN, CHECK, ADVANCE, PICK = 0, 1, 2, 3  # what is done in parts


class Vector(Arrays):
    """Games of one title, each waiting for the seat in `to_move` to choose.

    `seat` is the one that is asked, while the others choose at random in compiled code; without it
    every seat is asked, one after the other. A game that ends is followed by a new one at once:
    `dones` and `rewards` tell of the old, observations and masks are those of the new. The n-th
    game at a place i has the seed `seed + i + n * count`, and is the same as `game.new` with it,
    however many threads there are.

    `rivals` says who has the other seats: "random", "greedy" (what tempts the title's evaluator
    most, one action ahead; without an evaluator chance decides), or a name for each seat, with None
    for the seats that are asked.

    `skip_forced` asks nobody who has one legal action only: it is done. `scatter` begins the first
    games anywhere on their way, played at random up to there. `packed` makes `masks` rows of bits,
    the lowest first, as `numpy.unpackbits(row, bitorder="little")` reads them. `layout="any"` makes
    rows as long as those of the largest table of the title: the numbers of seats that are not there
    are 0. `small` makes rows of int8, in which what is larger is 127 and what is less is -128.

    The arrays are for reading: `step` writes what changes in `masks`, and nothing else there.
    """

    lock: Any  # one step at a time, whichever thread asks for it
    crews: Any  # the threads of the first half, or of all, and of the second
    under_way: Any  # whether this half is being stepped

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        seed: int = 0,
        seat: int | None = None,
        skip_forced: bool = False,
        scatter: bool = False,
        packed: bool = False,
        rivals: str | Sequence[str | None] | None = None,
        layout: str = "table",
        small: bool = False,
    ) -> None:
        game = game_for(game)
        seats, count, threads, seat = whole(seats), whole(count), whole(threads), whole(seat)
        game.check_seats(seats)
        vector_plainly.check_numbers(count, threads, seats, seat)
        self.lock = Lock()
        self.encoder = encoder_for(game, seats)
        self.count = count
        self.seats = seats
        self.threads = threads
        self.seat = NOBODY if seat is None else seat
        self.skip_forced, self.scatter, self.packed = bool(skip_forced), bool(scatter), bool(packed)
        self.small = bool(small)
        self.rivals = seated(rivals, seats, seat)
        self.thinks = "greedy" in self.rivals
        self.row_size = row_size_for(self.encoder, layout)
        self.make_arrays()
        self.make_parts()
        self.make_minds()
        first = game.new(seats=seats, seed=0, options=options)
        for mind in self.minds:
            mind[0].attach(first)
        self.shared = is_shared(first)
        self.plain = not first.native or isinstance(self.encoder, PlainEncoder)
        self.held = [first.clone() for _ in range(count)]
        for i in range(count):
            self.states[i] = place_of(self.held[i])
        self.crews = [None, None]
        self.under_way = [False, False]
        self.reset(seed)

    def __dealloc__(self) -> None:
        """Nobody may be at work on what is given back."""
        for crew in self.crews or ():
            if crew is not None:
                crew.close()

    def reset(self, seed: int) -> None:  # python
        """Begin all games anew."""
        seed = vector_plainly.seed_of(seed)
        with self.lock:
            self.check_idle(None)
            self.seeds[:] = numpy.arange(seed, seed + self.count, dtype=numpy.uint64)
            self.ends[:] = 0
            for i in range(self.count):
                self.luck[i] = mix(seed + i) | 1
            self.do(BEGIN, None)

    def step(self, actions: Any) -> None:
        """Do one action in every game; IllegalAction, and nothing done, when one is not legal. A
        game with `HOLD` in the place of an action waits.
        """
        with self.lock:
            self.check_idle(None)
            self.take(actions, None)
            self.do(ADVANCE, None)

    def send(self, actions: Any, half: int | None = None) -> None:
        """Begin a step of all games, or of one half (0 or 1), and do not wait for it. Until `recv`
        nobody may look at the arrays of these games.

        Titles in plain Python are stepped at once.
        """
        with self.lock:
            self.check_idle(half)
            self.take(actions, half)
            if self.is_done_here():
                self.do(ADVANCE, half)
            else:
                first, last = self.parts_of(half)
                self.hired(half).begin(self, ADVANCE, first, last)
            for one in which(half):
                self.under_way[one] = True

    def recv(self, half: int | None = None) -> None:
        """Sleep until what was sent is done: the arrays tell of it."""
        with self.lock:
            if not all(self.under_way[one] for one in which(half)):
                raise CarrackError("nothing was sent that could be received", code="research.sent")
            for one in which(half):
                crew = self.crews[one]
                if crew is not None:
                    crew.finish()
                self.under_way[one] = False

    def random_actions(self, half: int | None = None) -> Any:
        """A legal action for every game, or for those of one half, all equally likely. The array is
        that of all games, and used again.
        """
        with self.lock:
            self.check_idle(half)
            self.do(PICK, half)
        return self.actions

    def state(self, at: int) -> State:
        """A copy of one of the games, to look at."""
        with self.lock:
            self.check_idle(None)
            copy: State = self.held[at].clone()
        return copy

    @property
    def finished(self) -> int:
        """Games that were played to their end since the last reset."""
        return int(self.ends.sum())

    def results(self) -> dict[str, Any]:
        """The games that ended in the last step, as arrays: where they were played, how long they
        took, and what every seat has of them.
        """
        at = numpy.flatnonzero(self.dones)
        return {
            "game": at,
            "length": self.lengths[at],
            "score": self.scores[at],
            "place": self.places[at],
            "reward": self.rewards[at],
        }

    def pick(self, i: int, count: int) -> int:  # python
        """An even choice among `count`, from the luck of one game."""
        return pick(self, i, count)

    # ---- in parts ----

    def check_idle(self, half: int | None) -> None:
        if any(self.under_way[one] for one in which(half)):
            raise CarrackError("what was sent must be received first", code="research.sent")

    def take(self, actions: Any, half: int | None) -> None:
        """What was chosen, if it is legal in every game."""
        where = slice(0, self.count) if half is None else self.halves[half]
        vector_plainly.take(self.actions[where], actions)
        self.do(CHECK, half)
        first, last = self.parts_of(half)
        for part in range(first, last):
            if self.wrong[part] != LEGAL:
                raise vector_plainly.refusal(self, int(self.wrong[part]))

    def do(self, what: int, half: int | None) -> None:
        """With one thread nobody is woken up, and titles in plain Python would only stand in each
        other's way.
        """
        first, last = self.parts_of(half)
        if self.is_done_here() or self.threads == 1:
            for part in range(first, last):
                do_here(self, what, part)
            return
        crew = self.hired(half)
        crew.begin(self, what, first, last)
        crew.finish()

    def is_done_here(self) -> bool:
        """Whether no thread can help."""
        return self.plain or not COMPILED

    def parts_of(self, half: int | None) -> tuple[int, int]:
        if half is None:
            return 0, 2 * self.threads
        return half * self.threads, (half + 1) * self.threads

    def hired(self, half: int | None) -> Crew:
        """The threads of a half; they do not follow into a process that was forked."""
        one = half or 0
        if self.crews[one] is None or not self.crews[one].is_here():
            self.crews[one] = Crew(self.threads)
        crew: Crew = self.crews[one]
        return crew

    def do_part(self, what: int, part: int) -> None:
        if what == BEGIN:
            begin_games(self, self.starts[part], self.starts[part + 1])
        elif what == CHECK:
            self.wrong[part] = first_illegal(self, self.starts[part], self.starts[part + 1])
        elif what == ADVANCE:
            advance_games(self, self.starts[part], self.starts[part + 1])
        else:
            choose_actions(self, self.starts[part], self.starts[part + 1])


def which(half: int | None) -> tuple[int, ...]:
    """The halves that are meant."""
    if half is None:
        return (0, 1)
    if half not in (0, 1):
        raise CarrackError(f"there is no half {shown(half)}: 0 or 1", code="research.half")
    return (half,)


def do_here(v: Vector, what: int, part: int) -> None:  # gil
    """One part, in the thread of whoever asks."""
    if not v.plain:
        with cython.nogil:
            v.do_part(what, part)
        return
    first, last = int(v.starts[part]), int(v.starts[part + 1])
    if what == BEGIN:
        vector_plainly.begin_games(v, first, last)
    elif what == CHECK:
        v.wrong[part] = vector_plainly.first_illegal(v, first, last)
    elif what == ADVANCE:
        vector_plainly.advance_games(v, first, last)
    else:
        vector_plainly.choose_actions(v, first, last)


# ---- advice ----


class Advice(Work):
    """What tempts most in the games of a vector. Each part of the vector has an evaluator, so that
    its threads can ask at the same time.

    `weights` names what an evaluator has learned besides, as the effort of a level does.
    """

    vector: Vector
    actions: Any  # int64: what tempts most, where somebody asked
    asked: Any  # bool: in which games
    held: Any
    advised: Longs
    wanted: Chars
    evaluators: Addresses
    weighed: Addresses

    def __init__(self, vector: Vector, weights: str | None = None) -> None:
        if vector.plain:
            raise CarrackError("nobody advises titles in plain Python", code="research.plain")
        self.vector = vector
        self.actions = numpy.zeros(vector.count, numpy.int64)
        self.asked = numpy.ones(vector.count, numpy.bool_)
        self.advised = cython.cast("long long *", numbers_of(self.actions))
        self.wanted = cython.cast("signed char *", numbers_of(self.asked))
        parts = 2 * vector.threads
        self.evaluators = cython.cast("size_t *", reserve(parts, 8))
        self.weighed = cython.cast("size_t *", reserve(parts, 8))
        self.held = []
        for part in range(parts):
            evaluator, room = evaluator_for(vector.encoder.game, weights), Weights()
            evaluator.attach(vector.state(0))
            self.held.append((evaluator, room))
            self.evaluators[part] = place_of(evaluator)
            self.weighed[part] = place_of(room)

    def __dealloc__(self) -> None:
        release(cython.cast("size_t", self.evaluators))
        release(cython.cast("size_t", self.weighed))

    def ask(self, where: Any = None) -> Any:  # python
        """What tempts most in each game, or in those that `where` marks. The array is used
        again.
        """
        vector = self.vector
        with vector.lock:
            vector.check_idle(None)
            self.asked[:] = True if where is None else where
            parts = 2 * vector.threads
            if vector.is_done_here() or vector.threads == 1:
                for part in range(parts):
                    self.do_part(0, part)
            else:
                crew = vector.hired(None)
                crew.begin(self, 0, 0, parts)
                crew.finish()
        return self.actions

    def do_part(self, what: int, part: int) -> None:
        advise(
            self,
            cython.cast(Evaluator, cython.cast("void *", self.evaluators[part])),
            cython.cast(Weights, cython.cast("void *", self.weighed[part])),
            self.vector.starts[part],
            self.vector.starts[part + 1],
        )


def advise(a: Advice, evaluator: Evaluator, weights: Weights, first: Long, last: Long) -> None:
    for i in range(first, last):
        if a.wanted[i]:
            state = a.vector.states[i]
            a.advised[i] = tempts_most(
                evaluator, cython.cast(State, cython.cast("void *", state)), weights
            )


def tempts_most(evaluator: Evaluator, g: State, weights: Weights) -> int:
    """Every action is tried: the vector has listed them, and nobody remembers another turn."""
    return g.moves[evaluator.best_temptation(g, g.mover(), True, weights)]
